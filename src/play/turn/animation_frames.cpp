#include "play/turn/animation_frames.h"

#include <memory>
#include <utility>

#include "play/lighting/lighting.h"
#include "play/observation/observe.h"

namespace cellophane {

namespace {

/// No known effect keeps the player waiting for more frames, nor would they be worth watching.
constexpr std::size_t most_animation_frames = 100;

void keep(Turn& turn, bool in_flight) {
    Game& game = turn.game;
    if (turn.animation_frames == nullptr || turn.animation_frames->size() == most_animation_frames ||
        game.ending)
        return;
    finish_light(game.light, turn.caches.light);
    auto seen = std::make_shared<Observation>();
    observe(game, *seen);
    turn.animation_frames->push_back({std::move(seen), turn.events.size(), turn.health_change(), in_flight});
}

}  // namespace

void keep_animation_frame(Turn& turn) {
    keep(turn, false);
}

void keep_flight(Turn& turn) {
    keep(turn, true);
}

void forget_flight(Turn& turn, std::size_t event) {
    if (turn.animation_frames == nullptr) return;
    std::erase_if(*turn.animation_frames, [&](const AnimationFrame& animation_frame) {
        return animation_frame.in_flight && animation_frame.told == event + 1;
    });
}

void take_back(Turn& turn, std::size_t event) {
    turn.events.erase(turn.events.begin() + static_cast<std::ptrdiff_t>(event));
    if (turn.animation_frames == nullptr) return;
    for (AnimationFrame& animation_frame : *turn.animation_frames)
        animation_frame.told -= animation_frame.told > event;
}

}  // namespace cellophane
