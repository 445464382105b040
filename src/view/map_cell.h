#pragma once

#include <cstdint>
#include <optional>

#include "kit/base/pos.h"
#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// What pointing does to a cell.
enum class Mark : std::uint8_t { None, Route, CursorRoute, Target, FarTarget };

/// How a map cell is looked at.
struct CellLook {
    Pos at;
    int depth = 1;
    /// Percent of the hero's light that reaches it; none: the colours as they are, for levels without a hero.
    std::optional<int> light_percent{};
    bool hero_here = false;
    Mark mark = Mark::None;
};

/// One cell of the map, from its layers (spec 30, section 17.4).
StyledCell paint_cell(const CellView& cell, const CellLook& look);

/// The bare look of a terrain, for lists and legends: its glyph and foreground at a depth.
StyledCell emblem(Terrain terrain, int depth);

}  // namespace cellophane
