#include "session/title/backdrop.h"

#include "dungeon/generate.h"
#include "view/map_cell.h"

namespace cellophane {

namespace {

/// Steps for which a finished level stays.
constexpr int steps_of_rest = 60;
/// The deepest level shown on the title screen.
constexpr int deepest_shown = 12;

CellView cell_of(const Draft& draft, const Grid<Terrain>& ground, Pos at) {
    CellView cell{.sight = Sight::Seen};
    for (const Layer layer : {Layer::Liquid, Layer::Surface})
        cell.layers[static_cast<std::size_t>(layer)] = draft.layers[layer][at];
    cell.layers[static_cast<std::size_t>(Layer::Dungeon)] = ground[at];
    return cell;
}

}  // namespace

Backdrop::Backdrop(std::uint64_t seed) : seed_{seed == 0 ? 1 : seed} {
    dig();
}

void Backdrop::dig() {
    const Size size = standard_size;
    Grid<CellView> before{size};
    steps_.clear();
    restart();
    const auto see = [&](const Draft& draft, const DigEvent& event) {
        if (event.kind == DigEventKind::LevelRejected) {
            // A rejected level is started over, and its steps are not shown.
            before = Grid<CellView>{size};
            steps_.clear();
            return;
        }
        std::vector<Change> changes;
        const Grid<Terrain> ground = ground_so_far(draft);
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x) {
                const Pos at{x, y};
                const CellView cell = cell_of(draft, ground, at);
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

void Backdrop::restart() {
    now_ = Grid<StyledCell>{standard_size};
    done_ = 0;
    rested_ = 0;
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
