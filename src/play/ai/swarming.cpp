#include "play/ai/swarming.h"

#include <algorithm>
#include <array>
#include <span>

#include "play/ai/shifting.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"

namespace cellophane {

namespace {

/// Whether nothing keeps a creature from making room, or from taking it.
bool is_at_liberty(const Monster& monster) {
    for (const Behavior tied : {Behavior::Immobile, Behavior::ActsWhenActivated, Behavior::KeepsDistance})
        if (monster.is(tied)) return false;
    for (const Status busy :
         {Status::Entranced, Status::Confused, Status::Stuck, Status::Paralyzed, Status::Frightened})
        if (monster.has(busy)) return false;
    if (monster.has(MonsterMark::Seized) || monster.has(MonsterMark::Seizing) || monster.is_captive())
        return false;
    return monster.vitals.statuses[Status::Lifespan] != 1 &&
           (monster.state == MonsterState::Hunting || monster.is_ally());
}

/// The hero is at liberty as long as it can walk.
bool is_at_liberty(const Hero& hero) {
    for (const Status busy : {Status::Confused, Status::Stuck, Status::Paralyzed})
        if (hero.vitals.statuses.has(busy)) return false;
    return !hero.has(MonsterMark::Seized);
}

bool is_free(const Game& game, Pos at) {
    const Level& level = game.here().level;
    return level.size().contains(at) && !is_shut(level, at) && anybody_at(game, at) == nullptr;
}

/// Whether there is a free cell by the enemy that it could go to in one step.
bool has_room(const Game& game, const Monster& who, Pos enemy) {
    const TerrainLayers& layers = game.here().level.layers;
    return std::any_of(directions.begin(), directions.end(), [&](Direction d) {
        const Pos at = enemy + step(d);
        return is_free(game, at) && is_next_to(layers, enemy, at) && is_next_to(layers, who.at, at) &&
               !avoids(game, who, at);
    });
}

/// The same for the hero, to whom all cells without `pathing_blockers` are open.
bool has_room(const Game& game, Pos enemy) {
    const TerrainLayers& layers = game.here().level.layers;
    return std::any_of(directions.begin(), directions.end(), [&](Direction d) {
        const Pos at = enemy + step(d);
        return is_free(game, at) && is_next_to(layers, enemy, at) && is_next_to(layers, game.hero.at, at) &&
               !layers.has(at, pathing_blockers);
    });
}

/// Whether `who` already has an opponent in reach.
bool is_engaged(const Game& game, const Actor& who) {
    const Level& level = game.here().level;
    const auto fights = [&](const Actor& other) {
        return is_next_to(level.layers, who.at, other.at) && is_willing_to_attack(game, who, other) &&
               !is_futile(game, who, other);
    };
    return fights(game.hero) ||
           std::any_of(level.monsters.begin(), level.monsters.end(), [&](const Monster& other) {
               return other.is_about() && !other.vitals.submerged && fights(other);
           });
}

/// Whether a teammate stands behind it that cannot reach the enemy, and would if there were room.
bool is_waited_for(const Acting& acting, const Actor& foe) {
    const Game& game = acting.game();
    const Level& level = acting.level();
    const Monster& self = acting.self;
    const Pos enemy = foe.at;
    const auto stands_behind = [&](Pos at) {
        return is_next_to(level.layers, at, self.at) && !is_next_to(level.layers, at, enemy);
    };
    const Hero& hero = game.hero;
    if (self.is_ally() && stands_behind(hero.at) && is_at_liberty(hero) && are_enemies(game, hero, foe) &&
        !is_engaged(game, hero) && !has_room(game, enemy))
        return true;
    return std::any_of(level.monsters.begin(), level.monsters.end(), [&](const Monster& other) {
        return &other != &self && other.is_about() && stands_behind(other.at) && is_at_liberty(other) &&
               are_teammates(self, other) && are_enemies(game, other, foe) && !is_engaged(game, other) &&
               !avoids(game, other, self.at) && !has_room(game, other, enemy);
    });
}

}  // namespace

bool make_room_to_swarm(const Acting& acting, Pos enemy) {
    const Game& game = acting.game();
    const Monster& self = acting.self;
    if (!is_at_liberty(self)) return false;
    if (!is_waited_for(acting, *anybody_at(game, enemy))) return false;
    // Straight steps first; otherwise chance decides.
    std::array<Direction, 8> order = directions;
    const std::span<Direction> all{order};
    acting.rng().shuffle(all.first(cardinals.size()));
    acting.rng().shuffle(all.subspan(cardinals.size()));
    for (const Direction d : order) {
        const Pos at = self.at + step(d);
        if (!is_free(game, at) || cuts_corner(acting.layers(), self.at, d) ||
            !is_next_to(acting.layers(), at, enemy) || avoids(game, self, at))
            continue;
        shift_to(acting, at);
        return true;
    }
    return false;
}

}  // namespace cellophane
