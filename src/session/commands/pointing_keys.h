#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "kit/base/pos.h"
#include "session/context.h"
#include "session/key_bindings.h"

// Keys that move the pointed cell: directions, and those that go through the things there are.

namespace cellophane {

/// Whether an input moves the pointed cell.
bool moves_pointing(const Meaning& meaning);
/// The cell it moves to; none: it stays. `places`: the cells of things, asked for if it goes through them.
std::optional<Pos> moved_to(const Context& context, const Meaning& meaning,
                            const std::function<std::vector<Pos>()>& places);
/// Moves the pointed cell by an input that does so, through the things listed in the sidebar.
void move_pointing(Context& context, const Meaning& meaning);

}  // namespace cellophane
