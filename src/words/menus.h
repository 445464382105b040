#pragma once

#include <string>
#include <string_view>

namespace cellophane {

// What the title and its menus offer.

/// What follows the name of what can be switched, for those who do not see it.
inline constexpr std::string_view is_on_told = ", on";
inline constexpr std::string_view is_off_told = ", off";

// The title and its two menus.
inline constexpr std::string_view continue_label = "Continue";
inline constexpr std::string_view new_game_label = "New Game";
inline constexpr std::string_view more_label = "More";
inline constexpr std::string_view quit_label = "Quit";
inline constexpr std::string_view own_seed_label = "Enter a seed";
inline constexpr std::string_view daily_label = "Today's dungeon";
inline constexpr std::string_view load_label = "Load a game";
inline constexpr std::string_view recording_label = "Watch a recording";
inline constexpr std::string_view high_scores_label = "High scores";
inline constexpr std::string_view counted_games_label = "Statistics";
inline constexpr std::string_view easy_label = "Mode: easy";
inline constexpr std::string_view normal_label = "Mode: normal";
/// In a corner of the title while a new game would be an easy one.
inline constexpr std::string_view easy_sign = "easy mode";

/// Of a style by its name: "Style: brogue".
std::string style_label(std::string_view style);

}  // namespace cellophane
