#pragma once

#include <string_view>

#include "kit/base/pos.h"
#include "screen/frame.h"

namespace cellophane {

/// A short text in the middle of the map that nobody has to answer and no log keeps (spec 70, section 4), as
/// it fades: at so many percent of its strength.
void paint_notice(Frame& frame, std::string_view text, int strength);
/// How badly it stands with the hero, two rows from him, where whoever watches the fight looks anyway.
void paint_alert(Frame& frame, std::string_view text, Pos hero, int strength);

}  // namespace cellophane
