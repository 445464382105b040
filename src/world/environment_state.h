#pragma once

#include <cstdint>

#include "kit/base/visitor.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// What a level remembers of its own changes from one tick to the next (rules/terrain.md 6 and 8).
struct EnvironmentState {
    EnvironmentState() = default;
    explicit EnvironmentState(Size size) : caught_fire{size}, pressed{size}, exposures{size} {}

    /// Cells that caught fire since the last tick: they spread it only with the next.
    BitGrid caught_fire;
    /// Trap plates that are held down by the hero, a creature or an item.
    BitGrid pressed;
    /// How often a cell met fire since the last tick began.
    Grid<std::uint8_t> exposures;
    /// Somewhere a way opened or closed: what is known of loops no longer holds.
    bool passages_changed = false;
};

template <class V, Same<EnvironmentState> T>
void visit(V& v, T& environment_state) {
    v(environment_state.caught_fire, environment_state.pressed, environment_state.exposures,
      environment_state.passages_changed);
}

}  // namespace cellophane
