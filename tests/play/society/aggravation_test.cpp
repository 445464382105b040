#include "play/society/aggravation.h"

#include "play/creature_scene.h"
#include "support/catch.h"
#include "world/environment/promotion.h"

// How far noise carries (rules/monsters.md 6.5).

namespace cellophane {

namespace {

/// A corridor of 70 cells, the hero in a niche at its western end that sees nothing of it.
std::string long_corridor() {
    std::string walls(72, '#');
    std::string corridor = "#" + std::string(70, '.') + "#";
    std::string niche = walls;
    niche[1] = '@';
    return walls + "\n" + niche + "\n" + walls + "\n" + corridor + "\n" + walls + "\n";
}

constexpr int alarm_radius = 39;

}  // namespace

TEST_CASE("an alarm wakes what is 39 steps away, and nothing farther", "[play][noise]") {
    Scenario s{long_corridor()};
    const Pos source{2, 3};
    Monster& near =
        add_live_creature(s, MonsterKind::Goblin, source + Pos{alarm_radius, 0}, MonsterState::Sleeping);
    Monster& far =
        add_live_creature(s, MonsterKind::Goblin, source + Pos{alarm_radius + 1, 0}, MonsterState::Sleeping);
    Moment now{s};
    place_feature(now.level.around(), Feature::Alarm, source);
    CHECK(near.state == MonsterState::Hunting);
    CHECK(near.wandering.hero_was_at == source);
    CHECK(far.state == MonsterState::Sleeping);
    // The trail leads there, as far as the noise is heard.
    CHECK(s.game.here().scent[source] == s.game.scent_clock);
    CHECK(s.game.here().scent[near.at] == s.game.scent_clock - alarm_radius);
    CHECK(s.game.here().scent[far.at] == 0);
}

TEST_CASE("a hero out of view hears an alarm within 39 cells, and learns its place", "[play][noise]") {
    for (const int distance : {alarm_radius, alarm_radius + 1}) {
        INFO(distance);
        Scenario s{long_corridor()};
        const Pos source{1 + distance, 3};
        s.level().layers[Layer::Dungeon][source] = Terrain::HiddenAlarmTrap;
        Moment now{s};
        place_feature(now.level.around(), Feature::Alarm, source);
        CHECK(s.count<AlarmHeard>() == (distance == alarm_radius ? 1 : 0));
        CHECK(s.known().discovered.test(source) == (distance == alarm_radius));
    }
}

TEST_CASE("noise moves the nearest waypoint to its source", "[play][noise]") {
    Scenario s{long_corridor()};
    s.level().waypoints = {{5, 3}, {30, 3}, {60, 3}};
    Moment now{s};
    aggravate(now.turn, {35, 3}, 10);
    CHECK(s.level().waypoints == std::vector<Pos>{{5, 3}, {35, 3}, {60, 3}});
}

TEST_CASE("noise takes the caution of those who hear it, and wakes captives not at all", "[play][noise]") {
    Scenario s{long_corridor()};
    Monster& archer = add_live_creature(s, MonsterKind::Centaur, {10, 3});
    archer.stats.behaviors |= {Behavior::KeepsDistance};
    archer.stats.abilities |= {Ability::AvoidsCorridors};
    Monster& captive = add_live_creature(s, MonsterKind::Goblin, {12, 3}, MonsterState::Wandering);
    captive.set(MonsterMark::Captive);
    Moment now{s};
    aggravate(now.turn, {8, 3}, 10);
    CHECK_FALSE(archer.is(Behavior::KeepsDistance));
    CHECK_FALSE(archer.can(Ability::AvoidsCorridors));
    CHECK(captive.state == MonsterState::Wandering);
}

}  // namespace cellophane
