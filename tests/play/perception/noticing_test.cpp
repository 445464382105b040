#include "play/perception/noticing.h"

#include "play/creature_scene.h"
#include "play/society/aggravation.h"
#include "support/catch.h"

// Noticing the hero, losing the hero, and alerting others (rules/monsters.md 6 and 7).

namespace cellophane {

namespace {

constexpr int many = 4000;

/// How often a creature is aware of the hero, in percent of many tests.
int awareness(Scenario& s, const Monster& monster) {
    int aware = 0;
    for (int i = 0; i < many; ++i) aware += is_aware(s.game, monster) ? 1 : 0;
    return aware * 100 / many;
}

/// How often, in percent, a sleeper sleeps on while the hero comes from far off to stand beside it.
int sleeps_on(Pos approach) {
    Scenario s{hall(41, 23, {1, 1})};
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {20, 11}, MonsterState::Sleeping);
    s.game.hero.stealth_range = 7;
    int asleep = 0;
    for (int i = 0; i < many; ++i) {
        bool woken = false;
        for (int distance = 9; distance >= 1; --distance) {
            s.game.hero.at = rat.at + Pos{approach.x * distance, approach.y * distance};
            woken = woken || is_aware(s.game, rat);
        }
        asleep += woken ? 0 : 1;
    }
    return asleep * 100 / many;
}

/// The longest and median number of turns a hunter standing on the hero's old place remembers it.
struct Memory {
    int longest = 0;
    int median = 0;
};

Memory memory_of_a_hunter(int stealth) {
    Scenario s{"#########\n#g..#..@#\n#########\n"};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {1, 1});
    s.game.hero.stealth_range = stealth;
    std::vector<int> turns;
    for (int i = 0; i < 300; ++i) {
        s.game.scent_clock = 5000;
        s.game.here().scent[goblin.at] = 5000;
        int lasted = 0;
        do {
            s.game.scent_clock += 3;
            ++lasted;
        } while (is_aware(s.game, goblin) && lasted < 1000);
        turns.push_back(lasted);
    }
    std::sort(turns.begin(), turns.end());
    return {turns.back(), turns[turns.size() / 2]};
}

}  // namespace

TEST_CASE("inside the stealth range a monster notices the hero one time in four, at any distance",
          "[play][noticing][S01]") {
    Scenario s{hall(41, 9, {20, 4})};
    for (const int distance : {1, 4, 7}) {
        INFO(distance << " cells");
        Monster& rat = add_live_creature(s, MonsterKind::Rat, Pos{20 + distance, 4}, MonsterState::Sleeping);
        s.game.hero.stealth_range = 7;
        const int percent = awareness(s, rat);
        CHECK(percent >= 22);
        CHECK(percent <= 28);
        rat.state = MonsterState::Wandering;
        CHECK(awareness(s, rat) <= 28);
    }
}

TEST_CASE("outside the stealth range no monster wakes", "[play][noticing][S22]") {
    Scenario s{hall(41, 9, {20, 4})};
    s.game.hero.stealth_range = 7;
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Rat, {28, 4}, MonsterState::Sleeping)) == 0);
    // Seven cells straight, four across the corners.
    s.game.hero.stealth_range = 3;
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Rat, {22, 6}, MonsterState::Sleeping)) > 0);
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Rat, {23, 7}, MonsterState::Sleeping)) == 0);
}

TEST_CASE("a monster the hero cannot see does not wake", "[play][noticing][S21]") {
    Scenario s{"#######\n#@#...#\n#.#.#.#\n#...#.#\n#######\n"};
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {3, 1}, MonsterState::Sleeping);
    rest(s);
    REQUIRE_FALSE(s.known().in_view.test(rat.at));
    rest(s, 300);
    CHECK(rat.state == MonsterState::Sleeping);
}

TEST_CASE("a diagonal approach wakes fewer sleepers than a straight one", "[play][noticing][W14]") {
    // Three quarters to the power of four, and of seven.
    const int diagonal = sleeps_on({1, 1});
    CHECK(diagonal >= 28);
    CHECK(diagonal <= 36);
    const int straight = sleeps_on({1, 0});
    CHECK(straight >= 10);
    CHECK(straight <= 17);
}

TEST_CASE("a diagonal approach is tested four times, a straight one seven times", "[play][noticing][S20]") {
    Scenario s{hall(41, 23, {1, 1})};
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {20, 11}, MonsterState::Sleeping);
    for (const Pos by : {Pos{1, 0}, Pos{1, 1}, Pos{0, 1}, Pos{-1, 1}}) {
        int tested = 0;
        for (int distance = 10; distance >= 1; --distance) {
            s.game.hero.at = rat.at + Pos{by.x * distance, by.y * distance};
            tested += perceived_distance(s.game, rat) <= 2 * 7 ? 1 : 0;
        }
        CHECK(tested == (by.x != 0 && by.y != 0 ? 4 : 7));
    }
}

