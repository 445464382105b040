#include "play/ai/monster_turn.h"

#include <algorithm>

#include "play/ai/ally_turn.h"
#include "play/ai/fear.h"
#include "play/ai/hunting.h"
#include "play/ai/magic.h"
#include "play/ai/wandering.h"
#include "play/effects/ground_effects.h"
#include "play/effects/mind_effects.h"
#include "play/pathfinding/passability.h"
#include "play/perception/noticing.h"
#include "play/society/leadership.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

constexpr int too_close = 3;

/// Whether its wounds alone decide whether it flees: such creatures flee at a quarter of their health, until
/// three quarters are back.
bool minds_its_wounds(const Monster& self) {
    return self.is(Behavior::FleesNearDeath) && !self.is_ally() && self.health * 4 <= 3 * self.max_health;
}

/// Whether a surfaced creature confined to water has to submerge before it hunts again.
bool has_to_dive(const Level& level, const Monster& self) {
    return self.is(Behavior::ConfinedToLiquid) && !self.vitals.submerged && may_submerge(level, self);
}

bool carries_something(const Acting& acting) {
    return std::any_of(acting.level().items.begin(), acting.level().items.end(),
                       [&](const Item& item) { return item.carrier == acting.self.id; });
}

/// A creature that is done fleeing becomes an ally or hunter again.
void stop_fleeing(const Acting& acting) {
    Monster& self = acting.self;
    self.state = self.follows_hero() ? MonsterState::Ally : MonsterState::Hunting;
}

/// The first rule that applies decides the state (rules/monsters.md 7, step 5).
void reconsider(const Acting& acting, bool aware) {
    Monster& self = acting.self;
    const bool frightened = self.has(Status::Frightened);
    const auto is_afraid = [&] { return nearest_feared(acting) < too_close; };
    const bool asleep = self.state == MonsterState::Sleeping;
    if (frightened && !asleep) {
        self.state = MonsterState::Fleeing;
    } else if ((self.state == MonsterState::Wandering || asleep) && aware) {
        wake_group(acting.game(), self);
    } else if (self.state == MonsterState::Hunting && !aware) {
        lose_track(acting.turn, self);
    } else if (self.state == MonsterState::Hunting && is_afraid()) {
        self.state = MonsterState::Fleeing;
    } else if (!asleep && minds_its_wounds(self)) {
        if (self.is_near_death()) self.state = MonsterState::Fleeing;
    } else if (self.state != MonsterState::Fleeing) {
        return;
    } else if (self.has(MonsterMark::PermanentlyFleeing)) {
        if (carries_something(acting)) return;
        self.clear(MonsterMark::PermanentlyFleeing);
        stop_fleeing(acting);
    } else if (!is_afraid() && !has_to_dive(acting.level(), self)) {
        stop_fleeing(acting);
    }
}

}  // namespace

void update_state(const Acting& acting) {
    Monster& self = acting.self;
    if (self.is_captive()) return;
    if (self.is(Behavior::AlwaysHunting) && !self.is_ally() && !acting.game().harmless) {
        self.state = MonsterState::Hunting;
        return;
    }
    if (self.is_ally() && (!self.has(Status::Discordant) || self.has(Status::Frightened))) return;
    const bool aware = is_aware(acting.game(), self);
    if (self.is(Behavior::Immobile) && !self.is_ally()) {
        self.state = aware ? MonsterState::Hunting : MonsterState::Sleeping;
        return;
    }
    if (self.has(MonsterMark::PermanentlyFleeing) &&
        (self.state == MonsterState::Wandering || self.state == MonsterState::Hunting))
        self.state = MonsterState::Fleeing;
    reconsider(acting, aware);
    if (aware && (self.state == MonsterState::Hunting || self.state == MonsterState::Fleeing))
        self.wandering.hero_was_at = acting.hero();
}

namespace {

bool waits_for_others(const Monster& self) {
    return self.has(Status::Paralyzed) || self.has(Status::Entranced) || self.is_captive() ||
           self.is(Behavior::ActsWhenActivated);
}

bool is_out_of_reach(const Acting& acting) {
    // A creature confined to water cannot hunt on land.
    return acting.self.is(Behavior::ConfinedToLiquid) &&
           !acting.layers().mechanics(acting.hero()).has(TerrainMechanic::AllowsSubmersion);
}

/// A frightened ally flees, and stays an ally meanwhile.
bool flees(const Monster& self) {
    return self.state == MonsterState::Fleeing || (self.is_ally() && self.has(Status::Frightened));
}

void stand_ground(const Acting& acting) {
    const bool acts = acting.self.state == MonsterState::Hunting || acting.self.is_ally();
    const bool acted = acts && try_magic(acting);
    if (!acted) acting.spend_attack();
}

}  // namespace

void take_turn(const Acting& acting) {
    Monster& self = acting.self;
    self.health = std::min(self.health, self.max_health);
    self.turns_here = std::min(self.turns_here + 1, 100);
    if (absorb(acting)) return;
    apply_instant_effects(acting.living, self);
    if (self.vitals.dead) return;
    if (waits_for_others(self)) return acting.spend_move();
    const bool slept = self.state == MonsterState::Sleeping;
    acting.spend_move();
    update_state(acting);
    // Waking takes the creature's turn, and its group a moment more.
    if (slept || self.state == MonsterState::Sleeping) return;
    acting.wait();
    if (self.is(Behavior::Immobile)) return stand_ground(acting);
    if (flees(self)) return flee(acting);
    if (self.has(Status::Discordant) && act_in_discord(acting)) return;
    if (self.is_ally() && !self.has(Status::Discordant)) return act_as_ally(acting);
    const bool hunts = self.state == MonsterState::Hunting || self.is_ally();
    if (hunts && !is_out_of_reach(acting)) return hunt(acting);
    wander(acting);
}

}  // namespace cellophane
