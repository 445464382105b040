#include "play/combat/walking.h"

#include <algorithm>

#include "kit/rng/random_direction.h"
#include "play/effects/monster_placement.h"
#include "play/effects/monster_remains.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

/// Percent of the moves of flitting creatures that go in a random direction.
constexpr int flit_percent = 33;

Direction confused_direction(Turn& turn, const Actor& who) {
    const Level& level = turn.game.here().level;
    return random_direction(turn.game.play, [&](Direction d) {
        const Pos at = who.at + step(d);
        return level.size().contains(at) && !is_shut_to(level, who, at) &&
               !cuts_corner(level.layers, who.at, d);
    });
}

/// Makes `other` leave its cell for the one that `walker` leaves.
void make_way(LevelContext& living, Actor& other, const Actor& walker, Pos left) {
    // Whoever is no friend of the hero bears the cell he leaves.
    if (walker.is_hero() && !other.is_ally()) return send(living, other, left);
    Pos room = left;
    if (avoids(living.game(), other, left)) {
        BitGrid shunned = cells_closed_to(living.ground(), other, shunned_terrain(other));
        if (walker.is_hero()) shunned.set(left);
        const Pos refuge = nearest_footing(living, other, shunned);
        if (living.level().size().contains(refuge)) room = refuge;
    }
    let_prey_go(living, other);
    move_actor(living.level(), other, room);
}

}  // namespace

Direction acceptable_direction(Turn& turn, const Monster& who) {
    const AvoidanceCheck wary{turn.game, who, turn.caches.environment.active};
    const Level& level = turn.game.here().level;
    return random_direction(turn.game.play, [&](Direction d) {
        const Pos at = who.at + step(d);
        return level.size().contains(at) && !wary.avoids(at) && !cuts_corner(level.layers, who.at, d);
    });
}

Direction swayed(Turn& turn, const Actor& who, Direction toward) {
    if (who.has(Status::Entranced)) return toward;
    if (who.has(Status::Confused)) return confused_direction(turn, who);
    if (who.is(Behaviour::Flits) && !who.has(MonsterMark::Seizing) && turn.game.play.percent(flit_percent)) {
        const Direction anywhere = acceptable_direction(turn, who);
        if (anywhere != Direction::count) return anywhere;
    }
    return toward;
}

const Actor* holder_of(LevelContext& living, Actor& who) {
    if (!who.has(MonsterMark::Seized)) return nullptr;
    const Level& level = living.level();
    const auto holds = [&](const Monster& other) {
        return other.is_about() && other.has(MonsterMark::Seizing) &&
               is_next_to(level.layers, who.at, other.at) &&
               (who.is_hero() ? !other.has(Status::Entranced) : are_enemies(living.game(), other, who));
    };
    const auto holder = std::find_if(level.monsters.begin(), level.monsters.end(), holds);
    if (holder != level.monsters.end()) return &*holder;
    slip_away(living, who);
    return nullptr;
}

Actor* move_over(LevelContext& living, Actor& who, Pos to) {
    const Pos left = who.at;
    Actor* other = anybody_at(living.game(), to);
    if (other != nullptr) {
        // The hero goes first, so that the cell he leaves is judged without him.
        if (who.is_hero()) who.at = to;
        make_way(living, *other, who, left);
    }
    let_prey_go(living, who);
    move_actor(living.level(), who, to);
    return other;
}

}  // namespace cellophane
