#pragma once

#include <string>
#include <string_view>

namespace cellophane {

// Titles of pages and panels, and of whatever else is open for those who do not see the screen.

inline constexpr std::string_view program_title = "Cellophane";
inline constexpr std::string_view map_title = "The dungeon";
inline constexpr std::string_view question_title = "Question";
inline constexpr std::string_view menu_title = "Menu";

/// The help page, for those who do not see it, in a game, and while a recording is watched.
inline constexpr std::string_view help_title = "Help";
inline constexpr std::string_view walking_help_title = "Keys and controls";
inline constexpr std::string_view watching_help_title = "Watching a recording";

inline constexpr std::string_view pack_title = "Your inventory";
/// Of a hero whose game is over.
inline constexpr std::string_view last_pack_title = "Final inventory";
/// Over the card of one item.
std::string item_card_title(char letter);
inline constexpr std::string_view old_messages_title = "Message log";
inline constexpr std::string_view discoveries_title = "Discoveries";
inline constexpr std::string_view maps_title = "Maps";
inline constexpr std::string_view feats_title = "Feats";
/// The page about the hero itself, in short and as it stands there.
inline constexpr std::string_view character_title = "Character";
inline constexpr std::string_view character_page_title = "Character sheet";
inline constexpr std::string_view settings_title = "Settings";

inline constexpr std::string_view aiming_title = "Aiming";
inline constexpr std::string_view name_title = "Name";
inline constexpr std::string_view letter_title = "Inventory letter";

inline constexpr std::string_view recording_title = "Recording";
inline constexpr std::string_view turn_title = "Go to turn";

inline constexpr std::string_view end_title = "Game over";
inline constexpr std::string_view treasure_title = "Treasure";
inline constexpr std::string_view journal_title = "Game history";
/// While the rest of it is not written yet.
inline constexpr std::string_view unfinished_journal_title = "Game history so far";
inline constexpr std::string_view best_games_title = "High scores";
/// The page counts the games of the player.
inline constexpr std::string_view counted_games_title = "Statistics";
inline constexpr std::string_view counted_games_page_title = "Statistics of all your games";

inline constexpr std::string_view kept_games_title = "Saved games";
inline constexpr std::string_view kept_recordings_title = "Recordings";

}  // namespace cellophane
