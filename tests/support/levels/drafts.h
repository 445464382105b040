#pragma once

#include <string_view>

#include "dungeon/draft/draft.h"
#include "support/ascii.h"

namespace cellophane::drawn {

/// A draft with the terrain layers of a drawing; its plan holds '.' as floor and '+' as door sites, its lakes
/// every lake cell.
Draft draft(std::string_view picture, int depth = 5, Style style = Style::Brogue);

/// A draft of that size on which nothing has been dug.
Draft blank(Size size, int depth = 5);

}  // namespace cellophane::drawn
