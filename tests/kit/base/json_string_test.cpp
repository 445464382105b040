#include "kit/base/json_string.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("strings of JSON escape quotes, backslashes and control characters alone", "[kit]") {
    CHECK(json_string("") == "\"\"");
    CHECK(json_string("a \"b\" \\ c") == R"("a \"b\" \\ c")");
    CHECK(json_string(std::string_view{"\n\0\x1f", 3}) == R"("\u000a\u0000\u001f")");
    CHECK(json_string("café") == "\"café\"");
}

}  // namespace cellophane
