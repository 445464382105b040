#include "play/combat/beckoning.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// Who is pulled, and how far (rules/monsters.md 14.5).

namespace cellophane {

namespace {

/// The cells of a bolt flown eastwards from the hero to a creature.
std::vector<Pos> flown_to(const Scenario& s, Pos to) {
    std::vector<Pos> flown;
    for (Pos at = s.game.hero.at + Pos{1, 0}; at.x <= to.x; ++at.x) flown.push_back(at);
    return flown;
}

}  // namespace

TEST_CASE("what stands beside the caster is not beckoned", "[play][beckoning]") {
    Scenario s{long_hall};
    const Pos beside = s.game.hero.at + Pos{1, 0};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, beside);
    goblin.set(MonsterMark::Captive);
    Moment now{s};
    CHECK_FALSE(beckon(now.turn, now.level, goblin, s.game.hero, flown_to(s, beside)));
    CHECK(goblin.at == beside);
    CHECK(goblin.vitals.ticks == 100);
    CHECK(goblin.is_captive());
    CHECK(s.count<Blinked>() == 0);
}

TEST_CASE("what stands two cells away and more comes to the caster's side, and waits for his blow",
          "[play][beckoning]") {
    for (int distance = 2; distance <= 12; ++distance) {
        INFO(distance);
        Scenario s{long_hall};
        const Pos from = s.game.hero.at + Pos{distance, 0};
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, from);
        goblin.vitals.ticks = 5;
        Moment now{s};
        CHECK(beckon(now.turn, now.level, goblin, s.game.hero, flown_to(s, from)));
        CHECK(goblin.at == s.game.hero.at + Pos{1, 0});
        CHECK(goblin.vitals.ticks == 101);
        CHECK(s.count<Blinked>() == 1);
    }
}

}  // namespace cellophane
