#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "content/styles.h"
#include "session/game_over/past_games_state.h"
#include "session/screen.h"
#include "session/title/scenery.h"
#include "session/title/title_options.h"
#include "session/viewer.h"

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
    /// The caller's screen, and how its player likes to play.
    Viewer viewer;
    /// What the player has asked of the caller, and what went wrong with it.
    TitleRequest request;
    std::string trouble;

    TitleScenery scenery;
};

/// A screen of the title. What it orders is a wish for the caller to grant.
class TitlePage : public Screen<TitlePage, TitleContext, TitleRequest> {
public:
    /// The fire and the dungeon being dug are in sight.
    virtual bool shows_scenery() const { return false; }
};
using TitlePagePtr = std::unique_ptr<TitlePage>;
using TitleOutcome = TitlePage::Outcome;

inline TitleOutcome request_for(const TitleRequest& request) {
    return Issue<TitleRequest>{request};
}
inline TitleOutcome push(TitlePagePtr page) {
    return Push<TitlePage>{std::move(page)};
}
inline TitleOutcome replace(TitlePagePtr page) {
    return Replace<TitlePage>{std::move(page)};
}

}  // namespace cellophane
