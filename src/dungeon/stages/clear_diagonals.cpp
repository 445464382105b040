#include <bit>

#include "dungeon/stages/stages.h"

namespace cellophane {

namespace {

/// What the dungeon layer is to a 2 x 2 block; kept up to date as walls fall.
class Corners {
public:
    explicit Corners(const TerrainLayers& layers) {
        const Grid<Terrain>& ground = layers[Layer::Dungeon];
        solid_ = cells_with(ground, {TerrainProperty::BlocksMovement});
        walls_ = solid_ & cells_with(ground, {TerrainProperty::BlocksDiagonals});
    }

    void note(Pos p, Terrain ground) {
        const TerrainProperties properties = terrain_rows[ground].properties;
        const bool solid = properties.has(TerrainProperty::BlocksMovement);
        solid_.set(p, solid);
        walls_.set(p, solid && properties.has(TerrainProperty::BlocksDiagonals));
    }

    /// The first row from `from` down where the 2 x 2 block with column `x` on its left is a diagonal
    /// opening; or -1.
    int next_opening(int x, int from) const {
        const int count = solid_.words_per_column();
        for (int k = from / 64; k < count; ++k) {
            BitGrid::Word found = openings(x, k);
            if (k == from / 64) found &= ~BitGrid::Word{0} << (from % 64);
            if (found != 0) return k * 64 + std::countr_zero(found);
        }
        return -1;
    }

    bool is_wall(Pos p) const { return walls_.test(p); }

private:
    static BitGrid::Word below(const BitGrid::Word* column, int k, int count) {
        return (column[k] >> 1) | (k + 1 < count ? column[k + 1] << 63 : 0);
    }

    BitGrid::Word openings(int x, int k) const {
        const int count = solid_.words_per_column();
        const BitGrid::Word* solid = solid_.column(x);
        const BitGrid::Word* next_solid = solid_.column(x + 1);
        const BitGrid::Word* wall = walls_.column(x);
        const BitGrid::Word* next_wall = walls_.column(x + 1);
        const BitGrid::Word falling =
            ~solid[k] & ~below(next_solid, k, count) & next_wall[k] & below(wall, k, count);
        const BitGrid::Word rising =
            wall[k] & below(next_wall, k, count) & ~next_solid[k] & ~below(solid, k, count);
        // The last row has no block below it: what lies off the map is no wall, and no opening either.
        BitGrid::Word has_row_below = ~BitGrid::Word{0};
        if (k == count - 1) has_row_below = solid_.last_word_mask() >> 1;
        return (falling | rising) & has_row_below;
    }

    BitGrid solid_;
    BitGrid walls_;
};

}  // namespace

/// No step through a gap that is only open at its corners (rules/levels.md 12).
void clear_diagonals(Draft& draft, Rng& rng) {
    TerrainLayers& layers = draft.layers;
    const Size size = layers.size();
    Corners corners{layers};
    for (bool changed = true; changed;) {
        changed = false;
        for (int x = 0; x + 1 < size.width; ++x) {
            for (int y = corners.next_opening(x, 0); y >= 0;
                 y = y + 2 < size.height ? corners.next_opening(x, y + 1) : -1) {
                const bool falling = corners.is_wall({x + 1, y});
                const bool upper = rng.percent(50);
                const Pos wall{falling == upper ? x + 1 : x, upper ? y : y + 1};
                const Pos beside{wall.x == x ? x + 1 : x, wall.y};
                // Neither taken from a machine nor copied from one: what is wired stays where it is.
                if (draft.ownership.test(wall) || draft.ownership.test(beside)) continue;
                layers.copy_cell(beside, wall);
                corners.note(wall, layers[Layer::Dungeon][wall]);
                changed = true;
            }
        }
    }
}

}  // namespace cellophane
