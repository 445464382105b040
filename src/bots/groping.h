#pragma once

#include "bots/carried.h"
#include "kit/rng/rng.h"
#include "protocol/command.h"

namespace cellophane {

/// What somebody does who sees nothing of what is beside him: off with what may be the cause, then straight
/// on as far as it goes.
class Groping {
public:
    Command next(const Observation& seen, Patience& patience, Rng& whim);

private:
    Direction toward_ = Direction::North;
    Pos from_{-1, -1};
};

}  // namespace cellophane
