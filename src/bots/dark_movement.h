#pragma once

#include "bots/pack_lookup.h"
#include "kit/rng/rng.h"
#include "protocol/command.h"

namespace cellophane {

/// Moves in darkness, where not even adjacent cells are seen: takes off rings, which may be the cause, then
/// walks straight on until stopped.
class Groping {
public:
    Command next(const Observation& seen, Patience& patience, Rng& whim);

private:
    Direction toward_ = Direction::North;
    Pos from_{-1, -1};
};

}  // namespace cellophane
