#include "play/turn/animation_frames.h"

#include <algorithm>
#include <memory>

#include "play/combat/bolt.h"
#include "play/pack_scene.h"
#include "play/play.h"
#include "support/catch.h"

// Frames kept for a viewer while the hero has no say (rules/hero.md 4.2, step 17, and
// rules/hero.md 4.3, step 9).

namespace cellophane {

namespace {

/// Poison eats at the hero, and a goblin comes down the hall for it.
Scenario beset(Status health_alert, int turns) {
    Scenario s{long_hall};
    add_live_creature(s, MonsterKind::Goblin, {11, 3});
    s.game.hero.health = s.game.hero.max_health = 400;
    s.game.hero.vitals.poison = 1;
    s.game.hero.vitals.statuses.set(Status::Poisoned, 1000);
    s.game.hero.vitals.statuses.set(health_alert, turns);
    s.look();
    return s;
}

Play playing(const Scenario& s) {
    return Play::resumed(std::make_unique<Game>(s.game));
}

}  // namespace

TEST_CASE("animation frames show every turn of a paralysed hero in order", "[play][interims]") {
    Play watched = playing(beset(Status::Paralyzed, 8));
    Play unwatched = watched;
    const Report report = watched.submit(Rest{}, WantedFrames::Kept);
    // The eighth is the end, and the report itself.
    REQUIRE(report.animation_frames.size() == 7);
    for (std::size_t i = 1; i < report.animation_frames.size(); ++i) {
        const AnimationFrame& before = report.animation_frames[i - 1];
        const AnimationFrame& now = report.animation_frames[i];
        CHECK(now.seen->hero->health == before.seen->hero->health - 1);
        CHECK(now.health_change == before.health_change - 1);
        CHECK(now.told >= before.told);
        REQUIRE(now.seen->monsters.size() == 1);
        CHECK(now.seen->monsters.front().at.x < before.seen->monsters.front().at.x);
    }
    CHECK(report.animation_frames.front().health_change == -1);
    CHECK(report.animation_frames.back().told <= report.events.size());
    CHECK(report.health_change == -8);
    // Keeping frames does not change the game; without a viewer none are kept.
    CHECK(unwatched.submit(Rest{}).animation_frames.empty());
    CHECK(watched.state_hash() == unwatched.state_hash());
    for (int i = 0; i < 5; ++i) {
        watched.submit(Rest{}, WantedFrames::Kept);
        unwatched.submit(Rest{});
    }
    CHECK(watched.state_hash() == unwatched.state_hash());
}

TEST_CASE("a slowed hero's turn has a frame for each turn of the dungeon but the last", "[play][interims]") {
    Play hero = playing(beset(Status::Levitating, 20));
    CHECK(hero.submit(Rest{}, WantedFrames::Kept).animation_frames.empty());
    Play slow = playing(beset(Status::Slowed, 20));
    Play unwatched = slow;
    const Report report = slow.submit(Rest{}, WantedFrames::Kept);
    REQUIRE(report.animation_frames.size() == 1);
    CHECK(report.animation_frames.front().seen->monsters.front().at.x > slow.observe().monsters.front().at.x);
    unwatched.submit(Rest{});
    CHECK(slow.state_hash() == unwatched.state_hash());
}

TEST_CASE("each animation frame is lit as the game would be if it stopped there", "[play][interims]") {
    // A wisp comes down the hall for the paralyzed hero, and torches flicker on the wall.
    const auto paralyzed = [](int turns) {
        Scenario s{R"(
            #t##########t#################
            #............................#
            #@...........................#
            #............................#
            ##############################
        )"};
        s.game.hero.health = s.game.hero.max_health = 400;
        add_live_creature(s, MonsterKind::Wisp, {14, 2});
        s.game.hero.vitals.statuses.set(Status::Paralyzed, turns);
        s.look();
        return playing(s);
    };
    constexpr int turns = 8;
    Play watched = paralyzed(turns);
    const Report report = watched.submit(Rest{}, WantedFrames::Kept);
    REQUIRE(report.animation_frames.size() == turns - 1);
    for (int i = 1; i < turns; ++i) {
        Play stopped = paralyzed(i);
        stopped.submit(Rest{});
        const Grid<Illumination>& then = stopped.observe().light;
        const Grid<Illumination>& shown =
            report.animation_frames[static_cast<std::size_t>(i - 1)].seen->light;
        for (int x = 0; x < then.size().width; ++x)
            for (int y = 0; y < then.size().height; ++y) REQUIRE((shown[{x, y}] == then[{x, y}]));
    }
}

TEST_CASE("a command has at most a hundred animation frames", "[play][interims]") {
    Scenario s = beset(Status::Paralyzed, 300);
    s.level().monsters.clear();
    s.game.horde_fuse = 1000;
    Play hero = playing(s);
    CHECK(hero.submit(Rest{}, WantedFrames::Kept).animation_frames.size() == 100);
    CHECK(hero.observe().hero->health == 100);
}

TEST_CASE("the end of the game is not among the animation frames before it", "[play][interims]") {
    Scenario s = beset(Status::Paralyzed, 20);
    s.game.hero.health = 5;
    Play hero = playing(s);
    const Report report = hero.submit(Rest{}, WantedFrames::Kept);
    CHECK(report.over);
    CHECK(report.animation_frames.size() == 4);
    for (const AnimationFrame& animation_frame : report.animation_frames)
        CHECK_FALSE(animation_frame.seen->ending);
}

namespace {

/// Every moment at which something flies: what flies was told last, and is told once.
void check_flights(const Report& report) {
    std::size_t told = 0;
    for (const AnimationFrame& animation_frame : report.animation_frames) {
        if (!animation_frame.in_flight) continue;
        REQUIRE(animation_frame.told > told);
        REQUIRE(animation_frame.told <= report.events.size());
        told = animation_frame.told;
        const Event& last = report.events[told - 1];
        const BoltCast* cast = last.as<BoltCast>();
        CHECK((cast != nullptr ? !cast->path.empty() : last.is<ItemThrown>()));
    }
}

/// The report of a command with frames kept; checks that the game is the same without.
Report watched(Scenario s, const Command& command) {
    s.look();
    Play looked_on = playing(s);
    Play unwatched = looked_on;
    Report report = looked_on.submit(command, WantedFrames::Kept);
    const Report other = unwatched.submit(command);
    CHECK(other.animation_frames.empty());
    CHECK(looked_on.state_hash() == unwatched.state_hash());
    CHECK(other.events.size() == report.events.size());
    check_flights(report);
    return report;
}

Item filled_staff(ItemKind kind) {
    Item staff = enchanted(kind, 3);
    staff.charges = 3;
    return staff;
}

int health_at(const Observation& seen, Pos at) {
    const MonsterView* who = monster_at(seen, at);
    return who == nullptr ? 0 : who->health;
}

}  // namespace

TEST_CASE("a bolt has a frame before its effects", "[play][interims]") {
    Scenario s{long_hall};
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {11, 3});
    ogre.vitals.ticks = 1'000'000;
    const char staff = carry(s, filled_staff(ItemKind::StaffOfFirebolt));
    const Report report = watched(s, Zap{staff, {11, 3}});
    REQUIRE(report.animation_frames.size() == 1);
    const AnimationFrame& flight = report.animation_frames.front();
    REQUIRE(flight.in_flight);
    CHECK(report.events[flight.told - 1].is<BoltCast>());
    CHECK(health_at(*flight.seen, {11, 3}) == ogre.health);
    REQUIRE(report.has_event<BoltStruck>());
    // The hero is where it was when it blinks, and crystal not there yet.
    const char blink = carry(s, filled_staff(ItemKind::StaffOfBlinking));
    const Report blinked = watched(s, Zap{blink, {9, 2}});
    REQUIRE(blinked.animation_frames.size() == 1);
    CHECK(blinked.animation_frames.front().seen->hero->at == s.game.hero.at);
    const char growth = carry(s, filled_staff(ItemKind::StaffOfObstruction));
    const Report grown = watched(s, Zap{growth, {9, 2}});
    REQUIRE(grown.animation_frames.size() == 1);
    CHECK(grown.animation_frames.front().seen->cells[{8, 2}][Layer::Dungeon] == Terrain::Floor);
}

