#include <algorithm>
#include <string>

#include "record/save_files.h"
#include "session/crafted.h"
#include "session/journey.h"
#include "session/messages/screen_description.h"
#include "session/mouse.h"
#include "session/replay/playback.h"
#include "support/catch.h"

// Levels as the hero remembers them, a page each.

namespace cellophane {

namespace {

std::string map_of(Session& session) {
    const std::string text = session.text();
    std::string map;
    std::size_t begin = 0;
    for (int row = 0; row < 32; ++row) {
        const std::size_t end = text.find('\n', begin);
        // The map's columns, whatever signs stand in them: the sidebar is ASCII but for its signs.
        if (row >= 3) map += text.substr(begin, end - begin) + '\n';
        begin = end + 1;
    }
    return map;
}

}  // namespace

TEST_CASE("m opens the map of the current depth, and keys turn to the other known depths",
          "[session][atlas]") {
    Session session = journeyed().taken_over();
    // A page takes back the way that the last key has shown.
    press(session, "Escape");
    const std::uint64_t hash = session.state_hash();
    const std::size_t recorded = session.recorded();
    const std::string before = session.text();
    press(session, "m");
    CHECK(shows(session, "Depth 3, where you are."));
    CHECK(shows(session, "@: You"));
    press(session, "<");
    CHECK(shows(session, "Depth 2, as you remember it, one level above you."));
    CHECK(shows(session, "Depth: 2"));
    CHECK(shows(session, "Upward staircase"));
    CHECK(shows(session, ">: Downward"));
    CHECK_FALSE(shows(session, "@: You"));
    const std::string second = map_of(session);
    press(session, "PageUp");
    CHECK(shows(session, "Depth 1, as you remember it, two levels above you."));
    CHECK(map_of(session) != second);
    press(session, "<");
    CHECK(shows(session, "You have not been further up."));
    press(session, ">");
    CHECK(map_of(session) == second);
    press(session, ">");
    press(session, ">");
    CHECK(shows(session, "You have not been further down."));
    press(session, "Escape");
    session.pass_time(3000);
    CHECK(session.text() == before);
    CHECK(session.state_hash() == hash);
    CHECK(session.recorded() == recorded);
}

TEST_CASE("clicks open the maps and turn their pages", "[session][atlas]") {
    Session session = journeyed().taken_over();
    click_at(session, spot_of_text(session, "Menu"));
    click_at(session, spot_of_text(session, "Maps"));
    click_at(session, spot_of_text(session, "Above (<)"));
    CHECK(shows(session, "Depth 2, as you remember it"));
    click_at(session, spot_of_text(session, "Below (>)"));
    CHECK(shows(session, "where you are"));
    click_at(session, spot_of_text(session, "Back (esc)"));
    CHECK_FALSE(shows(session, "where you are"));
}

TEST_CASE("a narrow window shows the hero on his map, and the middle of other known maps",
          "[session][atlas]") {
    Session session = journeyed().taken_over();
    press(session, "m");
    // All of it is in sight.
    CHECK(session.reading_column() == 0);
    session.set_window(0, 40);
    const int hero = 21 + session.observe().hero->at.x;
    CHECK(session.reading_column() == std::clamp(hero - 20, 0, 60));
    press(session, "<");
    CHECK(session.reading_column() > 0);
    CHECK(session.reading_column() <= 60);
}

TEST_CASE("a click on the maps counts only if it went down on the same button", "[session][atlas][mouse]") {
    Session session = journeyed().taken_over();
    press(session, "m");
    act_at(session, PointerAct::Down, spot_of_text(session, "Above (<)"));
    act_at(session, PointerAct::Press, spot_of_text(session, "Back (esc)"));
    CHECK(shows(session, "where you are"));
    act_at(session, PointerAct::Down, {50, 15});
    act_at(session, PointerAct::Press, spot_of_text(session, "Above (<)"));
    CHECK(shows(session, "where you are"));
}

TEST_CASE("the map of a remembered level shows what the hero saw there and nothing else",
          "[session][atlas]") {
    Session session = crafted([](Game& game) {
        game.places[1] = game.places[0];
        VisitedLevel& below = *game.places[1];
        below.level.depth = 2;
        below.known = Knowledge{below.level.size()};
        const Pos known = game.hero.at;
        Pos unknown{};
        for (int i = 0; i < below.level.size().area(); ++i)
            if (const Pos at = below.level.size().at(i); king_distance(at, known) > 20) unknown = at;
        below.known.discovered.set(known);
        below.known.memory[Layer::Dungeon][known] = Terrain::Floor;
        Item flask;
        flask.kind = ItemKind::PotionOfDescent;
        flask.at = known;
        below.known.items = {flask};
        below.level.items = {flask, flask};
        below.level.items[1].at = unknown;
        Monster friendly = newborn(MonsterKind::Goblin, std::nullopt, known);
        friendly.state = MonsterState::Ally;
        Monster foe = newborn(MonsterKind::Ogre, std::nullopt, known);
        Monster hidden = newborn(MonsterKind::Monkey, std::nullopt, unknown);
        hidden.marks = {MonsterMark::Captive};
        below.level.monsters = {friendly, foe, hidden};
        game.deepest = 2;
    });
    press(session, "m");
    press(session, ">");
    REQUIRE(shows(session, "Depth 2, as you remember it, one level below you."));
    CHECK(shows(session, "Goblin"));
    CHECK_FALSE(shows(session, "Ogre"));
    CHECK_FALSE(shows(session, "Monkey"));
    const Reading told = session.reading();
    CHECK(told.title == "Maps");
    CHECK(told.here == std::vector<std::string>{"Depth 2, as you remember it, one level below you."});
    const auto tells = [&](std::string_view word) {
        return std::count_if(told.lines.begin(), told.lines.end(),
                             [&](const std::string& line) { return line.find(word) != std::string::npos; });
    };
    CHECK(tells("potion") == 1);
    CHECK(tells("Goblin") == 1);
    CHECK(tells("Ogre") == 0);
}

TEST_CASE("a recording has maps too", "[session][atlas][playback]") {
    Playback playback{recording_from(journeyed().recording()).value()};
    press(playback, "m");
    CHECK(shows(playback, "Depth 1, where you are."));
    press(playback, ">");
    CHECK(shows(playback, "You have not been further down."));
    press(playback, "Escape");
    press(playback, "End");
    while (playback.wants_time() == 1) playback.pass_time(1);
    press(playback, "m");
    press(playback, "<");
    CHECK(shows(playback, "Depth 2, as you remember it"));
}

TEST_CASE("m does nothing without a game", "[session][atlas]") {
    Session nothing{{.seed = 1, .depth = 99}};
    const std::string before = nothing.text();
    press(nothing, "m");
    CHECK(nothing.text() == before);
}

}  // namespace cellophane
