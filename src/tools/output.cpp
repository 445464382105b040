#include "tools/output.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "tools/options.h"

namespace cellophane {

namespace {

Problem cannot_write(const std::string& path, std::string_view option) {
    return {"cannot-write", std::string{option} + ": " + shown_path(path) + " cannot be written."};
}

std::optional<Problem> no_file_name(const std::string& path, std::string_view option) {
    std::error_code error;
    if (!path.empty() && !std::filesystem::is_directory(path, error)) return std::nullopt;
    return Problem{"cannot-write",
                   std::string{option} + " needs the name of a file, not " + shown_path(path) + "."};
}

/// A device or a pipe cannot be replaced; it is written to as it is.
bool is_special(const std::string& path) {
    std::error_code error;
    return std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error);
}

/// What a symbolic link leads to, whether or not it is there yet: the link itself is to stay one. Nothing if
/// links lead round and round.
std::filesystem::path behind_links(std::filesystem::path path) {
    constexpr int most_links = 40;
    std::error_code error;
    for (int i = 0; i < most_links && std::filesystem::is_symlink(path, error); ++i)
        path = path.parent_path() / std::filesystem::read_symlink(path, error);
    return std::filesystem::is_symlink(path, error) ? std::filesystem::path{} : path;
}

/// Makes an empty file beside another, under an unused name, which is returned; empty if that cannot be done.
std::string fresh_neighbour(const std::filesystem::path& path) {
    if (path.empty()) return {};
    const std::string first = path.string() + ".part";
    std::string name = first;
    for (int number = 2;; ++number) {
        const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0) close(file);
        if (file >= 0 || errno != EEXIST) return file >= 0 ? name : std::string{};
        name = first + std::to_string(number);
    }
}

}  // namespace

std::optional<Problem> write_file(const std::string& path, std::string_view content,
                                  std::string_view option) {
    const Problem failed = cannot_write(path, option);
    if (const std::optional<Problem> problem = no_file_name(path, option)) return problem;
    const bool special = is_special(path);
    const std::filesystem::path target = behind_links(path);
    const std::string draft = special ? path : fresh_neighbour(target);
    if (draft.empty()) return failed;
    std::error_code error;
    {
        std::ofstream file{draft, std::ios::binary | std::ios::trunc};
        file.write(content.data(), static_cast<std::streamsize>(content.size()));
        file.close();
        if (!file) {
            if (!special) std::filesystem::remove(draft, error);
            return failed;
        }
    }
    if (special) return std::nullopt;
    std::filesystem::rename(draft, target, error);
    if (!error) return std::nullopt;
    std::filesystem::remove(draft, error);
    return failed;
}

std::optional<Problem> write_file(const std::string& path, const std::vector<std::uint8_t>& content,
                                  std::string_view option) {
    return write_file(path, std::string_view{reinterpret_cast<const char*>(content.data()), content.size()},
                      option);
}

std::optional<Problem> unwritable(const std::string& path, std::string_view option) {
    if (const std::optional<Problem> problem = no_file_name(path, option)) return problem;
    if (is_special(path))
        return access(path.c_str(), W_OK) == 0 ? std::nullopt : std::optional{cannot_write(path, option)};
    // A neighbour, since the file itself is to stay as it is.
    const std::string probe = fresh_neighbour(behind_links(path));
    std::error_code error;
    std::filesystem::remove(probe, error);
    return probe.empty() ? std::optional{cannot_write(path, option)} : std::nullopt;
}

Result<std::vector<std::uint8_t>> read_file(const std::string& path, std::string_view name) {
    const auto refused = [&](const char* why) {
        return Problem{"cannot-read", std::string{name} + ": " + shown_path(path) + why};
    };
    std::error_code error;
    const bool is_there = std::filesystem::exists(path, error);
    if (error) return refused(" cannot be read.");
    if (!is_there) return refused(" does not exist.");
    if (std::filesystem::is_directory(path, error)) return refused(" is a folder.");
    std::ifstream file{path, std::ios::binary};
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
    const std::filesystem::file_type type = std::filesystem::status(path, error).type();
    // Opening one waits for somebody who writes.
    if (type == std::filesystem::file_type::fifo || type == std::filesystem::file_type::socket)
        return Problem{"cannot-read",
                       std::string{name} + ": " + shown_path(path) + " is a pipe, not a file."};
    return read_file(path, name);
}

std::optional<Problem> unreadable(const std::string& path, std::string_view name) {
    std::error_code error;
    if (std::filesystem::status(path, error).type() == std::filesystem::file_type::not_found)
        return std::nullopt;
    const Result<std::vector<std::uint8_t>> file = read_kept_file(path, name);
    return file.ok() ? std::nullopt : std::optional{file.problem()};
}

}  // namespace cellophane
