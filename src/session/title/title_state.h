#pragma once

#include <string>

#include "session/settings.h"
#include "session/title/display.h"
#include "session/title/events.h"
#include "session/title/files.h"
#include "session/title/lists.h"
#include "session/title/menu.h"
#include "session/title/places.h"
#include "session/title/scenery.h"
#include "session/title/seed_entry.h"
#include "session/title/title_screen.h"

namespace cellophane {

/// All a title holds. What a part of it is for says the header of that part.
struct TitleState {
    explicit TitleState(const TitleOptions& given) : options{given}, scenery{given.seed} {}

    TitleOptions options;

    /// Where its player is.
    TitlePlace place = TitlePlace::Top;
    TitleMenus menus;
    TitleMouse mouse;
    SeedEntry seed_entry;
    FilePages files;
    TitleLists lists;
    /// What he has asked of whoever keeps the title, and what went wrong with it.
    TitleWish wish;
    std::string trouble;

    Settings settings;

    TitleScenery scenery;
    TitleDisplay display;
};

}  // namespace cellophane
