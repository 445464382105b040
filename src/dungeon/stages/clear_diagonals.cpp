#include <array>
#include <bit>
#include <utility>

#include "dungeon/stages/stages.h"
#include "world/environment/features.h"

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

/// Traps, vents and whatever else waits for a step: there is one of each, and it stays one.
bool is_unique(const TerrainLayers& layers, Pos at) {
    using M = TerrainMechanic;
    const Terrain ground = layers[Layer::Dungeon][at];
    return properties_of(ground).any_of({TerrainProperty::TrapPlate, TerrainProperty::Descends}) ||
           mechanics_of(ground).any_of(
               {M::Secret, M::PromotesOnCreature, M::PromotesOnHero, M::ListedInSidebar});
}

/// Of the two open cells beside a wall, the one to open it like: the first that is walkable and harmless,
/// else, as within a lake, the first as it is. Neither taken from a machine nor like anything that is there
/// once.
Pos model_for(const Draft& draft, const std::array<Pos, 2>& beside) {
    const auto may_be_copied = [&](Pos at) {
        return !draft.ownership.test(at) && !is_unique(draft.layers, at);
    };
    for (Pos at : beside)
        if (may_be_copied(at) && !draft.layers.has(at, pathing_blockers)) return at;
    for (Pos at : beside)
        if (may_be_copied(at)) return at;
    return nowhere;
}

/// Whether nobody could walk to either of two cells side by side.
bool is_cut_off(const TerrainLayers& layers, Pos one, Pos other) {
    for (Pos cell : {one, other})
        for (Direction d : cardinals) {
            const Pos from = cell + step(d);
            if (from == one || from == other || !layers.size().contains(from)) continue;
            if (!layers.has(from, pathing_blockers)) return false;
        }
    return true;
}

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
                const Pos upright{wall.x, wall.y == y ? y + 1 : y};
                // What is wired stays where it is.
                if (draft.ownership.test(wall) || draft.ownership.test(beside)) continue;
                const Pos model = model_for(draft, {beside, upright});
                if (model == nowhere) {
                    // Between two traps the way would lead nowhere: one of them gives way, if possible one
                    // that can be walked to.
                    const bool other = is_cut_off(layers, beside, wall) && !is_cut_off(layers, upright, wall);
                    const Pos giving_way = other ? upright : beside;
                    for (Layer layer : every_layer) empty_layer(layers, layer, giving_way);
                    layers.copy_cell(giving_way, wall);
                } else {
                    layers.copy_cell(model, wall);
                }
                corners.note(wall, std::as_const(layers)[Layer::Dungeon][wall]);
                changed = true;
            }
        }
    }
}

}  // namespace cellophane
