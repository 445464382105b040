#pragma once

#include <string>
#include <string_view>

namespace cellophane {

// Windows' names and lines are UTF-16, those of this program UTF-8. What is no text in one becomes U+FFFD in
// the other.

std::wstring wide(std::string_view text);
std::string narrow(std::wstring_view text);

}  // namespace cellophane
