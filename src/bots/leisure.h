#pragma once

#include <cstddef>
#include <optional>

#include "bots/carried.h"
#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// What somebody with nobody after him does with his pack: what he wears, eats, reads, drinks and wakes.
class Leisure {
public:
    /// Nothing as long as there is nothing new in it, for a while.
    std::optional<Command> next(const Play& play, const Patience& patience, Rng& whim);

private:
    /// When he last looked through his pack, and what was in it then.
    int looked_through_at_ = -1;
    std::size_t pack_then_ = 0;
};

}  // namespace cellophane
