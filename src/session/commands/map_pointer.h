#pragma once

#include <optional>

#include "kit/base/pos.h"
#include "screen/input.h"

// The pointer over the map and the sidebar.

namespace cellophane {

struct Context;

/// The cell under the pointer, on the map or by its row of the sidebar.
std::optional<Pos> pointed_by(Context& context, const PointerEvent& pointer);
/// The target on the map screen: a button, else the messages, else a cell, on the map or in the sidebar.
int target_on_map(Context& context, const PointerEvent& pointer);
bool is_on_messages(const PointerEvent& pointer);
/// The cell to point at as the pointer moves, if that is news: no cell stands for pointing at nothing.
struct HoverNews {
    bool is_news = false;
    std::optional<Pos> at;
};
HoverNews hover_news(Context& context, const PointerEvent& pointer);
/// Points at what the pointer is over, and marks the button there.
void hover_over_map(Context& context, const PointerEvent& pointer);

}  // namespace cellophane
