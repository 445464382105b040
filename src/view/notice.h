#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/pos.h"
#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// A short text in the middle of the map that nobody has to answer and no log keeps (rules/interface.md 4),
/// as it fades: at so many percent of its strength. In a narrow window it is in the middle of what is in
/// sight.
void paint_notice(Frame& frame, std::string_view text, int strength, Window window = {});
/// What is so bad about how it stands with the hero: each on a ground of its own.
enum class Peril : std::uint8_t { Health, Poison };
/// How badly it stands, two rows from him, where whoever watches the fight looks anyway.
void paint_alert(Frame& frame, std::string_view text, Peril peril, Pos hero, int strength,
                 Window window = {});

}  // namespace cellophane
