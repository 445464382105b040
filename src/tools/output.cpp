#include "tools/output.h"

#include <cstdio>
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

}  // namespace

std::optional<Problem> write_file(const std::string& path, std::string_view content,
                                  std::string_view option) {
    const Problem failed = cannot_write(path, option);
    std::error_code error;
    if (const std::optional<Problem> problem = no_file_name(path, option)) return problem;
    // A device or a pipe cannot be replaced; it is written to as it is.
    const bool special =
        std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error);
    const std::string draft = special ? path : path + ".part";
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
    std::filesystem::rename(draft, path, error);
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
    // A neighbour, since the file itself is to stay as it is.
    const std::string probe = path + ".part";
    std::error_code error;
    const bool written = static_cast<bool>(std::ofstream{probe, std::ios::binary | std::ios::app});
    std::filesystem::remove(probe, error);
    return written ? std::nullopt : std::optional{cannot_write(path, option)};
}

Result<std::vector<std::uint8_t>> read_file(const std::string& path, std::string_view name) {
    const auto refused = [&](const char* why) {
        return Problem{"cannot-read", std::string{name} + ": " + shown_path(path) + why};
    };
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return refused(" does not exist.");
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

}  // namespace cellophane
