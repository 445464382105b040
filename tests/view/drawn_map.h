#pragma once

#include "view/scene.h"

namespace cellophane {

/// The screen as it shows an observation, without messages and with nothing pointed at.
inline Frame drawn_screen(const Observation& seen) {
    const MessageLog log;
    const Pointing nowhere;
    CellPainter painter;
    return paint({.seen = seen, .log = log, .pointing = nowhere}, painter);
}

/// A cell of the map on the screen.
inline const StyledCell& map_cell_of(const Frame& frame, Pos at) {
    return frame.at(main_column + at.x, map_row + at.y);
}

}  // namespace cellophane
