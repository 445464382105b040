#include "play/actions/actions.h"
#include "play/senses/stealth.h"
#include "play/senses/vision.h"
#include "play/time/commands.h"
#include "play/time/levels.h"

namespace cellophane {

namespace {

/// Terrain worth stopping for, among cells seen for the first time.
void announce(Turn& turn, const BitGrid& fresh) {
    const Place& place = turn.game.here();
    fresh.for_each([&](Pos at) {
        for (Layer layer : layers) {
            const Terrain terrain = disguise(place.level.strata[layer][at]);
            if (terrain_rows[terrain].mechanics.has(TerrainMechanic::InterruptsExploration))
                turn.tell(NotableSeen{at, terrain});
        }
    });
}

}  // namespace

void pass_turn(Turn& turn) {
    Game& game = turn.game;
    ++game.turns;
    // Feet find what eyes missed.
    reveal_secret(game, game.hero.at, turn.events);
    search_in_passing(turn);
    if (game.here().level.strata.has(game.hero.at, {TerrainProperty::Descends})) return fall(turn);
    environment_beat(game);
    const BitGrid fresh = update_vision(game, turn.plans.light);
    update_stealth(game, turn.rested);
    if (game.doing.index() != 0) announce(turn, fresh);
}

}  // namespace cellophane
