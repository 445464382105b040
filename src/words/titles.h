#pragma once

#include <string_view>

namespace cellophane {

// Titles of pages and panels, and of whatever else is open for those who do not see the screen.

inline constexpr std::string_view program_title = "Cellophane";
inline constexpr std::string_view map_title = "The dungeon";
inline constexpr std::string_view question_title = "A question";
inline constexpr std::string_view menu_title = "Menu";

/// The help page, for those who do not see it, in a game, and while a recording is watched.
inline constexpr std::string_view help_title = "Help";
inline constexpr std::string_view walking_help_title = "Walking the dungeon";
inline constexpr std::string_view watching_help_title = "Watching a recording";

inline constexpr std::string_view pack_title = "Your pack";
/// Of a hero whose game is over.
inline constexpr std::string_view last_pack_title = "What you carried";
inline constexpr std::string_view old_messages_title = "What you were told";
inline constexpr std::string_view discoveries_title = "What you have found out";
inline constexpr std::string_view maps_title = "Maps";
inline constexpr std::string_view feats_title = "Feats";
/// The page about the hero himself, in short and as it stands there.
inline constexpr std::string_view character_title = "You";
inline constexpr std::string_view character_page_title = "You, as far as you know";
inline constexpr std::string_view settings_title = "How you want to play";

inline constexpr std::string_view aiming_title = "Aiming";
inline constexpr std::string_view name_title = "A name";
inline constexpr std::string_view letter_title = "A letter";

inline constexpr std::string_view recording_title = "A recording";
inline constexpr std::string_view turn_title = "To a turn";

inline constexpr std::string_view end_title = "The end";
inline constexpr std::string_view treasure_title = "What you brought out";
inline constexpr std::string_view journal_title = "How it went";
/// While the rest of it is not written yet.
inline constexpr std::string_view unfinished_journal_title = "How it went, as far as you remember yet";
inline constexpr std::string_view best_games_title = "The best games";
/// The page counts the games of the player.
inline constexpr std::string_view counted_games_title = "All games, counted";
inline constexpr std::string_view counted_games_page_title = "All your games, counted";

inline constexpr std::string_view kept_games_title = "Games to go on with";
inline constexpr std::string_view kept_recordings_title = "Recordings to watch";

}  // namespace cellophane
