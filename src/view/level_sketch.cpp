#include "view/level_sketch.h"

#include <algorithm>

#include "content/terrain.h"
#include "view/cell_colors.h"
#include "view/text.h"

namespace cellophane {

namespace {

constexpr int least_fresh = 25;
constexpr int rows_in_a_cell = 2;

constexpr Rgb wall_color{74, 70, 98};
constexpr Rgb floor_color{36, 34, 52};
constexpr Rgb water_color{28, 52, 110};
constexpr Rgb lava_color{124, 44, 18};
constexpr Rgb stairs_color{214, 214, 230};
constexpr Rgb step_color{240, 190, 70};
constexpr Rgb death_color{255, 64, 64};
constexpr Rgb escape_color{255, 255, 200};

bool is_drawn(const Observation& seen, Pos cell) {
    return seen.cells[cell].sight != Sight::Unknown;
}

}  // namespace

KnownPart known_part(const Observation& seen) {
    const Size size = seen.cells.size();
    Pos low{size.width, size.height};
    Pos high{-1, -1};
    for (int i = 0; i < size.area(); ++i) {
        const Pos cell = size.at(i);
        if (!is_drawn(seen, cell)) continue;
        low = {std::min(low.x, cell.x), std::min(low.y, cell.y)};
        high = {std::max(high.x, cell.x), std::max(high.y, cell.y)};
    }
    if (high.x < 0) return {};
    return {low, {high.x - low.x + 1, high.y - low.y + 1}};
}

LevelSketch::LevelSketch(const Observation& seen, std::span<const Pos> steps, int columns, int rows) {
    const KnownPart known = known_part(seen);
    if (known.size.area() == 0 || columns <= 0 || rows <= 0) return;
    corner_ = known.corner;
    const auto [wide, tall] = known.size;
    while ((wide + scale_ - 1) / scale_ > columns || (tall + scale_ - 1) / scale_ > rows_in_a_cell * rows)
        ++scale_;
    width_ = (wide + scale_ - 1) / scale_;
    height_ = (tall + scale_ - 1) / scale_;
    won_ = is_won(seen);
    const Size size = seen.cells.size();
    pixels_.resize(static_cast<std::size_t>(width_ * height_));
    for (int i = 0; i < size.area(); ++i) {
        const Pos cell = size.at(i);
        if (!is_drawn(seen, cell)) continue;
        const CellView& view = seen.cells[cell];
        Kind kind = view.has(TerrainProperty::BlocksMovement) ? Kind::Wall : Kind::Floor;
        if (view.has(TerrainProperty::DeepWater)) kind = Kind::Water;
        if (view.has(TerrainProperty::Lava)) kind = Kind::Lava;
        if (is_level_exit(view[Layer::Dungeon])) kind = Kind::Stairs;
        join(cell, {kind});
    }
    const auto count = static_cast<int>(steps.size());
    const int drawn = std::min(count, most_steps);
    for (int i = count - drawn; i < count; ++i) {
        const Pos cell = steps[static_cast<std::size_t>(i)];
        const int fresh = 100 - (100 - least_fresh) * (count - 1 - i) / drawn;
        if (seen.cells.contains(cell) && is_drawn(seen, cell)) join(cell, {Kind::Step, fresh});
    }
    if (seen.hero && seen.cells.contains(seen.hero->at) && is_drawn(seen, seen.hero->at))
        join(seen.hero->at, {Kind::Place});
}

void LevelSketch::join(Pos cell, Pixel pixel) {
    Pixel& there = at((cell.x - corner_.x) / scale_, (cell.y - corner_.y) / scale_);
    if (pixel.kind > there.kind || (pixel.kind == there.kind && pixel.fresh > there.fresh)) there = pixel;
}

Rgb LevelSketch::color_of(const Pixel& pixel, Rgb ground) const {
    switch (pixel.kind) {
        case Kind::Unknown:
            return ground;
        case Kind::Wall:
            return wall_color;
        case Kind::Floor:
            return floor_color;
        case Kind::Water:
            return water_color;
        case Kind::Lava:
            return lava_color;
        case Kind::Stairs:
            return stairs_color;
        case Kind::Step:
            return blended(floor_color, step_color, pixel.fresh);
        case Kind::Place:
            return color_of_place(won_);
    }
    return ground;
}

char LevelSketch::sign_of(Kind kind) {
    switch (kind) {
        case Kind::Unknown:
            return ' ';
        case Kind::Wall:
            return '#';
        case Kind::Floor:
            return '.';
        case Kind::Water:
            return '~';
        case Kind::Lava:
            return '^';
        case Kind::Stairs:
            return '>';
        case Kind::Step:
            return '*';
        case Kind::Place:
            return '@';
    }
    return ' ';
}

void LevelSketch::paint(Frame& frame, int column, int row, bool ascii) const {
    for (int y = 0; y < height_; y += rows_in_a_cell)
        for (int x = 0; x < width_; ++x) {
            if (!Frame::contains(column + x, row + y / rows_in_a_cell)) continue;
            StyledCell& cell = frame.at(column + x, row + y / rows_in_a_cell);
            const Pixel upper = at(x, y);
            const Pixel lower = y + 1 < height_ ? at(x, y + 1) : Pixel{};
            if (ascii) {
                const Pixel& main = lower.kind > upper.kind ? lower : upper;
                put(cell, {.glyph = static_cast<char32_t>(sign_of(main.kind)),
                           .fore = main.kind == Kind::Floor ? wall_color : color_of(main, cell.back)});
                continue;
            }
            const Rgb ground = cell.back;
            cell = {upper_half, color_of(upper, ground), color_of(lower, ground)};
            if (upper.kind == Kind::Unknown && lower.kind == Kind::Unknown) cell.glyph = U' ';
        }
}

Rgb LevelSketch::color_of_steps() {
    return step_color;
}

Rgb LevelSketch::color_of_place(bool won) {
    return won ? escape_color : death_color;
}

}  // namespace cellophane
