#pragma once

#include <string_view>

namespace cellophane {

// What can be chosen, as buttons and lists of choices name it. What is done by a key on the map is named in
// session/input_actions.h, what a recording offers besides in words/replay.h.

// Answers, and ways back.
inline constexpr std::string_view yes_choice = "Yes";
inline constexpr std::string_view no_choice = "No";
inline constexpr std::string_view back_choice = "Back";
inline constexpr std::string_view help_choice = "Help";
inline constexpr std::string_view done_choice = "Done";
inline constexpr std::string_view go_on_choice = "Continue";
inline constexpr std::string_view stay_choice = "Cancel";
/// What is named, lettered or swapped remains what it was.
inline constexpr std::string_view unchanged_choice = "Keep unchanged";

// Pointing, aiming, and the ways that are proposed.
inline constexpr std::string_view throw_choice = "Throw";
inline constexpr std::string_view there_choice = "Confirm target";
inline constexpr std::string_view nowhere_choice = "Cancel aiming";
inline constexpr std::string_view next_target_choice = "Next target";
inline constexpr std::string_view next_thing_choice = "Next object";
inline constexpr std::string_view previous_thing_choice = "Look at the previous object";
inline constexpr std::string_view go_there_choice = "Go there";
inline constexpr std::string_view go_this_way_choice = "Go this way";
inline constexpr std::string_view search_here_choice = "Search here";
inline constexpr std::string_view attack_choice = "Attack";
inline constexpr std::string_view free_captive_choice = "Free the captive";
inline constexpr std::string_view approach_choice = "Walk up to it";
inline constexpr std::string_view wait_choice = "Wait for five turns";
inline constexpr std::string_view stop_pointing_choice = "Stop pointing";

// On pages and panels, and before a game.
inline constexpr std::string_view next_item_choice = "Next item";
inline constexpr std::string_view level_above_choice = "Level above";
inline constexpr std::string_view level_below_choice = "Level below";
inline constexpr std::string_view count_afresh_choice = "Reset statistics";
inline constexpr std::string_view older_files_choice = "Older files";
inline constexpr std::string_view newer_files_choice = "Newer files";
inline constexpr std::string_view dig_choice = "Play this seed";

inline constexpr std::string_view point_choice = "Point";
inline constexpr std::string_view settings_choice = "Settings";

}  // namespace cellophane
