#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cellophane {

// Files as systems have them, under names in UTF-8. What fails says why in `errno`.

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

enum class OpenFor { Reading, Writing, ReadingAndWriting };
/// A file that is there.
OpenFile open_file(const std::string& path, OpenFor purpose);
/// A file that is not there yet (`EEXIST`: it is), to be read and written; with the permissions and, as far
/// as this program may, the owner of another, if that is there.
OpenFile make_file(const std::string& path, const std::string& model);

/// Which file it is and how its content stands, as far as a system tells: what another program does to it
/// makes a difference.
struct FileState {
    bool is_regular = false;
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    std::uint64_t length = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;

    friend bool operator==(const FileState&, const FileState&) = default;
};
std::optional<FileState> state_of(const OpenFile& file);
std::optional<FileState> state_of(const std::string& path);

/// Whether this program may write to what has this name. (`ENOENT`: nothing has.)
bool is_writable(const std::string& path);

/// Whether this program alone holds the file from now on; true as well where a file system has no locks.
bool lock_on(const OpenFile& file);

/// All bytes, whatever it takes.
bool write_all(const OpenFile& file, std::string_view bytes);
bool write_from(const OpenFile& file, std::uint64_t place);
bool cut_off(const OpenFile& file, std::uint64_t length);

/// Once it returns, a loss of power takes none of the file.
bool bring_to_disk(const OpenFile& file);
/// The same of the names in the folder of a file, where folders can be asked for that.
void bring_folder_to_disk(const std::string& path);

/// What a file may take the place of.
enum class Instead { OfAnything, OfNothing };
/// Gives a file another name, at once and whole: whoever looks finds it, or what was there before. `held`:
/// what this program has open of the file that gives way; where systems do not replace what is open, it is
/// closed first, and if nothing comes of it, opened and locked again.
bool take_name(const std::string& path, const std::string& name, Instead instead, OpenFile* held);
bool remove_file(const std::string& path);

}  // namespace cellophane
