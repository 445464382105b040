#include "play/minds/fear.h"

#include "play/minds/stepping.h"

namespace cellophane {

bool fears(const Acting&, const Monster*) {
    return false;
}

int nearest_feared(const Acting&) {
    return 1000;
}

void flee(const Acting& acting) {
    random_step(acting);
}

bool leave_harm(const Acting&) {
    return false;
}

}  // namespace cellophane
