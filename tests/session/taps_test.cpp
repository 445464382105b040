#include <string>

#include "session/session.h"
#include "support/catch.h"
#include "view/layout.h"

// What a finger does (rules/interface.md 15.1): pointing never spends a turn.

namespace cellophane {

namespace {

void tap(Session& session, int column, int row) {
    session.point({.act = PointerAct::Tap, .column = column, .row = row});
}

/// A floor cell beside the hero, on the screen.
Pos beside_hero(const Session& session) {
    const Observation& seen = session.observe();
    for (const Direction direction : directions) {
        const Pos at = seen.hero->at + step(direction);
        const Terrain ground = seen.cells[at][Layer::Dungeon];
        if (ground == Terrain::Floor || ground == Terrain::Carpet)
            return {at.x + main_column, at.y + map_row};
    }
    return {0, 0};
}

std::string touched_row(Session& session, int row) {
    const std::string screen = session.text();
    std::size_t begin = 0;
    for (int i = 0; i < row; ++i) begin = screen.find('\n', begin) + 1;
    return screen.substr(begin, screen.find('\n', begin) - begin);
}

}  // namespace

TEST_CASE("the first touch of a cell points at it, the second goes there", "[session][touch]") {
    Session session{{.seed = 12}};
    const Pos spot = beside_hero(session);
    REQUIRE(spot.x > 0);
    const Pos before = session.observe().hero->at;
    const std::uint64_t hash = session.state_hash();
    tap(session, spot.x, spot.y);
    CHECK(session.state_hash() == hash);
    CHECK(session.observe().hero->at == before);
    tap(session, spot.x, spot.y);
    CHECK(session.observe().hero->at == Pos{spot.x - main_column, spot.y - map_row});
}

TEST_CASE("a touch of another cell points there instead", "[session][touch]") {
    Session session{{.seed = 12}};
    const Pos spot = beside_hero(session);
    const std::uint64_t hash = session.state_hash();
    for (int i = 0; i < 4; ++i) {
        tap(session, spot.x, spot.y);
        tap(session, main_column + 30 + i, map_row + 10);
    }
    CHECK(session.state_hash() == hash);
}

TEST_CASE("buttons and lists need one touch", "[session][touch]") {
    Session session{{.seed = 12}};
    const auto column = static_cast<int>(touched_row(session, screen_rows - 1).find("Rest"));
    tap(session, column, screen_rows - 1);
    CHECK(session.turns() == 1);
    session.press({.name = "i"});
    for (int row = 0; row < screen_rows; ++row) {
        const std::size_t at = touched_row(session, row).find("dagger");
        if (at == std::string::npos) continue;
        tap(session, static_cast<int>(at), row);
        break;
    }
    CHECK(session.text().find("(d)") != std::string::npos);
}

}  // namespace cellophane
