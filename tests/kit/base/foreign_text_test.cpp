#include "kit/base/foreign_text.h"

#include <string>
#include <string_view>

#include "kit/base/json_string.h"
#include "kit/base/quote.h"
#include "support/catch.h"

// What others have written can do nothing where it is shown.

namespace cellophane {

TEST_CASE("text from outside stays on its line and says what cannot be seen", "[kit]") {
    CHECK(without_controls("plain, caf\xC3\xA9 \xE2\x80\x94 \xE6\xBC\xA2") ==
          "plain, caf\xC3\xA9 \xE2\x80\x94 \xE6\xBC\xA2");
    // Lines, tabs, a clipboard by OSC 52, DEL, the one-byte controls of U+0080 to U+009F.
    CHECK(without_controls("a\nb\tc\r") == R"(a\x0ab\x09c\x0d)");
    CHECK(without_controls("\x1b]52;c;aGk=\x07") == R"(\x1b]52;c;aGk=\x07)");
    CHECK(without_controls("\x7f\xC2\x9B") == R"(\x7f\xc2\x9b)");
    // What turns the direction of writing, and what has no width.
    CHECK(without_controls("gpj\xE2\x80\xAE.clph") == R"(gpj\xe2\x80\xae.clph)");
    for (const std::string_view unseen :
         {"\xE2\x80\xAA", "\xE2\x81\xA6", "\xE2\x81\xA9", "\xE2\x80\x8F", "\xD8\x9C", "\xE2\x80\xA8",
          "\xE2\x80\x8B", "\xEF\xBB\xBF", "\xC2\xAD", "\xF3\xA0\x81\x81"}) {
        const std::string shown = without_controls(unseen);
        INFO(shown);
        CHECK(shown.size() == 4 * unseen.size());
        CHECK(shown.starts_with("\\x"));
    }
    // Bytes that are no UTF-8: strays, too long, half of a pair, past the last.
    CHECK(without_controls("a\xFF"
                           "b\xC3") == R"(a\xffb\xc3)");
    CHECK(without_controls("\xC0\xAF\xE0\x80\xAF") == R"(\xc0\xaf\xe0\x80\xaf)");
    CHECK(without_controls("\xED\xA0\x80\xF4\x90\x80\x80") == R"(\xed\xa0\x80\xf4\x90\x80\x80)");
    CHECK(quoted("a\xE2\x80\xAE") == R"("a\xe2\x80\xae")");
}

TEST_CASE("a cell of CSV is no formula and no second cell", "[kit]") {
    CHECK(csv_cell("mine.clph") == "\"mine.clph\"");
    CHECK(csv_cell("a \"b\", c") == "\"a \"\"b\"\", c\"");
    for (const std::string_view formula : {"=1+1", "+1", "-1", "@SUM(A1)",
                                           "\xEF\xBC\x9D"
                                           "1"})
        CHECK(csv_cell(formula) == "\"'" + std::string{formula} + "\"");
    CHECK(csv_cell("\t=1") == R"("'\x09=1")");
    CHECK(csv_cell("\r=1\n") == R"("'\x0d=1\x0a")");
    CHECK(csv_cell("a=1") == "\"a=1\"");
    CHECK(csv_cell("") == "\"\"");
}

TEST_CASE("a string of JSON is JSON whatever is in it", "[kit]") {
    CHECK(json_string("a\xFF"
                      "b") == "\"a\\ufffdb\"");
    CHECK(json_string("gpj\xE2\x80\xAE.clph") == R"("gpj\u202e.clph")");
    CHECK(json_string("\x7f\xC2\x9B\xE2\x80\xA8") == R"("\u007f\u009b\u2028")");
    CHECK(json_string("\xF0\x9F\x97\x9D") == "\"\xF0\x9F\x97\x9D\"");
    CHECK(json_string("\xF3\xA0\x81\x81") == R"("\udb40\udc41")");
}

}  // namespace cellophane
