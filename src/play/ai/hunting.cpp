#include "play/ai/hunting.h"

#include <algorithm>

#include "play/ai/magic.h"
#include "play/ai/monster_step.h"
#include "play/ai/thrusts.h"
#include "play/effects/mind_effects.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"

namespace cellophane {

namespace {

/// Whether the creature approaches the hero straight rather than by the hero's scent.
bool goes_straight(const Monster& self) {
    const bool spins_webs = self.is(Behavior::ImmuneToWebs) && self.stats.casts(Bolt::Spiderweb);
    return self.floats() || self.is(Behavior::ConfinedToLiquid) || self.vitals.submerged || spins_webs;
}

bool may_enter(const Acting& acting, const AvoidanceCheck& wary, Pos at, Direction toward) {
    const Level& level = acting.level();
    if (!level.size().contains(at) || is_shut(level, at) ||
        cuts_corner(acting.layers(), acting.self.at, toward) || wary.avoids(at))
        return false;
    const Monster* other = somebody_at(level, at);
    return other == nullptr || may_swap(acting.game(), acting.self, *other);
}

Direction freshest(const Acting& acting) {
    const Grid<std::uint16_t>& scent = acting.place().scent;
    const AvoidanceCheck wary = avoidance_check_of(acting);
    Direction best = Direction::count;
    int strongest = scent[acting.self.at];
    for (const Direction d : directions) {
        const Pos at = acting.self.at + step(d);
        if (!scent.contains(at) || scent[at] <= strongest || !may_enter(acting, wary, at, d)) continue;
        strongest = scent[at];
        best = d;
    }
    return best;
}

/// Spreads the scent into the four cells beside the creature, for corners the hero did not visit.
void diffuse(const Acting& acting) {
    Grid<std::uint16_t>& scent = acting.place().scent;
    for (const Direction d : cardinals) {
        const Pos near = acting.self.at + step(d);
        if (!scent.contains(near)) continue;
        for (const Direction e : cardinals) {
            const Pos beyond = near + step(e);
            if (scent.contains(beyond) && scent[beyond] > scent[near] + 1)
                scent[near] = static_cast<std::uint16_t>(scent[beyond] - 1);
        }
    }
}

bool is_scent_peak(const Acting& acting) {
    const Grid<std::uint16_t>& scent = acting.place().scent;
    return std::none_of(directions.begin(), directions.end(), [&](Direction d) {
        const Pos at = acting.self.at + step(d);
        return scent.contains(at) && scent[at] > scent[acting.self.at] &&
               !acting.layers().has(at, {TerrainProperty::BlocksMovement});
    });
}

/// Gives up the trail if it peaks here and the hero's view does not reach this cell.
void lose_scent(const Acting& acting) {
    Monster& self = acting.self;
    if (acting.is_in_heros_view() || !is_scent_peak(acting)) return;
    if (self.is(Behavior::AlwaysHunting)) {
        self.set(MonsterMark::GivenUpOnScent);
        path_toward(acting, acting.hero(), true);
        return;
    }
    lose_track(acting.turn, self);
}

}  // namespace

Direction scent_direction(const Acting& acting) {
    const Direction toward = freshest(acting);
    if (toward != Direction::count) return toward;
    diffuse(acting);
    return freshest(acting);
}

void hunt(const Acting& acting) {
    Monster& self = acting.self;
    if (try_magic(acting) || try_blinking_up_scent(acting)) return;
    if (!is_next_to(acting.layers(), self.at, acting.hero())) {
        const Direction prey = adjacent_target(acting);
        if (prey != Direction::count && step_toward(acting, prey)) return;
        const Direction thrust = thrust_target(acting);
        if (thrust != Direction::count && step_toward(acting, thrust)) return;
    }
    if (goes_straight(self) && acting.is_in_heros_view() && passive_step(acting, acting.hero())) return;
    if (self.is(Behavior::AlwaysHunting) && self.has(MonsterMark::GivenUpOnScent)) {
        path_toward(acting, acting.hero(), true);
        return;
    }
    const Direction trail = scent_direction(acting);
    if (trail != Direction::count) {
        step_toward(acting, trail);
        return;
    }
    // The hero stands on its own trail's end.
    if (king_distance(self.at, acting.hero()) == 1 && passive_step(acting, acting.hero())) return;
    lose_scent(acting);
}

}  // namespace cellophane
