#include "tools/output.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "tools/options.h"

namespace cellophane {

std::optional<Problem> write_file(const std::string& path, std::string_view content) {
    const Problem failed{"cannot-write", "--out: " + shown(path) + " cannot be written."};
    std::error_code error;
    if (path.empty() || std::filesystem::is_directory(path, error))
        return Problem{"cannot-write", "--out needs the name of a file, not " + shown(path) + "."};
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

}  // namespace cellophane
