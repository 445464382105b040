#pragma once

#include <string>
#include <string_view>

namespace cellophane {

/// A string literal of JSON: in double quotes, everything escaped that must be or cannot be seen. A byte that
/// is no UTF-8 becomes U+FFFD, as JSON has none.
std::string json_string(std::string_view text);

}  // namespace cellophane
