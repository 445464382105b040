#pragma once

#include <string>

#include "protocol/event.h"
#include "screen/frame.h"

namespace cellophane {

struct Context;

/// Shows a notice for a moment.
void announce(Context& context, std::string text);
/// Milliseconds a text stays: `usual`, or four times that by a setting of the player's.
int time_to_read(const Context& context, int usual);
/// Shows and announces the dangers to the hero in a report.
void raise_alert(Context& context, const Report& report);
/// Paints what is shown for a moment; an alert only where the map is in sight.
void paint_passing(const Context& context, Frame& frame, bool map_is_covered);

}  // namespace cellophane
