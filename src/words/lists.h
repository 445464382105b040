#pragma once

#include <string>
#include <string_view>

namespace cellophane {

// Lists of games that have ended, and of files that are kept: all that is written beside what they list.

/// The footers, with a keyboard, of both lists of games.
inline constexpr std::string_view best_games_key_hint = "g: all of them, counted  -  any other key goes back";
inline constexpr std::string_view counted_games_key_hint = "h: the best of them  -  any other key goes back";

// The best games.
inline constexpr std::string_view no_best_games = "Nobody has brought anything to show yet.";
/// How a game ended, marked if it was an easy one.
std::string past_game_told(std::string_view ending, bool easy);
/// Where only text can mark it.
inline constexpr std::string_view latest_game_mark = "  <- the latest";

// All games, counted: what the rows and columns are about.
inline constexpr std::string_view games_figure = "games";
inline constexpr std::string_view wins_figure = "won";
inline constexpr std::string_view win_percent_figure = "won, of a hundred";
inline constexpr std::string_view escapes_figure = "escapes";
inline constexpr std::string_view masteries_figure = "masteries";
inline constexpr std::string_view best_score_figure = "best score";
inline constexpr std::string_view most_gold_figure = "most gold";
inline constexpr std::string_view most_lumenstones_figure = "most lumenstones";
inline constexpr std::string_view deepest_figure = "deepest level";
inline constexpr std::string_view average_depth_figure = "deepest level, on average";
inline constexpr std::string_view shortest_win_figure = "turns of the shortest win";
inline constexpr std::string_view longest_wins_figure = "wins in a row, at most";
inline constexpr std::string_view wins_now_figure = "wins in a row, now";
inline constexpr std::string_view longest_masteries_figure = "masteries in a row, at most";
inline constexpr std::string_view masteries_now_figure = "masteries in a row, now";
inline constexpr std::string_view all_time_column = "of all time";
inline constexpr std::string_view recent_column = "of late";
inline constexpr std::string_view easy_games_do_not_count = "Games that were made easier are not among them.";
inline constexpr std::string_view count_afresh_label = " Count afresh (r) ";

// Kept files.
inline constexpr std::string_view files_key_hint =
    "a letter: that one  -  Page Up, Page Down: others  -  Esc: back";
inline constexpr std::string_view files_touch_hint = "touch one of them, or elsewhere to go back";
inline constexpr std::string_view no_files = "Nothing is kept here yet.";
inline constexpr std::string_view newer_files_label = "< newer";
inline constexpr std::string_view older_files_label = "older >";

}  // namespace cellophane
