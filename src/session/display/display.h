#pragma once

#include <optional>

#include "kit/base/pos.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/cell_painter.h"
#include "view/layout.h"

namespace cellophane {

struct SessionState;

/// The state of the display.
struct Display {
    Frame shown;
    bool anything_shown = false;
    CellPainter painter;
    /// The part of the screen visible at once.
    Window window{};
    /// The player has a keyboard; without one, no keys are named.
    bool has_keys = true;
    /// The cells from which the hero may be noticed are marked.
    bool shows_stealth = false;
    /// What the last turn did to the hero's health.
    int health_change = 0;
    /// The world last shown other than it is known: as a hallucinating hero sees it, or unveiled.
    Observation hallucination;
};

/// As Session::reading_column and Session::hero_cell.
int column_to_read(const SessionState& session);
std::optional<Pos> cell_of_hero(const SessionState& session);
/// The present screen.
Frame wanted_frame(SessionState& session);

}  // namespace cellophane
