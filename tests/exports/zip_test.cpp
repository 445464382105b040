#include "exports/zip.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "support/catch.h"

namespace cellophane {

namespace {

/// A number of so many bytes, the lowest first.
std::uint32_t number_at(const std::string& file, std::size_t at, int bytes) {
    std::uint32_t number = 0;
    for (int i = 0; i < bytes; ++i)
        number |=
            static_cast<std::uint32_t>(static_cast<unsigned char>(file[at + static_cast<std::size_t>(i)]))
            << (8 * i);
    return number;
}

}  // namespace

TEST_CASE("an archive holds its files in a directory that its end points to", "[exports][zip]") {
    ZipWriter zip;
    zip.add("a.txt", std::string(1000, 'x'));
    zip.add("folder/b.txt", "");
    const std::string file = zip.finish();
    const std::size_t end = file.size() - 22;
    CHECK(file.substr(0, 4) == "PK\3\4");
    CHECK(file.substr(end, 4) == "PK\5\6");
    CHECK(number_at(file, end + 10, 2) == 2);
    const std::size_t directory = number_at(file, end + 16, 4);
    CHECK(directory + number_at(file, end + 12, 4) == end);
    CHECK(file.substr(directory, 4) == "PK\1\2");
    CHECK(number_at(file, directory + 24, 4) == 1000);
    CHECK(number_at(file, directory + 20, 4) < 100);
    CHECK(file.substr(directory + 46, 5) == "a.txt");
    const std::size_t second = directory + 46 + 5;
    CHECK(file.substr(number_at(file, second + 42, 4) + 30, 12) == "folder/b.txt");
    // The same again, to the byte.
    ZipWriter again;
    again.add("a.txt", std::string(1000, 'x'));
    again.add("folder/b.txt", "");
    CHECK(again.finish() == file);
}

}  // namespace cellophane
