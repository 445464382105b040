#include <optional>
#include <string>
#include <vector>

#include "content/statuses.h"
#include "content/terrain.h"
#include "record/files.h"
#include "session/crafted.h"
#include "session/playback.h"
#include "session/reading.h"
#include "support/catch.h"

// What the player sees while his hero has no say in what happens (spec 70, section 12).

namespace cellophane {

namespace {

constexpr int turns_held = 8;

/// The hero cannot move, and poison eats at him.
Session held(int health, Status plight = Status::Paralysed) {
    return crafted([=](Game& game) {
        game.here().level.monsters.clear();
        game.hero.health = health;
        game.hero.max_health = 100;
        game.hero.vitals.poison = 1;
        game.hero.vitals.statuses.set(Status::Poisoned, 1000);
        game.hero.vitals.statuses.set(plight, turns_held);
    });
}

Session watched(int health, Status plight = Status::Paralysed) {
    Session session = held(health, plight);
    session.set_motion(true);
    return session;
}

/// How much health the sidebar says is lost, which is as much as a hero of 100 has lost; empty: none.
std::string lost_on(Session& session) {
    const std::string text = session.text();
    const std::size_t at = text.find("(-");
    const std::size_t end = text.find("%)", at);
    return at == std::string::npos ? std::string{} : text.substr(at + 2, end - at - 2);
}

}  // namespace

TEST_CASE("the turns of a paralysed hero go by on the screen one by one", "[session][interludes]") {
    Session session = watched(100);
    Session still = held(100);
    press(session, "z");
    press(still, "z");
    CHECK(session.state_hash() == still.state_hash());
    CHECK(session.observe().hero->health == 92);
    for (int lost = 1; lost < turns_held; ++lost) {
        CHECK(lost_on(session) == std::to_string(lost));
        REQUIRE(session.wants_time() == 25);
        session.elapse(24);
        CHECK(lost_on(session) == std::to_string(lost));
        session.elapse(1);
    }
    CHECK(lost_on(session) == "8");
    CHECK(session.wants_time() == -1);
    // Then his wounds show.
    CHECK(session.wants_motion() == 16);
    // Nobody else waits for anything.
    CHECK(lost_on(still) == "8");
    CHECK(still.wants_time() == -1);
    CHECK(session.messages() == still.messages());
}

TEST_CASE("what takes twice as long as a turn is seen half done, and a usual turn is not",
          "[session][interludes]") {
    Session slow = watched(100, Status::Slowed);
    press(slow, "z");
    CHECK(slow.wants_time() == 25);
    slow.elapse(25);
    CHECK(slow.wants_time() == -1);
    Session usual = watched(100, Status::Levitating);
    press(usual, "z");
    CHECK(usual.wants_time() == -1);
}

TEST_CASE("messages arrive with the turns they tell of", "[session][interludes]") {
    Session session = crafted([](Game& game) {
        game.here().level.monsters.clear();
        game.hero.vitals.statuses.set(Status::Paralysed, turns_held);
        game.hero.vitals.statuses.set(Status::Levitating, 4);
    });
    session.set_motion(true);
    press(session, "z");
    REQUIRE_FALSE(session.messages().empty());
    const std::string told = session.messages().front();
    session.elapse(50);
    CHECK_FALSE(shows(session, told));
    session.elapse(25);
    CHECK(shows(session, told));
}

TEST_CASE("where the hero is on the screen is where the turn that is shown has him",
          "[session][interludes]") {
    Session session = crafted([](Game& game) {
        game.here().level.monsters.clear();
        game.here().level.strata[Layer::Dungeon][game.hero.at] = Terrain::Chasm;
        game.hero.vitals.statuses.set(Status::Paralysed, turns_held);
        game.hero.vitals.statuses.set(Status::Levitating, 4);
    });
    session.set_motion(true);
    const std::optional<Pos> before = session.hero_cell();
    press(session, "z");
    REQUIRE(session.depth() == 2);
    CHECK(session.hero_cell() == before);
    session.elapse(1000);
    CHECK(session.hero_cell() == Pos{21, 3} + session.observe().hero->at);
    CHECK(session.hero_cell() != before);
}

TEST_CASE("any key cuts it short, and does what it does", "[session][interludes]") {
    Session session = watched(100);
    press(session, "z");
    session.elapse(30);
    CHECK(lost_on(session) == "2");
    press(session, "Escape");
    CHECK(lost_on(session) == "8");
    CHECK(session.wants_time() == -1);
    CHECK(session.observe().hero->health == 92);
    Session hasty = watched(100);
    press(hasty, "z");
    press(hasty, "z");
    CHECK(lost_on(hasty) == "1");
    CHECK(hasty.wants_time() == -1);
}

TEST_CASE("a key is no answer to what its player has not seen", "[session][interludes]") {
    Session dying = watched(5);
    press(dying, "z");
    REQUIRE(dying.standing().over);
    CHECK(lost_on(dying) == "1");
    press(dying, "Space");
    CHECK(dying.reading().title == "The end");
    CHECK(shows(dying, "Space: so be it"));
    // This one is.
    press(dying, "Space");
    CHECK_FALSE(shows(dying, "Space: so be it"));
}

TEST_CASE("a finger that touches an interlude only ends it", "[session][interludes]") {
    Session session = watched(100);
    press(session, "z");
    const Pos at = session.observe().hero->at;
    session.point({.act = PointerAct::Hover, .column = 21 + at.x, .row = 3 + at.y});
    CHECK(lost_on(session) == "1");
    for (const PointerAct act : {PointerAct::Down, PointerAct::Tap})
        session.point({.act = act, .column = 23 + at.x, .row = 3 + at.y});
    CHECK(lost_on(session) == "8");
    CHECK(session.turns() == 0);
}

TEST_CASE("alerts wait until it is over", "[session][interludes][alerts]") {
    Session session = watched(43);
    press(session, "z");
    session.elapse(150);
    CHECK_FALSE(shows(session, "below 40 %"));
    session.elapse(25);
    CHECK(shows(session, "below 40 %"));
    session.elapse(999);
    CHECK(shows(session, "below 40 %"));
}

TEST_CASE("who wants no motion, or lets his feet decide, sees the end at once", "[session][interludes]") {
    Session calm = watched(100);
    calm.set_settings("still on");
    press(calm, "z");
    CHECK(calm.wants_time() == -1);
    CHECK(lost_on(calm) == "8");
    Session absent = watched(100);
    press(absent, "A");
    press(absent, "y");
    CHECK(absent.observe().hero->health == 92);
    CHECK(lost_on(absent) == "8");
}

TEST_CASE("long commands wait for what is to be seen of their steps", "[session][interludes]") {
    Session session = watched(100, Status::Slowed);
    go(session, "x");
    REQUIRE(session.standing().going_on);
    const int turns = session.turns();
    CHECK(session.wants_time() == 25);
    session.elapse(25);
    CHECK(session.turns() == turns);
    CHECK(session.wants_time() == 20);
    session.elapse(20);
    CHECK(session.turns() == turns + 1);
    // What goes by in a hurry does so.
    Session resting = watched(80, Status::Slowed);
    press(resting, "Z");
    CHECK(resting.wants_time() <= 1);
}

namespace {

/// Somebody drinks what he finds, in the middle of what it lets out.
Recording of_a_drink() {
    Session session{{.seed = 19, .depth = 4, .harmless = true}};
    for (int i = 0; i < 100 && session.act(Drink{'f'}).tells_of<HandsRefused>(); ++i)
        session.act(session.standing().going_on ? Command{Continue{}} : Command{Explore{}});
    session.act(Rest{});
    return recording_from(session.recording()).value();
}

/// How often a recording that plays shows something that is not the end of a turn.
int interludes_of(Playback& playback) {
    playback.set_motion(true);
    press(playback, "Space");
    int count = 0;
    for (int wait = playback.wants_time(); wait > 0; wait = playback.wants_time()) {
        count += wait == 25;
        playback.elapse(wait);
    }
    CHECK(playback.is_at_end());
    CHECK_FALSE(playback.problem());
    return count;
}

}  // namespace

TEST_CASE("whoever watches a recording sees what its player saw", "[session][interludes][playback]") {
    const Recording recording = of_a_drink();
    Playback playback{recording};
    const int count = interludes_of(playback);
    CHECK(count > 20);
    Playback still{recording};
    still.run_to_end();
    CHECK(still.state_hash() == playback.state_hash());
    // One that hurries does not stop for that.
    Playback fast{recording};
    press(fast, "Up");
    CHECK(interludes_of(fast) == 0);
    // Step by step they are there as well, and a step further on is a step further on.
    Playback stepped{recording};
    stepped.set_motion(true);
    while (stepped.wants_time() != 25 && !stepped.is_at_end()) stepped.step();
    CHECK(stepped.wants_time() == 25);
    press(stepped, "Right");
    CHECK(stepped.wants_time() != 25);
}

}  // namespace cellophane
