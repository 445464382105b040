#include "session/game_over/high_scores_lists.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "view/cell_colors.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/grammar.h"
#include "words/lists.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// In sight in low windows.
constexpr int afresh_row = 24;
constexpr int afresh_column = 6;

/// Between the title and what is listed.
constexpr int next_variant_row = 1;
constexpr int next_variant_column = 2;

void paint_next_variant(Frame& frame, bool has_keys, Variant variant) {
    paint_label(frame, next_variant_column, next_variant_row, next_variant_label(variant_after(variant)),
                has_keys);
}

void write_right(Frame& frame, int end, int row, std::string_view text, Rgb color) {
    write(frame, end - static_cast<int>(text.size()), row, screen_columns, text, color);
}

std::string tenths(int number) {
    return std::to_string(number / 10) + "." + std::to_string(number % 10);
}

struct NamedFigure {
    std::string_view name;
    std::string (*of)(const Statistics&);
};

std::string or_none(int number) {
    return number == 0 ? "-" : std::to_string(number);
}

constexpr NamedFigure figures[] = {
    {games_figure, [](const Statistics& all) { return std::to_string(all.games); }},
    {wins_figure, [](const Statistics& all) { return std::to_string(all.wins()); }},
    {win_percent_figure, [](const Statistics& all) { return std::to_string(all.win_percent()); }},
    {escapes_figure, [](const Statistics& all) { return std::to_string(all.escapes); }},
    {masteries_figure, [](const Statistics& all) { return std::to_string(all.masteries); }},
    {best_score_figure, [](const Statistics& all) { return std::to_string(all.best_score); }},
    {most_gold_figure, [](const Statistics& all) { return std::to_string(all.most_gold); }},
    {most_lumenstones_figure, [](const Statistics& all) { return std::to_string(all.most_lumenstones); }},
    {deepest_figure, [](const Statistics& all) { return or_none(all.deepest); }},
    {average_depth_figure, [](const Statistics& all) { return tenths(all.average_depth_tenths()); }},
    {shortest_win_figure, [](const Statistics& all) { return or_none(all.shortest_win); }},
    {longest_wins_figure, [](const Statistics& all) { return std::to_string(all.longest_wins); }},
    {wins_now_figure, [](const Statistics& all) { return std::to_string(all.wins_now); }},
    {longest_masteries_figure, [](const Statistics& all) { return std::to_string(all.longest_masteries); }},
    {masteries_now_figure, [](const Statistics& all) { return std::to_string(all.masteries_now); }},
};

}  // namespace

Variant variant_after(Variant variant) {
    return static_cast<Variant>((static_cast<std::size_t>(variant) + 1) % variant_rows.size());
}

bool shows_next_variant(const PointerEvent& pointer, Variant variant) {
    const auto width = static_cast<int>(next_variant_label(variant_after(variant)).size());
    return pointer.row == next_variant_row && pointer.column >= next_variant_column &&
           pointer.column < next_variant_column + width;
}

void begin_list(Frame& frame, std::string_view title, std::string_view footer, int columns) {
    begin_page(frame, title, {0, 0, columns, screen_rows});
    write_footer(frame, edge_text_column({}), columns, footer);
}

