#include "session/title/kept_games_list.h"

#include <algorithm>
#include <string>

#include "session/game_over/game_result.h"
#include "session/game_over/high_scores_lists.h"
#include "view/cell_colors.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/lists.h"

namespace cellophane {

namespace {

/// A file for each letter, if one line is enough for each.
constexpr int lines_a_page = 26;
constexpr int letter_column = 4;
constexpr int file_column = 7;
constexpr std::size_t usual_longest_name = 53;
constexpr int usual_written_column = 64;
constexpr int arrows_row = first_page_row + lines_a_page + 1;
constexpr int newer_column = file_column;
constexpr int older_column = file_column + 12;
constexpr int arrow_width = 9;

std::string kept_file_text(const KeptFile& file) {
    return file.name + "  " + date_of(file.written);
}

int files_a_page(const FileList& list) {
    return lines_a_page / list.lines;
}

std::size_t first_of(const FileList& list) {
    return static_cast<std::size_t>(list.page * files_a_page(list));
}

std::size_t end_of(const FileList& list) {
    return std::min(list.files.size(), first_of(list) + static_cast<std::size_t>(files_a_page(list)));
}

std::optional<std::size_t> nth(const FileList& list, int number) {
    if (number < 0 || number >= files_a_page(list)) return std::nullopt;
    const std::size_t file = first_of(list) + static_cast<std::size_t>(number);
    if (file >= end_of(list)) return std::nullopt;
    return file;
}

}  // namespace

int lines_needed(const FileList& list) {
    if (list.columns == screen_columns) return 1;
    int most = 1;
    for (const KeptFile& file : list.files) {
        const auto lines = wrapped({{kept_file_text(file), Tone::Plain}}, list.columns - 1 - file_column);
        most = std::max(most, static_cast<int>(lines.size()));
    }
    return std::min(most, lines_a_page);
}

int page_count(const FileList& list) {
    const int most = files_a_page(list);
    return std::max(1, (static_cast<int>(list.files.size()) + most - 1) / most);
}

std::vector<std::pair<char, std::string>> files_on_page(const FileList& list) {
    std::vector<std::pair<char, std::string>> shown;
    for (std::size_t file = first_of(list); file < end_of(list); ++file)
        shown.emplace_back(static_cast<char>('a' + (file - first_of(list))), list.files[file].name);
    return shown;
}

void paint_files(Frame& frame, const FileList& list, bool has_keys) {
    // In a narrow window right behind the names, which nothing cuts.
    const bool is_wide = list.columns == screen_columns;
    std::size_t longest = is_wide ? usual_longest_name : 0;
    for (const auto& [key, name] : files_on_page(list))
        if (!is_wide) longest = std::max(longest, name.size());
    const int name_end = file_column + static_cast<int>(longest);
    const int written_column = is_wide ? usual_written_column : name_end + 2;
    begin_list(frame, list.title, has_keys ? files_key_hint : files_touch_hint, list.columns);
    if (list.files.empty())
        write(frame, letter_column, first_page_row, screen_columns, no_files, rgb(Color::White));
    for (const auto& [key, name] : files_on_page(list)) {
        const int number = key - 'a';
        const KeptFile& kept = list.files[first_of(list) + static_cast<std::size_t>(number)];
        const int row = first_page_row + number * list.lines;
        const std::string letter{key, ')'};
        write(frame, letter_column, row, screen_columns, letter, rgb(Color::Yellow));
        if (list.lines > 1) {
            write_wrapped(frame, file_column, row, list.columns - 1, kept_file_text(kept), rgb(Color::White));
            continue;
        }
        write(frame, file_column, row, name_end, name, rgb(Color::White));
        write(frame, written_column, row, screen_columns, date_of(kept.written), hint_color());
    }
    if (list.page > 0)
        write(frame, newer_column, arrows_row, screen_columns, newer_files_label, rgb(Color::Yellow));
    if (list.page + 1 < page_count(list))
        write(frame, older_column, arrows_row, screen_columns, older_files_label, rgb(Color::Yellow));
}

FileChoice choice_by(const FileList& list, const KeyEvent& key) {
    if (key.name == "Escape" || key.name == "Space") return {.leaves = true};
    if (key.name == "Up" || key.name == "PageUp" || key.name == "8") return {.pages = -1};
    if (key.name == "Down" || key.name == "PageDown" || key.name == "2") return {.pages = 1};
    if (key.name.size() == 1 && !key.control) return {.file = nth(list, key.name.front() - 'a')};
    return {};
}

FileChoice choice_by(const FileList& list, const PointerEvent& pointer) {
    if (pointer.row == arrows_row) {
        if (pointer.column >= newer_column && pointer.column < newer_column + arrow_width)
            return {.pages = -1};
        if (pointer.column >= older_column && pointer.column < older_column + arrow_width)
            return {.pages = 1};
    }
    const std::optional<std::size_t> file =
        nth(list, pointer.row < first_page_row ? -1 : (pointer.row - first_page_row) / list.lines);
    return {.file = file, .leaves = !file};
}

}  // namespace cellophane
