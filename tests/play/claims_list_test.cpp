#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "support/catch.h"
#include "support/table.h"

// `claims.tsv` names, for every promise players are given (rules/claims.md), the test that keeps it, or says
// why there is none.

namespace cellophane::claims_list {

namespace {

/// The tags of every test, by its name.
std::map<std::string, std::string> tags_of_tests() {
    std::map<std::string, std::string> tags;
    const std::regex title{R"re(TEST_CASE\(\s*"([^"]*)"(?:,\s*"([^"]*)")?)re"};
    const std::filesystem::path folder = std::filesystem::path{CELLOPHANE_SOURCE_DIR} / "tests";
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream file{entry.path()};
        const std::string text{std::istreambuf_iterator<char>{file}, {}};
        for (std::sregex_iterator match{text.begin(), text.end(), title}, end; match != end; ++match)
            tags[(*match)[1]] += (*match)[2];
    }
    return tags;
}

}  // namespace

TEST_CASE("each claim of the rules has a test, or a reason for having none", "[play][claims]") {
    const std::map<std::string, std::string> tests = tags_of_tests();
    const Table claims{std::string{CELLOPHANE_SOURCE_DIR} + "/tests/play/claims.tsv"};
    std::set<std::string> listed;
    for (const Table::Row& row : claims.rows()) {
        INFO(row.place() << ' ' << row["claim"]);
        CHECK(listed.insert(std::string{row["claim"]}).second);
        CHECK(row.blank("test") != row.blank("why_not"));
        if (!row.blank("test")) CHECK(tests.contains(std::string{row["test"]}));
    }
    // A test with a promise's number as a tag keeps that promise.
    const std::regex number{R"(\[([BWESD][0-9][0-9])\])"};
    std::size_t kept = 0;
    for (const auto& [name, tags] : tests)
        for (std::sregex_iterator match{tags.begin(), tags.end(), number}, end; match != end; ++match) {
            INFO(name);
            CHECK(listed.contains((*match)[1].str()));
            ++kept;
        }
    CHECK(kept > 100);
    CHECK(listed.size() == 151);
}

}  // namespace cellophane::claims_list
