#pragma once

#include "kit/grid/grid.h"
#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// A cell as the page's map draws it; in the hero's light, if there is a hero.
StyledCell picture_of(const Observation& seen, Pos at);

/// All cells of a level, as `picture_of` has them: like cells are computed once. Without `rock`, solid rock
/// that holds nothing is blank: it is no part of the map, and the shape of the level stands out.
Grid<StyledCell> pictures_of(const Observation& seen, bool rock = true);

}  // namespace cellophane
