#pragma once

#include <string>
#include <string_view>

#include "kit/base/result.h"
#include "tools/system/files.h"

namespace cellophane {

/// Writes a whole file or nothing: to a neighbor first, which is brought to the disk and then takes the
/// file's name, or that of the file a symbolic link leads to; what was there leaves it its permissions.
/// Returned open, and locked against everybody who asks (`lock_on`). The code of the problem is "file-exists"
/// if something is there that must not be. `held`: what this program has open of the file that gives way
/// (`take_name`).
Result<OpenFile> new_file(const std::string& path, std::string_view content, std::string_view option,
                          Instead instead = Instead::OfAnything, OpenFile* held = nullptr);

/// What a symbolic link leads to, whether or not it is there yet: the link itself is to stay one. Empty if
/// links lead round and round.
std::string behind_links(const std::string& path);

/// "--save: "mine.clph" cannot be written: No space left on device.", by `errno`.
Problem cannot_write(const std::string& path, std::string_view option, int cause);

/// Makes an empty file beside another, under an unused name, which is returned; empty if that cannot be done.
std::string fresh_neighbor(const std::string& path);

}  // namespace cellophane
