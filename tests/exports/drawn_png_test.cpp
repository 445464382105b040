#include "exports/drawn_png.h"

#include <cstddef>
#include <cstdint>
#include <string>

#include "dungeon/generate.h"
#include "exports/floor_plan.h"
#include "play/play.h"
#include "support/catch.h"

namespace cellophane {

namespace {

std::uint32_t number_in_png(const std::string& bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<std::uint8_t>(bytes[at + i]);
    return number;
}

}  // namespace

TEST_CASE("a drawn map is a picture in pixels as well, with its margins", "[exports][drawn]") {
    const LevelRequest request{.seed = 1729, .depth = 7};
    const Level level = generate(request).value();
    const Observation seen = survey(request.seed, request.style, request.variant, level);
    const std::vector<Pos> numbers = places_of_numbers(seen, plan_of(request, level));
    const DrawnOptions options{.cell = 10, .title = "Dungeon & map"};
    const std::string picture = to_drawn_png(seen, numbers, options, 394);
    const DrawnPart whole = whole_drawing(to_drawn_svg(seen, numbers, options));
    CHECK(picture.substr(1, 3) == "PNG");
    CHECK(number_in_png(picture, 16) == static_cast<std::uint32_t>(whole.size.width / 10));
    CHECK(number_in_png(picture, 20) == static_cast<std::uint32_t>(whole.size.height / 10));
    CHECK(picture.find("pHYs") != std::string::npos);
    CHECK(picture == to_drawn_png(seen, numbers, options, 394));
    DrawnOptions without = options;
    for (bool DrawnOptions::*part :
         {&DrawnOptions::grid, &DrawnOptions::legend, &DrawnOptions::items, &DrawnOptions::monsters}) {
        without.*part = false;
        CHECK(to_drawn_png(seen, numbers, without, 394) != picture);
        without.*part = true;
    }
    CHECK(to_drawn_png(seen, {}, options, 394) != picture);
}

TEST_CASE("the cells of a drawn map alone are exactly as large as they are", "[exports][drawn]") {
    const LevelRequest request{.seed = 5, .depth = 3};
    const Level level = generate(request).value();
    const Observation seen = survey(request.seed, request.style, request.variant, level);
    for (const int cell : {2, 7, 33}) {
        const std::string picture = drawn_ground_png(seen, {}, Theme::Parchment, true, cell);
        CHECK(number_in_png(picture, 16) == static_cast<std::uint32_t>(79 * cell));
        CHECK(number_in_png(picture, 20) == static_cast<std::uint32_t>(29 * cell));
    }
}

}  // namespace cellophane
