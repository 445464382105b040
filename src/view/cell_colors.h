#pragma once

#include <array>
#include <cstdint>

#include "content/colors.h"
#include "kit/base/pos.h"
#include "protocol/illumination.h"
#include "screen/frame.h"

namespace cellophane {

/// What chance has made of a cell, as a fixed hash of place and depth, so that a cell changes its mind only
/// where it dances. Two neighbors in a row share it, staggered from row to row like bricks: it looks like
/// masonry, and a terminal needs half as many words for it.
constexpr std::uint32_t speckle_of(Pos at, int depth) {
    const int brick = (at.x + (at.y & 1)) >> 1;
    auto x = static_cast<std::uint32_t>(brick * 4096 + at.y * 64 + depth) + 0x9e3779b9U;
    x ^= x >> 16;
    x *= 0x7feb352dU;
    x ^= x >> 15;
    x *= 0x846ca68bU;
    return x ^ x >> 16;
}

/// The eight cosmetic numbers of a cell, 0-1000 each: how far its two colors stray (rules/terrain.md 17.4,
/// step 8). Cells come in eight grains only, so that most of what changes on a screen shares few colors.
using Variation = std::array<int, 8>;
inline constexpr int grains = 8;
constexpr int grain_of(std::uint32_t speckle) {
    return static_cast<int>(speckle % grains);
}
const Variation& variation_of(int grain);

/// What a cell that dances may look like; the numbers are spread evenly.
inline constexpr int waves = 8;
const Variation& wave_of(int number);

/// Component by component, random parts by random parts; 100 is neutral.
Tint multiply(const Tint& color, const Tint& by);

/// `more` on top of a color, random parts alike.
Tint sum_of(const Tint& color, const Tint& more);

/// So many percent of a color, random parts alike.
Tint scaled(const Tint& color, int percent);

/// A light as a multiplier: its random parts equal its components, and what is above 150 is softened
/// (rules/terrain.md 17.4, step 3).
Tint light_multiplier(const Illumination& light);

/// Random parts spent, every component within 0-100.
Tint settle_fore(const Tint& color, const Variation& variation);
Tint settle_back(const Tint& color, const Variation& variation);

/// Moves `fore` towards black or white until it stands out from `back`; nine steps at most. Both settled.
Tint separate(Tint fore, const Tint& back);

/// Percent to 0-255, clamped.
Rgb to_rgb(const Tint& color);

/// An interface color as it is.
inline Rgb rgb(Color color) {
    return to_rgb(tint(color));
}

/// Hints on pages and panels: the color of flavor text, so light that it can be read there (WCAG 1.4.3).
inline Rgb hint_color() {
    return {168, 150, 244};
}

/// Messages in the background, some of which say what to do: the interface color of that name, lighter for
/// the same reason.
inline Rgb background_message_color() {
    return {216, 132, 238};
}

/// `percent` of the brightness.
Rgb dimmed(Rgb color, int percent);
/// `color` moved towards another by `weight` percent.
Rgb blended(Rgb color, Rgb towards, int weight);

}  // namespace cellophane