TEST_CASE("a hunter loses the hero beyond three times the stealth range", "[play][noticing][S12]") {
    Scenario s{hall(60, 9, {4, 4})};
    s.game.hero.stealth_range = 7;
    // Perceived at 42, 44, 14 and 16.
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Goblin, {26, 4})) == 0);
    const int far = awareness(s, add_live_creature(s, MonsterKind::Goblin, {25, 4}));
    CHECK(far >= 95);
    CHECK(far <= 98);
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Goblin, {11, 4})) == 100);
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Goblin, {12, 4})) < 100);
}

TEST_CASE("a hunter loses an invisible hero beyond two cells", "[play][noticing][S13]") {
    Scenario s{hall(30, 9, {10, 4})};
    s.game.hero.vitals.statuses.set(Status::Invisible, 75);
    s.game.hero.stealth_range = 1;
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Goblin, {12, 4})) >= 95);
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Goblin, {13, 4})) == 0);
    CHECK(awareness(s, add_live_creature(s, MonsterKind::Goblin, {11, 4})) == 100);
}

TEST_CASE("a hunter that cannot follow gives up when the scent is fifteen turns old",
          "[play][noticing][D08]") {
    const Memory memory = memory_of_a_hunter(7);
    CHECK(memory.longest == 15);
    CHECK(memory.median >= 12);
}

TEST_CASE("the smaller the stealth range, the sooner hunters give up", "[play][noticing][D09]") {
    CHECK(memory_of_a_hunter(4).longest == 9);
    CHECK(memory_of_a_hunter(2).longest == 5);
}

TEST_CASE("a ring of stealth makes hunters give up sooner", "[play][noticing][E42]") {
    CHECK(memory_of_a_hunter(4).median < memory_of_a_hunter(7).median);
}

TEST_CASE("immobile monsters always notice a hero in range and forget one out of range", "[play][noticing]") {
    Scenario s{hall(40, 9, {10, 4})};
    s.game.hero.stealth_range = 7;
    CHECK(awareness(s, add_live_creature(s, MonsterKind::GoblinTotem, {17, 4})) == 100);
    CHECK(awareness(s, add_live_creature(s, MonsterKind::GoblinTotem, {18, 4})) == 0);
    Monster& turret = add_live_creature(s, MonsterKind::ArrowTurret, {16, 4}, MonsterState::Sleeping);
    let_act(s, turret);
    CHECK(turret.state == MonsterState::Hunting);
    stand_at(s, {38, 4});
    let_act(s, turret);
    CHECK(turret.state == MonsterState::Sleeping);
    CHECK(turret.vitals.ticks == turret.move_ticks());
}

TEST_CASE("a monster that always hunts notices the hero at any distance", "[play][noticing]") {
    Scenario s{hall(60, 9, {2, 4})};
    s.game.hero.stealth_range = 1;
    Monster& zombie = add_live_creature(s, MonsterKind::WardenOfYendor, {57, 4}, MonsterState::Wandering);
    CHECK(awareness(s, zombie) == 100);
    let_act(s, zombie);
    CHECK(zombie.state == MonsterState::Hunting);
}

TEST_CASE("a monster that notices the hero alerts its whole group", "[play][noticing]") {
    for (const MonsterState state : {MonsterState::Sleeping, MonsterState::Wandering}) {
        Scenario s{hall(40, 9, {10, 4})};
        s.game.hero.stealth_range = 7;
        Monster& leader = add_live_creature(s, MonsterKind::Goblin, {14, 4}, state);
        Monster& friendly = add_live_creature(s, MonsterKind::Goblin, {36, 7}, state);
        Monster& stranger = add_live_creature(s, MonsterKind::Rat, {36, 2}, MonsterState::Sleeping);
        friendly.leader = ActorId{1};
        friendly.vitals.ticks = 10;
        for (int i = 0; i < 100 && leader.state == state; ++i) {
            leader.at = {14, 4};
            let_act(s, leader);
        }
        CHECK(leader.state == MonsterState::Hunting);
        CHECK(friendly.state == MonsterState::Hunting);
        CHECK(stranger.state == MonsterState::Sleeping);
        CHECK(friendly.wandering.hero_was_at == s.game.hero.at);
        // A woken creature needs 100 ticks; one that was only told does not.
        CHECK(friendly.vitals.ticks == (state == MonsterState::Sleeping ? 100 : 10));
        if (state == MonsterState::Sleeping) CHECK(leader.vitals.ticks == 100);
    }
}

