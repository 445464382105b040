#include <cellophane.h>

#include "content/dungeon_version.h"

const char* cellophane_version(void) {
    return CELLOPHANE_VERSION;
}

int cellophane_dungeon_version(void) {
    return cellophane::dungeon_version;
}

int cellophane_interface(void) {
    return CELLOPHANE_INTERFACE;
}
