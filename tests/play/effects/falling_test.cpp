#include <map>
#include <set>
#include <utility>

#include "play/actions/handling.h"
#include "play/effects/falling.h"
#include "play/play.h"
#include "play/scenario.h"
#include "play/society/monster_placement.h"
#include "play/time/level_change.h"
#include "support/catch.h"
#include "world/topology.h"

// What comes down from above, and where (rules/hero.md 12.3 and 12.5; rules/terrain.md 12 and 14.2).

namespace cellophane {

namespace {

constexpr std::string_view lower_floor =
    "############\n#<.........#\n#..........#\n#.........@#\n############\n";

/// A drawn level below the scenario's, visited before.
void add_level_below(Scenario& s, std::string_view picture, int left_on_round) {
    VisitedLevel place = drawn_place(picture, s.game.depth + 1);
    place.left_on_turn = left_on_round;
    s.game.places[static_cast<std::size_t>(s.game.depth)] = std::move(place);
}

void go_down(Scenario& s, ArrivedBy how) {
    Turn turn{s.game, s.events, s.caches};
    change_level(turn, s.game.depth + 1, how);
}

}  // namespace

TEST_CASE("items over the pit fall with the hero and land nearby", "[play][levels]") {
    Scenario s{"############\n#..........#\n#..@:......#\n#..........#\n############\n"};
    s.level().items = {some_item(ItemKind::Mango, {4, 2})};
    add_level_below(s, lower_floor, 0);
    s.look();
    s.play(Move{Direction::East}).play(Answer{true});
    REQUIRE(s.game.depth == 6);
    CHECK(s.count<FellDown>() == 1);
    // The hero has picked the item up on the hero's way over the edge, or it lies here.
    const bool carried = s.count<ItemTaken>() == 1;
    CHECK((carried || s.level().items.size() == 1));
    CHECK(s.game.fallen_items.empty());
}

TEST_CASE("an item that fell while the hero was elsewhere has lain there since then", "[play][levels]") {
    // A scroll that fell long ago has had time to drift in the water; one of this round has not.
    int moved = 0;
    for (std::uint64_t key = 1; key <= 10; ++key) {
        for (const int age : {0, 60}) {
            Scenario s{"############\n#..........#\n#..@.......#\n#..........#\n############\n", key};
            s.game.rounds = 100;
            add_level_below(s, "############\n#<.~~~~~~~~#\n#..~~~~~~~~#\n#..~~~~~~~~#\n############\n", 20);
            s.game.fallen_items = {{some_item(ItemKind::Mango, {6, 2}), 6, 100 - age}};
            go_down(s, ArrivedBy::StairsDown);
            REQUIRE(s.level().items.size() == 1);
            if (age == 0) CHECK(s.level().items[0].at == Pos{6, 2});
            moved += age != 0 && !(s.level().items[0].at == Pos{6, 2}) ? 1 : 0;
        }
    }
    CHECK(moved > 5);
}

TEST_CASE("an item that falls onto a pressure plate sets it off, seen or not", "[play][levels]") {
    // Above a lone trap in a niche nothing else is as near; the alarm wakes a sleeper below and is not
    // heard above.
    for (const int age : {0, 30}) {
        Scenario s{"############\n#..........#\n#..@.......#\n#..........#\n############\n"};
        s.game.rounds = 100;
        add_level_below(s, "############\n#<.........#\n##########.#\n#........#.#\n############\n", 20);
        Level& below = s.game.places[5]->level;
        below.layers[Layer::Dungeon][{6, 3}] = Terrain::HiddenAlarmTrap;
        Monster& sleeper = below.monsters.emplace_back(newborn(MonsterKind::Goblin, std::nullopt, {2, 3}));
        sleeper.state = MonsterState::Sleeping;
        s.game.fallen_items = {{some_item(ItemKind::Mango, {6, 3}), 6, 100 - age}};
        go_down(s, ArrivedBy::StairsDown);
        CHECK(s.level().environment_state.pressed.test({6, 3}));
        REQUIRE(s.level().items.size() == 1);
        CHECK(s.level().items[0].at == Pos{6, 3});
        CHECK_FALSE(s.level().monsters[0].state == MonsterState::Sleeping);
        CHECK(s.count<PlatePressed>() == 0);
        CHECK(s.count<AlarmHeard>() == 0);
        CHECK(s.game.fallen_items.empty());
    }
}

TEST_CASE("the hero does not land on items, monsters or machines", "[play][levels]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{"############\n#..........#\n#..@.......#\n#..........#\n############\n", key};
        add_level_below(s, lower_floor, 0);
        Level& below = s.game.places[5]->level;
        below.items = {some_item(ItemKind::Mango, {3, 2})};
        below.ownership.rooms.set({4, 2});
        below.ownership.rooms.set({2, 1});
        go_down(s, ArrivedBy::Falling);
        CHECK(king_distance(s.game.hero.at, {3, 2}) == 1);
        CHECK_FALSE(s.game.hero.at == Pos{4, 2});
        CHECK_FALSE(s.game.hero.at == Pos{2, 1});
    }
    Scenario s{"############\n#..........#\n#..@.......#\n#..........#\n############\n"};
    add_level_below(s, lower_floor, 0);
    // Beside the stairs one cell belongs to a machine; the other is free.
    s.game.places[5]->level.ownership.rooms.set({1, 2});
    go_down(s, ArrivedBy::StairsDown);
    CHECK(s.game.hero.at == Pos{2, 1});
}

