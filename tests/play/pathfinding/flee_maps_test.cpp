#include "play/pathfinding/flee_maps.h"

#include <vector>

#include "play/creature_scene.h"
#include "support/catch.h"

// The flight map, cell by cell (rules/monsters.md 10.2).

namespace cellophane {

namespace {

constexpr int closed = -1;
constexpr int hidden_door = 100;

/// Distances worked out anew in the plainest way; `costs` say what cells cost, `closed` what bars.
std::vector<int> settled(Size size, std::vector<int> values, const std::vector<int>& costs) {
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < size.area(); ++i) {
            if (costs[static_cast<std::size_t>(i)] == closed) continue;
            for (const Direction d : cardinals) {
                const Pos from = size.at(i) + step(d);
                if (!size.contains(from)) continue;
                const int value = values[static_cast<std::size_t>(size.index(from))];
                const int better = value + costs[static_cast<std::size_t>(i)];
                if (value >= unreachable || better >= values[static_cast<std::size_t>(i)]) continue;
                values[static_cast<std::size_t>(i)] = better;
                changed = true;
            }
        }
    }
    return values;
}

/// What the flight map has for a cell of a corridor, the hero at its western end. `special` is one cell in
/// it.
std::vector<int> plain_corridor(int length, int special, int cost_to_hero, int cost_to_fleer, bool loops) {
    const Size size{length, 1};
    std::vector<int> heros(static_cast<std::size_t>(length), 1);
    std::vector<int> fleers(static_cast<std::size_t>(length), 1);
    heros[static_cast<std::size_t>(special)] = cost_to_hero;
    fleers[static_cast<std::size_t>(special)] = cost_to_fleer;
    fleers[0] = closed;
    std::vector<int> values(static_cast<std::size_t>(length), unreachable);
    values[0] = 0;
    values = settled(size, values, heros);
    // A hidden door is as near as the ground before it and one step more: only what lies behind is far.
    if (cost_to_hero == hidden_door)
        values[static_cast<std::size_t>(special)] = values[static_cast<std::size_t>(special) - 1] + 1;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (fleers[i] == closed) {
            values[i] = unreachable;
            continue;
        }
        const int distance = values[i] >= unreachable ? 150 : values[i];
        values[i] = -3 * (50 * distance / (50 + distance)) - (loops ? 10 : 0);
    }
    return settled(size, values, fleers);
}

/// A corridor of 20 cells in rock, the hero at its western end.
struct Corridor : Scenario {
    Corridor() : Scenario{"######################\n#@...................#\n######################\n"} {}

    static constexpr int length = 20;
    static constexpr int special = 9;
    static constexpr Pos special_at{special + 1, 1};

    /// What the special cell is made of.
    void lay(Layer layer, Terrain terrain) { level().layers[layer][special_at] = terrain; }
    void grant(Status status, bool granted) {
        if (granted) game.hero.vitals.statuses.set(status, 20);
    }

    void check(int cost_to_hero, int cost_to_fleer, bool loops = false) {
        FleeMaps maps;
        SpreadScratch scratch;
        const FleeMaps::Map& map = maps.from_hero(game, scratch);
        const std::vector<int> plain = plain_corridor(length, special, cost_to_hero, cost_to_fleer, loops);
        for (int x = 0; x < length; ++x) {
            INFO(x);
            CHECK(map[{x + 1, 1}] == plain[static_cast<std::size_t>(x)]);
        }
    }
};

}  // namespace

TEST_CASE("the flight map of an empty corridor falls with distance, less and less", "[play][flight]") {
    Corridor corridor;
    corridor.check(1, 1);
    FleeMaps maps;
    SpreadScratch scratch;
    const FleeMaps::Map& map = maps.from_hero(corridor.game, scratch);
    // 50 * 19 / 69 is 13.
    CHECK(map[{20, 1}] == -39);
    CHECK(map[corridor.game.hero.at] == unreachable);
}

TEST_CASE("cells on a loop are worth ten more to those who flee", "[play][flight]") {
    Corridor corridor;
    BitGrid all{corridor.level().size()};
    for (int x = 1; x <= Corridor::length; ++x) all.set({x, 1});
    corridor.level().topology.loops = all;
    corridor.check(1, 1, true);
}

TEST_CASE("deep water is slow for the hero and for those who flee from him", "[play][flight]") {
    Corridor corridor;
    corridor.lay(Layer::Liquid, Terrain::DeepWater);
    corridor.check(5, 5);
    corridor.game.rounds += 1;
    corridor.game.hero.vitals.statuses.set(Status::Levitating, 20);
    corridor.check(1, 5);
}

TEST_CASE("brimstone is slow, and pits and plates are no way for either", "[play][flight]") {
    Corridor brimstone;
    brimstone.lay(Layer::Liquid, Terrain::InertBrimstone);
    const bool ignites = brimstone.level().layers.has(Corridor::special_at, {TerrainProperty::Ignites});
    brimstone.check(ignites ? 5 : 1, ignites ? 5 : 1);
    for (const bool floats : {false, true}) {
        INFO(floats);
        Corridor pit;
        pit.grant(Status::Levitating, floats);
        pit.lay(Layer::Liquid, Terrain::Chasm);
        pit.check(floats ? 1 : closed, closed);
        Corridor plate;
        plate.grant(Status::Levitating, floats);
        plate.lay(Layer::Dungeon, Terrain::NetTrap);
        plate.check(floats ? 1 : closed, closed);
    }
}

TEST_CASE("fire bars the hero unless he is immune, lava does so only if he is", "[play][flight]") {
    for (const bool fireproof : {false, true}) {
        INFO(fireproof);
        Corridor fire;
        fire.grant(Status::FireImmune, fireproof);
        fire.lay(Layer::Surface, Terrain::PlainFire);
        fire.check(fireproof ? 1 : closed, closed);
        Corridor lava;
        lava.grant(Status::FireImmune, fireproof);
        lava.lay(Layer::Liquid, Terrain::Lava);
        lava.check(fireproof ? closed : 1, closed);
    }
}

TEST_CASE("sacred ground bars those who flee", "[play][flight]") {
    Corridor corridor;
    corridor.lay(Layer::Liquid, Terrain::SacredGlyph);
    REQUIRE(corridor.level().layers.has(Corridor::special_at, {TerrainProperty::Sacred}));
    corridor.check(1, closed);
}

TEST_CASE("a hidden door is a way for those who flee, and a hundred steps long for the hero",
          "[play][flight]") {
    Corridor corridor;
    corridor.lay(Layer::Dungeon, Terrain::SecretDoor);
    corridor.game.here().known.visible.reset(Corridor::special_at);
    corridor.check(hidden_door, 1);
    // One that he sees is a door like any other.
    corridor.game.here().known.visible.set(Corridor::special_at);
    corridor.game.rounds += 1;
    corridor.check(1, 1);
}

TEST_CASE("creatures that have settled stand in the way of those who flee", "[play][flight]") {
    for (const int turns : {0, 2, 3}) {
        INFO(turns);
        Corridor corridor;
        Monster& other = add_live_creature(corridor, MonsterKind::Goblin, Corridor::special_at);
        other.turns_here = turns;
        corridor.check(1, turns > 2 ? closed : 1);
    }
    Corridor asleep;
    add_live_creature(asleep, MonsterKind::Goblin, Corridor::special_at, MonsterState::Sleeping);
    asleep.check(1, closed);
    Corridor captive;
    add_live_creature(captive, MonsterKind::Goblin, Corridor::special_at).set(MonsterMark::Captive);
    captive.check(1, closed);
}

}  // namespace cellophane
