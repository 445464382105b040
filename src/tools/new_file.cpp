#include "tools/new_file.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "tools/options.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

/// A file of an unused name beside another, and that name.
OpenFile open_neighbor(const std::string& path, const std::string& model, std::string& name) {
    const std::string first = path + ".part";
    name = first;
    for (int number = 2;; ++number) {
        OpenFile file = make_file(name, model);
        if (file.is_open() || errno != EEXIST) return file;
        name = first + std::to_string(number);
    }
}

}  // namespace

Problem cannot_write(const std::string& path, std::string_view option, int cause) {
    return {cause == EEXIST ? "file-exists" : "cannot-write",
            std::string{option} + ": " + shown_path(path) +
                " cannot be written: " + std::error_code{cause, std::generic_category()}.message() + "."};
}

std::string behind_links(const std::string& path) {
    constexpr int most_links = 40;
    std::filesystem::path at = as_path(path);
    std::error_code error;
    for (int i = 0; i < most_links && std::filesystem::is_symlink(at, error); ++i)
        at = at.parent_path() / std::filesystem::read_symlink(at, error);
    return std::filesystem::is_symlink(at, error) ? std::string{} : as_text(at);
}

std::string fresh_neighbor(const std::string& path) {
    std::string name;
    return !path.empty() && open_neighbor(path, {}, name).is_open() ? name : std::string{};
}

Result<OpenFile> new_file(const std::string& path, std::string_view content, std::string_view option,
                          Instead instead, OpenFile* held) {
    const std::string target = behind_links(path);
    if (target.empty()) return cannot_write(path, option, ELOOP);
    const bool is_there = state_of(target).has_value();
    if (is_there && instead == Instead::OfNothing) return cannot_write(path, option, EEXIST);
    // What its owner has protected is not replaced either.
    if (is_there && !is_writable(target)) return cannot_write(path, option, errno);
    std::string draft;
    OpenFile file = open_neighbor(target, target, draft);
    if (!file.is_open()) return cannot_write(path, option, errno);
    const bool is_done = write_all(file, content) && bring_to_disk(file) && lock_on(file) &&
                         take_name(draft, target, instead, held);
    if (!is_done) {
        const int cause = errno;
        remove_file(draft);
        return cannot_write(path, option, cause);
    }
    bring_folder_to_disk(target);
    return file;
}

}  // namespace cellophane
