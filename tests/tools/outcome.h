#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "tools/run.h"

namespace cellophane {

/// What came of a run of the program.
struct Outcome {
    Exit exit{};
    std::string out;
    std::string err;
};

inline Outcome run_with(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const Exit exit = run(arguments, out, err);
    return {exit, out.str(), err.str()};
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// A path in the folder that tests of the tools may write to.
inline std::string in_scratch(const char* name) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "cellophane-tools-test";
    std::filesystem::create_directories(folder);
    return (folder / name).string();
}

inline void write_text(const std::filesystem::path& path, const std::string& text) {
    std::ofstream{path, std::ios::binary} << text;
}

inline std::string content_of(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace cellophane
