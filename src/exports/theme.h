#pragma once

#include <cstdint>

#include "screen/frame.h"

namespace cellophane {

/// On black as the page has it, or the same hues on white, for paper.
enum class Theme : std::uint8_t { Dark, Light };

/// A cell of the dark theme in the light one.
StyledCell on_white(const StyledCell& cell);

}  // namespace cellophane
