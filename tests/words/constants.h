#pragma once

#include <map>
#include <regex>
#include <string>
#include <string_view>

#include "architecture/source_files.h"
#include "support/catch.h"

namespace cellophane {

/// The texts of a header of words by the names of their constants, from those that end like this. They are
/// read from the source, so that no test has to list them and none is forgotten.
inline std::map<std::string, std::string> constants_in(const std::string& header, std::string_view ending) {
    static const std::regex begins{R"(^inline constexpr std::string_view (\w+) =(.*))"};
    static const std::regex quoted{R"re("((?:[^"\\]|\\.)*)")re"};
    std::map<std::string, std::string> found;
    std::string name;
    for (const std::string& line : read_lines(repository / "src/words" / header)) {
        std::smatch match;
        std::string rest = line;
        if (std::regex_match(line, match, begins)) {
            name = match[1];
            rest = match[2];
        }
        if (name.ends_with(ending) && std::regex_search(rest, match, quoted)) found[name] += match[1];
        if (line.ends_with(';')) name.clear();
    }
    INFO(header << " has no constants that end with " << ending);
    REQUIRE(!found.empty());
    return found;
}

inline bool begins_with_capital(std::string_view text) {
    return !text.empty() && text.front() >= 'A' && text.front() <= 'Z';
}

inline bool is_sentence(std::string_view text) {
    return text.ends_with('.') || text.ends_with('?');
}

}  // namespace cellophane
