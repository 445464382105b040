#pragma once

#include <array>
#include <cstdint>

#include "content/colours.h"
#include "kit/base/pos.h"
#include "screen/frame.h"

namespace cellophane {

/// The eight cosmetic numbers of a cell, 0-1000 each: how far its two colours stray (spec 30, section 17.4,
/// step 8). A fixed hash of place and depth, so that a cell never changes its mind.
using Variation = std::array<int, 8>;
Variation variation_of(Pos at, int depth);

/// Component by component, random parts by random parts; 100 is neutral.
Tint multiply(const Tint& colour, const Tint& by);

/// A light of `percent` strength as a multiplier: its random parts equal its components, and what is above
/// 150 is softened (spec 30, section 17.4, step 3).
Tint light_multiplier(const Tint& light, int percent);

/// Random parts spent, every component within 0-100.
Tint settle_fore(const Tint& colour, const Variation& variation);
Tint settle_back(const Tint& colour, const Variation& variation);

/// Moves `fore` towards black or white until it stands out from `back`; nine steps at most. Both settled.
Tint separate(Tint fore, const Tint& back);

/// Percent to 0-255, clamped.
Rgb to_rgb(const Tint& colour);

/// An interface colour as it is.
inline Rgb rgb(Colour colour) {
    return to_rgb(tint(colour));
}

/// `percent` of the brightness.
Rgb dimmed(Rgb colour, int percent);
/// `colour` moved towards another by `weight` percent.
Rgb blended(Rgb colour, Rgb towards, int weight);

}  // namespace cellophane
