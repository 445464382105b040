#include "dungeon/level_request.h"

#include <string>

#include "dungeon/generate.h"
#include "support/catch.h"
#include "support/problems.h"

// Bad input gets a message that says what is wrong and what would be right.

namespace cellophane {

TEST_CASE("a request that cannot be met is refused with a code and a reason", "[requests]") {
    const auto code = [](const LevelRequest& request) {
        const Result<Level> level = generate(request);
        return level.ok() ? std::string{"ok"} : level.problem().code;
    };
    CHECK(code({.seed = 1}) == "ok");
    CHECK(code({.seed = 0}) == "bad-seed");
    for (int depth : {0, -1, 41, 1000000, -2147483647})
        CHECK(code({.seed = 1, .depth = depth}) == "bad-depth");
    for (Style style : {Style::Brogue, Style::Classic, Style::Accretion})
        for (Size size : {Size{39, 20}, Size{40, 19}, Size{0, 0}, Size{-5, 29}, Size{79, -1}, Size{501, 29},
                          Size{79, 501}, Size{2147483647, 2147483647}}) {
            const Result<Level> level = generate({.seed = 1, .style = style, .size = size});
            INFO(size.width << " x " << size.height);
            REQUIRE_FALSE(level.ok());
            CHECK(level.problem().code == "bad-size");
            const bool width_is_bad = size.width < 40 || size.width > 500;
            CHECK(names(level.problem(), {width_is_bad ? "40" : "20", "500"}));
            CHECK(level.problem().message.find(std::string{style_rows[style].name}) != std::string::npos);
        }
    for (Size size :
         {Size{4, 3}, Size{5, 3}, Size{4, 4}, Size{501, 10}, Size{10, 501}, Size{0, 10}, Size{-1, -1}}) {
        const Result<Level> level = generate({.seed = 1, .style = Style::Rogue, .size = size});
        INFO(size.width << " x " << size.height);
        REQUIRE_FALSE(level.ok());
        CHECK(level.problem().code == "bad-size");
        CHECK(names(level.problem(), {(size.width < 5 || size.width > 500) ? "5" : "4", "500"}));
    }
    for (Size grid : {Size{0, 3}, Size{3, 0}, Size{-1, -1}, Size{501, 3}}) {
        LevelRequest request{.seed = 1, .style = Style::Rogue};
        request.rogue.grid = grid;
        CHECK(code(request) == "bad-grid");
    }
    // Everything that is wrong at once.
    CHECK(problems_of({.seed = 0, .depth = 0, .size = {1, 1}}).size() == 4);
    CHECK(problems_of({.seed = 1}).empty());
}

TEST_CASE("maps of every allowed size can be made", "[requests]") {
    for (Style style : {Style::Brogue, Style::Classic, Style::Accretion})
        for (Size size : {Size{40, 20}, Size{40, 64}, Size{79, 29}, Size{100, 65}})
            for (int depth : {1, 3}) {
                const Result<Level> level =
                    generate({.seed = 5, .style = style, .depth = depth, .size = size});
                INFO(style_rows[style].name << " " << size.width << " x " << size.height);
                REQUIRE(level.ok());
                CHECK(level.value().size() == size);
            }
}

}  // namespace cellophane
