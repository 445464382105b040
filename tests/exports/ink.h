#pragma once

#include "screen/frame.h"

namespace cellophane {

// What tests draw with, and on.
inline constexpr Rgb ink_black{};
inline constexpr Rgb ink_white{255, 255, 255};

}  // namespace cellophane
