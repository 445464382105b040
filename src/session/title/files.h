#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/title/title_screen.h"

namespace cellophane {

/// One page of kept files; letters choose (spec 70, section 11).
struct FileList {
    std::string_view title;
    const std::vector<KeptFile>& files;
    int page = 0;
};

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
