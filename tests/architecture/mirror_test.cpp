#include <set>
#include <string>

#include "architecture/source_files.h"
#include "support/catch.h"

// Tests stand in the folder of what they test. A unit of src (a header with its source) has a test of its
// name there, or is on the list of those that are tested by others alone, which only gets shorter.

namespace cellophane {

namespace {

const std::string list_name = "tests/architecture/units_without_tests.txt";

/// False in the folders of src that hold tables, words or the program: their tests cover a folder at once.
bool is_a_unit(const SourceFile& file) {
    static const std::set<std::string> tables{"content", "words", "protocol", "tools"};
    return tables.count(folder_of(file.name)) == 0;
}

/// "play/ai/fear" for every header that has a source.
std::set<std::string> units() {
    std::set<std::string> found;
    for (const SourceFile& file : files_below(repository / "src", {".h"})) {
        const std::string unit = file.name.substr(0, file.name.size() - 2);
        if (is_a_unit(file) && std::filesystem::exists(repository / "src" / (unit + ".cpp")))
            found.insert(unit);
    }
    return found;
}

bool has_test(const std::string& unit) {
    return std::filesystem::exists(repository / "tests" / (unit + "_test.cpp"));
}

std::set<std::string> listed() {
    std::set<std::string> found;
    for (const std::string& line : read_lines(repository / list_name))
        if (!line.empty() && line[0] != '#') found.insert(line);
    return found;
}

}  // namespace

TEST_CASE("each unit of src has a test of its name or stands on the list of units without",
          "[architecture]") {
    const std::set<std::string> without = listed();
    const std::set<std::string> all = units();
    CHECK(all.size() > 200);
    for (const std::string& unit : all) {
        INFO("src/" << unit << " has no tests/" << unit << "_test.cpp; write one");
        CHECK((has_test(unit) || without.count(unit) == 1));
    }
    for (const std::string& unit : without) {
        INFO(list_name << " names " << unit << ", which is no unit or has a test: take it off the list");
        CHECK((all.count(unit) == 1 && !has_test(unit)));
    }
}

TEST_CASE("each folder of tests has a folder of the same name in src", "[architecture]") {
    static const std::set<std::string> besides{"architecture", "golden",  "fuzz",
                                               "soak",         "support", "windows"};
    for (const SourceFile& file : files_below(repository / "tests", {".cpp"})) {
        if (besides.count(folder_of(file.name)) == 1 || file.name.find('/') == std::string::npos) continue;
        const std::string folder = file.name.substr(0, file.name.rfind('/'));
        INFO("tests/" << file.name);
        CHECK(std::filesystem::is_directory(repository / "src" / folder));
    }
}

}  // namespace cellophane
