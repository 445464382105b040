#include "words/reports.h"

#include "support/catch.h"
#include "view/observations.h"
#include "words/bearings.h"
#include "words/surroundings.h"

namespace cellophane {

TEST_CASE("bearings are told in steps east, west, north and south", "[words][reading]") {
    CHECK(bearing({5, 5}, {8, 3}) == "three east, two north");
    CHECK(bearing({5, 5}, {4, 5}) == "one west");
    CHECK(bearing({5, 5}, {5, 18}) == "13 south");
    CHECK(bearing({5, 5}, {5, 5}) == "here");
    CHECK(steps_in_words(1) == "one step");
    CHECK(steps_in_words(40) == "40 steps");
    CHECK(direction_name(Direction::SouthEast) == "south-east");
}

TEST_CASE("the hero's state is reported without the sidebar", "[words][reading]") {
    Observation seen = drawn_observation({"...", ".@.", "..."}, 4);
    CHECK(hero_report(seen) == std::vector<std::string>{"Health 40 of 40.", "Depth 4.", "Not hungry.",
                                                        "Strength 12.", "Armor 3.", "Stealth range 7."});
    HeroView& hero = *seen.hero;
    hero.nutrition = 120;
    hero.dark = true;
    hero.gold = 1;
    hero.weakness = 2;
    hero.armor_known = false;
    hero.statuses.push_back({.kind = Status::Hasted, .left = 12, .most = 25});
    hero.statuses.push_back({.kind = Status::Weakened, .left = 1, .most = 300});
    CHECK(hero_report(seen) ==
          std::vector<std::string>{"Health 40 of 40.", "Depth 4.", "Weak.", "In the dark.",
                                   "Hasted, 12 turns left.", "Weakened: -2, 1 turn left.", "Strength 10.",
                                   "Armor 3, estimated.", "Stealth range 7.", "1 piece of gold."});
    hero.statuses = {};
    hero.statuses.push_back({.kind = Status::Shielded, .left = 129, .most = 202});
    hero.statuses.push_back({.kind = Status::Stuck, .left = 4, .most = 6});
    CHECK(hero_report(seen)[4] == "Shielded, against 13 more points of harm.");
    CHECK(hero_report(seen)[5] == "Stuck.");
    hero.nutrition = 0;
    CHECK(hero_report(seen)[2] == "Starving.");
}

TEST_CASE("a monster is reported with state, health and bearing", "[words][reading]") {
    const Observation seen = drawn_observation({".....", ".@...", "....."});
    const MonsterView goblin{.at = {4, 0},
                             .kind = MonsterKind::Goblin,
                             .state = MonsterState::Hunting,
                             .health = 9,
                             .max_health = 15};
    CHECK(creature_report(seen, goblin, "(Off balance)") ==
          "Goblin, off balance, health 60 percent, three east, one north");
    CHECK(item_report(seen, {.at = {0, 1}, .kind = ItemKind::Dart, .quantity = 3}) == "3 darts, one west");
    CHECK(terrain_report(seen, Terrain::DownwardStaircase, {1, 2}).find(", one south") != std::string::npos);
}

TEST_CASE("neighbouring cells are reported grouped by what they are", "[words][reading]") {
    const Observation seen = drawn_observation({"###", "#@+", "#. "});
    const std::vector<std::string> told = describe_neighbors(seen);
    REQUIRE(told.size() == 4);
    CHECK(told[0].starts_with("North, north-east, south-west, west, north-west: you see"));
    CHECK(told[1].starts_with("East: you see a"));
    CHECK(told[1].find("door") != std::string::npos);
    CHECK(told[2] == "South-east: unknown.");
    CHECK(told[3].starts_with("South: you see"));
}

TEST_CASE("ways out are doors and edges of the known map, nearest first", "[words][reading]") {
    const Observation seen = drawn_observation({"##########",  //
                                                "#@...+...#", "########.#", "########. "});
    const std::vector<std::string> told = ways_out(seen);
    REQUIRE(told.size() == 2);
    CHECK(told[0].find("door, four steps: four east.") != std::string::npos);
    CHECK(told[1] == "Unexplored, eight steps: seven east, one south.");
    const Observation closed = drawn_observation({"###", "#@#", "###"});
    CHECK(ways_out(closed).empty());
}

TEST_CASE("how far it is to walk is told, or to where near it", "[words][reading]") {
    CHECK(way_report(1, true) == "One step to walk.");
    CHECK(way_report(9, true) == "Nine steps to walk.");
    CHECK(way_report(9, false) == "You know no way there; nine steps lead near it.");
    CHECK(way_report(0, false) == "You know no way there.");
}

TEST_CASE("what is known of a kind of item is told", "[words][reading]") {
    CHECK(kind_report({.kind = ItemKind::PotionOfLife, .known = true}) == "Potion of life: known");
    CHECK(kind_report({.kind = ItemKind::PotionOfLife, .means = Polarity::Benevolent, .percent = 3}) ==
          "Potion of life: unknown, beneficial, 3% of those unknown");
    CHECK(kind_report({.kind = ItemKind::PotionOfLife, .means = Polarity::Malevolent}) ==
          "Potion of life: unknown, harmful");
}

}  // namespace cellophane
