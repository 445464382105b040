#include "dungeon/stages/stages.h"

namespace cellophane {

namespace {

constexpr TerrainProperties solid{TerrainProperty::BlocksMovement};
constexpr TerrainProperties corner{TerrainProperty::BlocksDiagonals};

struct Block {
    const Grid<Terrain>& ground;

    bool open(Pos p) const { return !terrain_rows[ground[p]].properties.any_of(solid); }
    bool walled(Pos p) const {
        const TerrainProperties properties = terrain_rows[ground[p]].properties;
        return properties.any_of(solid) && properties.any_of(corner);
    }
    /// Whether the block's two cells on one diagonal are open and the other two are walls.
    bool is_opening(Pos open_a, Pos open_b, Pos wall_a, Pos wall_b) const {
        return open(open_a) && open(open_b) && walled(wall_a) && walled(wall_b);
    }
};

/// Left edges of the blocks that are worth a look: those with both open and solid cells on a diagonal.
BitGrid openings(const Strata& strata) {
    BitGrid wall{strata.size()};
    const Grid<Terrain>& ground = strata[Layer::Dungeon];
    for (int i = 0; i < strata.size().area(); ++i) {
        const Pos p = strata.size().at(i);
        if (terrain_rows[ground[p]].properties.any_of(solid)) wall.set(p);
    }
    const BitGrid east = wall.shifted(Pos{-1, 0});
    const BitGrid south = wall.shifted(Pos{0, -1});
    const BitGrid across = wall.shifted(Pos{-1, -1});
    BitGrid found = (east & south) - wall - across;
    found |= (wall & across) - east - south;
    // A block needs a neighbour to the right and below.
    for (int x = 0; x < strata.size().width; ++x) found.reset({x, strata.size().height - 1});
    for (int y = 0; y < strata.size().height; ++y) found.reset({strata.size().width - 1, y});
    return found;
}

}  // namespace

/// No step through a gap that is only open at its corners (spec 10, section 12).
void clear_diagonals(Draft& draft, Rng& rng) {
    Strata& strata = draft.strata;
    const Block block{strata[Layer::Dungeon]};
    // Passes in scan order until one changes nothing. A pass that finds nothing is over before it starts.
    for (BitGrid left = openings(strata); left.any(); left = openings(strata)) {
        bool changed = false;
        for (int x = 0; x + 1 < strata.size().width; ++x) {
            for (int y = 0; y + 1 < strata.size().height; ++y) {
                const Pos here{x, y};
                const Pos east{x + 1, y};
                const Pos south{x, y + 1};
                const Pos across{x + 1, y + 1};
                const bool falling = block.is_opening(here, across, east, south);
                if (!falling && !block.is_opening(east, south, here, across)) continue;
                const bool upper = rng.percent(50);
                const Pos wall = falling ? (upper ? east : south) : (upper ? here : across);
                if (draft.in_machine.test(wall)) continue;
                const Pos beside{wall.x == x ? x + 1 : x, wall.y};
                strata.copy_cell(beside, wall);
                changed = true;
            }
        }
        if (!changed) return;
    }
}

}  // namespace cellophane
