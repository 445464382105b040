#include "play/ai/ally_turn.h"
#include "play/ai/monster_step.h"
#include "play/combat/blow.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"

namespace cellophane {

// What captors do to a captive. The hero frees one in play/actions/attack, magic in play/combat/displacement.

bool guard_captive(const Acting& acting) {
    Monster& self = acting.self;
    Monster* leader = leader_of(acting.level(), self);
    if (leader == nullptr || self.can(Ability::Poisons)) return false;
    Monster& captive = *leader;
    if (!captive.is_about() || !captive.is_captive() || captive.stats.turns_per_health <= 0 ||
        self.stats.damage.most <= 0 || self.stats.damage.most >= captive.health)
        return false;
    if (!is_next_to(acting.layers(), self.at, captive.at)) return path_toward(acting, captive.at, false);
    strike(acting.turn, acting.living, self, captive);
    acting.spend_attack();
    return true;
}

}  // namespace cellophane
