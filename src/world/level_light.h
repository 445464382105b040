#pragma once

#include "kit/base/visitor.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "protocol/illumination.h"

namespace cellophane {

/// The light on the hero's level, in the cells the hero looks at; all zero elsewhere. Until it is finished
/// (`finish_light` in play/lighting/lighting.h) only `lit` and `dark` at the hero's own cell are up to date.
struct LevelLight {
    /// All light, the hero's own included.
    Grid<Illumination> at;
    /// Some light other than the hero's own gets there.
    BitGrid lit;
    /// Other lights there sum up to darkness (`is_darkness`).
    BitGrid dark;
    /// The cells lit last, beyond which `at` is all zero; empty if unknown. No part of the state.
    BitGrid given;
};

template <class V, Same<LevelLight> T>
void visit(V& v, T& light) {
    v(light.lit, light.dark);
    v.cells(light.at, [&](auto& here) { v(here.red, here.green, here.blue); });
}

}  // namespace cellophane