TEST_CASE("the hero neither falls nor is moved onto stairs", "[play][levels]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{"########\n#<@....#\n########\n", key};
        Moment now{s};
        Actor& hero = s.game.hero;
        CHECK(nearest_refuge(now.level, hero, BitGrid{s.level().size()}) == Pos{3, 1});
        Scenario shut{"####\n#<@#\n####\n", key};
        Moment then{shut};
        CHECK(nearest_refuge(then.level, shut.game.hero, BitGrid{shut.level().size()}) == nowhere);

        Scenario deep{"############\n#.....@....#\n#..........#\n#..........#\n############\n", key};
        add_level_below(deep, lower_floor, 0);
        add_live_creature(deep, MonsterKind::Ogre, {1, 1}).vitals.ticks = 1000;
        deep.level().layers[Layer::Liquid][{1, 1}] = Terrain::Chasm;
        deep.play(Rest{});
        REQUIRE(deep.game.travelers.size() == 1);
        go_down(deep, ArrivedBy::Falling);
        REQUIRE(deep.level().monsters.size() == 1);
        CHECK_FALSE(deep.level().monsters.front().at == Pos{1, 1});
    }
}

TEST_CASE("a hero who falls into water lands where he can swim out", "[play][levels]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{"############\n#..........#\n#..@.......#\n#..........#\n############\n", key};
        // The pool under him has no shore but walls; the other one has.
        add_level_below(s, "############\n#~~~~#..~~~#\n#~~~~#..~~~#\n#~~~~#.<~~~#\n############\n", 0);
        go_down(s, ArrivedBy::Falling);
        CHECK(s.game.hero.at.x >= 6);
    }
    Scenario s{"############\n#..........#\n#........@.#\n#..........#\n############\n"};
    add_level_below(s, "############\n#~~~~#..~~~#\n#~~~~#..~~~#\n#~~~~#.<~~~#\n############\n", 0);
    go_down(s, ArrivedBy::Falling);
    CHECK(s.game.hero.at == Pos{9, 2});
}

TEST_CASE("deep water breaks a fall, and below the deepest level there is nothing", "[play][levels]") {
    const auto landing_on = [](std::string_view below) {
        Scenario s{"######\n#.@:.#\n######\n"};
        add_level_below(s, below, 0);
        s.look();
        s.play(Move{Direction::East}).play(Answer{true});
        return s;
    };
    const Scenario wet = landing_on("######\n#~~~~#\n#..<.#\n######\n");
    CHECK(wet.last<LevelEntered>()->into_water);
    CHECK(wet.game.hero.health == wet.game.hero.max_health);
    const Scenario dry = landing_on("######\n#....#\n#..<.#\n######\n");
    CHECK_FALSE(dry.last<LevelEntered>()->into_water);
    CHECK(dry.game.hero.health < dry.game.hero.max_health);
    CHECK(dry.count<FallCaught>() == 0);

    Scenario deepest{"######\n#.@:.#\n######\n", 1, long_deepest_depth};
    deepest.play(Move{Direction::East}).play(Answer{true});
    CHECK(deepest.game.depth == long_deepest_depth);
    CHECK(deepest.count<FallCaught>() == 1);
    CHECK(deepest.count<Flared>() == 0);
}

