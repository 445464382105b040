#pragma once

#include <string_view>

#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/color_vision.h"

namespace cellophane {

/// The letter of a gas: "c" caustic, "f" befuddling; 0 for other terrain.
char gas_letter(Terrain gas);
/// The letters with what they stand for, for a line of help.
inline constexpr std::string_view gas_letters_help =
    "c caustic, f confusion, r rot, p paralysis, x explosive, s steam, d dark, h healing";

/// Adds to a map cell the marks of the player's settings. `bare`: neither hero, creature nor item is on it.
void mark_for(const Eyesight& eyes, const Observation& seen, Pos at, bool bare, StyledCell& cell);

}  // namespace cellophane
