#pragma once

#include <string_view>

namespace cellophane {

// What a session tells of its own accord while a game is played: why long commands stop, what was switched,
// what is not to be had.

// Why a long command stopped, where no message says so.
inline constexpr std::string_view stopped_by_harm = "You stop: you are being hurt.";
inline constexpr std::string_view stopped_by_foe = "You stop: an enemy came into view.";
inline constexpr std::string_view stopped_at_goal = "You have arrived.";
inline constexpr std::string_view stopped_anyway = "You stop.";
inline constexpr std::string_view autopilot_gives_up =
    "autopilot has stopped: it finds nothing more to do here.";

/// There are messages yet to be confirmed.
inline constexpr std::string_view more_to_read = "There are more messages to read.";

// Switches, each with the key that switches back.
inline constexpr std::string_view stealth_is_shown =
    "enemies in the orange area cannot notice you; those outside it can.";
inline constexpr std::string_view stealth_off_hint = "J: hide";
inline constexpr std::string_view stealth_is_hidden = "stealth range is hidden.";
inline constexpr std::string_view stealth_on_hint = "J: show";
inline constexpr std::string_view light_is_hidden = "light and shadow are off.";
inline constexpr std::string_view light_on_hint = "\\: turn on";
inline constexpr std::string_view light_is_shown = "light and shadow are on.";
inline constexpr std::string_view light_off_hint = "\\: turn off";

inline constexpr std::string_view letters_are_shown = "the map shows letters.";
inline constexpr std::string_view pictures_are_shown = "the map shows pictures.";
inline constexpr std::string_view both_signs_are_shown = "the map shows pictures, and creatures as letters.";
inline constexpr std::string_view signs_hint = "G: change";
/// Where nothing can draw pictures.
inline constexpr std::string_view no_pictures_here =
    "pictures need the web page: this terminal has letters only.";

// The pack does not open.
inline constexpr std::string_view pack_is_empty = "your pack is empty.";
inline constexpr std::string_view nothing_to_equip = "there is nothing in your pack to equip.";
inline constexpr std::string_view nothing_to_take_off = "you have nothing equipped.";
inline constexpr std::string_view nothing_to_use = "there is nothing in your pack to use.";
inline constexpr std::string_view nothing_to_name = "everything in your pack is already identified.";

// There are no more maps that way.
inline constexpr std::string_view no_map_above = "You have not been further up.";
inline constexpr std::string_view no_map_below = "You have not been further down.";

/// While the hero explores, by keys and by touch.
inline constexpr std::string_view exploring_notice = "Exploring\u2026 any key or click stops.";
inline constexpr std::string_view exploring_touch_notice = "Exploring\u2026 tap to stop.";

}  // namespace cellophane
