#pragma once

#include <optional>

#include "kit/base/pos.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/cell_painter.h"
#include "view/layout.h"

namespace cellophane {

struct SessionState;

/// What the player has in front of him.
struct Display {
    Frame shown;
    bool anything_shown = false;
    CellPainter painter;
    /// What he sees of the screen at once.
    Window window{};
    /// Somebody has keys. Who has none is not told of any.
    bool has_keys = true;
    /// From where the hero may be noticed is marked.
    bool shows_stealth = false;
    /// What the last turn did to the hero's health.
    int health_change = 0;
    /// The world as a hallucinating hero sees it.
    Observation hallucination;
};

/// As Session::reading_column and Session::hero_cell.
int column_to_read(const SessionState& session);
std::optional<Pos> cell_of_hero(const SessionState& session);
/// The screen as it should be by now.
Frame wanted_frame(SessionState& session);

}  // namespace cellophane
