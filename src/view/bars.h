#pragma once

#include <string_view>

#include "screen/frame.h"

namespace cellophane {

/// A bar of 20 cells with a label in its middle and a note at its right end: `filled` of `whole`, the
/// boundary cell shaded in proportion, the rest at a quarter of the color; even rows are darker
/// (rules/interface.md 3).
void paint_bar(Frame& frame, int row, std::string_view label, int filled, int whole, Rgb color,
               std::string_view note = {});

/// From red, empty, to blue, full.
Rgb health_color(int health, int most);

/// From shadow blue at a stealth range of 2 to yellow at 30.
Rgb stealth_color(int range);

}  // namespace cellophane
