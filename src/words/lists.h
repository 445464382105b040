#pragma once

#include <string>
#include <string_view>

#include "content/variants.h"

namespace cellophane {

// Lists of games that have ended, and of files that are kept: all that is written beside what they list.

/// The footers, with a keyboard, of both lists of games. `next`: whose list the key v shows.
std::string best_games_key_hint(Variant next);
std::string counted_games_key_hint(Variant next);
/// What is clicked for the same list of the next variant.
std::string next_variant_label(Variant next);
/// The title of such a list: "High scores", and of a short dungeon "High scores: Rapid".
std::string list_title(std::string_view title, Variant variant);

// The best games.
inline constexpr std::string_view no_best_games = "No games yet.";
/// How a game ended, marked if it was an easy one.
std::string format_past_game(std::string_view ending, bool easy);
/// Where only text can mark it.
inline constexpr std::string_view latest_game_mark = "  <- the latest";

// All games, counted: what the rows and columns are about.
inline constexpr std::string_view games_figure = "games";
inline constexpr std::string_view wins_figure = "wins";
inline constexpr std::string_view win_percent_figure = "win rate (%)";
inline constexpr std::string_view escapes_figure = "escapes";
inline constexpr std::string_view masteries_figure = "masteries";
inline constexpr std::string_view best_score_figure = "best score";
inline constexpr std::string_view most_gold_figure = "most gold";
inline constexpr std::string_view most_lumenstones_figure = "most lumenstones";
inline constexpr std::string_view deepest_figure = "deepest level";
inline constexpr std::string_view average_depth_figure = "average deepest level";
inline constexpr std::string_view shortest_win_figure = "fastest win (turns)";
inline constexpr std::string_view longest_wins_figure = "longest win streak";
inline constexpr std::string_view wins_now_figure = "current win streak";
inline constexpr std::string_view longest_masteries_figure = "longest mastery streak";
inline constexpr std::string_view masteries_now_figure = "current mastery streak";
inline constexpr std::string_view all_time_column = "all time";
inline constexpr std::string_view recent_column = "recent";
inline constexpr std::string_view easy_games_do_not_count = "Games in easy mode do not count.";
inline constexpr std::string_view count_afresh_label = " Reset statistics (r) ";

// Kept files.
inline constexpr std::string_view files_key_hint = "letter: open  -  Page Up, Page Down: more  -  Esc: back";
inline constexpr std::string_view files_touch_hint = "tap a line to open it, or elsewhere to go back";
inline constexpr std::string_view no_files = "No files yet.";
inline constexpr std::string_view newer_files_label = "< newer";
inline constexpr std::string_view older_files_label = "older >";

}  // namespace cellophane
