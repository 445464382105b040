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
inline constexpr std::string_view any_key_goes_back = "Any key goes back.";

// In a game.
inline constexpr HelpLine walking_help[] = {
    {"h  j  k  l   arrows", "west, south, north, east; 4, 2, 8, 6 as well"},
    {"y  u  b  n", "north-west, north-east, south-west, south-east; 7, 9, 1, 3"},
    {"Shift or Ctrl + these", "run; the cursor: five cells at once"},
};

inline constexpr HelpLine mouse_help[] = {
    {"hover", "what is there, and the way to it"},
    {"click", "travel there; Ctrl + click: one step; Shift + click: point"},
    {"click on the left", "travel to what is listed there"},
    {"right click", "what you carry; elsewhere back to the map"},
    {"Menu", "what has no button of its own; the key of that name opens it"},
};

/// Touches on the map and on the web page's buttons, instead of all that.
inline constexpr HelpLine touch_help[] = {
    {"tap", "what is there, and the way to it; again: go there"},
    {"hold, and move", "what lies under your finger; nothing is done"},
    {"two fingers", "come closer; 1:1 goes back"},
    {},
    {"arrows", "a step; held: one after the other"},
    {"•", "rest for a turn; held: until you are well"},
    {"Explore", "show where to explore; again: go there"},
    {"Search", "search; held: five times in a row, the last thorough"},
    {"Stairs", "show the stairs down; held: up; again: go there and take them"},
    {"Pack", "what you carry, and what can be done with it"},
    {"Throw", "throw the same again"},
    {"Next", "point at the next thing there is to see"},
    {"Go", "go there, or let fly"},
    {"Esc", "stop; stop pointing; back"},
    {"Menu", "everything else"},
};

// While a recording is watched.
inline constexpr std::string_view watch_pause_help = "stop, and go on; stop";
inline constexpr std::string_view watch_faster_help = "faster, down to a millisecond a turn";
inline constexpr std::string_view watch_slower_help = "slower, up to three seconds a turn";
inline constexpr std::string_view watch_forward_help = "a turn on; with Shift five, with Ctrl twenty";
inline constexpr std::string_view watch_back_help = "a turn back; with Shift five, with Ctrl twenty";
inline constexpr std::string_view watch_levels_help = "to where the level above, or below, was entered first";
inline constexpr std::string_view watch_turn_keys = "0 to 9, Return";
inline constexpr std::string_view watch_turn_help = "to the turn of that number";
inline constexpr std::string_view watch_ends_help = "to the beginning, or to the end";
inline constexpr std::string_view watch_unveil_help = "show everything, or what the hero sees";
inline constexpr std::string_view watch_point_help =
    "point with the direction keys, or with Tab; nobody goes there";
inline constexpr std::string_view watch_take_over_help = "play on from here, a game of your own";
inline constexpr std::string_view watch_files_help = "another recording; a saved game";
inline constexpr std::string_view watch_leave_help = "a new game; leave";
inline constexpr std::string_view watch_settings_help = "how you want to play";

inline constexpr HelpLine watch_mouse_help[] = {
    {"hover", "what is there, while it stands still"},
    {"click", "stop; then point"},
};

}  // namespace cellophane
