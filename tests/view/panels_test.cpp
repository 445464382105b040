#include "view/panels.h"

#include <string>
#include <vector>

#include "screen/encode.h"
#include "support/catch.h"

// Pages over the whole screen.

namespace cellophane {

TEST_CASE("a page shows its title, its rows and its footer, in as many parts as it takes", "[view][panels]") {
    std::vector<PageRow> rows;
    for (int i = 0; i < rows_of_a_page + 1; ++i) rows.push_back({std::to_string(i), "number"});
    Frame first;
    CHECK(paint_page(first, "Numbers", rows, "Back.", {}) == 2);
    CHECK(plain_text(first).find("Numbers") != std::string::npos);
    CHECK(plain_text(first).find("0") != std::string::npos);
    CHECK(plain_text(first).find("Back.") == std::string::npos);
    Frame last;
    CHECK(paint_page(last, "Numbers", rows, "Back.", {.part = 1}) == 2);
    CHECK(plain_text(last).find(std::to_string(rows_of_a_page)) != std::string::npos);
    CHECK(plain_text(last).find("Back.") != std::string::npos);
}

TEST_CASE("a page without rows has its title and its footer", "[view][panels]") {
    Frame frame;
    CHECK(paint_page(frame, "Nothing", {}, "Back.", {}) == 1);
    CHECK(plain_text(frame).find("Nothing") != std::string::npos);
    CHECK(plain_text(frame).find("Back.") != std::string::npos);
}

}  // namespace cellophane
