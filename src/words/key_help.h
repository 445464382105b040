#pragma once

#include <string_view>

namespace cellophane {

// What the mouse and touches do, for the help pages, and keys where they need words of their own; what the
// other keys do is in session/input_actions.h.

/// A line of a help page; an empty one sets what follows apart.
struct HelpLine {
    std::string_view by;
    std::string_view help;
};

/// The footer, with a keyboard, of a page that any key closes.
inline constexpr std::string_view any_key_goes_back = "Press any key to go back.";

// In a game.
inline constexpr HelpLine walking_help[] = {
    {"h  j  k  l   arrows", "move west, south, north, east; also {4}, {2}, {8}, {6}"},
    {"y  u  b  n", "move diagonally: NW, NE, SW, SE; also {7}, {9}, {1}, {3}"},
    {"Shift or Ctrl + these", "run; when looking: move the cursor five cells"},
};

inline constexpr HelpLine mouse_help[] = {
    {"hover", "see what is there, and the way to it"},
    {"click", "travel there; Ctrl + click: one step; Shift + click: look"},
    {"click the sidebar", "travel to the creature or item listed there"},
    {"right click", "inventory; on a page: back to the map"},
    {"Menu", "more commands; also the Menu key"},
};

/// Touches on the map and on the web page's buttons, instead of all that.
inline constexpr HelpLine touch_help[] = {
    {"tap", "go there, or attack an enemy beside you"},
    {"tap a creature", "see what it is; tap again: go there"},
    {"hold, then move", "see what is under your finger, without acting"},
    {"pinch", "zoom in; 1:1 resets the zoom"},
    {},
    {"Explore", "walk to the next place to explore"},
    {"Inventory", "open your inventory"},
    {"Rest", "rest one turn; hold: rest until better"},
    {"Descend", "travel to the stairs down and take them; hold: up"},
    {"Search", "search for five turns, the last one thorough"},
    {"Throw", "throw something at an enemy in view"},
    {"Direction pad", "one step; hold an arrow: keep walking"},
    {"Menu", "more commands, settings and other pages"},
    {},
    {"any tap", "stop what goes on by itself"},
};

// While a recording is watched.
inline constexpr std::string_view watch_pause_help = "pause or resume; pause";
inline constexpr std::string_view watch_faster_help = "faster, down to a millisecond a turn";
inline constexpr std::string_view watch_slower_help = "slower, up to three seconds a turn";
inline constexpr std::string_view watch_forward_help = "forward one turn; with Shift five, with Ctrl twenty";
inline constexpr std::string_view watch_back_help = "back one turn; with Shift five, with Ctrl twenty";
inline constexpr std::string_view watch_levels_help = "go to the first arrival on the level above, or below";
inline constexpr std::string_view watch_turn_keys = "0 to 9, Enter";
inline constexpr std::string_view watch_turn_help = "go to that turn";
inline constexpr std::string_view watch_ends_help = "go to the start, or to the end";
inline constexpr std::string_view watch_unveil_help = "show everything, or what the hero sees";
inline constexpr std::string_view watch_point_help = "look around with the direction keys, or with Tab";
inline constexpr std::string_view watch_take_over_help = "play on from here, as a game of your own";
inline constexpr std::string_view watch_files_help = "open another recording; load a saved game";
inline constexpr std::string_view watch_leave_help = "start a new game; quit";
inline constexpr std::string_view watch_settings_help = "settings";

inline constexpr HelpLine watch_mouse_help[] = {
    {"hover", "see what is there, while paused"},
    {"click", "pause; then look"},
};

}  // namespace cellophane
