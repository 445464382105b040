#include "play/time/pass_turn.h"

#include "play/creature_scene.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a turn passes for the hero and for creatures alike", "[play][turn]") {
    Scenario s{long_hall};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {20, 3});
    goblin.state = MonsterState::Hunting;
    const int turns = s.game.turns;
    const Pos before = goblin.at;
    Moment now{s};
    for (int turn = 0; turn < 3; ++turn) pass_turn(now.turn);
    CHECK(s.game.turns == turns + 3);
    CHECK(goblin.at != before);
}

}  // namespace cellophane
