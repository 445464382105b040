#include "session/display/animation_state.h"

#include <string>

#include "record/save_files.h"
#include "screen/frame.h"
#include "screen/utf8.h"
#include "session/crafted.h"
#include "session/journey.h"
#include "session/messages/screen_description.h"
#include "session/replay/playback.h"
#include "support/catch.h"
#include "view/level_transition.h"

// The sheet that slides over a level entered for the first time.

namespace cellophane {

namespace {

/// The hero one step from the stairs down.
Session at_the_stairs(bool moves) {
    Session session = crafted([](Game& game) {
        game.here().level.monsters.clear();
        TerrainLayers& layers = game.here().level.layers;
        for (Layer layer : every_layer)
            layers[layer][game.hero.at + step(Direction::East)] = Terrain::Nothing;
        layers[Layer::Dungeon][game.hero.at + step(Direction::East)] = Terrain::DownwardStaircase;
    });
    session.set_motion(moves);
    return session;
}

/// Whether the map shows the hero; the sidebar always does.
bool shows_hero(Session& session) {
    const std::u32string text = from_utf8(session.text());
    const Pos at = session.hero_cell().value();
    return text[static_cast<std::size_t>(at.y * (screen_columns + 1) + at.x)] == U'@';
}

bool slides(const Session& session) {
    return session.needs_fast_frames() && session.wants_motion() <= transition_step;
}

Session arrived() {
    Session session = at_the_stairs(true);
    press(session, "l");
    session.pass_time(1000);
    REQUIRE(session.depth() == 2);
    return session;
}

}  // namespace

TEST_CASE("a level entered first is opened by a sheet, in less than half a second", "[session][sheet]") {
    Session session = arrived();
    REQUIRE(slides(session));
    CHECK_FALSE(shows_hero(session));
    int passed = 0;
    while (slides(session)) {
        const int wait = session.wants_motion();
        REQUIRE(wait > 0);
        session.pass_frame(wait);
        passed += wait;
        REQUIRE(passed <= 500);
    }
    CHECK(shows_hero(session));
    CHECK(passed >= 300);
}

TEST_CASE("any key ends the sheet at once, and acts", "[session][sheet]") {
    for (const char* key : {"z", "i", "x", "Escape", "?"}) {
        INFO(key);
        Session session = arrived();
        session.pass_frame(100);
        Session still = at_the_stairs(false);
        press(still, "l");
        still.pass_time(1000);
        press(session, key);
        press(still, key);
        CHECK(session.turns() == still.turns());
        CHECK(session.state_hash() == still.state_hash());
        CHECK(session.reading().title == still.reading().title);
        session.pass_time(100);
        still.pass_time(100);
        session.pass_frame(1000);
        CHECK(session.text() == still.text());
    }
}

TEST_CASE("a click ends the sheet too, and counts", "[session][sheet]") {
    Session session = arrived();
    session.point({.act = PointerAct::Down, .column = 40, .row = 1});
    session.point({.act = PointerAct::Press, .column = 40, .row = 1});
    CHECK(session.reading().title == "Message log");
    CHECK_FALSE(slides(session));
}

TEST_CASE("no sheet without motion, with the setting or with reduced motion", "[session][sheet]") {
    Session still = at_the_stairs(false);
    press(still, "l");
    REQUIRE(still.depth() == 2);
    CHECK(shows_hero(still));
    CHECK(still.wants_motion() == -1);
    Session by_setting = at_the_stairs(true);
    by_setting.set_settings("still on\n");
    press(by_setting, "l");
    REQUIRE(by_setting.depth() == 2);
    CHECK(by_setting.wants_motion() == -1);
    CHECK(shows_hero(by_setting));
}

TEST_CASE("the sheet is no part of the game", "[session][sheet]") {
    Session moving = arrived();
    moving.pass_frame(200);
    Session still = at_the_stairs(false);
    press(still, "l");
    still.pass_time(1000);
    CHECK(moving.state_hash() == still.state_hash());
    CHECK(moving.recording() == still.recording());
    CHECK(moving.save() == still.save());
}

TEST_CASE("a level seen before is shown at once", "[session][sheet]") {
    Session session = arrived();
    session.pass_frame(1000);
    press(session, "<");
    press(session, "<");
    for (int i = 0; i < 20 && session.depth() == 2; ++i) session.pass_time(100);
    REQUIRE(session.depth() == 1);
    CHECK_FALSE(slides(session));
    CHECK(shows_hero(session));
}

TEST_CASE("the first level opens like that for a player, not for a program", "[session][sheet]") {
    Session program{SessionOptions{.seed = 1729}};
    program.set_motion(true);
    CHECK_FALSE(slides(program));
    Session player{SessionOptions{.seed = 1729}};
    player.set_hints(true);
    player.set_motion(true);
    REQUIRE(slides(player));
    press(player, "z");
    player.set_motion(true);
    CHECK_FALSE(slides(player));
}

TEST_CASE("a recording shows the sheet while it plays as fast as a game, no faster",
          "[session][sheet][playback]") {
    const auto slides_at = [&](int faster) {
        Playback playback{recording_from(journeyed().recording()).value()};
        playback.set_motion(true);
        for (int i = 0; i < faster; ++i) playback.press({.name = "k"});
        playback.press({.name = "Space"});
        for (int i = 0; i < 100'000 && playback.depth() == 1 && playback.wants_time() >= 0; ++i)
            playback.pass_time(playback.wants_time());
        REQUIRE(playback.depth() == 2);
        return slides(playback);
    };
    CHECK(slides_at(0));
    CHECK_FALSE(slides_at(12));
}

}  // namespace cellophane
