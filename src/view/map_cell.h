#pragma once

#include <cstdint>
#include <optional>

#include "kit/base/pos.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/figures.h"

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
    /// Who or what is on the cell besides.
    std::optional<Figure> figure{};
    Mark mark = Mark::None;
};

/// One cell of the map, from its layers and what stands on them (spec 30, section 17.4).
StyledCell paint_cell(const CellView& cell, const CellLook& look);

/// How much of the colour of its gas a cell takes on, in percent.
int gas_weight(const CellView& cell);

/// The bare look of a terrain, for lists and legends: its glyph and foreground at a depth.
StyledCell emblem(Terrain terrain, int depth);

}  // namespace cellophane
