#pragma once

#include <string>
#include <string_view>

namespace cellophane {

/// A string literal of JSON: in double quotes, everything escaped that must be.
std::string json_string(std::string_view text);

}  // namespace cellophane
