#include <cellophane.h>

#include "content/styles.h"

const char* cellophane_version(void) {
    return CELLOPHANE_VERSION;
}

int cellophane_dungeon_version(void) {
    return cellophane::dungeon_version;
}

int cellophane_interface(void) {
    return CELLOPHANE_INTERFACE;
}
