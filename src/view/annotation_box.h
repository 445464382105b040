#pragma once

#include <span>
#include <string>

#include "kit/base/pos.h"
#include "screen/frame.h"

namespace cellophane {

/// What is said of a turn of a recording, dark on a white box (spec 70, section 13): above or below the hero, wherever
/// there is more room, and as near to him as a narrow screen needs it.
void paint_annotation(Frame& frame, std::span<const std::string> said, Pos hero);

}  // namespace cellophane
