#include "dungeon/stages/stages.h"

namespace cellophane {

namespace {

constexpr int most_passes = 100;

class Joiner {
public:
    explicit Joiner(Draft& draft) : draft_{draft}, strata_{draft.strata} {}

    /// Whether any interior cell was replaced, going forwards or backwards in scan order.
    bool pass(bool forwards) {
        const Size size = strata_.size();
        bool changed = false;
        for (int i = 0; i < size.area(); ++i) {
            const Pos at = size.at(forwards ? i : size.area() - 1 - i);
            if (!size.contains_inside(at) || !is_divider(at)) continue;
            changed |= join(at, {at.x - 1, at.y}, {at.x + 1, at.y}) || join(at, {at.x, at.y - 1}, {at.x, at.y + 1});
        }
        return changed;
    }

private:
    bool secret(Pos at) const { return strata_.mechanics(at).has(TerrainMechanic::Secret); }

    bool is_divider(Pos at) const {
        return strata_.has(at, lake_blockers | solid_properties) && !secret(at) && !draft_.impregnable.test(at);
    }

    /// The lake properties of a neighbour that the cell between has not.
    TerrainProperties foreign(Pos neighbour, TerrainProperties own) const {
        TerrainProperties result;
        const TerrainProperties found = strata_.properties(neighbour) & lake_blockers;
        for (TerrainProperty p : {TerrainProperty::Descends, TerrainProperty::Lava, TerrainProperty::DeepWater,
                                  TerrainProperty::Ignites})
            if (found.has(p) && !own.has(p)) result = result | TerrainProperties{p};
        return result;
    }

    bool join(Pos at, Pos before, Pos after) {
        if (secret(before) || secret(after)) return false;
        const TerrainProperties own = strata_.properties(at) & lake_blockers;
        const TerrainProperties there = foreign(before, own);
        if (there.empty() || !(there == foreign(after, own))) return false;
        strata_.copy_cell(after, at);
        return true;
    }

    Draft& draft_;
    Strata& strata_;
};

}  // namespace

/// Knocks down what stands one cell thick between two stretches of the same liquid (spec 10, section 17).
void join_lakes(Draft& draft, Rng&) {
    if (draft.lakes.none()) return;
    Joiner joiner{draft};
    for (int pass = 0; pass < most_passes; ++pass)
        if (!joiner.pass(pass % 2 == 0)) return;
}

}  // namespace cellophane
