#include "play/perception/scent.h"

#include "play/scenario.h"
#include "support/catch.h"

// The trail the hero leaves (rules/hero.md 8.4; rules/monsters.md 8).

namespace cellophane {

TEST_CASE("scent is laid on all in view, less by the distance", "[play][scent]") {
    CHECK(scent_distance({0, 0}, {5, 0}) == 10);
    CHECK(scent_distance({0, 0}, {-4, 4}) == 12);
    CHECK(scent_distance({1, 1}, {3, 6}) == 12);

    Scenario s{"########\n#@.....#\n#......#\n########\n"};
    s.play(Rest{});
    CHECK(s.game.scent_clock == 1003);
    const Grid<std::uint16_t>& scent = s.game.here().scent;
    CHECK(scent[{1, 1}] == 1003);
    CHECK(scent[{4, 1}] == 1003 - 6);
    CHECK(scent[{3, 2}] == 1003 - 5);
    // Walls smell of nothing.
    CHECK(scent[{0, 0}] == 0);
    // What is fresher stays; what is staler is renewed.
    s.play(Move{Direction::East});
    CHECK(scent[{1, 1}] == std::max(1003, 1006 - 2));
    CHECK(scent[{2, 1}] == 1006);
    CHECK(scent[{6, 1}] == 1006 - 8);
}

TEST_CASE("scent stops at doors, water, lava, chasms and terrain that blocks sight", "[play][scent]") {
    for (char barrier : {'+', '~', 'l', ':', 'b'}) {
        std::string picture = "#########\n#@.X....#\n#########\n";
        picture[13] = barrier;
        Scenario s{picture};
        s.play(Rest{});
        INFO(barrier);
        const Grid<std::uint16_t>& scent = s.game.here().scent;
        CHECK(scent[{2, 1}] == 1001);
        CHECK(scent[{4, 1}] == 0);
        CHECK(scent[{6, 1}] == 0);
    }
}

TEST_CASE("an invisible hero's scent ages faster", "[play][scent]") {
    Scenario s{"#####\n#@..#\n#####\n"};
    s.game.hero.vitals.statuses.set(Status::Invisible, 100);
    s.play(Rest{});
    CHECK(s.game.scent_clock == 1010);
}

TEST_CASE("the scent clock restarts on all levels at once", "[play][scent]") {
    Scenario s{"#####\n#@..#\n#####\n"};
    VisitedLevel other = s.game.here();
    other.level.depth = 4;
    other.scent[{1, 1}] = 19000;
    other.scent[{2, 1}] = 400;
    s.game.places[3] = other;
    s.game.scent_clock = 19998;
    s.play(Rest{});
    CHECK(s.game.scent_clock == 5001);
    CHECK(s.game.here().scent[{1, 1}] == 5001);
    CHECK(s.game.places[3]->scent[{1, 1}] == 4000);
    CHECK(s.game.places[3]->scent[{2, 1}] == 0);
}

TEST_CASE("scent follows changes of terrain", "[play][scent]") {
    Scenario s{"########\n#@..+..#\n########\n"};
    s.play(Rest{});
    REQUIRE(s.game.here().scent[{5, 1}] == 0);
    s.level().layers[Layer::Dungeon][{4, 1}] = Terrain::Floor;
    s.play(Rest{});
    CHECK(s.game.here().scent[{5, 1}] == 1006 - 8);
}

}  // namespace cellophane