void paint_best_games(Frame& frame, const HighScores& high_scores, bool has_keys, int columns,
                      Variant variant) {
    constexpr int first_row = 2;
    constexpr int rank_end = 5;
    constexpr int score_end = 14;
    constexpr int date_column = 16;
    constexpr int end_column = 28;
    constexpr int end_below_column = rank_end + 1;
    const std::vector<PastGame> best = high_scores.best(variant);
    const int newest = high_scores.newest_of_best(variant);
    const int count = static_cast<int>(best.size());
    const auto end_of = [](const PastGame& run) { return format_past_game(run.told, run.easy); };
    // How it ended stands below the rest where it is too long to stand beside it, if there are rows enough.
    std::vector<PageRow> all;
    bool is_narrow = false;
    for (const PastGame& run : best) {
        all.push_back({{}, end_of(run)});
        is_narrow = is_narrow || end_column + static_cast<int>(end_of(run).size()) >= columns - 1;
    }
    const std::size_t rows = all.size() + wrapped_rows(all, columns - 1 - end_below_column).size();
    is_narrow = is_narrow && first_row + static_cast<int>(rows) < footer_row;
    constexpr int dimmest = 70;
    begin_list(frame, list_title(best_games_title, variant),
               has_keys ? best_games_key_hint(variant_after(variant)) : std::string{touch_goes_back},
               columns);
    paint_next_variant(frame, has_keys, variant);
    if (count == 0) write(frame, 2, first_row, screen_columns, no_best_games, rgb(Color::White));
    for (int i = 0, row = first_row; i < count; ++i) {
        const PastGame& run = best[static_cast<std::size_t>(i)];
        const Rgb color = i == newest ? rgb(Color::Yellow)
                                      : blended(rgb(Color::White), rgb(Color::Gray), dimmest * i / count);
        write_right(frame, rank_end, row, std::to_string(i + 1) + ".", color);
        write_right(frame, score_end, row, std::to_string(run.score), color);
        write(frame, date_column, row, screen_columns, date_of(run.ended), color);
        if (i == newest) write(frame, 1, row, screen_columns, ">", color);
        if (is_narrow)
            row = write_wrapped(frame, end_below_column, row + 1, columns - 1, end_of(run), color);
        else
            write(frame, end_column, row++, screen_columns - 1, end_of(run), color);
    }
}

void describe_best_games(const HighScores& high_scores, Reading& reading, Variant variant) {
    const std::vector<PastGame> best = high_scores.best(variant);
    if (best.empty()) reading.add_row({}, std::string{no_best_games});
    const auto newest = static_cast<std::size_t>(high_scores.newest_of_best(variant));
    for (std::size_t i = 0; i < best.size(); ++i) {
        const PastGame& run = best[i];
        std::string text = date_of(run.ended) + ": " + format_past_game(run.told, run.easy);
        if (i == newest) text += latest_game_mark;
        reading.add_row(std::to_string(i + 1) + ". " + std::to_string(run.score), std::move(text));
    }
}

void describe_counted_games(const HighScores& high_scores, Reading& reading, Variant variant) {
    const Statistics all_time = high_scores.all_time(variant);
    const Statistics recent = high_scores.since_reset(variant);
    for (const NamedFigure& figure : figures)
        reading.add_row(capitalized(std::string{figure.name}),
                        figure.of(all_time) + ", " + std::string{recent_column} + " " + figure.of(recent));
    reading.add_row({}, std::string{easy_games_do_not_count});
}

void paint_counted_games(Frame& frame, const HighScores& high_scores, bool has_keys, int columns,
                         Variant variant) {
    const int recent_end = std::min(66, columns - 2);
    const int all_time_end = std::min(50, recent_end - 10);
    const int name_column = recent_end < 66 ? 2 : 6;
    begin_list(frame, list_title(counted_games_page_title, variant),
               has_keys ? counted_games_key_hint(variant_after(variant)) : std::string{touch_goes_back},
               columns);
    paint_next_variant(frame, has_keys, variant);
    int row = 3;
    write_right(frame, all_time_end, row, all_time_column, rgb(Color::Yellow));
    write_right(frame, recent_end, row, recent_column, rgb(Color::Yellow));
    row += 2;
    const Statistics all_time = high_scores.all_time(variant);
    const Statistics recent = high_scores.since_reset(variant);
    for (const NamedFigure& figure : figures) {
        write(frame, name_column, row, screen_columns, figure.name, rgb(Color::White));
        write_right(frame, all_time_end, row, figure.of(all_time), rgb(Color::White));
        write_right(frame, recent_end, row, figure.of(recent), rgb(Color::White));
        ++row;
    }
    write_wrapped(frame, name_column, row + 1, columns - 1, easy_games_do_not_count, hint_color());
    paint_label(frame, afresh_column, afresh_row, count_afresh_label, has_keys);
}

bool counts_afresh(const PointerEvent& pointer) {
    return pointer.row == afresh_row && pointer.column >= afresh_column &&
           pointer.column < afresh_column + static_cast<int>(count_afresh_label.size());
}

void paint_reset(Frame& frame, const HighScores& high_scores, bool has_keys, int columns, Variant variant) {
    paint_counted_games(frame, high_scores, has_keys, columns, variant);
    paint_question(frame, count_afresh_question, has_keys);
}

bool is_reset_by_click(const PointerEvent& pointer) {
    return answer_at(count_afresh_question, pointer.column, pointer.row).value_or(false);
}

}  // namespace cellophane
