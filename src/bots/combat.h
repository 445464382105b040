#pragma once

#include <optional>

#include "bots/pack_lookup.h"
#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// Deals with foes that hunt the hero; after 80 turns in a row it pauses for 80.
class Combat {
public:
    /// Nothing if no foe is adjacent or approaching, or during the pause. `refused`: cells the hero could not
    /// enter; `was_refused`: the last step failed, so no other is taken toward cover.
    std::optional<Command> next(const Play& play, const Patience& patience, const BitGrid& refused,
                                bool was_refused, Rng& whim);

private:
    /// Turns in a row spent on foes.
    int turns_ = 0;
};

}  // namespace cellophane
