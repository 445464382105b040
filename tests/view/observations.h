#pragma once

#include <string_view>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// An observation drawn by hand: # wall, . floor, + door, ~ deep water, > < stairs, S secret door, @ the hero
/// on floor, blank unknown. Everything else drawn is seen.
inline Observation drawn_observation(const std::vector<std::string_view>& rows, int depth = 1) {
    Observation seen;
    seen.seed = 1729;
    seen.depth = depth;
    const Size size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    seen.cells = Grid<CellView>{size};
    seen.light = Grid<Illumination>{size, {150, 150, 150}};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const char mark = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            CellView& cell = seen.cells[{x, y}];
            if (mark == ' ') continue;
            cell.sight = Sight::Seen;
            cell.layers[0] = mark == '#'   ? Terrain::StoneWall
                             : mark == '+' ? Terrain::WoodenDoor
                             : mark == '>' ? Terrain::DownwardStaircase
                             : mark == '<' ? Terrain::UpwardStaircase
                             : mark == 'S' ? Terrain::SecretDoor
                                           : Terrain::Floor;
            if (mark == '~') cell.layers[1] = Terrain::DeepWater;
            if (mark == '@') {
                seen.hero = HeroView{{x, y}, 40, 40, 12, 30, 0, 7};
                seen.hero->nutrition = full_nutrition;
            }
        }
    return seen;
}

}  // namespace cellophane
