#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "screen/gamepad.h"
#include "screen/input.h"
#include "session/input_actions.h"
#include "view/panels.h"

namespace cellophane {

/// What a key means while a recording is watched, where it differs from play.
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

/// What an action is called, its keys, and its line of the help page.
struct WatchKeyRow {
    WatchAction action{};
    /// Names as in KeyEvent, separated by blanks; the first stands for all where there is room for one.
    std::string_view keys;
    /// In the menu, and in the list of choices; without one it is in neither.
    std::string_view name = {};
    MenuPart menu = MenuPart::None;
    /// Without them the help page has no line of its own for it.
    std::string_view help_keys = {};
    std::string_view help = {};
    GamepadButton gamepad = GamepadButton::None;
};
std::span<const WatchKeyRow> watch_key_rows();

struct WatchMeaning {
    WatchAction action = WatchAction::Nothing;
    /// For `Forward` and `Back`.
    int turns = 1;
    /// The digit the key adds to the number of a turn; 0: it is no digit.
    char digit = 0;
    /// The key is on the number pad, where an even digit is always an arrow.
    bool on_pad = false;
};

/// By the key table, which the help page lists as well (tables/commands.tsv, playback). The even digits of
/// the upper row act as arrows, unless Return, or a digit that is no arrow, makes them the number of a turn.
WatchMeaning watch_meaning_of(const KeyEvent& key);

std::vector<PageRow> watch_help_rows(KeySwaps swaps = {});

/// Enough for the turns of the longest game.
inline constexpr std::size_t most_digits_of_a_turn = 7;

}  // namespace cellophane
