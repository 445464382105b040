#include "bots/level_exit.h"

#include "bots/play_of.h"
#include "play/creature_scene.h"
#include "support/catch.h"

// How explorers leave a level where a creature lies in the way.

namespace cellophane {

namespace {

/// Two ways to the stairs, of which the lower is the shorter.
constexpr std::string_view two_ways = R"(
    ###################
    #..............####
    #.############.####
    #.############.####
    #.############...>#
    #.############.####
    #@.............####
    ###################
)";
/// From here the lower way is in view, from there it is not.
constexpr Pos below{1, 6};
constexpr Pos above{1, 5};
constexpr Pos in_the_way{8, 6};

/// The hero knows the whole level, and a creature stands in the way.
Scenario scene(MonsterKind kind, MonsterState state) {
    Scenario s{two_ways};
    Knowledge& known = s.game.here().known;
    known.discovered.fill();
    known.memory = s.level().layers;
    s.level().stairs.down = drawn::spot(two_ways, '>');
    add_live_creature(s, kind, in_the_way, state);
    stand_at(s, below);
    return s;
}

std::optional<Command> on(LevelExit& way, const Scenario& s) {
    const Play play = play_of(s);
    return way.next(play, {Stair::Down, {}}, nullptr);
}

/// Looks down the lower way, and turns away.
LevelExit looked_from_below(Scenario& s) {
    LevelExit way{s.level().size()};
    way.look_around(play_of(s));
    stand_at(s, above);
    way.look_around(play_of(s));
    return way;
}

}  // namespace

TEST_CASE("a bot walks round a sleeping monster that it cannot hurt, in view or not", "[bots]") {
    for (const MonsterKind kind : {MonsterKind::Revenant, MonsterKind::WardenOfYendor}) {
        Scenario s = scene(kind, MonsterState::Sleeping);
        LevelExit way = looked_from_below(s);
        REQUIRE_FALSE(s.known().visible.test(in_the_way));
        CHECK(way.shunned().test(in_the_way));
        const std::optional<Command> on_his_way = on(way, s);
        // The journey itself leads round what the hero has seen.
        REQUIRE((on_his_way && on_his_way->is<TravelToStairs>()));
        for (const Pos at : play_of(s).route_to(drawn::spot(two_ways, '>'))) CHECK_FALSE(at == in_the_way);
        // Once the cell is seen to be empty, it is no longer shunned.
        s.level().monsters.clear();
        stand_at(s, below);
        way.look_around(play_of(s));
        CHECK_FALSE(way.shunned().test(in_the_way));
        stand_at(s, above);
        CHECK(on(way, s)->is<TravelToStairs>());
    }
}

TEST_CASE("a bot does not walk round monsters that are awake or can be hurt, nor in a harmless game",
          "[bots]") {
    Scenario awake = scene(MonsterKind::Revenant, MonsterState::Wandering);
    LevelExit past_awake = looked_from_below(awake);
    CHECK(on(past_awake, awake)->is<TravelToStairs>());
    Scenario weak = scene(MonsterKind::Goblin, MonsterState::Sleeping);
    LevelExit past_weak = looked_from_below(weak);
    CHECK(on(past_weak, weak)->is<TravelToStairs>());
    Scenario harmless = scene(MonsterKind::Revenant, MonsterState::Sleeping);
    harmless.game.harmless = true;
    LevelExit past_all = looked_from_below(harmless);
    CHECK(on(past_all, harmless)->is<TravelToStairs>());
}

TEST_CASE("a bot walks towards a sleeping monster where no other way leads on", "[bots]") {
    Scenario s = scene(MonsterKind::Revenant, MonsterState::Sleeping);
    s.level().layers[Layer::Dungeon][{8, 1}] = Terrain::Granite;
    s.game.here().known.memory = s.level().layers;
    LevelExit way = looked_from_below(s);
    // No journey leads there.
    CHECK(play_of(s).route_to(drawn::spot(two_ways, '>')).empty());
    CHECK(on(way, s)->is<Move>());
}

}  // namespace cellophane
