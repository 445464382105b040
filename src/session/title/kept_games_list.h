#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/title/title_options.h"

namespace cellophane {

/// One page of kept files; letters choose (rules/interface.md 11). Of the screen so many columns are in
/// sight.
struct FileList {
    std::string_view title;
    const std::vector<KeptFile>& files;
    int page = 0;
    int columns = screen_columns;
    /// In a narrow window those that would be cut have several lines, and all of them as many.
    int lines = 1;
};

/// As many lines for each file as the longest needs within the columns in sight.
int lines_needed(const FileList& list);
/// Pages there are, one at least.
int page_count(const FileList& list);

/// What each letter of the page stands for.
std::vector<std::pair<char, std::string>> files_on_page(const FileList& list);

void paint_files(Frame& frame, const FileList& list, bool has_keys = true);

/// What an event asks of it: a file, another page, or to go back.
struct FileChoice {
    std::optional<std::size_t> file{};
    int pages = 0;
    bool leaves = false;
};
FileChoice choice_by(const FileList& list, const KeyEvent& key);
FileChoice choice_by(const FileList& list, const PointerEvent& pointer);

}  // namespace cellophane
