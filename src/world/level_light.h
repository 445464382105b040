#pragma once

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "protocol/illumination.h"

namespace cellophane {

/// How the level the hero is on is lit, as far as he looks: elsewhere nobody asks, and it is all zero.
struct LevelLight {
    /// All light, the hero's own included.
    Grid<Illumination> at;
    /// Some light other than the hero's own gets there.
    BitGrid lit;
    /// Other lights make it darker than nothing would.
    BitGrid dark;
};

template <class V>
void visit(V& v, const LevelLight& light) {
    v(light.lit, light.dark);
    for (int i = 0; i < light.at.size().area(); ++i) {
        const Illumination& here = light.at.at_index(i);
        v(here.red, here.green, here.blue);
    }
}

}  // namespace cellophane
