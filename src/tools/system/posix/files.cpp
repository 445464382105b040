#include "tools/system/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "tools/system/names.h"

namespace cellophane {

namespace {

constexpr mode_t anybody = 0666;

FileState as_state(const struct stat& told) {
    return {.is_regular = S_ISREG(told.st_mode),
            .device = static_cast<std::uint64_t>(told.st_dev),
            .number = static_cast<std::uint64_t>(told.st_ino),
            .length = static_cast<std::uint64_t>(told.st_size),
            .seconds = static_cast<std::int64_t>(told.st_mtim.tv_sec),
            .nanoseconds = static_cast<std::int64_t>(told.st_mtim.tv_nsec)};
}

/// The permissions, and as far as this program may, the owner of what was there.
void take_after(const OpenFile& file, const struct stat& before) {
    if (fchown(file.number(), before.st_uid, before.st_gid) != 0) errno = 0;
    if (fchmod(file.number(), before.st_mode & 07777) != 0) errno = 0;
}

int flags_for(OpenFor purpose) {
    switch (purpose) {
        case OpenFor::Reading:
            return O_RDONLY;
        case OpenFor::Writing:
            return O_WRONLY;
        case OpenFor::ReadingAndWriting:
            return O_RDWR;
    }
    return O_RDONLY;
}

}  // namespace

OpenFile::~OpenFile() {
    if (number_ >= 0) ::close(number_);
}

OpenFile open_file(const std::string& path, OpenFor purpose) {
    return OpenFile{open(path.c_str(), flags_for(purpose) | O_CLOEXEC)};
}

OpenFile make_file(const std::string& path, const std::string& model) {
    struct stat before {};
    const bool has_model = stat(model.c_str(), &before) == 0;
    OpenFile file{open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC,
                       has_model ? before.st_mode & anybody : anybody)};
    if (file.is_open() && has_model) take_after(file, before);
    return file;
}

std::optional<FileState> state_of(const OpenFile& file) {
    struct stat told {};
    return fstat(file.number(), &told) == 0 ? std::optional{as_state(told)} : std::nullopt;
}

std::optional<FileState> state_of(const std::string& path) {
    struct stat told {};
    return stat(path.c_str(), &told) == 0 ? std::optional{as_state(told)} : std::nullopt;
}

bool is_writable(const std::string& path) {
    return access(path.c_str(), W_OK) == 0;
}

bool lock_on(const OpenFile& file) {
    return flock(file.number(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

bool write_all(const OpenFile& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(file.number(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool write_from(const OpenFile& file, std::uint64_t place) {
    return lseek(file.number(), static_cast<off_t>(place), SEEK_SET) == static_cast<off_t>(place);
}

bool cut_off(const OpenFile& file, std::uint64_t length) {
    return ftruncate(file.number(), static_cast<off_t>(length)) == 0;
}

bool bring_to_disk(const OpenFile& file) {
    return fsync(file.number()) == 0;
}

void bring_folder_to_disk(const std::string& path) {
    std::string folder = as_text(as_path(path).parent_path());
    if (folder.empty()) folder = ".";
    const OpenFile file{open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (file.is_open()) fsync(file.number());
}

bool take_name(const std::string& path, const std::string& name, Instead instead, OpenFile* /*held*/) {
    if (instead == Instead::OfAnything) return std::rename(path.c_str(), name.c_str()) == 0;
    if (link(path.c_str(), name.c_str()) == 0) {
        unlink(path.c_str());
        return true;
    }
    // Some file systems know no second name for a file.
    if (errno == EEXIST || access(name.c_str(), F_OK) == 0) return errno = EEXIST, false;
    return std::rename(path.c_str(), name.c_str()) == 0;
}

bool remove_file(const std::string& path) {
    return unlink(path.c_str()) == 0;
}

}  // namespace cellophane
