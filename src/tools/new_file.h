#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "kit/base/result.h"

namespace cellophane {

/// A file that is open until this goes out of scope, with whatever lock is on it.
class OpenFile {
public:
    OpenFile() = default;
    explicit OpenFile(int number) : number_{number} {}
    OpenFile(OpenFile&& other) noexcept : number_{std::exchange(other.number_, -1)} {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~OpenFile();

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    void close() { *this = OpenFile{}; }

private:
    int number_ = -1;
};

/// What a file may take the place of.
enum class Instead { OfAnything, OfNothing };

/// Writes a whole file or nothing: to a neighbor first, which is brought to the disk and then takes the
/// file's name, or that of the file a symbolic link leads to; what was there leaves it its permissions.
/// Returned open, and locked against everybody who asks (`lock_on`). The code of the problem is "file-exists"
/// if something is there that must not be.
Result<OpenFile> new_file(const std::string& path, std::string_view content, std::string_view option,
                          Instead instead = Instead::OfAnything);

/// Whether this program alone holds the file from now on; true as well where a file system has no locks.
bool lock_on(const OpenFile& file);

/// All bytes, whatever it takes. Whether that could be done; `errno` says why not.
bool write_all(int file, std::string_view bytes);

/// What a symbolic link leads to, whether or not it is there yet: the link itself is to stay one. Empty if
/// links lead round and round.
std::string behind_links(const std::string& path);

/// "--save: "mine.clph" cannot be written: No space left on device.", by `errno`.
Problem cannot_write(const std::string& path, std::string_view option, int cause);

/// Makes an empty file beside another, under an unused name, which is returned; empty if that cannot be done.
std::string fresh_neighbor(const std::string& path);

}  // namespace cellophane
