#pragma once

#include <string>

#include "session/settings.h"
#include "session/title/kept_games_list.h"
#include "session/title/past_games_list.h"
#include "session/title/scenery.h"
#include "session/title/seed_entry.h"
#include "session/title/title_display.h"
#include "session/title/title_events.h"
#include "session/title/title_menu.h"
#include "session/title/title_places.h"
#include "session/title/title_screen.h"

namespace cellophane {

/// All the state of the title screen. Each part is described in its own header.
struct TitleState {
    explicit TitleState(const TitleOptions& given) : options{given}, scenery{given.seed} {}

    TitleOptions options;

    /// The open menu, list or entry.
    TitlePlace place = TitlePlace::Top;
    TitleMenus menus;
    TitleMouse mouse;
    SeedEntry seed_entry;
    FilePages files;
    TitleLists lists;
    /// What the player has asked of the caller, and what went wrong with it.
    TitleWish wish;
    std::string trouble;

    Settings settings;

    TitleScenery scenery;
    TitleDisplay display;
};

}  // namespace cellophane
