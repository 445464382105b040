#include "play/time/consequences.h"

#include "play/effects/harm.h"
#include "play/scenario.h"
#include "support/catch.h"

// What follows from an action is done after it, and told in its order (rules/hero.md 4).

namespace cellophane {

TEST_CASE("a cause is told ahead of what came of it", "[play][order]") {
    Scenario s{long_hall};
    Turn turn{s.game, s.events, s.caches};
    turn.emit(BrokeFree{});
    const std::size_t mark = s.events.size();
    turn.emit(Moved{{1, 1}, {1, 2}});
    turn.emit(Moved{{1, 2}, {1, 3}});
    turn.emit_before(mark, [&] {
        turn.emit(FellDown{});
        turn.emit(FallCaught{});
    });
    REQUIRE(s.events.size() == 5);
    CHECK(s.events[0].is<BrokeFree>());
    CHECK(s.events[1].is<FellDown>());
    CHECK(s.events[2].is<FallCaught>());
    CHECK(s.events[3].get<Moved>().to == Pos{1, 2});
    CHECK(s.events[4].get<Moved>().to == Pos{1, 3});
}

TEST_CASE("the hero's death is the last that is told of a command, and told once", "[play][order]") {
    Scenario s{long_hall};
    s.game.hero.health = 1;
    s.game.hero.vitals.poison = 3;
    s.game.hero.vitals.statuses.set(Status::Poisoned, 10);
    add_live_creature(s, MonsterKind::Goblin, {2, 3});
    s.look();
    s.play(Rest{}).play(Rest{});
    REQUIRE(s.game.ending);
    CHECK(s.count<HeroDied>() == 1);
    CHECK(s.events.back().is<HeroDied>());
}

TEST_CASE("guardians answer once for each machine that has run", "[play][order]") {
    Scenario s{long_hall};
    Monster& guardian = add_live_creature(s, MonsterKind::StoneGuardian, {2, 3});
    guardian.machine = 3;
    s.look();
    Moment now{s};
    now.turn.machines_to_answer = {2};
    follow_up(now.turn, now.level);
    CHECK(s.count<Struck>() == 0);
    now.turn.machines_to_answer = {2, 3};
    follow_up(now.turn, now.level);
    CHECK(s.count<Struck>() == 1);
    CHECK(now.turn.machines_to_answer.empty());
}

}  // namespace cellophane
