#include "play/perception/stealth.h"

#include "play/scenario.h"
#include "support/catch.h"

// How far off the hero is noticed (rules/hero.md 8.1).

namespace cellophane {

namespace {

struct Case {
    StealthConditions conditions;
    int moving;
    int rested;
};

constexpr int plate = 7;
constexpr int aggravated = 108;

constexpr Case cases[] = {
    {{.lit = true}, 14, 7},
    {{}, 7, 4},
    {{.dark = true}, 4, 2},
    {{.lit = true, .dark = true}, 7, 4},
    {{.lit = true, .armor_weight = plate}, 21, 11},
    {{.armor_weight = plate}, 14, 7},
    {{.dark = true, .armor_weight = plate}, 11, 6},
    {{.rings = 3}, 4, 1},
    {{.rings = -3}, 10, 7},
    {{.lit = true, .aggravation = aggravated}, 14 + aggravated, 7 + aggravated},
    {{.rings = 20}, 2, 1},
    {{.invisible = true, .lit = true, .aggravation = aggravated}, 1, 1},
};

}  // namespace

TEST_CASE("the stealth range follows the table", "[play][stealth]") {
    for (const Case& row : cases) {
        StealthConditions conditions = row.conditions;
        CHECK(stealth_range(conditions) == row.moving);
        conditions.rested = true;
        CHECK(stealth_range(conditions) == row.rested);
    }
}

TEST_CASE("the hero is harder to notice after a rest, and easier in the light", "[play][stealth]") {
    Scenario s{R"(
        ################
        #@.............#
        #..............#
        ##########t#####
    )"};
    s.play(Search{});
    CHECK(s.game.hero.stealth_range == 7);
    s.play(Rest{});
    CHECK(s.game.hero.stealth_range == 4);
    s.play(Move{Direction::East});
    CHECK(s.game.hero.stealth_range == 7);
    for (int i = 0; i < 6; ++i) s.play(Move{Direction::East});
    CHECK(s.game.light.lit.test(s.game.hero.at));
    CHECK(s.game.hero.stealth_range == 14);
    s.play(Rest{});
    CHECK(s.game.hero.stealth_range == 7);
    Observation seen;
    observe(s.game, seen);
    CHECK(seen.hero->stealth_range == 7);
    CHECK(seen.hero->lit);
    CHECK_FALSE(seen.hero->dark);
}

}  // namespace cellophane