TEST_CASE("a hero waiting beside a door attacks a wandering monster first", "[play][noticing][B24]") {
    int ambushes = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{"#########\n#...#...#\n#...#...#\n#..@+...#\n#...#...#\n#########\n", key};
        s.level().waypoints = {{2, 2}, {6, 2}};
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {6, 3}, MonsterState::Wandering);
        goblin.wandering.target = 0;
        goblin.health = goblin.max_health = 1000;
        for (int i = 0; i < 8 && goblin.at != Pos{4, 3}; ++i) rest(s);
        if (goblin.at != Pos{4, 3} || goblin.state != MonsterState::Wandering) continue;
        ++ambushes;
        s.events.clear();
        const int before = s.game.hero.health;
        s.play(Move{Direction::East});
        const auto struck = std::find_if(s.events.begin(), s.events.end(),
                                         [](const Event& event) { return event.is<Struck>(); });
        REQUIRE(struck != s.events.end());
        CHECK(struck->get<Struck>().blow == Blow::Hit);
        CHECK(struck->get<Struck>().surprise == Surprise::Unaware);
        // Bare hands do 1 or 2.
        CHECK(struck->get<Struck>().damage % 3 == 0);
        CHECK(s.count<Struck>() == 1);
        CHECK(s.game.hero.health == before);
    }
    CHECK(ambushes >= 10);
}

TEST_CASE("an alarm makes monsters within its range hunt without caution", "[play][noticing]") {
    Scenario s{"################\n#@.............#\n#.############.#\n#.#............#\n################\n"};
    Monster& archer = add_live_creature(s, MonsterKind::Centaur, {5, 1}, MonsterState::Sleeping);
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {8, 1}, MonsterState::Wandering);
    Monster& far = add_live_creature(s, MonsterKind::Rat, {3, 3}, MonsterState::Sleeping);
    Monster& friendly = add_ally(s, MonsterKind::Monkey, {3, 1});
    s.level().waypoints = {{14, 3}, {4, 1}};
    s.game.scent_clock = 2000;
    Turn turn{s.game, s.events, s.caches};
    aggravate(turn, {2, 1}, 20);
    CHECK(archer.state == MonsterState::Hunting);
    CHECK_FALSE(archer.is(Behavior::KeepsDistance));
    CHECK(goblin.state == MonsterState::Hunting);
    CHECK_FALSE(goblin.can(Ability::AvoidsCorridors));
    CHECK(friendly.state == MonsterState::Ally);
    // 25 steps away.
    CHECK(far.state == MonsterState::Sleeping);
    CHECK(s.level().waypoints == std::vector<Pos>{{14, 3}, {2, 1}});
    // The trail leads there from everywhere it was heard.
    for (int x = 3; x <= 14; ++x) CHECK(s.game.here().scent[{x, 1}] == s.game.here().scent[{x - 1, 1}] - 1);
    CHECK(s.game.here().scent[{3, 3}] == 0);
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Aggravating));
    // The source of the noise stays noticeable for some time.
    aggravate(turn, s.game.hero.at, 20);
    CHECK(s.game.hero.vitals.statuses[Status::Aggravating] == 20);
    CHECK(s.game.hero.stealth_range >= 27);
}

TEST_CASE("a new alarm replaces the old one, even a longer one", "[play][noticing]") {
    Scenario s{hall(20, 5, {2, 2})};
    constexpr int scroll = 108;
    constexpr int trap = 39;
    for (const int radius : {scroll, trap, scroll}) {
        Turn turn{s.game, s.events, s.caches};
        aggravate(turn, s.game.hero.at, radius);
        CHECK(s.game.hero.vitals.statuses.clock(Status::Aggravating) ==
              StatusClock{static_cast<std::int16_t>(radius), static_cast<std::int16_t>(radius)});
    }
    // An alarm elsewhere is none of his.
    Turn turn{s.game, s.events, s.caches};
    aggravate(turn, {17, 2}, trap);
    CHECK(s.game.hero.vitals.statuses[Status::Aggravating] == scroll);
}

TEST_CASE("an alarm trap wakes monsters", "[play][noticing]") {
    Scenario s{hall(20, 5, {2, 2})};
    s.level().layers[Layer::Dungeon][{3, 2}] = Terrain::HiddenAlarmTrap;
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {17, 2}, MonsterState::Sleeping);
    s.game.hero.stealth_range = 1;
    s.play(Move{Direction::East});
    CHECK(rat.state == MonsterState::Hunting);
    CHECK(s.game.hero.vitals.statuses[Status::Aggravating] >= 38);
    CHECK(s.count<Flashed>() == 1);
}

}  // namespace cellophane
