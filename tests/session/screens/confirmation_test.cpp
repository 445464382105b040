#include "play/play.h"
#include "record/replay.h"
#include "session/crafted.h"
#include "session/game_over/game_result.h"
#include "support/catch.h"

// What the player has to be sure of, and what comes of it (tables/confirmations.tsv).

namespace cellophane {

namespace {

Session begun() {
    return Session{{.seed = 1729}};
}

void click(Session& session, int column, int row) {
    session.point({.act = PointerAct::Press, .column = column, .row = row});
}

}  // namespace

TEST_CASE("quitting asks first, and no changes nothing", "[session][resolves]") {
    for (const char* key : {"n", "N", "Space", "Escape"}) {
        Session session = begun();
        const std::uint64_t before = session.state_hash();
        press(session, "Q");
        CHECK(shows(session, "Give up this game"));
        CHECK(shows(session, "Yes (y)"));
        press(session, "z");
        press(session, key);
        CHECK_FALSE(shows(session, "Give up this game"));
        CHECK(session.state_hash() == before);
        CHECK(session.recorded() == 0);
        CHECK_FALSE(session.report().over);
    }
    Session session = begun();
    press(session, "Q");
    click(session, 2, 30);
    CHECK_FALSE(shows(session, "Give up this game"));
    CHECK_FALSE(session.report().over);
}

TEST_CASE("quitting shows the tombstone at once, and the game counts", "[session][resolves]") {
    Session session = begun();
    session.set_motion(true);
    press(session, "z");
    press(session, "Q");
    press(session, "y");
    CHECK(session.report().over);
    CHECK(shows(session, "You have had enough"));
    CHECK(shows(session, "Gave up on depth 1."));
    CHECK(session.wants_motion() == -1);
    const std::string runs = session.take_high_scores(1'795'000'000);
    CHECK(runs.find("\tQuit\t-\t") != std::string::npos);
    CHECK(HighScores{runs}.all_time().games == 1);
    // Quitting is recorded, and plays out the same.
    Result<Recording> recording = recording_from(session.recording());
    REQUIRE(recording.ok());
    Replay replay{std::move(recording.value())};
    replay.run_to_end();
    CHECK_FALSE(replay.problem().has_value());
    CHECK(replay.play().state_hash() == session.state_hash());
    CHECK(replay.play().observe().ending->fate == Fate::Quit);
    // And a save of it opens where it ended.
    Session again = Session::resumed(std::move(saved_game_from(session.save()).value()));
    CHECK(shows(again, "You have had enough"));
    press(session, "Q");
    CHECK(session.take_request() == ExitRequest::Leave);
}

TEST_CASE("saving asks first and is reported as a request to leave", "[session][resolves]") {
    Session session = begun();
    press(session, "S");
    CHECK(shows(session, "Save and quit to the title?"));
    press(session, "n");
    CHECK(session.take_request() == ExitRequest::None);
    press(session, "S");
    press(session, "Enter");
    CHECK(session.take_request() == ExitRequest::Leave);
    CHECK_FALSE(session.report().over);
    CHECK(session.recorded() == 0);
    session.show_message("the ink is dry.");
    CHECK(shows(session, "The ink is dry."));
}

TEST_CASE("another dungeon asks first from turn 50 on", "[session][resolves]") {
    Session session = begun();
    for (int turn = 0; turn < 49; ++turn) press(session, "z");
    press(session, "N");
    CHECK(session.take_request() == ExitRequest::AnotherDungeon);
    press(session, "z");
    REQUIRE(session.turns() == 50);
    press(session, "N");
    CHECK(session.take_request() == ExitRequest::None);
    CHECK(shows(session, "Leave this game"));
    press(session, "Escape");
    CHECK(session.take_request() == ExitRequest::None);
    press(session, "N");
    press(session, "y");
    CHECK(session.take_request() == ExitRequest::AnotherDungeon);
    CHECK(session.turns() == 50);
}

}  // namespace cellophane
