#include "exports/json_reader.h"

#include <string>
#include <utility>
#include <vector>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("JSON is read with the lines on which its values begin", "[exports]") {
    const Result<JsonValue> read =
        read_json("{\n \"a\": [1, -2.5e3, \"x\\ny\", true, null],\n \"b\": {\"c\": 0}\n}\n");
    REQUIRE(read.ok());
    const JsonValue& all = read.value();
    REQUIRE(all.kind == JsonKind::Object);
    REQUIRE(all.items.size() == 2);
    const JsonValue& list = all.items[0];
    CHECK(all.items[0].name == "a");
    CHECK(list.line == 2);
    REQUIRE(list.items.size() == 5);
    CHECK(list.items[0].text == "1");
    CHECK(list.items[1].text == "-2.5e3");
    CHECK(list.items[2].kind == JsonKind::Text);
    CHECK(list.items[3].kind == JsonKind::Truth);
    CHECK(list.items[4].kind == JsonKind::Null);
    CHECK(all.items[1].line == 3);
}

TEST_CASE("what is no JSON is refused with line, column and what is expected", "[exports]") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", "line 1, column 1: a value is expected, and the text ends."},
        {"{", "line 1, column 2: a name in double quotes is expected, and the text ends."},
        {"{\n \"a\" 1}", "line 2, column 6: a colon is expected, not \"1\"."},
        {"{\"a\": 1 \"b\": 2}", "line 1, column 9: a comma or a closing brace is expected, not \"\"\"."},
        {"[1 2]", "line 1, column 4: a comma or a closing bracket is expected, not \"2\"."},
        {"[1,]", "line 1, column 4: a value is expected, not \"]\"."},
        {"{} x", "line 1, column 4: the end is expected, not \"x\"."},
        {"{\"a\": 1, \"a\": 2}", "line 1, column 10: the name \"a\" is there twice, not \"\"\"."},
        {"[01]", "line 1, column 4: a number must not begin with zeros, not \"]\"."},
        {"[1.]", "line 1, column 4: a digit is expected, not \"]\"."},
        {"\"a", "line 1, column 3: a text must end with a double quote, and the text ends."},
    };
    for (const auto& [text, message] : cases) {
        INFO(text);
        const Result<JsonValue> read = read_json(text);
        REQUIRE_FALSE(read.ok());
        CHECK(read.problem().code == "bad-json");
        CHECK(read.problem().message == message);
    }
    const std::string deep = std::string(1000, '[') + std::string(1000, ']');
    CHECK(read_json(deep).problem().message.find("nested too deeply") != std::string::npos);
    CHECK_FALSE(read_json(std::string{"[1\0]", 4}).ok());
}

}  // namespace cellophane
