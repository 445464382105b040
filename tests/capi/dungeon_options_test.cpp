#include "capi/dungeon_options.h"

#include "support/catch.h"

namespace cellophane::capi {

TEST_CASE("zeros and null pointers stand for what is usual", "[capi]") {
    cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
    dungeon.seed = 7;
    const Result<LevelRequest> usual = request_of(dungeon);
    REQUIRE(usual.ok());
    CHECK(usual.value().seed == 7);
    CHECK(usual.value().depth == 1);
    CHECK(usual.value().style == Style::Brogue);
    CHECK(usual.value().variant == Variant::Brogue);
    dungeon.style = "rogue";
    dungeon.depth = 4;
    CHECK(request_of(dungeon).value().style == Style::Rogue);
    CHECK(request_of(dungeon).value().depth == 4);
}

TEST_CASE("what is wrong with a dungeon is named", "[capi]") {
    const auto problem_of = [](std::uint64_t seed, const char* style, const char* variant, int depth) {
        const Result<LevelRequest> request = request_of({seed, style, variant, depth, 0});
        REQUIRE_FALSE(request.ok());
        return request.problem();
    };
    CHECK(problem_of(0, nullptr, nullptr, 1).code == "bad-seed");
    CHECK(problem_of(1, nullptr, nullptr, 41).code == "bad-depth");
    CHECK(problem_of(1, nullptr, nullptr, -1).code == "bad-depth");
    const Problem style = problem_of(1, "baroque", nullptr, 1);
    CHECK(style.code == "bad-style");
    CHECK(style.message.find("baroque") != std::string::npos);
    CHECK(style.message.find("classic") != std::string::npos);
    CHECK(problem_of(1, nullptr, "slow", 1).message.find("rapid") != std::string::npos);
}

}  // namespace cellophane::capi
