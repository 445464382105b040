#include "play/combat/blow.h"
#include "play/minds/companions.h"
#include "play/minds/stepping.h"
#include "play/senses/allegiance.h"
#include "play/senses/treading.h"

namespace cellophane {

namespace {

bool stands_by(const Acting& acting, Pos at) {
    for (const Direction d : directions)
        if (acting.self.at + step(d) == at) return !cuts_corner(acting.strata(), acting.self.at, d);
    return false;
}

}  // namespace

bool guard_captive(const Acting& acting) {
    Monster& self = acting.self;
    if (self.leader < 0 || self.can(Ability::Poisons)) return false;
    Monster& captive = acting.level().monsters[static_cast<std::size_t>(self.leader)];
    if (!captive.is_about() || !captive.is_captive() || captive.figures.turns_per_health <= 0 ||
        self.figures.damage.most <= 0 || self.figures.damage.most >= captive.health)
        return false;
    if (!stands_by(acting, captive.at)) return path_toward(acting, captive.at, false);
    strike(acting.turn, acting.living, creature(self), creature(captive));
    acting.spend_attack();
    return true;
}

}  // namespace cellophane
