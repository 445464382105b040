#include "play/senses/scent.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "kit/grid/field_of_view.h"

namespace cellophane {

const BitGrid& ScentGround::reached(const Strata& strata, Pos from) {
    const bool is_same_ground = known_ && changes_ == strata.changes();
    if (is_same_ground && from_ == from) return reached_;
    if (!is_same_ground) {
        auto [barriers, solid] = strata.cells_with_each(std::array{scent_blockers, solid_properties});
        barriers_ = std::move(barriers);
        solid_ = std::move(solid);
    }
    known_ = true;
    changes_ = strata.changes();
    from_ = from;
    reached_ = BitGrid{strata.size()};
    field_of_view(barriers_, from, sight_unlimited, reached_);
    reached_ -= solid_;
    reached_.set(from);
    return reached_;
}

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
    for (std::optional<Place>& place : game.places) {
        if (!place) continue;
        for (int i = 0; i < place->scent.size().area(); ++i) {
            std::uint16_t& scent = place->scent.at_index(i);
            scent = static_cast<std::uint16_t>(std::max(0, scent - taken_back));
        }
    }
}

void lay_scent(Game& game, ScentGround& ground) {
    Place& place = game.here();
    ground.reached(place.level.strata, game.hero.at).for_each([&](Pos at) {
        const int fresh = game.scent_clock - scent_distance(at, game.hero.at);
        std::uint16_t& scent = place.scent[at];
        scent = static_cast<std::uint16_t>(std::max<int>(scent, fresh));
    });
}

}  // namespace cellophane
