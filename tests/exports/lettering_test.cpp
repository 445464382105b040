#include "exports/lettering.h"

#include <algorithm>
#include <string>
#include <vector>

#include "exports/ink.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("every printable character has a letter of its own", "[exports][lettering]") {
    std::vector<std::string> drawn;
    for (const Weight weight : {Weight::Regular, Weight::Bold})
        for (char letter = '!'; letter <= '~'; ++letter) {
            Canvas canvas{{30, 50}, ink_black};
            write_text(canvas, {2, 36}, std::string(1, letter), {40, ink_white, weight});
            drawn.push_back(canvas.to_png());
        }
    Canvas blank{{30, 50}, ink_black};
    write_text(blank, {2, 36}, " \xC3\xA9\n", {40, ink_white});
    drawn.push_back(blank.to_png());
    CHECK(Canvas({30, 50}, ink_black).to_png() == drawn.back());
    std::sort(drawn.begin(), drawn.end());
    CHECK(std::adjacent_find(drawn.begin(), drawn.end()) == drawn.end());
    CHECK(width_of_text("mm", 512) == 2 * 308);
    CHECK(letters_within(2 * 308, 512) == 2);
    CHECK(letters_within(2 * 308 - 1, 512) == 1);
}

TEST_CASE("text is broken at blanks, and shortened with dots", "[exports][lettering]") {
    using Lines = std::vector<std::string>;
    CHECK(wrapped_text("one two three", 7) == Lines{"one two", "three"});
    CHECK(wrapped_text("one two three", 13) == Lines{"one two three"});
    CHECK(wrapped_text("abcdefgh", 3) == Lines{"abc", "def", "gh"});
    CHECK(wrapped_text("", 3).empty());
    CHECK(shortened_text("abcdef", 6) == "abcdef");
    CHECK(shortened_text("abcdef", 5) == "ab...");
    CHECK(shortened_text("abcdef", 2) == "ab");
    CHECK(shortened_text("abcdef", -1).empty());
}

}  // namespace cellophane
