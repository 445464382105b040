#pragma once

#include <cstdint>
#include <string>

#include "session/game_screen.h"

// The lists of games that have ended, from the pages that lead to them.

namespace cellophane {

/// The list that a key opens; null: it opens none.
GameScreenPtr list_of_key(const KeyEvent& key);
/// New lines for the caller to append to the stored ones. `now`: seconds since 1970.
std::string take_new_high_scores(Context& context, std::int64_t now);

}  // namespace cellophane
