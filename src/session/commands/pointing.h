#pragma once

#include <optional>

#include "kit/base/pos.h"

namespace cellophane {

struct Context;

/// Marks a cell, by the keyboard cursor or the pointer; without a cell, none.
void mark_cell(Context& context, std::optional<Pos> at, bool by_cursor);
/// Points at a cell: one marked by the keyboard cursor is moved by it from then on.
void point_at(Context& context, std::optional<Pos> at, bool by_cursor);
void stop_pointing(Context& context);
/// Begins at the pointed cell, else where the cursor was last on this level, else at the hero.
void begin_pointing(Context& context);

/// Replans the route of the mark if it is out of date.
void refresh_route(Context& context);

}  // namespace cellophane