TEST_CASE("a monster lets go of a hero who leaves the level, unless it holds another victim",
          "[play][levels]") {
    for (const ArrivedBy how : {ArrivedBy::Falling, ArrivedBy::StairsDown})
        for (const bool holds_another : {false, true}) {
            Scenario s{"############\n#..........#\n#..@:......#\n#..........#\n############\n"};
            add_level_below(s, lower_floor, 0);
            Monster& bog = add_live_creature(s, MonsterKind::BogMonster, {2, 2});
            bog.set(MonsterMark::Seizing);
            s.game.hero.set(MonsterMark::Seized);
            if (holds_another) {
                Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {1, 1}, MonsterState::Wandering);
                goblin.set(MonsterMark::Seized);
            }
            if (how == ArrivedBy::Falling) {
                Turn turn{s.game, s.events, s.caches};
                fall(turn);
            } else {
                go_down(s, how);
            }
            REQUIRE(s.game.depth == 6);
            CHECK_FALSE(s.game.hero.has(MonsterMark::Seized));
            const Monsters& above = s.game.places[4]->level.monsters;
            REQUIRE(above.size() == (holds_another ? 2 : 1));
            CHECK(above.front().has(MonsterMark::Seizing) == holds_another);
            if (holds_another) CHECK(above.back().has(MonsterMark::Seized));
        }
    Scenario deepest{"#######\n#.@:..#\n#.....#\n#######\n", 1, long_deepest_depth};
    const Monster& bog = add_live_creature(deepest, MonsterKind::BogMonster, {1, 1});
    deepest.level().monsters.front().set(MonsterMark::Seizing);
    deepest.game.hero.set(MonsterMark::Seized);
    Turn turn{deepest.game, deepest.events, deepest.caches};
    fall(turn);
    CHECK(deepest.game.depth == long_deepest_depth);
    CHECK_FALSE(deepest.game.hero.has(MonsterMark::Seized));
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
}

TEST_CASE("a hold ends when its holder or its victim leaves the level", "[play][levels]") {
    // One holds an ally, which follows by stairs from wherever it is; another follows and lets an ally go.
    for (const bool prey_leaves : {true, false}) {
        Scenario s{"############\n#..........#\n#......@...#\n#..........#\n############\n"};
        add_level_below(s, lower_floor, 0);
        Monster& holder = add_live_creature(s, MonsterKind::Goblin, {2, 2},
                                            prey_leaves ? MonsterState::Wandering : MonsterState::Hunting);
        holder.set(MonsterMark::Seizing);
        Monster& prey = add_live_creature(s, MonsterKind::Monkey, {3, 2}, MonsterState::Wandering);
        prey.set(MonsterMark::Seized);
        if (prey_leaves) befriend(prey);
        go_down(s, ArrivedBy::StairsDown);
        REQUIRE(s.game.travelers.size() == 1);
        const Monsters& above = s.game.places[4]->level.monsters;
        REQUIRE(above.size() == 1);
        CHECK_FALSE(above.front().has(MonsterMark::Seizing));
        CHECK_FALSE(above.front().has(MonsterMark::Seized));
    }
}

TEST_CASE("an item on the arrival cell is reported and stays there", "[play][levels]") {
    Scenario s{"############\n#..........#\n#..@.......#\n#..........#\n############\n"};
    add_level_below(s, lower_floor, 0);
    s.game.places[5]->level.items = {some_item(ItemKind::Mango, {1, 2})};
    go_down(s, ArrivedBy::StairsDown);
    REQUIRE(s.game.hero.at == Pos{1, 2});
    CHECK(s.count<ItemUnderfoot>() == 1);
    CHECK(s.level().items.size() == 1);
    CHECK(s.game.hero.pack.items.empty());
}

TEST_CASE("after a fall the hero knows the stairs up if he knew the stairs down", "[play][levels]") {
    enum class Stairs { Unknown, Seen, OnMap };
    for (const Stairs stairs : {Stairs::Unknown, Stairs::Seen, Stairs::OnMap}) {
        Scenario s{"############\n#.........>#\n#........@.#\n#..........#\n############\n"};
        // Where he lands he sees nothing of where they come out.
        add_level_below(s, "############\n#<##########\n#.#........#\n#..........#\n############\n", 0);
        Knowledge& above = s.game.here().known;
        above.discovered.reset({10, 1});
        if (stairs == Stairs::Seen) above.discovered.set({10, 1});
        if (stairs == Stairs::OnMap) above.magic_mapped.set({10, 1});
        go_down(s, ArrivedBy::Falling);
        CHECK(s.known().discovered.test({0, 0}) == (stairs != Stairs::Unknown));
    }
}

