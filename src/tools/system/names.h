#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace cellophane {

// Names of files are UTF-8 here. A path made of plain characters would take them for what the system does,
// which on Windows is something else.

inline std::filesystem::path as_path(std::string_view name) {
    return std::u8string(name.begin(), name.end());
}

inline std::string as_text(const std::filesystem::path& path) {
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

}  // namespace cellophane
