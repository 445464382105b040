#include "tools/new_file.h"

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "support/catch.h"
#include "tools/outcome.h"

// Whole files or none, brought to the disk before they take their name.

namespace {

/// What has been asked of the disk since a test began to watch.
struct Watched {
    std::string path;
    bool disk_fails = false;
    int files_synced = 0;
    int folders_synced = 0;
    /// What stood under the path when the file was synced.
    std::string stood_there;
};
Watched* watched = nullptr;

std::string content_of(const std::string& path) {
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

/// Takes the place of the C library's in this program.
extern "C" int fsync(int file) {
    if (watched != nullptr) {
        struct stat what {};
        fstat(file, &what);
        if (S_ISDIR(what.st_mode)) {
            ++watched->folders_synced;
        } else {
            ++watched->files_synced;
            watched->stood_there = content_of(watched->path);
            if (watched->disk_fails) {
                errno = EIO;
                return -1;
            }
        }
    }
    return static_cast<int>(syscall(SYS_fsync, file));
}

namespace cellophane {

namespace {

/// Writes a file over one with other content, and watches the disk meanwhile.
Watched written_over(const char* name, bool disk_fails, bool& is_written) {
    Watched disk;
    disk.path = in_scratch(name);
    disk.disk_fails = disk_fails;
    std::filesystem::remove_all(disk.path);
    std::ofstream{disk.path} << "before";
    watched = &disk;
    is_written = new_file(disk.path, "after", "--save").ok();
    watched = nullptr;
    return disk;
}

}  // namespace

TEST_CASE("a file is on the disk before it takes its name, and its folder after", "[tools]") {
    bool is_written = false;
    const Watched disk = written_over("synced.clph", false, is_written);
    CHECK(is_written);
    CHECK(disk.files_synced == 1);
    CHECK(disk.stood_there == "before");
    CHECK(disk.folders_synced == 1);
    CHECK(content_of(disk.path) == "after");
}

TEST_CASE("where the disk refuses, what was there stays and no part is left", "[tools]") {
    bool is_written = true;
    const Watched disk = written_over("unsynced.clph", true, is_written);
    CHECK_FALSE(is_written);
    CHECK(content_of(disk.path) == "before");
    CHECK_FALSE(std::filesystem::exists(disk.path + ".part"));
}

}  // namespace cellophane
