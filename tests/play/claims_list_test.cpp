#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "support/catch.h"
#include "support/table.h"

// `claims.tsv` names, for every promise players are given (rules/claims.md), the test that keeps it, or says
// why there is none.

namespace cellophane::claims_list {

namespace {

std::set<std::string> names_of_tests() {
    std::set<std::string> names;
    const std::regex name{"TEST_CASE\\(\\s*\"([^\"]*)\""};
    const std::filesystem::path folder = std::filesystem::path{CELLOPHANE_SOURCE_DIR} / "tests";
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder}) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream file{entry.path()};
        const std::string text{std::istreambuf_iterator<char>{file}, {}};
        for (std::sregex_iterator match{text.begin(), text.end(), name}, end; match != end; ++match)
            names.insert((*match)[1].str());
    }
    return names;
}

}  // namespace

TEST_CASE("every promise has its test, or a reason for having none", "[play][claims]") {
    const std::set<std::string> names = names_of_tests();
    const Table claims{std::string{CELLOPHANE_SOURCE_DIR} + "/tests/play/claims.tsv"};
    std::set<std::string> listed;
    for (const Table::Row& row : claims.rows()) {
        INFO(row.place() << ' ' << row["claim"]);
        CHECK(listed.insert(std::string{row["claim"]}).second);
        CHECK(row.blank("test") != row.blank("why_not"));
        if (!row.blank("test")) CHECK(names.contains(std::string{row["test"]}));
    }
    // A test under a number keeps that promise.
    const std::regex numbers{"\\b[BWESD][0-9][0-9]\\b"};
    for (const std::string& name : names) {
        const std::string head = name.substr(0, name.find(':'));
        for (std::sregex_iterator match{head.begin(), head.end(), numbers}, end; match != end; ++match) {
            INFO(name);
            CHECK(listed.contains(match->str()));
        }
    }
    CHECK(listed.size() == 151);
}

}  // namespace cellophane::claims_list
