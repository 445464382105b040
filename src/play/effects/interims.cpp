#include "play/effects/interims.h"

#include <memory>
#include <utility>

#include "play/senses/lighting.h"
#include "play/senses/observing.h"

namespace cellophane {

namespace {

/// Nothing known holds anybody for so long; and if it did, nobody would want to watch it.
constexpr std::size_t most_interims = 100;

void keep(Turn& turn, bool in_flight) {
    Game& game = turn.game;
    if (turn.interims == nullptr || turn.interims->size() == most_interims || game.ending) return;
    finish_light(game.light, turn.plans.light);
    auto seen = std::make_shared<Observation>();
    observe(game, *seen);
    turn.interims->push_back({std::move(seen), turn.events.size(), turn.health_change(), in_flight});
}

}  // namespace

void keep_interim(Turn& turn) {
    keep(turn, false);
}

void keep_flight(Turn& turn) {
    keep(turn, true);
}

void forget_flight(Turn& turn, std::size_t event) {
    if (turn.interims == nullptr) return;
    std::erase_if(*turn.interims,
                  [&](const Interim& interim) { return interim.in_flight && interim.told == event + 1; });
}

void take_back(Turn& turn, std::size_t event) {
    turn.events.erase(turn.events.begin() + static_cast<std::ptrdiff_t>(event));
    if (turn.interims == nullptr) return;
    for (Interim& interim : *turn.interims) interim.told -= interim.told > event;
}

}  // namespace cellophane
