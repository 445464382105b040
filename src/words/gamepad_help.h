#pragma once

#include <string_view>

#include "words/key_help.h"

namespace cellophane {

// What a gamepad does. What its buttons do on the map are the actions of session/input_actions.h, and in a
// recording those of session/replay/replay_keys.cpp, by their names; this is the rest of it.

inline constexpr std::string_view gamepad_help_title = "Gamepad";

/// In a game, before the buttons with an action.
inline constexpr HelpLine gamepad_help[] = {
    {"D-pad  Left stick", "Move, also diagonally; hold: keep moving"},
    {"A", "Look around, or confirm what is asked; again: travel there"},
    {"B", "Stop, or cancel"},
};
inline constexpr std::string_view gamepad_menu_help = "Menu: more commands";

/// While a recording is watched.
inline constexpr HelpLine gamepad_watch_help[] = {
    {"Left  Right", "Back, or forward, one turn"},
    {"Up  Down", "Faster, or slower"},
    {"B", "Pause"},
};

/// Everywhere else, behind the buttons.
inline constexpr HelpLine gamepad_page_help[] = {
    {"On lists and pages", "The d-pad or left stick marks a choice, A chooses it"},
    {"", "B goes back; LB and RB turn pages; names and seeds need a keyboard"},
    {"While aiming", "The d-pad or left stick moves the target, RT goes to the next"},
    {"", "creature; A confirms, B cancels"},
};

/// In the paragraph about a screen.
inline constexpr std::string_view gamepad_aiming_help =
    " Gamepad: the d-pad moves the target, RT goes to the next creature, A confirms, B cancels.";
inline constexpr std::string_view gamepad_screen_help =
    " Gamepad: the d-pad marks a choice, A chooses it, B goes back.";

}  // namespace cellophane
