#pragma once

#include "screen/frame.h"
#include "view/eyesight.h"

namespace cellophane {

/// A color as the palette has it. High contrast leaves it alone: there a color depends on its ground.
Rgb suited(Rgb color, Palette palette);

/// Moves `fore`, and `back` if it has to, to a contrast of seven to one.
void set_apart(StyledCell& cell);

/// The same for a sign of the map, which keeps its place among signs of the map: what is brighter stays
/// brighter (rules/interface.md 2, step 13), so that the ground gives way instead of the sign.
void set_apart_in_order(StyledCell& cell);

/// Full light, of which `luminance` tells a part.
inline constexpr int full_luminance = 100000;
/// How much light a color gives (WCAG 2, relative luminance).
int luminance(Rgb color);

/// How much brighter the brighter of the two is, in hundredths, as reading needs it (WCAG 2, 1.4.6).
int contrast_hundredths(Rgb a, Rgb b);

/// What reading needs, in hundredths: of what is news, and of what has faded (WCAG 2, 1.4.3).
inline constexpr int contrast_of_text = 450;
inline constexpr int contrast_of_old_text = 300;

/// A color dimmed to so many percent, or as far as it contrasts with its ground by so many hundredths in
/// every palette. What never does is moved toward white.
Rgb dimmed_legibly(Rgb color, int strength, Rgb ground, int least);

/// A cell in a palette.
void suit(StyledCell& cell, Palette palette);
/// The whole screen.
void suit(Frame& frame, Palette palette);

}  // namespace cellophane
