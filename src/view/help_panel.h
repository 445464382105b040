#pragma once

#include <string_view>

#include "screen/frame.h"
#include "view/frames.h"
#include "view/layout.h"

namespace cellophane {

/// Where the label for help stands while something is asked above the map, and while old messages are read.
LabelPlace help_place_over_map(const Window& window);
LabelPlace help_place_below_map(const Window& window);
/// On the title, at the foot, where no menu stands.
LabelPlace help_place_on_title(const Window& window);
/// The label, and whether a cell of the screen is on it. `types`: the key `?` types a character.
void paint_help_label(Frame& frame, const LabelPlace& place, bool keys, bool types);
bool is_on_help_label(const LabelPlace& place, int column, int row);

/// A small framed panel in the middle of what is in sight, over what it explains.
void paint_help_panel(Frame& frame, std::string_view title, std::string_view text, std::string_view hint,
                      const Window& window);

}  // namespace cellophane
