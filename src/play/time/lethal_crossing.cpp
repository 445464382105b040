#include "play/time/lethal_crossing.h"

#include <algorithm>

#include "kit/grid/dijkstra_map.h"
#include "play/pathfinding/shore_distance.h"

namespace cellophane {

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
    const int needed = steps * hero.move_ticks() / 100;
    const int left = (on_lava ? std::max(floating, fireproof) : floating) * 100 / hero.move_ticks();
    const bool too_late = needed > left;
    const bool just_in_time = needed == left || needed + 1 == left;
    if (too_late && game.warned_of_no_return < 2) {
        game.warned_of_no_return = 2;
        turn.tell(ReturnWarning{true});
    } else if (just_in_time && game.warned_of_no_return < 1) {
        game.warned_of_no_return = 1;
        turn.tell(ReturnWarning{false});
    }
}

}  // namespace cellophane