TEST_CASE("scent stays on a level that was left", "[play][levels]") {
    Scenario s{"############\n#.........>#\n#..@.......#\n#..........#\n############\n"};
    add_level_below(s, lower_floor, 0);
    s.play(Rest{});
    const Grid<std::uint16_t> scent = s.game.here().scent;
    go_down(s, ArrivedBy::StairsDown);
    s.play(Rest{});
    CHECK(s.game.places[4]->scent == scent);
    CHECK(s.game.here().scent[s.game.hero.at] == s.game.scent_clock);
}

TEST_CASE("loops of the level are found anew when a way opens or closes", "[play][time]") {
    Scenario s{R"(
        #########
        #@......#
        #.#####.#
        #.......#
        #########
    )"};
    s.level().topology.loops = find_loops(open_map(s.level().layers));
    REQUIRE(s.level().topology.loops.cells().any());
    s.level().layers[Layer::Dungeon][{4, 3}] = Terrain::StoneWall;
    s.play(Rest{});
    // The change of ways has not been flagged yet.
    CHECK(s.level().topology.loops.cells().any());
    s.level().environment_state.passages_changed = true;
    s.play(Rest{});
    CHECK(s.level().topology.loops.cells().none());
    CHECK_FALSE(s.level().environment_state.passages_changed);
}

TEST_CASE("a fall costs the hero 8 to 10, half of it over what is soft, nothing over deep water",
          "[play][levels]") {
    const auto losses = [](Layer layer, Terrain ground) {
        std::set<int> all;
        for (std::uint64_t key = 1; key <= 60; ++key) {
            Scenario s{"############\n#..........#\n#..@.......#\n#..........#\n############\n", key};
            add_level_below(s, lower_floor, 0);
            VisitedLevel& below = *s.game.places[5];
            for (int y = 1; y <= 3; ++y)
                for (int x = 2; x <= 10; ++x) below.level.layers[layer][{x, y}] = ground;
            s.game.hero.pack = {};
            s.game.hero.health = s.game.hero.max_health = 30;
            Turn turn{s.game, s.events, s.caches};
            fall(turn);
            REQUIRE(s.game.depth == 6);
            all.insert(30 - s.game.hero.health);
        }
        return all;
    };
    CHECK(losses(Layer::Liquid, Terrain::Nothing) == std::set<int>{8, 9, 10});
    CHECK(losses(Layer::Liquid, Terrain::DeepWater) == std::set<int>{0});
    REQUIRE(terrain_rows[Terrain::Bog].mechanics.has(TerrainMechanic::AllowsSubmersion));
    CHECK(losses(Layer::Liquid, Terrain::Bog) == std::set<int>{4, 5});
}

TEST_CASE("a fall costs a creature 6 to 12", "[play][levels]") {
    std::map<int, int> counts;
    Rng rng{3};
    for (int i = 0; i < 3600; ++i) ++counts[fall_damage(rng)];
    CHECK(counts.begin()->first == 6);
    CHECK(counts.rbegin()->first == 12);
    // Two dice: the middle is likelier than the ends.
    CHECK(counts[9] > 2 * counts[6]);
    CHECK(counts[9] > 2 * counts[12]);
}

TEST_CASE("a level runs on for a hundred turns at most while the hero is away", "[play][levels]") {
    const auto state_after = [](int rounds_away) {
        Scenario s{"############\n#..........#\n#..@.......#\n#..........#\n############\n", 9};
        s.game.rounds = 2000;
        add_level_below(s, lower_floor, 2000 - rounds_away);
        // Fungus light and gas let every turn draw from chance.
        VisitedLevel& below = *s.game.places[5];
        below.level.layers[Layer::Gas].fill(Terrain::Methane);
        below.level.layers.gas_volume.fill(50);
        below.level.layers[Layer::Surface][{5, 2}] = Terrain::Lichen;
        go_down(s, ArrivedBy::StairsDown);
        return std::pair{s.game.play.next(), s.level().layers.gas_volume};
    };
    CHECK(state_after(100) == state_after(101));
    CHECK(state_after(100) == state_after(1500));
    CHECK_FALSE(state_after(100) == state_after(99));
}

}  // namespace cellophane
