#include "session/crafted.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("D opens the discoveries, any key closes them, and no time passes", "[session][discoveries]") {
    Session session =
        crafted([](Game& game) { game.item_knowledge.of(ItemKind::PotionOfDescent).known = true; });
    const std::uint64_t before = session.state_hash();
    const std::string map = session.text();
    press(session, "D");
    CHECK(shows(session, "Discoveries"));
    CHECK(shows(session, "Descent"));
    // 15 of the 166 that unknown scrolls weigh; 15 of the 181 less 7 of potions.
    CHECK(shows(session, "Remove curse (9%)"));
    CHECK(shows(session, "Levitation (8%)"));
    CHECK_FALSE(shows(session, "Descent ("));
    press(session, "k");
    CHECK(session.text() == map);
    press(session, "D");
    session.point({.act = PointerAct::Press, .column = 50, .row = 20});
    CHECK(session.text() == map);
    CHECK(session.state_hash() == before);
    CHECK(session.turns() == 0);
}

TEST_CASE("D does nothing without a game", "[session][discoveries]") {
    Session nothing{{.seed = 1, .depth = 99}};
    press(nothing, "D");
    CHECK_FALSE(shows(nothing, "Discoveries"));
}

}  // namespace cellophane
