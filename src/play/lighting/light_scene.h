#pragma once

#include <cstdint>
#include <vector>

#include "content/lights.h"
#include "kit/grid/bit_grid.h"
#include "play/lighting/miners_light.h"
#include "protocol/illumination.h"

namespace cellophane {

/// One light with its radius and color drawn.
struct Glow {
    Pos at;
    Light light = Light::NoLight;
    /// The layer that carries it, or `by_somebody` (play/lighting/light_cache.h).
    std::uint8_t carrier = 0;
    int radius_hundredths = 0;
    Illumination color{};
    bool keeps_shadows = false;

    /// The radius in whole cells.
    int reach() const { return (radius_hundredths + 50) / 100; }
    /// Whether the cells it falls on are lit.
    bool brightens() const { return !keeps_shadows && color.red + color.green + color.blue > 0; }
    /// Whether it darkens what it falls on.
    bool takes_light_away() const { return color.red < 0 || color.green < 0 || color.blue < 0; }
};

/// All that light depends on, as it was when the hero looked: enough to compute the rest later, on demand.
struct LightScene {
    /// The cells in the hero's view.
    BitGrid view;
    /// Those and the cells the hero senses elsewhere, which are shown with their light.
    BitGrid shown;
    BitGrid::Bounds bounds;
    BitGrid creatures;
    /// The obstacles of lights that creatures stop.
    BitGrid obstacles;
    std::vector<Glow> glows;
    Pos hero;
    MinersLight own;
    bool under_water = false;
};

}  // namespace cellophane
