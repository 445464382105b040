#pragma once

#include <string_view>

namespace cellophane {

// What stands around the end of a game: how to go on to the stone, the title and foot of its page, and what
// can be asked for there. What is written on the stone is in words/epitaph.h.

// Behind the last message; a victor has more to see.
inline constexpr std::string_view fallen_key_hint = " (Space: so be it; i: your pack)";
inline constexpr std::string_view fallen_touch_hint = " (Touch: so be it)";
inline constexpr std::string_view victor_key_hint = " (Space: go on; i: your pack)";
inline constexpr std::string_view victor_touch_hint = " (Touch: go on)";

inline constexpr std::string_view victor_stone_title = "You made it";
inline constexpr std::string_view quitter_stone_title = "You have had enough";
inline constexpr std::string_view fallen_stone_title = "Here you lie";
inline constexpr std::string_view victor_stone_footer = "The dungeon will be some time getting over it.";
inline constexpr std::string_view stone_footer = "The dungeon does not mind waiting.";

inline constexpr std::string_view same_dungeon_offer = "this dungeon once more";
inline constexpr std::string_view other_dungeon_offer = "another dungeon";
inline constexpr std::string_view share_offer = "share this one with somebody braver";
inline constexpr std::string_view last_pack_offer = "what you carried, all of it known";
inline constexpr std::string_view journal_offer = "how it all went";
inline constexpr std::string_view old_messages_offer = "what you were told";
inline constexpr std::string_view feats_offer = "what you could be proud of";
inline constexpr std::string_view best_games_offer = "the best games of all";
inline constexpr std::string_view counted_games_offer = "all of them, counted";
inline constexpr std::string_view settings_offer = "how you want to play";
inline constexpr std::string_view leave_offer = "leave it at that";

}  // namespace cellophane
