#include "play/perception/scent.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace cellophane {

int scent_distance(Pos a, Pos b) {
    const int across = std::abs(a.x - b.x);
    const int down = std::abs(a.y - b.y);
    return 2 * std::max(across, down) + std::min(across, down);
}

void advance_scent_clock(Game& game) {
    constexpr int by_turn = 3;
    constexpr int by_turn_unseen = 10;
    constexpr int highest = 20000;
    constexpr int taken_back = 15000;
    game.scent_clock += game.hero.vitals.statuses.has(Status::Invisible) ? by_turn_unseen : by_turn;
    if (game.scent_clock <= highest) return;
    game.scent_clock -= taken_back;
    for (Boxed<VisitedLevel>& place : game.places) {
        if (!place) continue;
        for (int i = 0; i < place->scent.size().area(); ++i) {
            std::uint16_t& scent = place->scent.at_index(i);
            scent = static_cast<std::uint16_t>(std::max(0, scent - taken_back));
        }
    }
}

void lay_scent(Game& game, ActiveTerrain& ground, ViewCache& views) {
    VisitedLevel& place = game.here();
    ground.refresh(place.level.layers);
    // Up to the first scent barrier, and only on passable ground.
    BitGrid reached = views.from(ground.scent_barriers(), game.hero.at) - ground.solid();
    reached.set(game.hero.at);
    reached.for_each([&](Pos at) {
        const int fresh = game.scent_clock - scent_distance(at, game.hero.at);
        std::uint16_t& scent = place.scent[at];
        scent = static_cast<std::uint16_t>(std::max<int>(scent, fresh));
    });
}

}  // namespace cellophane
