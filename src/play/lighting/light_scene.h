#pragma once

#include <cstdint>
#include <vector>

#include "content/lights.h"
#include "kit/grid/bit_grid.h"
#include "play/lighting/miners_light.h"
#include "protocol/illumination.h"

namespace cellophane {

/// One light, with what chance has made of it this time.
struct Glow {
    Pos at;
    Light light = Light::NoLight;
    /// Which layer carries it, or somebody (play/lighting/light_cache.h).
    std::uint8_t carrier = 0;
    int radius_hundredths = 0;
    Illumination colour{};
    bool keeps_shadows = false;

    /// The radius in whole cells.
    int reach() const { return (radius_hundredths + 50) / 100; }
    /// Whoever stands in it is lit.
    bool brightens() const { return !keeps_shadows && colour.red + colour.green + colour.blue > 0; }
    /// Something may be harder to see for it.
    bool takes_light_away() const { return colour.red < 0 || colour.green < 0 || colour.blue < 0; }
};

/// All that light depends on, as it was when the hero looked: enough to find out later what nobody has asked
/// for yet.
struct LightScene {
    /// What he looks at: the cells in his view.
    BitGrid view;
    /// Those and what he perceives elsewhere, of which he sees what light there is.
    BitGrid shown;
    BitGrid::Bounds bounds;
    BitGrid creatures;
    /// All that stands in the way of lights that creatures stop.
    BitGrid obstacles;
    std::vector<Glow> glows;
    Pos hero;
    MinersLight own;
    bool under_water = false;
};

}  // namespace cellophane
