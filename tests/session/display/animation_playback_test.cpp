#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "content/statuses.h"
#include "content/terrain.h"
#include "record/save_files.h"
#include "screen/frame.h"
#include "screen/utf8.h"
#include "session/crafted.h"
#include "session/messages/screen_description.h"
#include "session/replay/playback.h"
#include "support/catch.h"
#include "view/layout.h"

// What the player sees while his hero has no say in what happens (rules/interface.md 12).

namespace cellophane {

namespace {

constexpr int turns_held = 8;

/// The hero cannot move, and poison eats at it.
Session held(int health, Status health_alert = Status::Paralyzed) {
    return crafted([=](Game& game) {
        game.here().level.monsters.clear();
        game.hero.health = health;
        game.hero.max_health = 100;
        game.hero.vitals.poison = 1;
        game.hero.vitals.statuses.set(Status::Poisoned, 1000);
        game.hero.vitals.statuses.set(health_alert, turns_held);
    });
}

Session watched(int health, Status health_alert = Status::Paralyzed) {
    Session session = held(health, health_alert);
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

TEST_CASE("the turns of a paralysed hero are shown one by one", "[session][interludes]") {
    Session session = watched(100);
    Session still = held(100);
    press(session, "z");
    press(still, "z");
    CHECK(session.state_hash() == still.state_hash());
    CHECK(session.observe().hero->health == 92);
    for (int lost = 1; lost < turns_held; ++lost) {
        CHECK(lost_on(session) == std::to_string(lost));
        REQUIRE(session.wants_time() == 25);
        session.pass_time(24);
        CHECK(lost_on(session) == std::to_string(lost));
        session.pass_time(1);
    }
    CHECK(lost_on(session) == "8");
    CHECK(session.wants_time() == -1);
    // Then his wounds show.
    CHECK(session.wants_motion() == 16);
    // The session without motion waits for nothing.
    CHECK(lost_on(still) == "8");
    CHECK(still.wants_time() == -1);
    CHECK(session.messages() == still.messages());
}

TEST_CASE("a slowed turn is shown in two steps, a normal one at once", "[session][interludes]") {
    Session slow = watched(100, Status::Slowed);
    press(slow, "z");
    CHECK(slow.wants_time() == 25);
    slow.pass_time(25);
    CHECK(slow.wants_time() == -1);
    Session usual = watched(100, Status::Levitating);
    press(usual, "z");
    CHECK(usual.wants_time() == -1);
}

TEST_CASE("messages appear with the turns they belong to", "[session][interludes]") {
    Session session = crafted([](Game& game) {
        game.here().level.monsters.clear();
        game.hero.vitals.statuses.set(Status::Paralyzed, turns_held);
        game.hero.vitals.statuses.set(Status::Levitating, 4);
    });
    session.set_motion(true);
    press(session, "z");
    REQUIRE_FALSE(session.messages().empty());
    const std::string told = session.messages().front();
    session.pass_time(50);
    CHECK_FALSE(shows(session, told));
    session.pass_time(25);
    CHECK(shows(session, told));
}

TEST_CASE("the hero's place on the screen is that of the turn being shown", "[session][interludes]") {
    Session session = crafted([](Game& game) {
        game.here().level.monsters.clear();
        game.here().level.layers[Layer::Dungeon][game.hero.at] = Terrain::Chasm;
        game.hero.vitals.statuses.set(Status::Paralyzed, turns_held);
        game.hero.vitals.statuses.set(Status::Levitating, 4);
    });
    session.set_motion(true);
    const std::optional<Pos> before = session.hero_cell();
    press(session, "z");
    REQUIRE(session.depth() == 2);
    CHECK(session.hero_cell() == before);
    session.pass_time(1000);
    CHECK(session.hero_cell() == Pos{21, 3} + session.observe().hero->at);
    CHECK(session.hero_cell() != before);
}

TEST_CASE("any key ends an animation playback and then takes effect", "[session][interludes]") {
    Session session = watched(100);
    press(session, "z");
    session.pass_time(30);
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

TEST_CASE("a key that ends a playback does not answer what follows it", "[session][interludes]") {
    Session dying = watched(5);
    press(dying, "z");
    REQUIRE(dying.report().over);
    CHECK(lost_on(dying) == "1");
    press(dying, "Space");
    CHECK(dying.reading().title == "Game over");
    CHECK(shows(dying, "Space: continue"));
    // This one is.
    press(dying, "Space");
    CHECK_FALSE(shows(dying, "Space: continue"));
}

TEST_CASE("a touch during a playback only ends it", "[session][interludes]") {
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

TEST_CASE("alerts wait until a playback is over", "[session][interludes][alerts]") {
    Session session = watched(43);
    press(session, "z");
    session.pass_time(150);
    CHECK_FALSE(shows(session, "below 40%"));
    session.pass_time(25);
    CHECK(shows(session, "below 40%"));
    session.pass_time(999);
    CHECK(shows(session, "below 40%"));
}

TEST_CASE("without motion, or on autopilot, the result is shown at once", "[session][interludes]") {
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

TEST_CASE("long commands wait for the playback of each step", "[session][interludes]") {
    Session session = watched(100, Status::Slowed);
    go(session, "x");
    REQUIRE(session.report().going_on);
    const int turns = session.turns();
    CHECK(session.wants_time() == 25);
    session.pass_time(25);
    CHECK(session.turns() == turns);
    CHECK(session.wants_time() == 20);
    session.pass_time(20);
    CHECK(session.turns() == turns + 1);
    // What goes by in a hurry does so.
    Session resting = watched(80, Status::Slowed);
    press(resting, "Z");
    CHECK(resting.wants_time() <= 1);
}

namespace {

/// A sleeper in view, some way off and easily killed; and what to shoot it with.
struct ShootingRange {
    Session session;
    Pos target;
    int cells = 0;
};
ShootingRange shooting_range() {
    Pos target;
    int cells = 0;
    Session session = crafted([&](Game& game) {
        VisitedLevel& place = game.here();
        place.known.visible.for_each([&](Pos at) {
            const int distance = king_distance(game.hero.at, at);
            const bool is_open =
                !place.level.layers.has(at, {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision});
            if (distance <= cells || distance > 9 || !is_open) return;
            cells = distance;
            target = at;
        });
        Monster monkey = newborn(MonsterKind::Monkey, std::nullopt, target);
        monkey.state = MonsterState::Sleeping;
        monkey.id = ActorId{++game.creatures_born};
        monkey.health = monkey.max_health = 1;
        monkey.vitals.ticks = 1'000'000;
        place.level.items.clear();
        place.level.monsters = {monkey};
        Item staff;
        staff.kind = ItemKind::StaffOfLightning;
        staff.enchant = staff.charges = 2;
        staff.letter = 'p';
        Item flask;
        flask.kind = ItemKind::PotionOfIncineration;
        flask.letter = 'q';
        game.hero.pack.items.push_back(staff);
        game.hero.pack.items.push_back(flask);
        game.item_knowledge.of(ItemKind::StaffOfLightning).known = true;
        game.item_knowledge.of(ItemKind::PotionOfIncineration).known = true;
    });
    REQUIRE(cells >= 4);
    return {std::move(session), target, cells};
}

/// What stands on a cell of the map, as the screen has it.
char32_t sign_at(Session& session, Pos at) {
    const std::u32string text = from_utf8(session.text());
    return text[static_cast<std::size_t>((map_row + at.y) * (screen_columns + 1) + main_column + at.x)];
}

}  // namespace

TEST_CASE("a bolt is shown flying before its effect", "[session][interludes]") {
    ShootingRange still = shooting_range();
    still.session.act(Zap{'p', still.target});
    REQUIRE(still.session.observe().monsters.empty());
    CHECK(sign_at(still.session, still.target) != U'm');
    CHECK(still.session.wants_time() == -1);
    ShootingRange r = shooting_range();
    Session& session = r.session;
    session.set_motion(true);
    REQUIRE(sign_at(session, r.target) == U'm');
    const std::size_t told = session.messages().size();
    session.act(Zap{'p', r.target});
    CHECK(session.state_hash() == still.session.state_hash());
    REQUIRE(session.messages().size() > told);
    const std::string news = "The lightning kills the monkey.";
    REQUIRE(std::find(session.messages().begin(), session.messages().end(), news) !=
            session.messages().end());
    // The bolt goes on to the wall; the wait ends there.
    const int flight = session.wants_time();
    CHECK(flight >= r.cells * 16);
    CHECK(flight % 16 == 0);
    CHECK(sign_at(session, r.target) == U'm');
    CHECK_FALSE(shows(session, news));
    session.pass_time(flight - 1);
    CHECK(sign_at(session, r.target) == U'm');
    session.pass_time(1);
    CHECK(sign_at(session, r.target) != U'm');
    CHECK(shows(session, news));
    CHECK(session.wants_time() == -1);
    CHECK(session.messages() == still.session.messages());
    // Any key shows the end, and does what it does.
    ShootingRange hasty = shooting_range();
    hasty.session.set_motion(true);
    hasty.session.act(Zap{'p', hasty.target});
    press(hasty.session, "Escape");
    CHECK(sign_at(hasty.session, hasty.target) != U'm');
    CHECK(shows(hasty.session, news));
    CHECK(hasty.session.wants_time() == -1);
}

TEST_CASE("a thrown potion is shown flying before it breaks", "[session][interludes]") {
    ShootingRange r = shooting_range();
    Session& session = r.session;
    session.set_motion(true);
    session.act(Throw{'q', r.target});
    const Observation& after = session.observe();
    REQUIRE(after.cells[r.target][Layer::Surface] != Terrain::Nothing);
    REQUIRE(session.wants_time() == r.cells * 25);
    CHECK(sign_at(session, r.target) == U'm');
    session.pass_time(r.cells * 25);
    CHECK(session.wants_time() == -1);
    CHECK(sign_at(session, r.target) != U'm');
    // Its glare has all its frames of ten milliseconds before it.
    session.pass_frame(r.cells * 25);
    CHECK(session.wants_motion() == 10);
}

TEST_CASE("an arrow that ends a rest is shown flying", "[session][interludes]") {
    Session session = crafted([](Game& game) {
        VisitedLevel& place = game.here();
        place.level.monsters.clear();
        game.hero.health = 20;
        game.hero.max_health = 400;
        int farthest = 0;
        Pos there;
        place.known.visible.for_each([&](Pos at) {
            const int distance = king_distance(game.hero.at, at);
            if (distance <= farthest || distance > 8 ||
                place.level.layers.has(at, {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision}))
                return;
            farthest = distance;
            there = at;
        });
        REQUIRE(farthest >= 4);
        Monster turret = newborn(MonsterKind::Centaur, std::nullopt, there);
        turret.state = MonsterState::Hunting;
        turret.id = ActorId{++game.creatures_born};
        turret.vitals.ticks = 100;
        place.level.monsters = {turret};
    });
    session.set_motion(true);
    const int before = session.observe().hero->health;
    bool was_hit = false;
    for (int i = 0; i < 10 && !was_hit; ++i) {
        press(session, "z");
        was_hit = session.observe().hero->health < before;
        if (!was_hit)
            while (session.wants_time() > 0) session.pass_time(session.wants_time());
    }
    REQUIRE(was_hit);
    CHECK(session.wants_time() >= 16);
    const auto is_told = [&] { return shows(session, "hits you") || shows(session, "shoots you"); };
    const std::string last = session.messages().back();
    CHECK_FALSE(shows(session, last));
    CHECK_FALSE(is_told());
    while (session.wants_time() > 0) session.pass_time(session.wants_time());
    CHECK(shows(session, last));
}

namespace {

/// The hero drinks a potion and rests in the middle of what it lets out.
Recording of_a_drink(std::uint64_t seed) {
    Session session{{.seed = seed, .depth = 4, .harmless = true}};
    for (int i = 0; i < 100 && session.act(Drink{'f'}).has_event<HandsRefused>(); ++i)
        session.act(session.report().going_on ? Command{Continue{}} : Command{Explore{}});
    session.act(Rest{});
    return recording_from(session.recording()).value();
}

/// How often a recording that plays shows something that is not the end of a turn.
int animation_playback_of(Playback& playback) {
    playback.set_motion(true);
    press(playback, "Space");
    int count = 0;
    for (int wait = playback.wants_time(); wait > 0; wait = playback.wants_time()) {
        count += wait == 25;
        playback.pass_time(wait);
    }
    CHECK(playback.is_at_end());
    CHECK_FALSE(playback.problem());
    return count;
}

}  // namespace

TEST_CASE("playing a recording shows the same animations as the game did",
          "[session][interludes][playback]") {
    // The first dungeon whose potion makes one lie down.
    std::uint64_t seed = 1;
    int count = 0;
    for (; seed < 400 && count <= 20; ++seed) {
        Playback tried{of_a_drink(seed)};
        count = animation_playback_of(tried);
    }
    REQUIRE(count > 20);
    const Recording recording = of_a_drink(seed - 1);
    Playback playback{recording};
    CHECK(animation_playback_of(playback) == count);
    Playback still{recording};
    still.run_to_end();
    CHECK(still.state_hash() == playback.state_hash());
    // A playback in a hurry does not stop for that.
    Playback fast{recording};
    press(fast, "Up");
    CHECK(animation_playback_of(fast) == 0);
    // Step by step they are there as well, and a step further on is a step further on.
    Playback stepped{recording};
    stepped.set_motion(true);
    while (stepped.wants_time() != 25 && !stepped.is_at_end()) stepped.step();
    CHECK(stepped.wants_time() == 25);
    press(stepped, "Right");
    CHECK(stepped.wants_time() != 25);
}

}  // namespace cellophane
