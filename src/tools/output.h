#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kit/base/result.h"

namespace cellophane {

/// Writes a whole file or nothing: to a neighbour first, which then takes the file's name.
std::optional<Problem> write_file(const std::string& path, std::string_view content);

}  // namespace cellophane
