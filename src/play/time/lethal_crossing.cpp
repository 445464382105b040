#include "play/time/lethal_crossing.h"

#include <algorithm>

#include "kit/grid/dijkstra_map.h"
#include "play/pathfinding/shore_distance.h"

namespace cellophane {

namespace {

/// Turns that so many steps take.
int turns_for(int steps, const Hero& hero) {
    return steps * hero.move_ticks() / 100;
}

/// How long the hero can still stay over what is under it, on lava or not.
int time_left(const Hero& hero, bool on_lava) {
    const int floating = hero.vitals.statuses[Status::Levitating];
    const int fireproof = hero.vitals.statuses[Status::FireImmune];
    return (on_lava ? std::max(floating, fireproof) : floating) * 100 / hero.move_ticks();
}

}  // namespace

void warn_of_no_return(Turn& turn) {
    Game& game = turn.game;
    Hero& hero = game.hero;
    const TerrainLayers& layers = game.here().level.layers;
    const int floating = hero.vitals.statuses[Status::Levitating];
    const int fireproof = hero.vitals.statuses[Status::FireImmune];
    const bool on_lava = layers.has(hero.at, {TerrainProperty::Lava});
    const bool in_peril = (floating > 0 && layers.has(hero.at, perils)) || (fireproof > 0 && on_lava);
    if (!in_peril) {
        game.warned_of_no_return = 0;
        return;
    }
    const int steps = steps_to_shore(layers)[hero.at];
    if (steps >= unreachable) return;
    const int needed = turns_for(steps, hero);
    const int left = time_left(hero, on_lava);
    const bool too_late = needed > left;
    const bool just_in_time = needed == left || needed + 1 == left;
    if (too_late && game.warned_of_no_return < 2) {
        game.warned_of_no_return = 2;
        turn.emit(ReturnWarning{true});
    } else if (just_in_time && game.warned_of_no_return < 1) {
        game.warned_of_no_return = 1;
        turn.emit(ReturnWarning{false});
    }
}

bool reaches_shore_in_time(const Game& game, std::span<const Pos> route) {
    const TerrainLayers& memory = game.here().known.memory;
    bool on_lava = memory.has(game.hero.at, {TerrainProperty::Lava});
    int steps = 1;
    for (auto next = route.rbegin(); next != route.rend(); ++next) {
        const Pos at = *next;
        if (!memory.has(at, perils)) return turns_for(steps, game.hero) <= time_left(game.hero, on_lava);
        // Fire immunity carries nobody over water.
        on_lava = on_lava && memory.has(at, {TerrainProperty::Lava});
        ++steps;
    }
    return false;
}

}  // namespace cellophane
