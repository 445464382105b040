#include "session/commands/one_tap.h"

#include <string>

#include "session/crafted.h"
#include "session/messages/hud.h"
#include "session/scenes.h"
#include "support/catch.h"
#include "view/layout.h"

// Where one tap of a finger goes at once.

namespace cellophane {

namespace {

void tap_cell(Session& session, Pos at) {
    session.point({.act = PointerAct::Tap, .column = at.x, .row = at.y});
}

/// The same on a touch screen without a keyboard.
Session touched(Session session) {
    session.set_sheets(true);
    session.set_keyboard(false);
    return session;
}

}  // namespace

TEST_CASE("with sheets one tap explores and travels, unless the player wants the way shown first",
          "[session][touch]") {
    for (const bool previews : {false, true}) {
        Session session{{.seed = 12}};
        session.set_sheets(true);
        session.set_keyboard(false);
        if (previews) session.set_settings("tap-preview on\n");
        const std::size_t before = session.recorded();
        session.choose({.name = "x"});
        CHECK((session.recorded() == before) == previews);
    }
    Session session = in_the_open();
    session.set_sheets(true);
    session.set_keyboard(false);
    const Pos from = session.observe().hero->at;
    tap_cell(session, from + Pos{main_column, map_row} + Pos{0, -3});
    while (session.wants_time() > 0) session.pass_time(1000);
    CHECK(session.observe().hero->at == from + Pos{0, -3});
}

TEST_CASE(
    "a tap on a creature farther off shows its card and takes no turn; on a foe beside the hero it strikes",
    "[session][touch]") {
    Session session = hunted();
    session.set_sheets(true);
    session.set_keyboard(false);
    CHECK(session.hud().card.empty());
    const Pos rat = session.hud().things.front().at;
    const std::uint64_t hash = session.state_hash();
    tap_cell(session, rat);
    CHECK(session.state_hash() == hash);
    REQUIRE_FALSE(session.hud().card.empty());
    CHECK(session.hud().card.front().find("rat") != std::string::npos);
    // The card is beside the map, which stays in sight.
    session.point({.act = PointerAct::Leave});
    CHECK(session.hud().card.empty());

    Session fight = beside_rat(MonsterState::Hunting);
    fight.set_sheets(true);
    fight.set_keyboard(false);
    tap_cell(fight, fight.hud().things.front().at);
    CHECK(fight.turns() == 1);
}

TEST_CASE("on a journey, and where it is cut short, the card of its goal covers nothing",
          "[session][touch]") {
    Session session = touched(explored());
    const Pos from = session.observe().hero->at;
    // Far enough to be under way for a while.
    const auto far_off = [&] {
        const Observation& seen = session.observe();
        for (int i = 0; i < seen.cells.size().area(); ++i) {
            const Pos at = seen.cells.size().at(i);
            if (seen.cells[at].sight != Sight::Unknown && seen.cells[at][Layer::Dungeon] == Terrain::Floor &&
                king_distance(at, from) > 12 && king_distance(at, from) < 30)
                return at;
        }
        FAIL("no place is far off");
        return from;
    }();
    tap_cell(session, far_off + Pos{main_column, map_row});
    REQUIRE(session.hud().is_busy);
    CHECK(session.hud().card.empty());
    session.choose({.name = "Escape"});
    REQUIRE_FALSE(session.hud().is_busy);
    REQUIRE(session.observe().hero->at != far_off);
    CHECK(session.hud().card.empty());
    // A second tap on the goal goes on.
    tap_cell(session, far_off + Pos{main_column, map_row});
    while (session.wants_time() > 0) session.pass_time(1000);
    CHECK(session.observe().hero->at == far_off);
}

TEST_CASE("one tap takes turns only where a way leads, and stops nowhere else", "[session][touch]") {
    Session session = touched(explored());
    const Observation seen = session.observe();
    int gone = 0, left = 0;
    for (int i = 0; i < seen.cells.size().area(); i += 7) {
        const Pos at = seen.cells.size().at(i);
        if (item_at(seen, at) != nullptr || monster_at(seen, at) != nullptr) continue;
        Session trial = touched(explored());
        tap_cell(trial, at + Pos{main_column, map_row});
        while (trial.wants_time() > 0) trial.pass_time(1000);
        CAPTURE(at);
        const bool is_unknown = seen.cells[at].sight == Sight::Unknown;
        if (is_unknown || seen.cells[at].has(TerrainProperty::BlocksMovement))
            CHECK(trial.turns() == session.turns());
        trial.turns() == session.turns() ? ++left : ++gone;
    }
    CHECK(gone > 50);
    CHECK(left > 50);
}

}  // namespace cellophane
