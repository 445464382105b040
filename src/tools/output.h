#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"

namespace cellophane {

/// Writes a whole file or nothing (tools/new_file.h). `option` is what complaints call it.
std::optional<Problem> write_file(const std::string& path, std::string_view content,
                                  std::string_view option = "--out");
std::optional<Problem> write_file(const std::string& path, const std::vector<std::uint8_t>& content,
                                  std::string_view option);

/// A device or a pipe cannot be replaced; it is written to as it is.
bool is_special(const std::string& path);

/// Why a file could not be written, as far as can be told beforehand; what is there stays as it is.
std::optional<Problem> unwritable(const std::string& path, std::string_view option);

/// Recordings and saves are small: no more than this is read.
inline constexpr std::uint64_t largest_input = 64 * 1024 * 1024;

/// A whole file. `name` is what complaints call it.
Result<std::vector<std::uint8_t>> read_file(const std::string& path, std::string_view name);

/// The same of a file that is read and written over and over: a pipe will not do.
Result<std::vector<std::uint8_t>> read_kept_file(const std::string& path, std::string_view name);

/// Why such a file cannot be read, if so; it may be missing.
std::optional<Problem> unreadable(const std::string& path, std::string_view name);

}  // namespace cellophane
