#pragma once

#include <string_view>

namespace cellophane {

// What can be chosen, as buttons and lists of choices name it; what a recording offers besides is in
// words/replay.h, and what the menus call otherwise in words/menus.h.

// Answers, and ways back.
inline constexpr std::string_view yes_choice = "Yes";
inline constexpr std::string_view no_choice = "No";
inline constexpr std::string_view back_choice = "Back";
inline constexpr std::string_view done_choice = "Done";
inline constexpr std::string_view go_on_choice = "Go on";
inline constexpr std::string_view so_be_it_choice = "So be it";
inline constexpr std::string_view stay_choice = "Stay here";
/// What is named, lettered or swapped remains what it was.
inline constexpr std::string_view unchanged_choice = "Leave it as it is";

// Pointing, aiming, and the ways that are proposed.
inline constexpr std::string_view there_choice = "There";
inline constexpr std::string_view nowhere_choice = "Nowhere";
inline constexpr std::string_view next_target_choice = "The next target";
inline constexpr std::string_view next_thing_choice = "The next thing";
inline constexpr std::string_view go_there_choice = "Go there";
inline constexpr std::string_view go_this_way_choice = "Go this way";
inline constexpr std::string_view stop_pointing_choice = "Stop pointing";

// On pages and panels, and before a game.
inline constexpr std::string_view next_item_choice = "The next item";
inline constexpr std::string_view level_above_choice = "The level above";
inline constexpr std::string_view level_below_choice = "The level below";
inline constexpr std::string_view count_afresh_choice = "Count afresh";
inline constexpr std::string_view older_files_choice = "Older ones";
inline constexpr std::string_view newer_files_choice = "Newer ones";
inline constexpr std::string_view dig_choice = "Dig it";

// On the map: going and looking about.
inline constexpr std::string_view explore_choice = "Explore";
inline constexpr std::string_view autopilot_choice = "Autopilot";
inline constexpr std::string_view stairs_down_choice = "Travel to the stairs down";
inline constexpr std::string_view stairs_up_choice = "Travel to the stairs up";
inline constexpr std::string_view point_at_next_choice = "Point at the next thing";
inline constexpr std::string_view point_choice = "Point";
inline constexpr std::string_view rest_choice = "Rest";
inline constexpr std::string_view recover_choice = "Rest until you are well";
inline constexpr std::string_view search_choice = "Search";
inline constexpr std::string_view long_search_choice = "Search long";
inline constexpr std::string_view north_choice = "North";
inline constexpr std::string_view north_east_choice = "North-east";
inline constexpr std::string_view east_choice = "East";
inline constexpr std::string_view south_east_choice = "South-east";
inline constexpr std::string_view south_choice = "South";
inline constexpr std::string_view south_west_choice = "South-west";
inline constexpr std::string_view west_choice = "West";
inline constexpr std::string_view north_west_choice = "North-west";

// On the map: things in the pack.
inline constexpr std::string_view use_choice = "Use";
inline constexpr std::string_view equip_choice = "Equip";
inline constexpr std::string_view take_off_choice = "Take off";
inline constexpr std::string_view swap_back_choice = "Swap back";
inline constexpr std::string_view drop_choice = "Drop";
inline constexpr std::string_view throw_choice = "Throw";
inline constexpr std::string_view throw_again_choice = "Throw again";
inline constexpr std::string_view name_choice = "Name";

// On the map: pages, switches, and ways out of the game.
inline constexpr std::string_view older_messages_choice = "Older messages";
inline constexpr std::string_view remembered_maps_choice = "Maps you remember";
inline constexpr std::string_view character_choice = "What you know of yourself";
inline constexpr std::string_view stealth_choice = "Where you may be noticed";
inline constexpr std::string_view plain_choice = "Things without their light";
inline constexpr std::string_view seed_choice = "The seed";
inline constexpr std::string_view ease_choice = "Play more easily";
inline constexpr std::string_view settings_choice = "Settings";
inline constexpr std::string_view save_choice = "Save and stop";
inline constexpr std::string_view give_up_choice = "Give up";
inline constexpr std::string_view other_dungeon_choice = "Another dungeon";

}  // namespace cellophane
