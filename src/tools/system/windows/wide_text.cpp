#include "tools/system/windows/wide_text.h"

#include <cstddef>

#include "tools/system/windows/api.h"

namespace cellophane {

std::wstring wide(std::string_view text) {
    const int length = static_cast<int>(text.size());
    std::wstring out(
        static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), length, nullptr, 0)), L'\0');
    MultiByteToWideChar(CP_UTF8, 0, text.data(), length, out.data(), static_cast<int>(out.size()));
    return out;
}

std::string narrow(std::wstring_view text) {
    const int length = static_cast<int>(text.size());
    std::string out(static_cast<std::size_t>(
                        WideCharToMultiByte(CP_UTF8, 0, text.data(), length, nullptr, 0, nullptr, nullptr)),
                    '\0');
    WideCharToMultiByte(CP_UTF8, 0, text.data(), length, out.data(), static_cast<int>(out.size()), nullptr,
                        nullptr);
    return out;
}

}  // namespace cellophane
