#include "tools/system/files.h"

#include <fcntl.h>
#include <io.h>

#include <algorithm>
#include <cerrno>

#include "tools/system/windows/api.h"
#include "tools/system/windows/wide_text.h"

namespace cellophane {

namespace {

/// What `errno` says elsewhere.
int usual_number_of(DWORD error) {
    switch (error) {
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
        case ERROR_INVALID_NAME:
        case ERROR_INVALID_DRIVE:
        case ERROR_BAD_NETPATH:
        case ERROR_BAD_NET_NAME:
            return ENOENT;
        case ERROR_FILE_EXISTS:
        case ERROR_ALREADY_EXISTS:
            return EEXIST;
        case ERROR_ACCESS_DENIED:
        case ERROR_SHARING_VIOLATION:
        case ERROR_LOCK_VIOLATION:
            return EACCES;
        case ERROR_DISK_FULL:
        case ERROR_HANDLE_DISK_FULL:
            return ENOSPC;
        case ERROR_WRITE_PROTECT:
            return EROFS;
        case ERROR_TOO_MANY_OPEN_FILES:
            return EMFILE;
        case ERROR_NOT_ENOUGH_MEMORY:
        case ERROR_OUTOFMEMORY:
            return ENOMEM;
        case ERROR_FILENAME_EXCED_RANGE:
            return ENAMETOOLONG;
        default:
            return EIO;
    }
}

/// False, with `errno` set by the last error.
bool failed() {
    errno = usual_number_of(GetLastError());
    return false;
}

HANDLE handle_of(const OpenFile& file) {
    return reinterpret_cast<HANDLE>(_get_osfhandle(file.number()));
}

OpenFile open_with(const std::string& path, DWORD access, DWORD shared, DWORD how) {
    const HANDLE handle =
        CreateFileW(wide(path).c_str(), access, shared, nullptr, how, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        failed();
        return {};
    }
    const int number = _open_osfhandle(reinterpret_cast<intptr_t>(handle), _O_BINARY);
    if (number < 0) CloseHandle(handle);
    return OpenFile{number};
}

constexpr DWORD shared_with_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
/// Nobody else writes to what this program writes to; it may be read, renamed and removed.
constexpr DWORD shared_while_written = FILE_SHARE_READ | FILE_SHARE_DELETE;

/// When it was last written to is left out: Windows enters that some time or other, and as long as this
/// program has the file open to be written to, nobody else does. The volume is left out too: Wine tells of
/// another one where it is asked by name.
std::optional<FileState> state_behind(HANDLE handle) {
    BY_HANDLE_FILE_INFORMATION told{};
    if (GetFileInformationByHandle(handle, &told) == 0) {
        failed();
        return std::nullopt;
    }
    const auto joined = [](DWORD high, DWORD low) { return (std::uint64_t{high} << 32) | low; };
    return FileState{.is_regular = (told.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0,
                     .number = joined(told.nFileIndexHigh, told.nFileIndexLow),
                     .length = joined(told.nFileSizeHigh, told.nFileSizeLow)};
}

/// Others, such as those that look for viruses, may have a file open for a moment.
constexpr int most_tries = 25;
constexpr DWORD between_tries = 20;

bool is_held_by_somebody(DWORD error) {
    return error == ERROR_ACCESS_DENIED || error == ERROR_SHARING_VIOLATION;
}

}  // namespace

OpenFile::~OpenFile() {
    if (number_ >= 0) _close(number_);
}

OpenFile open_file(const std::string& path, OpenFor purpose) {
    switch (purpose) {
        case OpenFor::Reading:
            return open_with(path, GENERIC_READ, shared_with_all, OPEN_EXISTING);
        case OpenFor::Writing:
            return open_with(path, GENERIC_WRITE, shared_with_all, OPEN_EXISTING);
        case OpenFor::ReadingAndWriting:
            return open_with(path, GENERIC_READ | GENERIC_WRITE, shared_while_written, OPEN_EXISTING);
    }
    return {};
}

OpenFile make_file(const std::string& path, const std::string& /*model*/) {
    // Who may do what with it is the folder's to say.
    return open_with(path, GENERIC_READ | GENERIC_WRITE, shared_while_written, CREATE_NEW);
}

std::optional<FileState> state_of(const OpenFile& file) {
    if (GetFileType(handle_of(file)) != FILE_TYPE_DISK) return FileState{};
    return state_behind(handle_of(file));
}

std::optional<FileState> state_of(const std::string& path) {
    const HANDLE handle = CreateFileW(wide(path).c_str(), FILE_READ_ATTRIBUTES, shared_with_all, nullptr,
                                      OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        failed();
        return std::nullopt;
    }
    const std::optional<FileState> state =
        GetFileType(handle) == FILE_TYPE_DISK ? state_behind(handle) : FileState{};
    CloseHandle(handle);
    return state;
}

bool is_writable(const std::string& path) {
    const DWORD attributes = GetFileAttributesW(wide(path).c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES) return failed();
    const bool is_protected =
        (attributes & FILE_ATTRIBUTE_READONLY) != 0 && (attributes & FILE_ATTRIBUTE_DIRECTORY) == 0;
    if (is_protected) errno = EACCES;
    return !is_protected;
}

bool lock_on(const OpenFile& file) {
    // What is locked cannot be read either, so a byte is locked that no file reaches.
    OVERLAPPED place{};
    place.OffsetHigh = 0x40000000;
    return LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                      &place) != 0 ||
           (GetLastError() != ERROR_LOCK_VIOLATION && GetLastError() != ERROR_IO_PENDING);
}

bool write_all(const OpenFile& file, std::string_view bytes) {
    constexpr std::size_t most_at_once = std::size_t{1} << 20;
    while (!bytes.empty()) {
        const auto count = static_cast<DWORD>(std::min(bytes.size(), most_at_once));
        DWORD written = 0;
        if (WriteFile(handle_of(file), bytes.data(), count, &written, nullptr) == 0) return failed();
        if (written == 0) return errno = EIO, false;
        bytes.remove_prefix(written);
    }
    return true;
}

bool write_from(const OpenFile& file, std::uint64_t place) {
    LARGE_INTEGER from{};
    from.QuadPart = static_cast<std::int64_t>(place);
    return SetFilePointerEx(handle_of(file), from, nullptr, FILE_BEGIN) != 0 || failed();
}

bool cut_off(const OpenFile& file, std::uint64_t length) {
    return write_from(file, length) && (SetEndOfFile(handle_of(file)) != 0 || failed());
}

bool bring_to_disk(const OpenFile& file) {
    return FlushFileBuffers(handle_of(file)) != 0 || failed();
}

void bring_folder_to_disk(const std::string& /*path*/) {
    // Names are brought there as they are taken.
}

bool take_name(const std::string& path, const std::string& name, Instead instead, OpenFile* held) {
    const std::wstring from = wide(path);
    const std::wstring to = wide(name);
    if (instead == Instead::OfNothing)
        return MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_WRITE_THROUGH) != 0 || failed();
    const bool was_held = held != nullptr && held->is_open();
    for (int i = 0; i < most_tries; ++i) {
        if (MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0)
            return true;
        if (!is_held_by_somebody(GetLastError())) break;
        if (was_held && held->is_open())
            held->close();
        else
            Sleep(between_tries);
    }
    const int cause = usual_number_of(GetLastError());
    if (was_held && !held->is_open()) {
        *held = open_file(name, OpenFor::ReadingAndWriting);
        if (held->is_open()) lock_on(*held);
    }
    errno = cause;
    return false;
}

bool remove_file(const std::string& path) {
    return DeleteFileW(wide(path).c_str()) != 0 || failed();
}

}  // namespace cellophane
