#pragma once

#include <string_view>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/game_over/game_result.h"
#include "session/messages/screen_description.h"

namespace cellophane {

// The lists of games that have ended, as pages (rules/interface.md 10 and A6).

// `columns`: the columns in sight, which the lists keep within if they can.
void paint_best_games(Frame& frame, const HighScores& high_scores, bool has_keys = true,
                      int columns = screen_columns, Variant variant = Variant::Brogue);
void paint_counted_games(Frame& frame, const HighScores& high_scores, bool has_keys = true,
                         int columns = screen_columns, Variant variant = Variant::Brogue);

/// The same in words.
void describe_best_games(const HighScores& high_scores, Reading& reading, Variant variant = Variant::Brogue);
void describe_counted_games(const HighScores& high_scores, Reading& reading,
                            Variant variant = Variant::Brogue);

/// The variant whose lists come after those of another; after the last the first.
Variant variant_after(Variant variant);
/// Whether a click asks for those lists.
bool shows_next_variant(const PointerEvent& pointer, Variant variant);

/// Whether a click is on the button that resets the statistics.
bool counts_afresh(const PointerEvent& pointer);

/// The question whether to reset the statistics, over the counted games.
void paint_reset(Frame& frame, const HighScores& high_scores, bool has_keys = true,
                 int columns = screen_columns, Variant variant = Variant::Brogue);
/// Whether a click answers that with yes.
bool is_reset_by_click(const PointerEvent& pointer);

/// Begins a page with a footer that names its keys.
void begin_list(Frame& frame, std::string_view title, std::string_view footer, int columns = screen_columns);

}  // namespace cellophane
