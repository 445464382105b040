#pragma once

#include "content/colors.h"

namespace cellophane {

/// What modifies the hero's own light, apart from the depth.
struct LampState {
    /// The sum of the rings of light the hero wears.
    int rings = 0;
    /// The status of darkness: turns left, of how many. Without it 0 of 0.
    int darkness_left = 0;
    int darkness_most = 0;
    bool under_water = false;
    bool burning = false;
};

/// The light a hero carries, at a depth of the long dungeon (rules/terrain.md 15.4).
struct MinersLight {
    int radius_hundredths = 0;
    /// The percent of it left at the edge.
    int fade_percent = 0;
    Tint color{};
};

MinersLight miners_light(int depth, const LampState& lamp);

}  // namespace cellophane
