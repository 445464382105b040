#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/pos.h"
#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// A short text in the middle of the map that needs no answer and is not logged (rules/interface.md 4), at
/// `strength` percent as it fades. In a narrow window it is in the middle of the part in sight.
void paint_notice(Frame& frame, std::string_view text, int strength, Window window = {});
/// The danger an alert is about; each has its own background.
enum class Peril : std::uint8_t { Health, Poison };
/// An alert two rows from the hero, where the player is looking in a fight.
void paint_alert(Frame& frame, std::string_view text, Peril peril, Pos hero, int strength,
                 Window window = {});

}  // namespace cellophane
