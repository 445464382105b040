#pragma once

#include <span>
#include <string>

#include "kit/base/pos.h"
#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// What is said of a turn of a recording, dark on a white box (rules/interface.md 13): above or below the
/// hero, wherever there is more room, and all of it in sight.
void paint_annotation(Frame& frame, std::span<const std::string> said, Pos hero, Window window = {});

}  // namespace cellophane
