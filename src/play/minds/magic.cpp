#include "play/minds/magic.h"

namespace cellophane {

bool try_magic(const Acting&) {
    return false;
}

bool try_summoning(const Acting&) {
    return false;
}

bool try_blinking(const Acting&, const Grid<std::int32_t>&, bool) {
    return false;
}

bool try_blinking_up_scent(const Acting&) {
    return false;
}

}  // namespace cellophane
