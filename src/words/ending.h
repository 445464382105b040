#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cellophane {

// What stands around the end of a game: how to go on to the stone, the title and foot of its page, and what
// can be asked for there. What is written on the stone is in words/epitaph.h.

// Behind the last message; a victor has more to see.
inline constexpr std::string_view fallen_key_hint = " (Space: continue; i: inventory)";
inline constexpr std::string_view fallen_touch_hint = " (Tap: continue)";
inline constexpr std::string_view victor_key_hint = " (Space: continue; i: inventory)";
inline constexpr std::string_view victor_touch_hint = " (Tap: continue)";

inline constexpr std::string_view victor_stone_title = "You made it";
inline constexpr std::string_view quitter_stone_title = "You have had enough";
inline constexpr std::string_view fallen_stone_title = "Here you lie";
inline constexpr std::string_view victor_stone_footer = "The dungeon will be some time getting over it.";
inline constexpr std::string_view stone_footer = "The dungeon does not mind waiting.";

// In the arch of the stone.
inline constexpr std::string_view grave_heading = "R.I.P.";
inline constexpr std::string_view quitter_heading = "RETIRED";
inline constexpr std::string_view escape_heading = "ESCAPED";
inline constexpr std::string_view mastery_heading = "MASTERED";

// Below that word, on the screen of a victory.
inline constexpr std::string_view escape_sentence =
    "You carry the Amulet of Yendor out into the morning. The doors fall shut behind you.";
inline constexpr std::string_view mastery_sentence =
    "You step through the portal below everything, and nothing down there is deep any more.";

// Beside the stone and below.
inline constexpr std::string_view carried_heading = "What you carried";
inline constexpr std::string_view carried_nothing = "Nothing at all.";
inline constexpr std::string_view feats_heading = "Feats";
inline constexpr std::string_view died_here_legend = "you died here";
inline constexpr std::string_view stopped_here_legend = "you stopped here";
inline constexpr std::string_view left_here_legend = "you left here";
inline constexpr std::string_view last_steps_legend = "your last steps";
inline constexpr std::string_view stairs_legend = "stairs";

// What can be asked for: on a button with its key, and in full.
inline constexpr std::string_view same_dungeon_button = "Play again (r)";
inline constexpr std::string_view same_dungeon_offer = "play this dungeon again";
inline constexpr std::string_view other_dungeon_button = "New game (n)";
inline constexpr std::string_view other_dungeon_offer = "play another dungeon";
inline constexpr std::string_view share_button = "Share (s)";
inline constexpr std::string_view share_offer = "share";
inline constexpr std::string_view last_pack_button = "Inventory (i)";
inline constexpr std::string_view last_pack_offer = "final inventory, everything identified";
inline constexpr std::string_view journal_button = "History (j)";
inline constexpr std::string_view journal_offer = "game history";
inline constexpr std::string_view old_messages_button = "Messages (M)";
inline constexpr std::string_view old_messages_offer = "message log";
inline constexpr std::string_view feats_button = "Feats (F)";
inline constexpr std::string_view feats_offer = "feats";
inline constexpr std::string_view best_games_button = "High scores (h)";
inline constexpr std::string_view best_games_offer = "high scores";
inline constexpr std::string_view counted_games_button = "Statistics (g)";
inline constexpr std::string_view counted_games_offer = "statistics";
inline constexpr std::string_view settings_button = "Settings (O)";
inline constexpr std::string_view settings_offer = "settings";
inline constexpr std::string_view leave_button = "Quit (Q)";
inline constexpr std::string_view leave_offer = "quit";

/// "and 7 more", behind as much of a list as fits.
std::string more_of_them(int number);
/// "Depth 4", over the map of the last level.
std::string last_level_heading(int depth);
/// "Turns: 812.", of a figure on the stone.
std::string format_figure(std::string_view name, std::string_view figure);
/// "You carried: a dagger, some food.", of a list.
std::string format_carried(const std::vector<std::string>& names);
std::string format_feats(const std::vector<std::string>& names);
/// Of the map, for those who do not see it: how far it was explored.
std::string format_last_level(int depth, int cells_known, int steps, bool died);

}  // namespace cellophane
