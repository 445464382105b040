#pragma once

#include <cstddef>
#include <optional>

#include "bots/pack_lookup.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// Use of the pack while no enemy is in view: what to wear, eat, read, drink and invoke.
class IdleItemUse {
public:
    /// Nothing for 100 turns after a look through the pack that changed nothing, while the pack stays the
    /// same.
    std::optional<Command> next(const Play& play, const Patience& patience, Rng& whim);

private:
    /// The turn of the last look through the pack, and a fingerprint of the pack then.
    int looked_through_at_ = -1;
    std::size_t pack_then_ = 0;
};

}  // namespace cellophane
