#include "session/viewer.h"

#include <optional>
#include <utility>

#include "session/crafted.h"
#include "session/journey.h"
#include "session/replay/playback.h"
#include "session/session_state.h"
#include "support/catch.h"

using namespace cellophane;

namespace {

Playback watched() {
    return Playback{recording_from(journeyed().recording()).value()};
}

/// Any session, and what it knows of the caller's screen.
struct Inspected : Session {
    explicit Inspected(Session session) : Session{std::move(session)} {}
    Viewer& viewer() { return state_->context.viewer; }
};

/// A viewer of which every field differs from that of a new session. A new field does not compile until it is
/// listed here.
Viewer other_than_at_first() {
    Viewer viewer;
    auto& [shown, window, has_keyboard, has_gamepads, has_pictures, has_sheets, has_settings_page,
           wants_motion, wants_sounds, wants_hints, settings, settings_are_new] = viewer;
    shown.emplace().at(0, 0).glyph = U'?';
    window = {.first = 3, .columns = 40, .top = 2, .rows = 20};
    has_keyboard = false;
    has_gamepads = true;
    has_pictures = true;
    has_sheets = true;
    has_settings_page = true;
    wants_motion = true;
    wants_sounds = true;
    wants_hints = true;
    settings.asks_at_water = true;
    settings_are_new = true;
    return viewer;
}

/// The fields of two viewers that are equal, by their place.
std::vector<int> equal_fields(const Viewer& one, const Viewer& another) {
    const auto& [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11] = one;
    const auto& [b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11] = another;
    const bool equal[] = {a0 == b0, a1 == b1, a2 == b2, a3 == b3, a4 == b4,   a5 == b5,
                          a6 == b6, a7 == b7, a8 == b8, a9 == b9, a10 == b10, a11 == b11};
    std::vector<int> found;
    for (int i = 0; i < static_cast<int>(std::size(equal)); ++i)
        if (equal[i]) found.push_back(i);
    return found;
}

}  // namespace

TEST_CASE("returning to a moment keeps all about the caller's screen", "[session][viewer]") {
    Inspected session{Session{{.seed = 1729}}};
    const Session::Moment moment = session.moment();
    const Viewer wanted = other_than_at_first();
    REQUIRE(equal_fields(session.viewer(), wanted).empty());
    session.viewer() = wanted;
    session.return_to(moment);
    CHECK(equal_fields(session.viewer(), wanted).size() == 12);
}

TEST_CASE("taking over a recording keeps all about the caller's screen", "[session][viewer]") {
    Inspected playback{watched()};
    const Viewer wanted = other_than_at_first();
    REQUIRE(equal_fields(playback.viewer(), wanted).empty());
    playback.viewer() = wanted;
    Inspected mine{playback.taken_over()};
    CHECK(equal_fields(mine.viewer(), wanted).size() == 12);
}

TEST_CASE("a question shown beside the map stays there after returning to a moment and taking over",
          "[session][viewer]") {
    const auto hides_questions = [](Session& session) {
        const std::string before = session.text();
        press(session, "Q");
        return session.text() == before;
    };
    Session session{{.seed = 1729}};
    const Session::Moment moment = session.moment();
    session.set_sheets(true);
    session.return_to(moment);
    CHECK(hides_questions(session));
    Playback playback = watched();
    playback.set_sheets(true);
    Session mine = playback.taken_over();
    CHECK(hides_questions(mine));
}

TEST_CASE("settings changed while a recording is watched are reported after taking over",
          "[session][viewer]") {
    Playback playback = watched();
    press(playback, "\\");
    Session mine = playback.taken_over();
    CHECK(mine.take_settings() == mine.settings());
}

TEST_CASE("a session that begins another game is the same as a new one, on the same screen",
          "[session][viewer]") {
    Session session{{.seed = 7, .depth = 3}};
    session.act(Explore{});
    CHECK(session.set_settings("marks on\n").empty());
    const std::string settings = session.settings();
    REQUIRE(session.restart(9));
    Session fresh{{.seed = 9, .depth = 3}};
    CHECK(session.seed() == 9);
    CHECK(session.settings() == settings);
    CHECK(session.settings() != fresh.settings());
    CHECK(session.state_hash() == fresh.state_hash());
    CHECK(session.recording() == fresh.recording());
    CHECK(session.act(Explore{}).turns == fresh.act(Explore{}).turns);
    CHECK(session.state_hash() == fresh.state_hash());
    // There is no such dungeon.
    const std::uint64_t before = session.state_hash();
    CHECK_FALSE(session.restart(0));
    CHECK(session.state_hash() == before);
}

TEST_CASE("a game that is played on from a copy leaves the other alone", "[session][viewer]") {
    Session session{{.seed = 7}};
    session.act(Explore{});
    const std::uint64_t before = session.state_hash();
    Session copy = session.taken_over();
    CHECK(copy.state_hash() == before);
    copy.act(Explore{});
    CHECK(copy.state_hash() != before);
    CHECK(session.state_hash() == before);
    session.act(Explore{});
    CHECK(session.state_hash() == copy.state_hash());
    CHECK(session.recording() == copy.recording());
}
