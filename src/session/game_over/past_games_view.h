#pragma once

#include <cstdint>
#include <optional>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/game_over/past_games_state.h"
#include "session/messages/screen_description.h"
#include "view/frames.h"
#include "words/screen_help.h"

namespace cellophane {

/// The lists of past games as one page, in a game and on the title: the best games, or all of them counted;
/// over these, the question whether to count afresh.
class PastGamesView {
public:
    enum class Shows : std::uint8_t { Best, Counted, Reset };

    explicit PastGamesView(Shows shows) : shows_{shows} {}

    Shows shows() const { return shows_; }
    HelpTopic help() const;
    LabelPlace help_place(int columns) const;
    /// As Screen::first_column and Screen::target.
    int first_column() const;
    int target(const PastGames& games, const PointerEvent& pointer) const;
    /// Goes from list to list, and from variant to variant, asks, and notes a reset. Both return whether the
    /// page closes.
    bool press(PastGames& games, const KeyEvent& key);
    bool click(PastGames& games, const PointerEvent& pointer);
    void paint(Frame& frame, const PastGames& games, bool has_keys, int columns) const;
    /// The same in words, with what can be chosen.
    void describe(const PastGames& games, Reading& reading) const;

private:
    void settle_reset(PastGames& games, bool yes);
    Variant variant(const PastGames& games) const { return chosen_.value_or(games.variant); }

    Shows shows_;
    std::optional<Variant> chosen_;
};

}  // namespace cellophane
