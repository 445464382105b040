#include "play/time/strides.h"

#include "play/scenario.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a step gets on if the hero has moved or struggles", "[play][long]") {
    Scenario s{long_hall};
    const Pos here = s.game.hero.at;
    CHECK_FALSE(is_getting_on(s.game, here));
    CHECK(is_getting_on(s.game, here + Pos{1, 0}));
    s.game.hero.vitals.statuses.set(Status::Stuck, 3);
    CHECK(is_getting_on(s.game, here));
}

TEST_CASE("automatic movement avoids the walls beside the hero", "[play][long]") {
    Scenario s{long_hall};
    CHECK(avoided_around(s.game) == 1U << static_cast<unsigned>(Direction::West));
}

TEST_CASE("what is stopped is not gone on with", "[play][long]") {
    Scenario s{long_hall};
    s.game.doing = Exploring{};
    stop(s.game);
    CHECK(s.game.doing.index() == 0);
}

}  // namespace cellophane
