#include "tools/lint_bookmark.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "kit/base/foreign_text.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/system/names.h"
#include "tools/unfinished_catalog.h"

namespace cellophane {

namespace {

constexpr std::string_view signature = "cellophane-lint-bookmark 1";

Problem refused(const std::string& path, const std::string& why) {
    return {"bad-resume", "--resume: " + shown_path(path) + " " + why};
}

}  // namespace

void write_bookmark(const std::string& path, const LintBookmark& bookmark) {
    std::ostringstream text;
    const Inspected& seen = bookmark.inspected;
    text << signature << '\n'
         << bookmark.arguments << '\n'
         << bookmark.seed << ' ' << bookmark.bytes << ' ' << bookmark.findings << ' ' << seen.levels << ' '
         << seen.machines << ' ' << seen.locks << ' ' << seen.items << ' ' << seen.creatures << '\n';
    // Failing to write it is no harm: the output says what was found.
    write_file(bookmark_path(path), text.str());
}

Result<LintBookmark> read_lint_bookmark(const std::string& path, const std::string& arguments) {
    std::error_code error;
    LintBookmark bookmark{.arguments = arguments};
    if (!std::filesystem::exists(as_path(path), error)) return bookmark;
    if (!std::filesystem::is_regular_file(as_path(path), error))
        return refused(path, "is not a file to go on with.");
    // It was interrupted before the first dungeon was done.
    if (std::filesystem::file_size(as_path(path), error) == 0 &&
        !std::filesystem::exists(as_path(bookmark_path(path)), error))
        return bookmark;
    std::ifstream file{as_path(bookmark_path(path)), std::ios::binary};
    std::string first;
    std::string begun_with;
    if (!file || !std::getline(file, first) || first != signature || !std::getline(file, begun_with))
        return refused(
            path, "has no " + shown_path(bookmark_path(path)) +
                      " beside it that says how far it has come: it is finished, or was not made by lint.");
    if (begun_with != arguments)
        return refused(path, "was begun with other arguments: " + without_controls(begun_with) + ".");
    Inspected& seen = bookmark.inspected;
    file >> bookmark.seed >> bookmark.bytes >> bookmark.findings >> seen.levels >> seen.machines >>
        seen.locks >> seen.items >> seen.creatures;
    if (!file) return refused(bookmark_path(path), "is damaged; begin again without --resume.");
    if (bookmark.bytes > std::filesystem::file_size(as_path(path), error))
        return refused(path, "is shorter than it was; begin again without --resume.");
    return bookmark;
}

}  // namespace cellophane
