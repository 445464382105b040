#pragma once

#include <string_view>

namespace cellophane {

// What a session tells of its own accord while a game is played: why long commands stop, what was switched,
// what is not to be had.

// Why a long command stopped, where no message says so.
inline constexpr std::string_view stopped_by_harm = "You stop: something hurts you.";
inline constexpr std::string_view stopped_by_foe = "You stop: somebody has come into view.";
inline constexpr std::string_view stopped_at_goal = "You are there.";
inline constexpr std::string_view stopped_anyway = "You stop.";
inline constexpr std::string_view autopilot_gives_up = "nothing here goes on by itself any more.";

/// There are messages yet to be confirmed.
inline constexpr std::string_view more_to_read = "There is more to read.";

// Switches, each with the key that switches back.
inline constexpr std::string_view stealth_is_shown =
    "from where the stone glows orange nobody would notice you.";
inline constexpr std::string_view stealth_off_hint = "J: stop";
inline constexpr std::string_view stealth_is_hidden = "you stop minding who might notice you.";
inline constexpr std::string_view stealth_on_hint = "J: mind again";
inline constexpr std::string_view light_is_hidden = "you see things as they are, without their light.";
inline constexpr std::string_view light_on_hint = "\\: with it";
inline constexpr std::string_view light_is_shown = "light and shadow are back where they were.";
inline constexpr std::string_view light_off_hint = "\\: without them";

// The pack does not open.
inline constexpr std::string_view pack_is_empty = "your pack is empty.";
inline constexpr std::string_view nothing_to_equip =
    "there is nothing in your pack to wear or wield that you do not have on.";
inline constexpr std::string_view nothing_to_take_off = "you have nothing on, and nothing in hand.";
inline constexpr std::string_view nothing_to_use = "there is nothing in your pack to be used up.";
inline constexpr std::string_view nothing_to_name = "everything in your pack has its name already.";

// There are no more maps that way.
inline constexpr std::string_view no_map_above = "Further up you have not been.";
inline constexpr std::string_view no_map_below = "Further down you have not been.";

}  // namespace cellophane
