#include "tools/new_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "tools/options.h"

namespace cellophane {

namespace {

constexpr mode_t anybody = 0666;

/// A file of an unused name beside another, and that name.
OpenFile open_neighbor(const std::string& path, mode_t mode, std::string& name) {
    const std::string first = path + ".part";
    name = first;
    for (int number = 2;; ++number) {
        OpenFile file{open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)};
        if (file.is_open() || errno != EEXIST) return file;
        name = first + std::to_string(number);
    }
}

/// A name is on the disk once its folder is. Where folders cannot be asked for that, nothing can be done.
void bring_folder_to_disk(const std::string& path) {
    std::string folder = std::filesystem::path{path}.parent_path().string();
    if (folder.empty()) folder = ".";
    const OpenFile file{open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (file.is_open()) fsync(file.number());
}

/// The permissions, and as far as this program may, the owner of what was there.
void take_after(const OpenFile& file, const struct stat& before) {
    if (fchown(file.number(), before.st_uid, before.st_gid) != 0) errno = 0;
    if (fchmod(file.number(), before.st_mode & 07777) != 0) errno = 0;
}

/// Gives a finished draft its name. Whether that could be done.
bool name_draft(const std::string& draft, const std::string& target, Instead instead) {
    if (instead == Instead::OfAnything) return std::rename(draft.c_str(), target.c_str()) == 0;
    if (link(draft.c_str(), target.c_str()) == 0) {
        unlink(draft.c_str());
        return true;
    }
    // Some file systems know no second name for a file.
    if (errno == EEXIST || access(target.c_str(), F_OK) == 0) return errno = EEXIST, false;
    return std::rename(draft.c_str(), target.c_str()) == 0;
}

}  // namespace

OpenFile::~OpenFile() {
    if (number_ >= 0) ::close(number_);
}

Problem cannot_write(const std::string& path, std::string_view option, int cause) {
    return {cause == EEXIST ? "file-exists" : "cannot-write",
            std::string{option} + ": " + shown_path(path) +
                " cannot be written: " + std::error_code{cause, std::generic_category()}.message() + "."};
}

std::string behind_links(const std::string& path) {
    constexpr int most_links = 40;
    std::filesystem::path at{path};
    std::error_code error;
    for (int i = 0; i < most_links && std::filesystem::is_symlink(at, error); ++i)
        at = at.parent_path() / std::filesystem::read_symlink(at, error);
    return std::filesystem::is_symlink(at, error) ? std::string{} : at.string();
}

std::string fresh_neighbor(const std::string& path) {
    std::string name;
    return !path.empty() && open_neighbor(path, anybody, name).is_open() ? name : std::string{};
}

bool lock_on(const OpenFile& file) {
    return flock(file.number(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Result<OpenFile> new_file(const std::string& path, std::string_view content, std::string_view option,
                          Instead instead) {
    const std::string target = behind_links(path);
    if (target.empty()) return cannot_write(path, option, ELOOP);
    struct stat before {};
    const bool is_there = stat(target.c_str(), &before) == 0;
    if (is_there && instead == Instead::OfNothing) return cannot_write(path, option, EEXIST);
    // What its owner has protected is not replaced either.
    if (is_there && access(target.c_str(), W_OK) != 0) return cannot_write(path, option, errno);
    std::string draft;
    OpenFile file = open_neighbor(target, is_there ? before.st_mode & anybody : anybody, draft);
    if (!file.is_open()) return cannot_write(path, option, errno);
    if (is_there) take_after(file, before);
    const bool is_done = write_all(file.number(), content) && fsync(file.number()) == 0 && lock_on(file) &&
                         name_draft(draft, target, instead);
    if (!is_done) {
        const int cause = errno;
        unlink(draft.c_str());
        return cannot_write(path, option, cause);
    }
    bring_folder_to_disk(target);
    return file;
}

}  // namespace cellophane
