#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "kit/base/pos.h"
#include "screen/input.h"
#include "view/panels.h"

namespace cellophane {

/// What a player can mean by a key, before anything is known about the mode.
enum class InputAction : std::uint8_t {
    Nothing,
    Go,
    Rest,
    Search,
    LongSearch,
    Recover,
    Explore,
    ExploreFast,
    Autopilot,
    FastAutopilot,
    StairsDown,
    StairsUp,
    Enter,
    Cancel,
    NextThing,
    PreviousThing,
    Archive,
    Pack,
    Equip,
    Remove,
    Apply,
    SwapBack,
    Drop,
    Throw,
    ThrowAgain,
    Call,
    Relabel,
    Stealth,
    Plain,
    ShowSeed,
    Discoveries,
    Atlas,
    Feats,
    Character,
    PlayEasily,
    Save,
    GiveUp,
    StartAnew,
    Settings,
    Menu,
    Help,
    count
};

struct Meaning {
    InputAction action = InputAction::Nothing;
    /// For `Go`: whither, and whether Shift or Control (or a capital letter) asked for more of it.
    Direction toward = Direction::North;
    bool more = false;
};

/// By the key table, which the help page lists as well (tables/commands.tsv, project keys).
Meaning meaning_of(const KeyEvent& key);

/// On pages that are longer than the screen: -1 up, 1 down, 0 for keys that mean something else; and so many
/// lines at once.
int scroll_direction(const KeyEvent& key);
inline constexpr int lines_a_scroll = 11;

/// y, Y, Return: yes; n, N, Space, Escape: no; anything else is no answer.
enum class Reply : std::uint8_t { None, Yes, No };
Reply reply_of(const KeyEvent& key);

std::vector<PageRow> help_rows();

/// Whether a name is among others that are separated by blanks.
bool is_among(std::string_view name, std::string_view names);

}  // namespace cellophane
