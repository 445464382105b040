#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include "architecture/source_files.h"
#include "support/catch.h"

// A setting is read, written and listed by its row; what it changes stands elsewhere. One that is asked for
// nowhere else would be a switch without effect.

namespace cellophane {

namespace {

/// The fields of struct Settings.
std::vector<std::string> fields_of_settings() {
    static const std::regex field{R"(^    [\w:<>]+ (\w+)( = .*|\{\})?;$)"};
    std::vector<std::string> fields;
    bool is_inside = false;
    for (const std::string& line : read_lines(repository / "src/session/settings.h")) {
        if (line == "struct Settings {") is_inside = true;
        if (line == "};") is_inside = false;
        if (std::smatch match; is_inside && std::regex_match(line, match, field)) fields.push_back(match[1]);
    }
    return fields;
}

bool asks_for(const SourceFile& file, const std::regex& what) {
    return std::any_of(file.lines.begin(), file.lines.end(),
                       [&](const std::string& line) { return std::regex_search(line, what); });
}

}  // namespace

TEST_CASE("each setting is asked for outside of the code that reads and writes settings", "[architecture]") {
    std::vector<SourceFile> files = files_below(repository / "src", {".h", ".cpp"});
    std::erase_if(files, [](const SourceFile& file) { return file.name.starts_with("session/settings."); });
    const std::vector<std::string> fields = fields_of_settings();
    CHECK(fields.size() > 8);
    for (const std::string& field : fields) {
        INFO("nothing in src asks for settings." << field);
        const std::regex what{"\\bsettings\\." + field + "\\b"};
        CHECK(std::any_of(files.begin(), files.end(),
                          [&](const SourceFile& file) { return asks_for(file, what); }));
    }
}

}  // namespace cellophane
