#include <cstddef>
#include <map>
#include <regex>
#include <string>

#include "architecture/source_files.h"
#include "protocol/command.h"
#include "support/catch.h"

// The commands of the rules are the actions of the module's API: the same names with the same fields.

namespace cellophane {

namespace {

/// The function of emscripten/face/actions.mjs that takes the fields of a command; none without fields.
template <class Kind>
std::string reader_of_fields(const Kind& command) {
    constexpr bool has_item = requires { command.item; };
    constexpr bool has_target = requires { command.target; };
    if constexpr (requires { command.toward; }) return "directionOf";
    if constexpr (requires { command.which; }) return "stairOf";
    if constexpr (requires { command.yes; }) return "answerOf";
    if constexpr (requires { command.text; }) return "labelOf";
    if constexpr (requires { command.letter; }) return "lettersOf";
    if constexpr (has_item && has_target) return "throwOf";
    if constexpr (has_target) return "cellOf";
    if constexpr (has_item) return "letterOf";
    return {};
}

/// By the name of the command.
std::map<std::string, std::string> readers_of_rules() {
    std::map<std::string, std::string> readers;
    for (std::size_t kind = 0; kind < Command::count; ++kind) {
        Command command;
        command.become(kind);
        command.visit([&](const auto& each) { readers[std::string{each.name}] = reader_of_fields(each); });
    }
    return readers;
}

/// The same of the list in emscripten/face/actions.mjs.
std::map<std::string, std::string> readers_of_api() {
    static const std::regex row{R"re(^  (\w+): \{(?:.*numbers: (\w+))?.*\},$)re"};
    std::map<std::string, std::string> readers;
    bool is_inside = false;
    for (const std::string& line : read_lines(repository / "emscripten" / "face" / "actions.mjs")) {
        if (line == "const actionShapes = {") is_inside = true;
        if (line == "};") is_inside = false;
        if (std::smatch match; is_inside && std::regex_search(line, match, row)) readers[match[1]] = match[2];
    }
    return readers;
}

}  // namespace

TEST_CASE("every command has a name of its own", "[architecture]") {
    CHECK(readers_of_rules().size() == Command::count);
}

TEST_CASE("the API of the module lists the commands of the rules, with the same fields", "[architecture]") {
    CHECK(readers_of_api() == readers_of_rules());
}

}  // namespace cellophane
