#include "exports/drawn_sketch.h"

#include "exports/drawn_marks.h"
#include "exports/theme.h"
#include "kit/rng/rng.h"

namespace cellophane {

Pos middle_of_cell(Pos cell) {
    return {cell.x * drawn_cell + drawn_cell / 2, cell.y * drawn_cell + drawn_cell / 2};
}

DrawnSketch::DrawnSketch(const Observation& seen, bool secrets)
    : seen_{seen}, marks_{size()}, floor_{size()} {
    for (BitGrid& area : spreads_) area = BitGrid{size()};
    for (int i = 0; i < size().area(); ++i) read(size().at(i), secrets);
}

std::uint64_t DrawnSketch::chance(Pos at, std::uint64_t what) const {
    return mix(mix(seen_.seed * 64 + static_cast<std::uint64_t>(seen_.depth), what),
               static_cast<std::uint64_t>(size().index(at)));
}

int DrawnSketch::quarters_across(Pos at) const {
    const int down = floor_.test({at.x, at.y - 1}) + floor_.test({at.x, at.y + 1});
    const int sideways = floor_.test({at.x - 1, at.y}) + floor_.test({at.x + 1, at.y});
    return sideways > down ? 1 : 0;
}

int DrawnSketch::quarters_outward(Pos at) const {
    if (floor_.test({at.x, at.y + 1})) return 0;
    if (floor_.test({at.x - 1, at.y})) return 1;
    if (floor_.test({at.x, at.y - 1})) return 2;
    return floor_.test({at.x + 1, at.y}) ? 3 : 0;
}

/// What is built comes before what lies on top.
DrawnMark DrawnSketch::first_mark(Pos at, bool secrets) const {
    for (const Layer layer : {Layer::Dungeon, Layer::Liquid, Layer::Surface})
        if (const DrawnMark mark = mark_of(seen_.cells[at][layer], secrets); mark != DrawnMark::None)
            return mark;
    return DrawnMark::None;
}

void DrawnSketch::read(Pos at, bool secrets) {
    marks_[at] = first_mark(at, secrets);
    const GroundKind ground = ground_of(seen_, at);
    const DrawnFacing facing = mark_drawings[marks_[at]].facing;
    // Stairs and secret doors lie in the wall, and are part of the way.
    if (ground == GroundKind::Open || ground == GroundKind::Drop || facing != DrawnFacing::Any)
        floor_.set(at);
    for (const Layer layer : {Layer::Dungeon, Layer::Liquid}) {
        const DrawnArea kind = drawn_terrain_rows[seen_.cells[at][layer]].area;
        if (kind == DrawnArea::None) continue;
        spreads_[static_cast<std::size_t>(kind)].set(at);
        const DrawnArea under = area_drawings[kind].under;
        if (under != DrawnArea::None) spreads_[static_cast<std::size_t>(under)].set(at);
    }
}

}  // namespace cellophane
