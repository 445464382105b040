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
/// Whether a finger touches another cell than the pointed one.
bool points_elsewhere(Context& context, const PointerEvent& tap);
/// Points at what the pointer is over, by `point_at` or `mark_cell` (session/commands/pointing.h), and marks
/// the button there.
void hover_over_map(Context& context, const PointerEvent& pointer,
                    void (*point)(Context&, std::optional<Pos>, bool));

}  // namespace cellophane
