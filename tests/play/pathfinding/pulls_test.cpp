#include "play/pathfinding/pulls.h"

#include "play/scenario.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// A totem on the left, glyphs in a row to its right, and the hero where everything is seen.
Scenario row_of_glyphs() {
    Scenario s{R"(
        ##############
        #............#
        #@...........#
        ##############
    )"};
    for (int x = 3; x <= 12; ++x) {
        s.level().layers[Layer::Dungeon][{x, 1}] = Terrain::MagicalGlyph;
        s.level().ownership.number[{x, 1}] = 7;
    }
    add_live_creature(s, MonsterKind::MirroredTotem, {1, 1}, MonsterState::Hunting).machine = 7;
    s.look();
    return s;
}

}  // namespace

TEST_CASE("a totem pulls from every glyph of its machine in view, and as far as beckoning does",
          "[play][travel]") {
    const Scenario s = row_of_glyphs();
    const Pulls pulls{s.game};
    for (int x = 1; x <= 12; ++x) {
        INFO("x " << x);
        CHECK(pulls.cells().test({x, 1}) == (x >= 3));
        CHECK_FALSE(pulls.cells().test({x, 2}));
    }
    // Beckoning takes a hero to the caster or as many cells towards it as a blink.
    CHECK(pulls.at({3, 1})->by == Pos{1, 1});
    CHECK(pulls.at({3, 1})->to == Pos{2, 1});
    CHECK(pulls.at({12, 1})->to == Pos{2, 1});
}

TEST_CASE("glyphs that the totem does not see, or that are another machine's, pull nobody",
          "[play][travel]") {
    Scenario hidden = row_of_glyphs();
    hidden.level().layers[Layer::Dungeon][{5, 1}] = Terrain::StoneWall;
    hidden.look();
    const Pulls behind_wall{hidden.game};
    CHECK(behind_wall.cells().test({3, 1}));
    CHECK_FALSE(behind_wall.cells().test({6, 1}));

    Scenario guarded = row_of_glyphs();
    add_live_creature(guarded, MonsterKind::Goblin, {5, 1});
    guarded.look();
    CHECK_FALSE(Pulls{guarded.game}.cells().test({6, 1}));

    Scenario other = row_of_glyphs();
    other.level().ownership.number[{4, 1}] = 8;
    CHECK_FALSE(Pulls{other.game}.cells().test({4, 1}));
}

TEST_CASE("a totem that the hero has never seen pulls from no known glyph", "[play][travel]") {
    Scenario s = row_of_glyphs();
    s.game.here().known.occupied = BitGrid{s.level().size()};
    CHECK(Pulls{s.game}.cells().none());
}

}  // namespace cellophane
