#pragma once

#include "dungeon/descent.h"

namespace cellophane {

/// Whether a stage builds the place itself: rooms, loops, floor, lakes, bridges, doors, walls and stairs.
/// What it leaves out: terrain scattered about, machines, and everything that lives or lies there.
bool builds_architecture(const Stage& stage);

/// The levels of one dungeon in order, architecture alone: for measuring and for looking at layouts. No game
/// is played on them, and stairs and lakes may lie elsewhere than in the furnished dungeon, because nothing
/// is in their way.
class BareDescent {
public:
    /// The request's depth is not read. The request must have no problems.
    explicit BareDescent(const LevelRequest& request);

    /// The next level's terrain. Fails as `Descent::next` does.
    Result<TerrainLayers> next();

private:
    Descent descent_;
};

}  // namespace cellophane
