#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "content/styles.h"
#include "screen/frame.h"
#include "session/game_over/past_games_state.h"
#include "session/screen.h"
#include "session/settings.h"
#include "session/title/scenery.h"
#include "session/title/title_options.h"
#include "view/layout.h"

namespace cellophane {

/// What the screens of the title share.
struct TitleContext {
    explicit TitleContext(const TitleOptions& given) : options{given}, scenery{given.seed} {}

    TitleOptions options;
    /// The kind of game that is chosen.
    Style style = Style::Brogue;
    bool easy = false;
    /// The files that are kept, each list with the latest first.
    std::vector<KeptFile> games;
    std::vector<KeptFile> recordings;
    PastGames past_games;
    Settings settings;
    /// What the player has asked of the caller, and what went wrong with it.
    TitleWish wish;
    std::string trouble;

    TitleScenery scenery;
    Frame shown;
    bool anything_shown = false;
    /// The player has a keyboard; without one, no keys are named.
    bool has_keys = true;
    /// A gamepad is connected, and help tells of it.
    bool has_gamepad = false;
    /// Menus and the line that is typed are shown beside the screen, so that it leaves them out.
    bool is_told_beside = false;
    /// The part of the screen visible at once.
    Window window{};
};

/// Whether what is open is shown beside the screen, with its choices.
inline bool is_told_beside(const TitleContext& context) {
    return context.is_told_beside;
}

/// A screen of the title. What it orders is a wish for the caller to grant.
class TitlePage : public Screen<TitlePage, TitleContext, TitleWish> {
public:
    /// The fire and the dungeon being dug are in sight.
    virtual bool shows_scenery() const { return false; }
};
using TitlePagePtr = std::unique_ptr<TitlePage>;
using TitleOutcome = TitlePage::Outcome;

inline TitleOutcome wish_for(const TitleWish& wish) {
    return Issue<TitleWish>{wish};
}
inline TitleOutcome push(TitlePagePtr page) {
    return Push<TitlePage>{std::move(page)};
}
inline TitleOutcome replace(TitlePagePtr page) {
    return Replace<TitlePage>{std::move(page)};
}

}  // namespace cellophane
