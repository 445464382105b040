#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"

namespace cellophane {

// Integer Dijkstra maps (rules/levels.md 0.3).

inline constexpr int unreachable = 30000;
/// Cannot be entered.
inline constexpr std::int16_t cost_barred = -1;
/// Cannot be entered, and diagonal steps may not cut its corner.
inline constexpr std::int16_t cost_obstruction = -2;
/// The largest cost of a cell, and the largest difference between two goal values.
inline constexpr int largest_cost = 127;

enum class Steps : std::uint8_t { Four, Eight };

/// Working memory of `spread`, kept between calls so that a turn allocates nothing.
struct SpreadScratch {
    std::array<std::vector<std::int32_t>, 256> buckets;
    /// The map with a rim around it, so that no neighbor needs a test for the map's edge.
    std::vector<std::int32_t> distances;
    std::vector<std::int16_t> costs;
    std::vector<std::uint8_t> corners;
    /// What neighbors could gain, of three cells above each other and of nine.
    std::vector<std::int32_t> upright;
    std::vector<std::int32_t> gains;
};

/// Lowers every distance to the cheapest way from a goal. On entry `distances` holds goal values (they may be
/// negative) and `unreachable` elsewhere; entering a cell costs `costs`, 1 to `largest_cost`, or one of the
/// two marks above. A goal on a cell that cannot be entered still spreads. Cells off the map are
/// obstructions. With `until`, the work ends once that cell's distance is known: distances below it are
/// exact, others may still be too high.
void spread(const Grid<std::int16_t>& costs, Steps steps, Grid<std::int32_t>& distances,
            SpreadScratch& scratch, Pos until = {-1, -1});

/// The direction in which a distance map falls most steeply from a cell, first in list order on a tie;
/// `Direction::count` where it falls nowhere. Obeys obstructions as `spread` does.
Direction steepest_descent(const Grid<std::int32_t>& distances, const Grid<std::int16_t>& costs, Pos from);

/// Whether a diagonal step would cut the corner of an obstruction.
bool cuts_corner(const Grid<std::int16_t>& costs, Pos from, Direction d);

/// Steps of cost 1 between two cells in four directions over `open` (both ends may be closed), looked for up
/// to `limit`; the answer is limit + 1 where there is no way that short.
int four_way_distance(const BitGrid& open, Pos from, Pos to, int limit);

/// The same in eight directions; `obstructions` may not be cut at the corner.
int eight_way_distance(const BitGrid& open, const BitGrid& obstructions, Pos from, Pos to, int limit);

}  // namespace cellophane
