#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "screen/input.h"
#include "view/boxes.h"

namespace cellophane {

/// What somebody who watches a recording can mean by a key that means something else to a player.
enum class WatchAction : std::uint8_t {
    Nothing,
    PauseOrGoOn,
    Pause,
    Faster,
    Slower,
    Forward,
    Back,
    ToBeginning,
    ToEnd,
    NextLevel,
    PreviousLevel,
    GoToTurn,
    Unveil,
    Examine,
    OtherRecording,
    SavedGame,
    NewGame,
    Leave,
    TakeOver,
    Settings,
    count
};

struct WatchMeaning {
    WatchAction action = WatchAction::Nothing;
    /// For `Forward` and `Back`.
    int turns = 1;
    /// What the key adds to a turn's number; 0: it is no digit.
    char digit = 0;
    /// It is an arrow all the same.
    bool on_pad = false;
};

/// By the key table, which the help page lists as well (tables/commands.tsv, playback). The even digits of
/// the upper row are arrows to whoever goes no further, and digits to whoever ends with Return.
WatchMeaning watch_meaning_of(const KeyEvent& key);

std::vector<PageRow> watch_help_rows();

/// As many as the turns of the longest game.
inline constexpr std::size_t most_digits_of_a_turn = 7;

}  // namespace cellophane
