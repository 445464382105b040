#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "content/colours.h"
#include "kit/base/pos.h"

namespace cellophane {

/// Radius of the hero's light at a depth, in hundredths of a cell (spec 30, section 15.4).
int lantern_radius(int depth);

/// The colour of the hero's light as the screen shows it.
Tint lantern_colour(int depth);

/// The hero's light from where it stands. It falls off in a few bands, and their seams differ from cell to
/// cell: a step of the hero then changes few cells, and no ring shows.
class Lantern {
public:
    Lantern(Pos hero, int depth);

    /// How much of the light reaches a cell, in percent, never so little that the floor cannot be read.
    int strength_at(Pos at, std::uint32_t speckle) const {
        const int right = at.x - hero_.x;
        const int down = at.y - hero_.y;
        const int squared = right * right + down * down;
        const std::array<int, dimmer_bands>& begins = begins_[speckle >> 8 & (seams - 1)];
        return strengths[static_cast<std::size_t>((squared >= begins[0]) + (squared >= begins[1]) +
                                                  (squared >= begins[2]))];
    }

private:
    static constexpr int dimmer_bands = 3;
    static constexpr int seams = 4;
    static constexpr std::array<int, dimmer_bands + 1> strengths{100, 84, 70, 58};

    Pos hero_;
    /// By seam: the least squared distance of each dimmer band.
    std::array<std::array<int, dimmer_bands>, seams> begins_{};
};

/// The same for a single cell.
int lantern_strength(Pos hero, Pos at, int depth);

}  // namespace cellophane
