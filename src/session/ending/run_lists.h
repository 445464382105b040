#pragma once

#include <string_view>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/ending/chronicle.h"

namespace cellophane {

// The lists of games that have ended, as pages (rules/interface.md 10 and A6).

// `columns`: so many of the screen are in sight, and the lists keep within them if they can.
void paint_best_games(Frame& frame, const Chronicle& chronicle, bool has_keys = true,
                      int columns = screen_columns);
void paint_counted_games(Frame& frame, const Chronicle& chronicle, bool has_keys = true,
                         int columns = screen_columns);

/// Whether a click is on the button that counts afresh.
bool counts_afresh(const PointerEvent& pointer);

/// Whether to count afresh, before the counted games.
void paint_reset(Frame& frame, const Chronicle& chronicle, bool has_keys = true,
                 int columns = screen_columns);
/// What a click answers to that.
bool is_reset_by_click(const PointerEvent& pointer);

/// A page whose last line says which keys do what.
void begin_list(Frame& frame, std::string_view title, std::string_view footer, int columns = screen_columns);

}  // namespace cellophane
