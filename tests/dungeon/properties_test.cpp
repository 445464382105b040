#include <string>

#include "support/catch.h"
#include "support/levels/sweep.h"

// Everything the rules promise of every level (rules/levels.md 27.2 and the "Layout is right" list), over
// at least 2,000 seeds a style, depths 1 to 40. The rules themselves are in support/levels.

namespace cellophane {

namespace {

void check_all(Style style) {
    const Sweep& found = shared_sweep(style);
    for (const auto& [rule, count] : found.violation_counts) {
        std::string examples;
        for (const Violation& violation : found.violations.at(rule)) examples += "\n    " + told(violation);
        FAIL_CHECK(rule << ": broken " << count << " times in " << found.levels.size() << " levels"
                        << examples);
    }
    // A generator that digs nothing must not pass.
#ifdef CELLOPHANE_SANITIZED
    CHECK(found.levels.size() >= 100);
#else
    CHECK(found.levels.size() >= 2000);
#endif
    for (int depth = 1; depth <= long_deepest_depth; ++depth) {
        INFO("depth " << depth);
        CHECK_FALSE(found.at(depth).empty());
    }
}

}  // namespace

TEST_CASE("every level of style brogue keeps the rules", "[dungeon][sweep]") {
    check_all(Style::Brogue);
}
TEST_CASE("every level of style classic keeps the rules", "[dungeon][sweep]") {
    check_all(Style::Classic);
}
TEST_CASE("every level of style accretion keeps the rules", "[dungeon][sweep]") {
    check_all(Style::Accretion);
}
TEST_CASE("every level of style rogue keeps the rules", "[dungeon][sweep]") {
    check_all(Style::Rogue);
}

TEST_CASE("stairs find a wall and levels are accepted in all but 0.2 percent of cases", "[dungeon][sweep]") {
    for (Style style : {Style::Brogue, Style::Classic, Style::Accretion}) {
        const auto levels = shared_sweep(style).at(1, long_deepest_depth);
        INFO(style_rows[style].name);
        CHECK(share(levels, [](const LevelFacts& level) { return level.stairs_in_the_open > 0; }) < 0.002);
        CHECK(share(levels, [](const LevelFacts& level) { return level.rejected > 0; }) < 0.002);
    }
}

// Of a few dozen pairs, as with the sanitizers, the shares say nothing.
TEST_CASE("up stairs lie close to the down stairs of the level above", "[dungeon][sweep][statistics]") {
    for (Style style : {Style::Brogue, Style::Classic, Style::Accretion}) {
        std::vector<const LevelFacts*> pairs;
        for (const LevelFacts* level : shared_sweep(style).at(1, long_deepest_depth))
            if (level->stairs_gap >= 0) pairs.push_back(level);
        INFO(style_rows[style].name
             << ", " << pairs.size() << " pairs, "
             << share(pairs, [](const LevelFacts& level) { return level.stairs_gap <= 2; }) << " within 2, "
             << share(pairs, [](const LevelFacts& level) { return level.stairs_gap <= 5; }) << " within 5");
        // rules/levels.md 27.2, item 13: half within 2, 94% within 5, 98% within 7.
        CHECK(share(pairs, [](const LevelFacts& level) { return level.stairs_gap <= 2; }) > 0.40);
        CHECK(share(pairs, [](const LevelFacts& level) { return level.stairs_gap <= 5; }) > 0.88);
        CHECK(share(pairs, [](const LevelFacts& level) { return level.stairs_gap <= 7; }) > 0.94);
    }
}

}  // namespace cellophane
