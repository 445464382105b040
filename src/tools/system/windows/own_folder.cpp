#include "tools/system/own_folder.h"

#include <cstdlib>

namespace cellophane {

namespace {

std::filesystem::path folder(const wchar_t* variable) {
    const wchar_t* value = _wgetenv(variable);
    if (value == nullptr || *value == L'\0') return {};
    return std::filesystem::path{value} / "cellophane";
}

}  // namespace

std::filesystem::path own_folder() {
    std::filesystem::path data = folder(L"XDG_DATA_HOME");
    return data.empty() ? folder(L"LOCALAPPDATA") : data;
}

}  // namespace cellophane
