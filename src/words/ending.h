#pragma once

#include <string_view>

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

inline constexpr std::string_view same_dungeon_offer = "play this dungeon again";
inline constexpr std::string_view other_dungeon_offer = "play another dungeon";
inline constexpr std::string_view share_offer = "copy a link to this dungeon to share it";
inline constexpr std::string_view last_pack_offer = "final inventory, everything identified";
inline constexpr std::string_view journal_offer = "game history";
inline constexpr std::string_view old_messages_offer = "message log";
inline constexpr std::string_view feats_offer = "feats";
inline constexpr std::string_view best_games_offer = "high scores";
inline constexpr std::string_view counted_games_offer = "statistics";
inline constexpr std::string_view settings_offer = "settings";
inline constexpr std::string_view leave_offer = "quit";

}  // namespace cellophane
