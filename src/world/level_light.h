#pragma once

#include "kit/base/visitor.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "protocol/illumination.h"

namespace cellophane {

/// How the level the hero is on is lit, as far as he looks: elsewhere nobody asks, and it is all zero. Who
/// goes on without finishing it (play/lighting/lighting.h) knows of `lit` and `dark` what they say of the
/// hero's cell, and nothing else.
struct LevelLight {
    /// All light, the hero's own included.
    Grid<Illumination> at;
    /// Some light other than the hero's own gets there.
    BitGrid lit;
    /// Other lights make it darker than nothing would.
    BitGrid dark;
    /// The cells that were lit up last, beyond which `at` is all zero; empty if nobody knows. No part of the
    /// state.
    BitGrid given;
};

template <class V, Same<LevelLight> T>
void visit(V& v, T& light) {
    v(light.lit, light.dark);
    v.cells(light.at, [&](auto& here) { v(here.red, here.green, here.blue); });
}

}  // namespace cellophane
