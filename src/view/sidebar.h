#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// Something the sidebar lists besides the hero.
struct ListedThing {
    Pos at;
    std::variant<Terrain, MonsterView, ItemView> what;
    bool seen = false;
};

/// Everything worth a row, in sidebar order: the item under the hero; then what is in view, then what is only
/// known: creatures, items, terrain, each by distance from the hero (without one: in their own order). Tab
/// walks this list.
std::vector<ListedThing> listed_things(const Observation& seen);

/// The map cell each row of the sidebar stands for.
using SidebarTargets = std::array<std::optional<Pos>, static_cast<std::size_t>(sidebar_rows)>;

/// Paints columns 0-19 and the depth line: the entry of the focused cell bright, all others at half strength.
SidebarTargets paint_sidebar(Frame& frame, const Observation& seen, std::optional<Pos> focus);

/// A bar of 20 cells with a centred label: `filled` of `whole`, the boundary cell shaded in proportion, the
/// rest at a quarter of the colour; even rows are darker (spec 70, section 3).
void paint_bar(Frame& frame, int row, std::string_view label, int filled, int whole, Rgb colour);

}  // namespace cellophane
