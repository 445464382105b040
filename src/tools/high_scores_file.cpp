#include "tools/high_scores_file.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include "tools/system/names.h"
#include "tools/system/own_folder.h"

namespace cellophane {

std::string own_file(const char* name) {
    const std::filesystem::path folder = own_folder();
    return folder.empty() ? std::string{} : as_text(folder / name);
}

std::string usual_high_scores_file() {
    return own_file("runs.tsv");
}

std::string text_in(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(as_path(path), error)) return {};
    std::ifstream file{as_path(path), std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

bool append_high_scores(const std::string& path, std::string_view lines) {
    const std::string before = text_in(path);
    std::error_code error;
    const std::filesystem::path parent = as_path(path).parent_path();
    if (!parent.empty()) std::filesystem::create_directories(parent, error);
    std::ofstream file{as_path(path), std::ios::binary | std::ios::app};
    // What was cut off in the middle of a line must not spoil the next.
    if (!before.empty() && before.back() != '\n') file << '\n';
    file << lines;
    file.close();
    return static_cast<bool>(file);
}

}  // namespace cellophane
