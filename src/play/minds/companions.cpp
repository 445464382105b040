#include "play/minds/companions.h"

#include "play/minds/stepping.h"

namespace cellophane {

void act_as_ally(const Acting& acting) {
    const Direction prey = adjacent_target(acting);
    if (prey != Direction::count && step_toward(acting, prey)) return;
    if (king_distance(acting.self.at, acting.hero()) > 2) path_toward(acting, acting.hero(), false);
}

bool absorb(const Acting&) {
    return false;
}

bool guard_captive(const Acting&) {
    return false;
}

bool act_in_discord(const Acting&) {
    return false;
}

}  // namespace cellophane