TEST_CASE("a throw has a frame before the item lands", "[play][interims]") {
    Scenario s{long_hall};
    const char flask = carry(s, ItemKind::PotionOfIncineration);
    const Report report = watched(s, Throw{flask, {12, 3}});
    REQUIRE(report.animation_frames.size() == 1);
    const AnimationFrame& flight = report.animation_frames.front();
    const ItemThrown* thrown = report.events[flight.told - 1].as<ItemThrown>();
    REQUIRE(thrown != nullptr);
    CHECK(thrown->to == Pos{12, 3});
    CHECK(flight.seen->cells[{12, 3}][Layer::Surface] == Terrain::Nothing);
    CHECK(std::none_of(flight.seen->pack.begin(), flight.seen->pack.end(),
                       [&](const PackItemView& each) { return each.letter == flask; }));
    // What meets the wall beside him does not fly.
    const char dart = carry(s, ItemKind::Dart, 3);
    CHECK(watched(s, Throw{dart, {0, 3}}).animation_frames.empty());
}

TEST_CASE("every visible bolt has a frame of its own, and no unseen one has", "[play][interims]") {
    int most = 0;
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{long_hall, key};
        s.game.hero.health = s.game.hero.max_health = 400;
        for (int y = 1; y <= 5; ++y) add_live_creature(s, MonsterKind::Centaur, {12, y});
        const Report report = watched(s, Rest{});
        int flights = 0;
        int health = 400;
        for (const AnimationFrame& animation_frame : report.animation_frames) {
            flights += animation_frame.in_flight;
            CHECK(animation_frame.seen->hero->health <= health);
            health = animation_frame.seen->hero->health;
            if (flights == 1) CHECK(health == 400);
        }
        CHECK(flights == std::count_if(report.events.begin(), report.events.end(),
                                       [](const Event& event) { return event.is<BoltCast>(); }));
        most = std::max(most, flights);
    }
    CHECK(most >= 3);
    // Two creatures that fight each other out of the hero's sight.
    constexpr std::string_view walled = R"(
        ##############################
        #@#..........................#
        ##############################
    )";
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{walled, key};
        Monster& centaur = add_live_creature(s, MonsterKind::Centaur, {10, 1});
        centaur.vitals.statuses.set(Status::Discordant, 100);
        add_live_creature(s, MonsterKind::Ogre, {20, 1});
        const Report report = watched(s, Rest{});
        CHECK_FALSE(report.has_event<BoltCast>());
        CHECK(report.animation_frames.empty());
    }
}

