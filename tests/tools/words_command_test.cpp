#include "tools/instructions.h"

#include <regex>
#include <set>
#include <string>

#include "architecture/source_files.h"
#include "support/catch.h"
#include "tools/outcome.h"

namespace cellophane {

TEST_CASE("docs/measurements/instructions.md is what the program prints", "[tools][words]") {
    const Outcome printed = run_with({"words", "--instructions"});
    REQUIRE(printed.exit == Exit::Done);
    std::string kept;
    for (const std::string& line : read_lines(repository / "docs/measurements/instructions.md"))
        kept += line + '\n';
    INFO("write it anew: cellophane words --instructions > docs/measurements/instructions.md");
    CHECK(printed.out == kept);
}

TEST_CASE("without its option the command of words says what is missing", "[tools][words]") {
    const Outcome refused = run_with({"words"});
    CHECK(refused.exit == Exit::BadArguments);
    CHECK(refused.err.find("--instructions") != std::string::npos);
}

TEST_CASE("no labelled text of src/words is missing from the instructions", "[tools][words]") {
    // Read apart from the table: constants whose names say that they are there to act by, and fit a line.
    static const std::regex constant{
        R"re(^inline constexpr std::string_view \w+_(?:choice|label|help|hint|question|prompt|offer|title) = "((?:[^"\\]|\\.)*)";)re"};
    std::set<std::string> listed;
    for (const Instruction& instruction : instructions()) listed.insert(std::string{instruction.text});
    std::size_t checked = 0;
    for (const SourceFile& file : files_below(repository / "src/words", {".h"}))
        for (const std::string& line : read_lines(repository / "src/words" / file.name)) {
            std::smatch match;
            if (!std::regex_search(line, match, constant)) continue;
            const std::string text = match[1];
            if (text.find('\\') != std::string::npos || text.size() < 2) continue;
            ++checked;
            INFO("src/words/" << file.name << ": " << text);
            CHECK(listed.count(text) == 1);
        }
    CHECK(checked > 150);
}

}  // namespace cellophane
