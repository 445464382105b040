#pragma once

#include <cstdint>

#include "session/title/title_buttons.h"
#include "session/title/title_context.h"

// The screens of the title, one class each. A screen opens another by its function here.

namespace cellophane {

/// `seed`: of the dungeon whose length `Seeded` asks for.
TitlePagePtr title_menu(TitleMenuKind which, std::uint64_t seed = 0);
/// Typing a seed; offers that of the game before, if there was one.
TitlePagePtr seed_entry(const TitleContext& context);
TitlePagePtr kept_games_page();
TitlePagePtr kept_recordings_page();
TitlePagePtr title_best_games_page();
TitlePagePtr title_counted_games_page();

/// A paragraph about a screen, over it.
TitlePagePtr title_help_panel(const TitlePage& below);

}  // namespace cellophane
