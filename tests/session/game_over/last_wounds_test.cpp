#include "session/game_over/last_wounds.h"

#include "support/catch.h"

namespace cellophane {

namespace {

Report blow_of(MonsterKind kind, int damage) {
    MonsterView monster;
    monster.kind = kind;
    Struck struck;
    struck.by.seen = monster;
    struck.at.hero = true;
    struck.blow = Blow::Hit;
    struck.damage = damage;
    Report report;
    report.events.push_back(struck);
    return report;
}

HeroView hero_with(int health) {
    HeroView hero{.at = {}};
    hero.health = health;
    hero.max_health = 40;
    return hero;
}

}  // namespace

TEST_CASE("what led to the end counts from the best health of the last turns, the worst foe first",
          "[session][ending]") {
    LastWounds wounds;
    CHECK(format_decline(wounds.decline()).empty());
    wounds.note(100, hero_with(40), {});
    // Too long ago, and healed since.
    wounds.note(101, hero_with(30), blow_of(MonsterKind::Eel, 10));
    wounds.note(190, hero_with(38), {});
    wounds.note(191, hero_with(35), blow_of(MonsterKind::Rat, 3));
    wounds.note(192, hero_with(15), blow_of(MonsterKind::Goblin, 20));
    wounds.note(193, hero_with(-5), blow_of(MonsterKind::Goblin, 20));
    CHECK(format_decline(wounds.decline()) ==
          "You lost 38 of 40 health in 3 turns: 35 to a goblin, 3 to a rat.");
}

TEST_CASE("what came back between the blows counts as lost too, so that the figures add up",
          "[session][ending]") {
    LastWounds wounds;
    wounds.note(100, hero_with(40), {});
    wounds.note(101, hero_with(20), blow_of(MonsterKind::Goblin, 20));
    wounds.note(105, hero_with(22), {});
    wounds.note(106, hero_with(0), blow_of(MonsterKind::Goblin, 22));
    CHECK(format_decline(wounds.decline()) == "You lost 42 health in 6 turns: 42 to a goblin.");
}

TEST_CASE("a loss that nobody dealt names nobody, and no loss is told of as none", "[session][ending]") {
    LastWounds starved;
    starved.note(7, hero_with(9), {});
    starved.note(9, hero_with(0), {});
    CHECK(format_decline(starved.decline()) == "You lost 9 of 40 health in 2 turns.");
    LastWounds whole;
    whole.note(7, hero_with(40), {});
    whole.note(8, hero_with(40), {});
    CHECK(format_decline(whole.decline()).empty());
}

}  // namespace cellophane
