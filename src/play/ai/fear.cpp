#include "play/ai/fear.h"

#include "play/ai/magic.h"
#include "play/ai/monster_step.h"
#include "play/pathfinding/bolt_path.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

constexpr int nobody_near = 1000;
constexpr int arms_length = 3;
constexpr int respectful_distance = 6;

/// Its poison will kill it.
bool is_doomed(const Actor& who) {
    return who.vitals.statuses[Status::Poisoned] * who.vitals.poison > who.health;
}

/// Whether the hero could walk into a cell, occupants left aside.
bool is_open_to_hero(const Acting& acting, Pos at) {
    const Statuses& statuses = acting.game().hero.vitals.statuses;
    const TerrainProperties barred = forbidden_terrain(
        Footing{.floats = statuses.has(Status::Levitating), .fireproof = statuses.has(Status::FireImmune)});
    return !acting.layers().has(at, barred);
}

/// Whether `who` could walk straight at the creature along an open line.
bool could_charge(const Acting& acting, const Actor& who) {
    const Pos from = who.at;
    for (const Pos at : straight_line(acting.level().size(), from, acting.self.at)) {
        if (at == acting.self.at) return has_open_line(acting.game(), from, acting.self.at);
        const bool open = who.is_hero() ? is_open_to_hero(acting, at) : !avoids(acting.game(), who, at);
        if (!open) return false;
    }
    return false;
}

}  // namespace

bool fears(const Acting& acting, const Actor& who) {
    const Game& game = acting.game();
    const Monster& self = acting.self;
    const int distance = king_distance(self.at, who.at);
    if (distance > respectful_distance) return false;
    if (&who == &self || who.is_dormant() || who.vitals.dead) return false;
    if (!are_enemies(game, self, who) || !is_willing_to_attack(game, who, self)) return false;
    if (!who.is(Behavior::Immobile) && shrugs_off_blows(who)) return true;
    if (distance > arms_length) return false;
    if (self.is(Behavior::KeepsDistance)) return true;
    if (who.can(Ability::Bursts)) return true;
    if (who.has(MonsterMark::SacrificeTarget) && self.is_ally() && !self.has(Status::Discordant)) return true;
    return self.can(Ability::Poisons) && is_doomed(who);
}

int nearest_feared(const Acting& acting) {
    int nearest = nobody_near;
    const auto consider = [&](const Actor& who) {
        const int distance = king_distance(acting.self.at, who.at);
        if (distance < nearest && fears(acting, who) && could_charge(acting, who)) nearest = distance;
    };
    consider(acting.game().hero);
    for (const Monster& other : acting.level().monsters) consider(other);
    return nearest;
}

namespace {

bool sees_hero_coming(const Acting& acting) {
    const bool unseen = acting.game().hero.vitals.statuses.has(Status::Invisible);
    return unseen ? king_distance(acting.self.at, acting.hero()) <= 1 : acting.is_in_heros_view();
}

void remember(Grid<std::int16_t>& memory, const Grid<std::int32_t>& map) {
    if (!(memory.size() == map.size())) memory = Grid<std::int16_t>{map.size()};
    for (int i = 0; i < map.size().area(); ++i)
        memory.at_index(i) = static_cast<std::int16_t>(map.at_index(i));
}

/// The map it flees by: the present one if it sees the hero, or else the last; null if it has not met the
/// hero yet.
const Grid<std::int32_t>* way_out(const Acting& acting) {
    TurnCaches& caches = acting.turn.caches;
    Monster& self = acting.self;
    if (sees_hero_coming(acting)) {
        const Grid<std::int32_t>& map = caches.flight.from_hero(acting.game(), caches.scratch);
        remember(self.escape, map);
        return &map;
    }
    if (!(self.escape.size() == acting.level().size())) {
        // A thief that has not noticed the hero yet waits where it is.
        if (self.wandering.hero_was_at == nowhere) return nullptr;
        remember(self.escape, caches.flight.from_hero(acting.game(), caches.scratch));
    }
    return &caches.flight.recalled(self.escape);
}

/// The direction of a step down the map; none into an enemy if the creature has status Frightened.
Direction way_down(const Acting& acting, const Grid<std::int32_t>& map) {
    const Direction toward = descent(acting, map, false);
    if (toward == Direction::count || !acting.self.has(Status::Frightened)) return toward;
    const Pos at = acting.self.at + step(toward);
    const Actor* other = anybody_at(acting.game(), at);
    const bool bars_the_way =
        other != nullptr && (other->is_hero() || are_enemies(acting.game(), acting.self, *other));
    return bars_the_way ? Direction::count : toward;
}

/// With no way out it attacks a neighbor, unless it has status Frightened.
void turn_at_bay(const Acting& acting) {
    if (acting.self.has(Status::Frightened)) return;
    const Direction foe = adjacent_target(acting);
    if (foe != Direction::count) step_toward(acting, foe);
}

}  // namespace

void flee(const Acting& acting) {
    const Grid<std::int32_t>* map = way_out(acting);
    if (map != nullptr && try_blinking(acting, *map, true)) return;
    if (try_summoning(acting)) return;
    if (map != nullptr) {
        const Direction toward = way_down(acting, *map);
        const Pos to = acting.self.at + step(toward == Direction::count ? Direction::North : toward);
        if (toward != Direction::count &&
            (step_toward(acting, toward) ||
             (!acting.self.has(Status::Frightened) && passive_step(acting, to))))
            return;
    }
    turn_at_bay(acting);
}

bool leave_harm(const Acting& acting) {
    if (!suffers(acting.self, acting.layers().properties(acting.self.at))) return false;
    TurnCaches& caches = acting.turn.caches;
    const Grid<std::int32_t>& map = caches.escape_map.distances(acting.game(), caches.scratch);
    return try_blinking(acting, map, true) || step_down(acting, map, true);
}

}  // namespace cellophane
