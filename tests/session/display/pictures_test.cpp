#include <string>

#include "dungeon/generate.h"
#include "play/observation/observe.h"
#include "session/journey.h"
#include "session/scenes.h"
#include "session/session.h"
#include "support/catch.h"
#include "view/scene.h"
#include "words/notices.h"
#include "words/settings.h"

// Pictures in place of letters, as players switch them on (view/pictograms.h).

namespace cellophane {

namespace {

/// Whether the bytes for a terminal hold a picture: U+E800 to U+E8FF are three bytes, of which these are two.
bool draws_pictures(const std::string& bytes) {
    return bytes.find("\xEE\xA0") != std::string::npos || bytes.find("\xEE\xA1") != std::string::npos;
}

}  // namespace

TEST_CASE("the key for pictures goes through letters, pictures and both, and keeps the setting",
          "[session][pictures]") {
    Session session{{.seed = 1729}};
    session.set_pictures(true);
    const std::uint64_t before = session.state_hash();
    CHECK_FALSE(draws_pictures(session.repaint()));
    press(session, "G");
    CHECK(session.take_settings().find("signs pictures\n") != std::string::npos);
    CHECK(shows(session, pictures_are_shown.substr(1)));
    const std::string pictures = session.repaint();
    CHECK(draws_pictures(pictures));
    press(session, "G");
    CHECK(session.take_settings().find("signs both\n") != std::string::npos);
    CHECK(draws_pictures(session.repaint()));
    CHECK(session.repaint() != pictures);
    press(session, "G");
    CHECK(session.take_settings().find("signs letters\n") != std::string::npos);
    CHECK_FALSE(draws_pictures(session.repaint()));
    CHECK(session.state_hash() == before);
    CHECK(session.recorded() == 0);
}

TEST_CASE("pictures that are chosen are drawn from when they can be, and change no text",
          "[session][pictures]") {
    Session session{{.seed = 1729}};
    CHECK(session.set_settings("signs pictures\n").empty());
    session.set_pictures(false);
    CHECK_FALSE(draws_pictures(session.repaint()));
    const std::string text = session.text();
    session.set_pictures(true);
    CHECK(draws_pictures(session.draw()));
    CHECK(session.text() == text);
    session.set_pictures(false);
    CHECK(session.draw().find('@') != std::string::npos);
}

TEST_CASE("a terminal without pictures says so and shows letters", "[session][pictures]") {
    Session session{{.seed = 1729}};
    press(session, "G");
    CHECK(shows(session, no_pictures_here.substr(1)));
    CHECK(session.take_settings().empty());
    CHECK(session.set_settings("signs both\n").empty());
    CHECK_FALSE(draws_pictures(session.repaint()));
    press(session, "O");
    for (int i = 0; i < 5; ++i) press(session, "Down");
    CHECK(shows(session, no_pictures_help));
}

TEST_CASE("on the maps of whole dungeons no sign is without its picture", "[session][pictures]") {
    const MessageLog log;
    const Pointing nowhere;
    for (const int depth : {1, 3, 6, 9, 13, 17, 21, 26}) {
        const Observation seen = observe_all(generate({.seed = 1729, .depth = depth}).value());
        CellPainter painter;
        const Frame frame = paint({.seen = seen, .log = log, .pointing = nowhere}, painter);
        for (int i = 0; i < seen.cells.size().area(); ++i) {
            const Pos at = seen.cells.size().at(i);
            const StyledCell& cell = frame.at(main_column + at.x, map_row + at.y);
            CHECK((cell.glyph == U' ' || cell.picture != 0));
        }
    }
}

}  // namespace cellophane
