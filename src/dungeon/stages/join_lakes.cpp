#include <array>
#include <bit>

#include "dungeon/draft/draft_cells.h"
#include "dungeon/stages/stages.h"

namespace cellophane {

namespace {

constexpr int most_passes = 100;

constexpr std::array kinds{TerrainProperty::Descends, TerrainProperty::Lava, TerrainProperty::DeepWater,
                           TerrainProperty::Ignites};

class Joiner {
public:
    explicit Joiner(Draft& draft)
        : layers_{draft.layers},
          // Cells of machines and of creatures, dormant ones included, are kept.
          kept_{draft.impregnable | draft.ownership.any() | cells_with_everybody(draft)},
          claimed_{draft.ownership.any()},
          lakes_{layers_.cells_with_each<kinds.size()>(
              {TerrainProperties{kinds[0]}, TerrainProperties{kinds[1]}, TerrainProperties{kinds[2]},
               TerrainProperties{kinds[3]}})} {}

    /// Whether any interior cell was replaced, going forwards or backwards in scan order.
    bool pass(bool forwards) {
        const Size size = layers_.size();
        bool changed = false;
        for (int column = 1; column < size.width - 1; ++column) {
            const int x = forwards ? column : size.width - 1 - column;
            int y = forwards ? 1 : size.height - 2;
            while ((y = next_between(x, y, forwards)) >= 0) {
                changed |= join_cell({x, y});
                y += forwards ? 1 : -1;
            }
        }
        return changed;
    }

private:
    /// The next interior row of a column, from `y` on, where a cell lies between two lake cells; or -1.
    int next_between(int x, int y, bool forwards) const {
        const int last = layers_.size().height - 2;
        for (; y >= 1 && y <= last; y += forwards ? 1 : -1) {
            // A whole word without a candidate is passed over at once.
            const BitGrid::Word word = between(x, y / 64);
            const int row = y % 64;
            const BitGrid::Word left = forwards ? word >> row << row : word << (63 - row) >> (63 - row);
            if (left != 0) {
                y = y / 64 * 64 + (forwards ? std::countr_zero(left) : 63 - std::countl_zero(left));
                return y >= 1 && y <= last ? y : -1;
            }
            y = forwards ? y / 64 * 64 + 63 : y / 64 * 64;
        }
        return -1;
    }

    /// The cells of a word that lie between two stretches of a liquid they have nothing of themselves.
    BitGrid::Word between(int x, int k) const {
        BitGrid::Word found = 0;
        for (const BitGrid& lake : lakes_) {
            const int count = lake.words_per_column();
            const BitGrid::Word* here = lake.column(x);
            const BitGrid::Word above = (here[k] << 1) | (k > 0 ? here[k - 1] >> 63 : 0);
            const BitGrid::Word below = (here[k] >> 1) | (k + 1 < count ? here[k + 1] << 63 : 0);
            found |= ((lake.column(x - 1)[k] & lake.column(x + 1)[k]) | (above & below)) & ~here[k];
        }
        return found;
    }

    bool secret(Pos at) const { return layers_.mechanics(at).has(TerrainMechanic::Secret); }

    bool is_divider(Pos at) const {
        return layers_.has(at, lake_blockers | solid_properties) && !secret(at) && !kept_.test(at);
    }

    bool join_cell(Pos at) {
        if (!is_divider(at)) return false;
        return join(at, {at.x - 1, at.y}, {at.x + 1, at.y}) || join(at, {at.x, at.y - 1}, {at.x, at.y + 1});
    }

    bool join(Pos at, Pos before, Pos after) {
        if (secret(before) || secret(after) || claimed_.test(before) || claimed_.test(after)) return false;
        const TerrainProperties own = layers_.properties(at) & lake_blockers;
        // The lake properties of the neighbors that the cell between has not.
        const TerrainProperties there = (layers_.properties(before) & lake_blockers).without(own);
        if (there.empty() || !(there == (layers_.properties(after) & lake_blockers).without(own)))
            return false;
        layers_.copy_cell(after, at);
        for (std::size_t i = 0; i < kinds.size(); ++i) lakes_[i].set(at, layers_.has(at, {kinds[i]}));
        return true;
    }

    TerrainLayers& layers_;
    BitGrid kept_;
    BitGrid claimed_;
    /// Where each kind of lake lies, kept up to date.
    std::array<BitGrid, kinds.size()> lakes_;
};

}  // namespace

/// Knocks down what stands one cell thick between two stretches of the same liquid (rules/levels.md 17).
void join_lakes(Draft& draft, Rng&) {
    if (draft.lakes.none()) return;
    Joiner joiner{draft};
    for (int pass = 0; pass < most_passes; ++pass)
        if (!joiner.pass(pass % 2 == 0)) return;
}

}  // namespace cellophane
