#include "play/ai/shifting.h"

#include "play/combat/walking.h"
#include "play/effects/ground_effects.h"
#include "play/society/monster_placement.h"

namespace cellophane {

void shift_to(const Acting& acting, Pos at) {
    Actor* other = move_over(acting.living, acting.self, at);
    acting.self.turns_here = 0;
    come_ashore(acting.layers(), acting.self);
    apply_instant_effects(acting.living, acting.self);
    if (other != nullptr) {
        other->turns_here = 0;
        apply_instant_effects(acting.living, *other);
    }
    acting.spend_move();
}

}  // namespace cellophane
