#include "session/backdrop.h"

#include "dungeon/generate.h"
#include "view/map_cell.h"

namespace cellophane {

namespace {

/// Steps a level is looked at once it is done.
constexpr int steps_of_rest = 60;
/// The deepest that is worth showing to somebody who has not begun.
constexpr int deepest_shown = 12;

/// The terrain of a level so far. Before the floor is laid there is only the plan.
CellView cell_of(const Draft& draft, bool is_laid, Pos at) {
    CellView cell{.sight = Sight::Seen};
    if (is_laid) {
        for (const Layer layer : {Layer::Dungeon, Layer::Liquid, Layer::Surface})
            cell.layers[static_cast<std::size_t>(layer)] = draft.strata[layer][at];
        return cell;
    }
    cell.layers[0] = draft.plan.floor.test(at)   ? Terrain::Floor
                     : draft.plan.doors.test(at) ? Terrain::WoodenDoor
                                                 : Terrain::Granite;
    return cell;
}

bool is_laid(const Draft& draft) {
    const Grid<Terrain>& ground = draft.strata[Layer::Dungeon];
    for (int i = 0; i < ground.size().area(); ++i)
        if (ground.data()[i] != Terrain::Granite) return true;
    return false;
}

}  // namespace

Backdrop::Backdrop(std::uint64_t seed) : seed_{seed == 0 ? 1 : seed} {
    dig();
}

void Backdrop::dig() {
    const Size size = standard_size;
    Grid<CellView> before{size};
    now_ = Grid<StyledCell>{size};
    steps_.clear();
    done_ = 0;
    rested_ = 0;
    const auto see = [&](const Draft& draft, const DigEvent& event) {
        if (event.kind == DigEventKind::LevelRejected) {
            // Nothing of it is left; the eye is spared the mistake.
            before = Grid<CellView>{size};
            steps_.clear();
            return;
        }
        std::vector<Change> changes;
        const bool laid = is_laid(draft);
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                const Pos at{x, y};
                const CellView cell = cell_of(draft, laid, at);
                if (cell == before[at]) continue;
                before[at] = cell;
                const bool is_rock = cell[Layer::Dungeon] == Terrain::Granite;
                changes.push_back(
                    {at, is_rock ? StyledCell{} : paint_cell(cell, {.at = at, .depth = depth_})});
            }
        if (!changes.empty()) steps_.push_back(std::move(changes));
    };
    (void)generate({.seed = seed_, .depth = depth_}, see);
    depth_ = depth_ % deepest_shown + 1;
}

void Backdrop::step() {
    if (done_ < steps_.size()) {
        for (const Change& change : steps_[done_]) now_[change.at] = change.look;
        ++done_;
    } else if (++rested_ >= steps_of_rest) {
        dig();
    }
}

void Backdrop::finish() {
    while (done_ < steps_.size()) step();
}

}  // namespace cellophane
