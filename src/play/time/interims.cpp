#include "play/time/interims.h"

#include <memory>
#include <utility>

#include "play/senses/lighting.h"
#include "play/senses/vision.h"

namespace cellophane {

namespace {

/// Nothing known holds anybody for so long; and if it did, nobody would want to watch it.
constexpr std::size_t most_interims = 100;

}  // namespace

void keep_interim(Turn& turn) {
    Game& game = turn.game;
    if (turn.interims == nullptr || turn.interims->size() == most_interims || game.ending) return;
    finish_light(game.light, turn.plans.light);
    auto seen = std::make_shared<Observation>();
    observe(game, *seen);
    turn.interims->push_back({std::move(seen), turn.events.size(), turn.health_change()});
}

}  // namespace cellophane
