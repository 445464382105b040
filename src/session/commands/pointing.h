#pragma once

#include <optional>
#include <vector>

#include "kit/base/pos.h"
#include "session/key_bindings.h"

namespace cellophane {

struct Context;

/// Marks a cell, by the keyboard cursor or the pointer; without a cell, none.
void mark_cell(Context& context, std::optional<Pos> at, bool by_cursor);
/// Points at a cell: one marked by the keyboard cursor is moved by it from then on.
void point_at(Context& context, std::optional<Pos> at, bool by_cursor);
void stop_pointing(Context& context);
/// Begins at the pointed cell, else where the cursor was last on this level, else at the hero.
void begin_pointing(Context& context);

/// Whether an input moves the pointed cell.
bool moves_pointing(const Meaning& meaning);
/// Whether it goes through the things that can be pointed at: 1 to the next, -1 to the one before, 0: not.
int step_through_things(const Meaning& meaning);
/// The cell it moves to; none: it stays. `places`: the cells that `step_through_things` goes through.
std::optional<Pos> moved_to(const Context& context, const Meaning& meaning, const std::vector<Pos>& places);
/// Moves the pointed cell by an input that does so, through the things listed in the sidebar.
void move_pointing(Context& context, const Meaning& meaning);

/// Replans the route of the mark if it is out of date.
void refresh_route(Context& context);

}  // namespace cellophane
