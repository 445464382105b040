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

/// The shape in emscripten/api/actions.ts that takes the fields of a command.
template <class Kind>
std::string shape_of(const Kind& command) {
    constexpr bool has_item = requires { command.item; };
    constexpr bool has_target = requires { command.target; };
    if constexpr (requires { command.toward; }) return "direction";
    if constexpr (requires { command.which; }) return "stair";
    if constexpr (requires { command.yes; }) return "answer";
    if constexpr (requires { command.text; }) return "itemAndText";
    if constexpr (requires { command.letter; }) return "itemAndLetter";
    if constexpr (has_item && has_target) return "itemAndCell";
    if constexpr (has_target) return "cell";
    if constexpr (has_item) return "item";
    return "nothing";
}

/// By the name of the command.
std::map<std::string, std::string> shapes_of_rules() {
    std::map<std::string, std::string> shapes;
    for (std::size_t kind = 0; kind < Command::count; ++kind) {
        Command command;
        command.become(kind);
        command.visit([&](const auto& each) { shapes[std::string{each.name}] = shape_of(each); });
    }
    return shapes;
}

/// The same of the list in emscripten/api/actions.ts. A row without a colon has the name of its shape.
std::map<std::string, std::string> shapes_of_api() {
    static const std::regex row{R"(^  (\w+)(?:: (\w+))?,$)"};
    std::map<std::string, std::string> shapes;
    bool is_inside = false;
    for (const std::string& line : read_lines(repository / "emscripten" / "api" / "actions.ts")) {
        if (line.starts_with("export const actionShapes:")) is_inside = true;
        if (line == "};") is_inside = false;
        if (std::smatch match; is_inside && std::regex_search(line, match, row))
            shapes[match[1]] = match[2].matched ? match[2] : match[1];
    }
    return shapes;
}

}  // namespace

TEST_CASE("every command has a name of its own", "[architecture]") {
    CHECK(shapes_of_rules().size() == Command::count);
}

TEST_CASE("the API of the module lists the commands of the rules, with the same fields", "[architecture]") {
    CHECK(shapes_of_api() == shapes_of_rules());
}

}  // namespace cellophane
