#include "words/character.h"

#include "support/catch.h"

namespace cellophane {

namespace {

Observation somebody() {
    Observation seen;
    seen.depth = 3;
    seen.deepest = 4;
    seen.turns = 1234;
    seen.hero = HeroView{.at = {5, 5},
                         .health = 21,
                         .max_health = 40,
                         .strength = 13,
                         .armor = 34,
                         .gold = 250,
                         .stealth_range = 14,
                         .nutrition = 1800};
    return seen;
}

std::string said_under(const Observation& seen, std::string_view name) {
    for (const auto& [left, right] : character_sheet(seen))
        if (left == name) return right;
    return "(nothing)";
}

}  // namespace

TEST_CASE("the character sheet shows the hero's stats", "[words][character]") {
    Observation seen = somebody();
    CHECK(said_under(seen, "Health") == "21 of 40");
    CHECK(said_under(seen, "Strength") == "13");
    CHECK(said_under(seen, "Armor") == "3; the higher, the less often you are hit");
    CHECK(said_under(seen, "Stealth range") == "14 cells; enemies farther away do not notice you");
    CHECK(said_under(seen, "Hunger") == "not hungry for another 1450 turns");
    CHECK(said_under(seen, "Gold") == "250");
    CHECK(said_under(seen, "Depth") == "3; deepest so far: 4");
    CHECK(said_under(seen, "Turn") == "1234");
    CHECK(said_under(seen, "In hand") == "Nothing");
    CHECK(said_under(seen, "Condition") == "(nothing)");
    CHECK(character_sheet(Observation{}).empty());
}

TEST_CASE("the character sheet shows conditions, and which stats are uncertain", "[words][character]") {
    Observation seen = somebody();
    seen.hero->weakness = 2;
    seen.hero->armor_known = false;
    seen.hero->dark = true;
    seen.hero->nutrition = 300;
    seen.hero->statuses.push_back({.kind = Status::Hasted, .left = 5, .most = 10});
    CHECK(said_under(seen, "Strength") == "11, weakened from 13");
    CHECK(said_under(seen, "Armor") == "3, estimated; the higher, the less often you are hit");
    CHECK(said_under(seen, "Stealth range") == "14 cells; enemies farther away do not notice you");
    CHECK(said_under(seen, "Light") == "you stand in the dark, which halves your stealth range");
    CHECK(said_under(seen, "Hunger") == "hungry; 300 turns from starving");
    CHECK(said_under(seen, "Condition") == "Hasted, 5 turns left");
    seen.hero->nutrition = 0;
    CHECK(said_under(seen, "Hunger") == "starving");
}

TEST_CASE("conditions are shown in the unit they are counted in", "[words][character]") {
    const auto condition = [](StatusView status) {
        Observation seen = somebody();
        seen.hero->statuses.push_back(status);
        return said_under(seen, "Condition");
    };
    CHECK(condition({.kind = Status::Hasted, .left = 1, .most = 10}) == "Hasted, 1 turn left");
    // A shield in tenths of what it takes; what is begun counts in full.
    CHECK(condition({.kind = Status::Shielded, .left = 129, .most = 202}) ==
          "Shielded, against 13 more points of harm");
    CHECK(condition({.kind = Status::Shielded, .left = 10, .most = 202}) ==
          "Shielded, against 1 more point of harm");
    // The number of tries left is not told.
    CHECK(condition({.kind = Status::Stuck, .left = 4, .most = 6}) == "Stuck");
    // The last turn of a weakness that a draught has lifted.
    CHECK(condition({.kind = Status::Weakened, .left = 1, .most = 300}) == "Weakened, 1 turn left");
}

TEST_CASE("the character sheet names equipment in use and allies", "[words][character]") {
    Observation seen = somebody();
    seen.pack.push_back(
        {.letter = 'a', .item = {.kind = ItemKind::Dagger, .kind_known = true}, .in_use = true});
    seen.pack.push_back({.letter = 'b', .item = {.kind = ItemKind::Sword, .kind_known = true}});
    seen.monsters.push_back(
        {.kind = MonsterKind::Monkey, .state = MonsterState::Ally, .health = 5, .max_health = 12});
    seen.monsters.push_back(
        {.kind = MonsterKind::Rat, .state = MonsterState::Hunting, .health = 6, .max_health = 6});
    CHECK(said_under(seen, "In hand").find("dagger") != std::string::npos);
    CHECK(said_under(seen, "In hand").find("sword") == std::string::npos);
    CHECK(said_under(seen, "Allies in view") == "A monkey, 5 of 12");
}

}  // namespace cellophane
