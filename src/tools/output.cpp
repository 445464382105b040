#include "tools/output.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "tools/new_file.h"
#include "tools/options.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

std::optional<Problem> no_file_name(const std::string& path, std::string_view option) {
    std::error_code error;
    if (!path.empty() && !std::filesystem::is_directory(as_path(path), error)) return std::nullopt;
    return Problem{"cannot-write",
                   std::string{option} + " needs the name of a file, not " + shown_path(path) + "."};
}

}  // namespace

bool is_special(const std::string& path) {
    std::error_code error;
    return std::filesystem::exists(as_path(path), error) &&
           !std::filesystem::is_regular_file(as_path(path), error);
}

std::optional<Problem> write_file(const std::string& path, std::string_view content,
                                  std::string_view option) {
    if (const std::optional<Problem> problem = no_file_name(path, option)) return problem;
    if (is_special(path)) {
        const OpenFile file = open_file(path, OpenFor::Writing);
        return file.is_open() && write_all(file, content) ? std::nullopt
                                                          : std::optional{cannot_write(path, option, errno)};
    }
    const Result<OpenFile> file = new_file(path, content, option);
    return file.ok() ? std::nullopt : std::optional{file.problem()};
}

std::optional<Problem> write_file(const std::string& path, const std::vector<std::uint8_t>& content,
                                  std::string_view option) {
    return write_file(path, std::string_view{reinterpret_cast<const char*>(content.data()), content.size()},
                      option);
}

std::optional<Problem> unwritable(const std::string& path, std::string_view option) {
    if (const std::optional<Problem> problem = no_file_name(path, option)) return problem;
    if (is_special(path))
        return is_writable(path) ? std::nullopt : std::optional{cannot_write(path, option, errno)};
    if (!is_writable(path) && errno != ENOENT) return cannot_write(path, option, errno);
    // A neighbor, since the file itself is to stay as it is.
    const std::string probe = fresh_neighbor(behind_links(path));
    if (probe.empty()) return cannot_write(path, option, errno);
    std::error_code error;
    std::filesystem::remove(as_path(probe), error);
    return std::nullopt;
}

Result<std::vector<std::uint8_t>> read_file(const std::string& path, std::string_view name) {
    const auto refused = [&](const char* why) {
        return Problem{"cannot-read", std::string{name} + ": " + shown_path(path) + why};
    };
    std::error_code error;
    const bool is_there = std::filesystem::exists(as_path(path), error);
    if (error) return refused(" cannot be read.");
    if (!is_there) return refused(" does not exist.");
    if (std::filesystem::is_directory(as_path(path), error)) return refused(" is a folder.");
    std::ifstream file{as_path(path), std::ios::binary};
    if (!file) return refused(" cannot be read.");
    std::vector<std::uint8_t> content;
    for (char byte = 0; file.get(byte);) {
        if (content.size() == largest_input) return refused(" is too large for a save or a recording.");
        content.push_back(static_cast<std::uint8_t>(byte));
    }
    if (!file.eof()) return refused(" cannot be read.");
    return content;
}

Result<std::vector<std::uint8_t>> read_kept_file(const std::string& path, std::string_view name) {
    std::error_code error;
    const std::filesystem::file_type type = std::filesystem::status(as_path(path), error).type();
    // Opening one waits for somebody who writes.
    if (type == std::filesystem::file_type::fifo || type == std::filesystem::file_type::socket)
        return Problem{"cannot-read",
                       std::string{name} + ": " + shown_path(path) + " is a pipe, not a file."};
    return read_file(path, name);
}

std::optional<Problem> unreadable(const std::string& path, std::string_view name) {
    std::error_code error;
    if (std::filesystem::status(as_path(path), error).type() == std::filesystem::file_type::not_found)
        return std::nullopt;
    const Result<std::vector<std::uint8_t>> file = read_kept_file(path, name);
    return file.ok() ? std::nullopt : std::optional{file.problem()};
}

}  // namespace cellophane
