#include "play/combat/walking.h"

#include <algorithm>

#include "kit/rng/random_direction.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "play/society/holds.h"
#include "play/society/monster_placement.h"
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

/// Makes `other` leave its cell for the one that `walker` leaves, or for one beside it.
void make_way(LevelContext& living, Actor& other, Actor& walker) {
    const Pos left = walker.at;
    // The cell left is judged without whoever leaves it.
    walker.at = other.at;
    // Whoever is no friend of the hero bears the cell the hero leaves.
    if (walker.is_hero() && !other.is_ally()) return send(living, other, left);
    const bool shuns = avoids(living.game(), other, left);
    if (!walker.is_hero()) walker.at = left;
    Pos room = left;
    if (shuns) {
        BitGrid shunned = cells_closed_to(living.ground(), other, shunned_terrain(other));
        if (walker.is_hero()) shunned.set(left);
        const Pos refuge = nearest_footing(living, other, shunned);
        if (living.level().size().contains(refuge)) room = refuge;
    }
    ease_out(living, other, room);
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
    if (who.is(Behavior::Flits) && !who.has(MonsterMark::Seizing) && turn.game.play.percent(flit_percent)) {
        const Direction anywhere = acceptable_direction(turn, who);
        if (anywhere != Direction::count) return anywhere;
    }
    return toward;
}

const Actor* holding(const Game& game, const Actor& who) {
    if (!who.has(MonsterMark::Seized)) return nullptr;
    const Level& level = game.here().level;
    const auto holds = [&](const Monster& other) {
        return other.is_about() && other.has(MonsterMark::Seizing) && !is_stranded(level, other) &&
               is_next_to(level.layers, who.at, other.at) &&
               (who.is_hero() ? !other.has(Status::Entranced) : are_enemies(game, other, who));
    };
    const auto holder = std::find_if(level.monsters.begin(), level.monsters.end(), holds);
    return holder == level.monsters.end() ? nullptr : &*holder;
}

const Actor* holder_of(LevelContext& living, Actor& who) {
    const Actor* holder = holding(living.game(), who);
    if (holder == nullptr && who.has(MonsterMark::Seized)) slip_away(living, who);
    return holder;
}

Actor* move_over(LevelContext& living, Actor& who, Pos to) {
    Actor* other = anybody_at(living.game(), to);
    if (other != nullptr) make_way(living, *other, who);
    let_prey_go(living, who);
    move_actor(living.level(), who, to);
    return other;
}

}  // namespace cellophane
