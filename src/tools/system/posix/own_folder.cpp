#include "tools/system/own_folder.h"

#include <cstdlib>

namespace cellophane {

namespace {

std::filesystem::path folder(const char* variable, const char* below) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') return {};
    return std::filesystem::path{value} / below;
}

}  // namespace

std::filesystem::path own_folder() {
    std::filesystem::path data = folder("XDG_DATA_HOME", "cellophane");
    return data.empty() ? folder("HOME", ".local/share/cellophane") : data;
}

}  // namespace cellophane
