#include <cstddef>
#include <map>
#include <regex>
#include <string>

#include "architecture/source_files.h"
#include "protocol/command_fields.h"
#include "support/catch.h"

// The commands of the rules are the actions of the module's API: the same names with the same fields.

namespace cellophane {

namespace {

/// The words for the types of fields, in their order; a new type has to be given one.
class FieldTypes {
public:
    template <class... Fields>
    void operator()(const Fields&... fields) {
        (add(fields), ...);
    }

    const std::string& words() const { return words_; }

private:
    void add(char) { words_ += "letter "; }
    void add(bool) { words_ += "answer "; }
    void add(Direction) { words_ += "direction "; }
    void add(Stair) { words_ += "stair "; }
    void add(const Pos&) { words_ += "cell "; }
    void add(const AskedLabel&) { words_ += "text "; }

    std::string words_;
};

/// The shape in emscripten/api/actions.ts that takes the fields of a command.
template <class Kind>
std::string shape_of(const Kind& command) {
    static const std::map<std::string, std::string> shapes = {
        {"", "nothing"},
        {"letter ", "item"},
        {"answer ", "answer"},
        {"direction ", "direction"},
        {"stair ", "stair"},
        {"cell ", "cell"},
        {"letter cell ", "itemAndCell"},
        {"letter letter ", "itemAndLetter"},
        {"letter text ", "itemAndText"},
    };
    FieldTypes types;
    visit(types, command);
    const auto shape = shapes.find(types.words());
    return shape == shapes.end() ? "no shape for " + types.words() : shape->second;
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
