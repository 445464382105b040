#pragma once

#include <string>
#include <string_view>

namespace cellophane {

// What the menus call what they offer, where it is not what words/choices.h or words/replay.h calls it.

// The menu of a game and of a recording.
inline constexpr std::string_view recover_label = "Rest until better";
inline constexpr std::string_view ease_label = "An easier game";
inline constexpr std::string_view turn_label = "Go to turn";
inline constexpr std::string_view previous_level_label = "Previous level";
inline constexpr std::string_view next_level_label = "Next level";
inline constexpr std::string_view stealth_label = "Stealth range";
inline constexpr std::string_view character_label = "Yourself";
inline constexpr std::string_view discoveries_label = "Discoveries";
inline constexpr std::string_view old_messages_label = "Old messages";
inline constexpr std::string_view seed_label = "Seed";
/// What follows the name of what can be switched, for those who do not see it.
inline constexpr std::string_view is_on_told = ", on";
inline constexpr std::string_view is_off_told = ", off";

// The title and its two menus.
inline constexpr std::string_view continue_label = "Continue";
inline constexpr std::string_view new_game_label = "New Game";
inline constexpr std::string_view play_label = "Play";
inline constexpr std::string_view view_label = "View";
inline constexpr std::string_view quit_label = "Quit";
inline constexpr std::string_view own_seed_label = "A seed of yours";
inline constexpr std::string_view daily_label = "Today's dungeon";
inline constexpr std::string_view load_label = "Load a game";
inline constexpr std::string_view recording_label = "A recording";
inline constexpr std::string_view high_scores_label = "High scores";
inline constexpr std::string_view counted_games_label = "Games, counted";
inline constexpr std::string_view easy_label = "Mode: easy";
inline constexpr std::string_view normal_label = "Mode: normal";
/// In a corner of the title while a new game would be an easy one.
inline constexpr std::string_view easy_sign = "easy mode";

/// Of a style by its name: "Style: brogue".
std::string style_label(std::string_view style);

}  // namespace cellophane
