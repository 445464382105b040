#include "kit/base/quote.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("quoted text is shortened, on one line, and never cut inside a character", "[kit]") {
    CHECK(quoted("plain") == "\"plain\"");
    CHECK(quoted("") == "\"\"");
    CHECK(quoted("a\x1b[2J\n\x7f") == "\"a\\x1b[2J\\x0a\\x7f\"");
    CHECK(quoted("abcdef", 3) == "\"abc...\"");
    CHECK(quoted("abc", 3) == "\"abc\"");
    // An o with two dots takes two bytes, and no half of them is shown.
    CHECK(quoted("ab\xC3\xB6", 3) == "\"ab...\"");
    CHECK(quoted("a\xC3\xB6z", 3) == "\"a\xC3\xB6...\"");
    // Nor is a control character that takes two.
    CHECK(quoted("a\xC2\x9B"
                 "2J") == "\"a\\xc2\\x9b2J\"");
    CHECK(quoted("\xC2\xA7") == "\"\xC2\xA7\"");
}

}  // namespace cellophane