TEST_CASE("an event that is taken back is missed by the frames kept after it, and by no others",
          "[play][interims]") {
    Scenario s{long_hall};
    std::vector<AnimationFrame> frames;
    Turn turn{s.game, s.events, s.caches};
    turn.animation_frames = &frames;
    for (int told = 0; told < 4; ++told) {
        keep_animation_frame(turn);
        turn.emit(HungerFelt{told, false});
    }
    keep_animation_frame(turn);
    take_back(turn, 1);
    REQUIRE(s.events.size() == 3);
    CHECK(s.events[0].get<HungerFelt>().nutrition == 0);
    CHECK(s.events[1].get<HungerFelt>().nutrition == 2);
    std::vector<std::size_t> told;
    for (const AnimationFrame& frame : frames) told.push_back(frame.told);
    CHECK(told == std::vector<std::size_t>{0, 1, 1, 2, 3});
}

TEST_CASE("a flight that comes to nothing loses its own frame alone", "[play][interims]") {
    Scenario s{long_hall};
    std::vector<AnimationFrame> frames;
    Turn turn{s.game, s.events, s.caches};
    turn.animation_frames = &frames;
    turn.emit(HungerFelt{});
    keep_flight(turn);
    turn.emit(HungerFelt{});
    keep_animation_frame(turn);
    keep_flight(turn);
    turn.emit(HungerFelt{});
    keep_flight(turn);
    forget_flight(turn, 1);
    REQUIRE(frames.size() == 3);
    CHECK((frames[0].in_flight && frames[0].told == 1));
    CHECK((!frames[1].in_flight && frames[1].told == 2));
    CHECK((frames[2].in_flight && frames[2].told == 3));
}

TEST_CASE("of a bolt that flies where the hero sees nothing of it no frame is kept, and it is not told",
          "[play][interims]") {
    // It is aimed at the hero's hall, and ends in the wall between; the hero sees only that wall's other
    // side.
    constexpr std::string_view halls = R"(
        ###############
        #......#......#
        #.@....##.....#
        #......#......#
        ###############
    )";
    for (const bool reaches_hall : {false, true}) {
        Scenario s{halls};
        for (const Pos at : {Pos{7, 2}, {8, 2}})
            s.level().layers.put(Layer::Dungeon, at, reaches_hall ? Terrain::Floor : Terrain::Granite);
        Monster& goblin = add_live_creature(s, MonsterKind::Centaur, {12, 2});
        s.look();
        s.game.here().known.visible.reset(goblin.at);
        std::vector<AnimationFrame> frames;
        Moment now{s};
        now.turn.animation_frames = &frames;
        cast_bolt(now.turn, now.level, goblin, Bolt::Spark, 5, {4, 2});
        CHECK(frames.size() == (reaches_hall ? 1 : 0));
        CHECK(s.count<BoltCast>() == (reaches_hall ? 1 : 0));
        if (reaches_hall) CHECK_FALSE(s.last<BoltCast>()->path.empty());
    }
}

}  // namespace cellophane
