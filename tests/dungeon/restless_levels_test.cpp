#include <algorithm>
#include <ctime>
#include <string>

#include "dungeon/descent.h"
#include "dungeon/generate.h"
#include "support/catch.h"
#include "support/levels/ground.h"
#include "support/levels/naming.h"
#include "world/environment/arena.h"

// rules/terrain.md 21: what holds of every level however long it lives and whatever is done to it.

namespace cellophane {

namespace {

#ifdef CELLOPHANE_SANITIZED
constexpr int dungeons_per_style = 1;
constexpr int depth_step = 6;
constexpr int ticks_a_level = 120;
#else
constexpr int dungeons_per_style = 3;
constexpr int depth_step = 1;
constexpr int ticks_a_level = 300;
#endif

bool is_gas_kind(Terrain terrain) {
    return terrain >= Terrain::CausticGas && terrain <= Terrain::HealingSpores;
}

/// Disturbs a level at random: powers machines, lights fires, presses plates, drops and lifts items.
class Vandal {
public:
    Vandal(const Level& level, std::uint64_t seed)
        : arena{level.layers, seed}, level_{level}, rng_{stream_key(seed, "vandal")} {
        arena.ownership = level.ownership;
        arena.items = level.items;
        arena.environment_state = level.environment_state;
        arena.around.depth = level.depth;
        for (const Monster& monster : level.monsters)
            if (!monster.is_dormant()) arena.occupied.set(monster.at);
    }

    void poke(int tick) {
        const Size size = level_.size();
        if (tick % 20 == 10) {
            const auto machines = static_cast<int>(level_.machines.size());
            if (machines > 0)
                power_machine(arena.around,
                              level_.machines[static_cast<std::size_t>(tick / 20 % machines)].number);
        }
        const int what = rng_.uniform(0, 11);
        const int x = rng_.uniform(0, size.width - 1);
        const int y = rng_.uniform(0, size.height - 1);
        const Pos at{x, y};
        switch (what) {
            case 0:
                expose_to_fire(arena.around, at, Ignition::Certain);
                break;
            case 1:
                if (!arena.layers.has(at, {TerrainProperty::BlocksItems, TerrainProperty::BlocksMovement}))
                    arena.drop(ItemKind::ScrollOfIdentify, at);
                break;
            case 2:
                if (!arena.items.empty()) {
                    const int number = rng_.uniform(0, static_cast<int>(arena.items.size()) - 1);
                    const Item& item = arena.items[static_cast<std::size_t>(number)];
                    if (lies_on_floor(item)) arena.lift(item.at);
                }
                break;
            case 3:
                press_plate(arena.around, at);
                break;
            case 4:
                promote_layers(arena.around, at,
                               {TerrainMechanic::PromotesOnCreature, TerrainMechanic::PromotesOnHero,
                                TerrainMechanic::PromotesOnElectricity});
                break;
            default:
                break;
        }
    }

    Arena arena;

private:
    const Level& level_;
    Rng rng_;
};

struct Troubles {
    std::vector<std::string> all;
    std::string where;
    void expect(bool holds, const char* rule) {
        if (!holds && all.size() < 20) all.push_back(where + ": " + rule);
    }
    void expect_none(const BitGrid& cells, const char* rule) {
        if (cells.any() && all.size() < 20)
            all.push_back(where + ": " + rule + " at " + place(cells.first()));
    }
};

void check_ground(const Arena& arena, const Level& level, const BitGrid& lit_before, Troubles& troubles) {
    const TerrainLayers& layers = arena.layers;
    troubles.expect_none(layers.cells_of(Layer::Dungeon, Terrain::Nothing), "an empty dungeon layer");
    bool negative = false;
    bool misplaced = false;
    const int area = layers.size().area();
    for (int i = 0; i < area; ++i) {
        negative |= layers.gas_volume.at_index(i) < 0;
        for (Layer layer : every_layer) {
            const Terrain terrain = layers[layer].at_index(i);
            if (terrain != Terrain::Nothing) misplaced |= is_gas_kind(terrain) != (layer == Layer::Gas);
        }
    }
    troubles.expect(!negative, "gas of less than nothing");
    troubles.expect(!misplaced, "gas outside its layer, or something else in it");
    troubles.expect(arena.around.powered.none(), "a mark of power that stayed");
    troubles.expect(arena.around.chain == 0, "a chain of machines that never ended");
    const BitGrid& lit = arena.environment_state.caught_fire;
    troubles.expect_none(lit - layers.cells_with({TerrainProperty::Fire}), "a mark of fire without fire");
    troubles.expect_none(lit & lit_before, "a mark of fire older than its tick");
    bool overexposed = false;
    for (int i = 0; i < area; ++i) overexposed |= arena.environment_state.exposures.at_index(i) > 12;
    troubles.expect(!overexposed, "more than twelve exposures");
    for (Pos way : {level.stairs.up, level.stairs.down})
        for (Layer layer : {Layer::Dungeon, Layer::Liquid, Layer::Surface})
            troubles.expect(layers[layer][way] == level.layers[layer][way], "something became of the stairs");
    troubles.expect_none(rim(layers.size()) - layers.cells_with({TerrainProperty::BlocksMovement}),
                         "a way off the map");
    for (const Item& item : arena.items)
        troubles.expect(layers.size().contains(item.at), "an item that lies nowhere");
}

void check_gas(Arena& arena, Troubles& troubles) {
    spread_gas(arena.around);
    const BitGrid tight = arena.layers.cells_with({TerrainProperty::BlocksGas});
    BitGrid trapped{tight.size()};
    tight.for_each([&](Pos at) {
        if (arena.layers.gas_volume[at] != 0 || arena.layers[Layer::Gas][at] != Terrain::Nothing)
            trapped.set(at);
    });
    troubles.expect_none(trapped, "gas where gas cannot be");
}

}  // namespace

TEST_CASE("terrain keeps its rules under random damage, fire, gas and machines",
          "[dungeon][environment][restless]") {
    Troubles troubles;
    int levels = 0;
    long ticks = 0;
    double slowest = 0;
    double all_time = 0;
    long fires = 0;
    long gas = 0;
    for (const StyleRow& style : style_rows)
        for (int dungeon = 1; dungeon <= dungeons_per_style; ++dungeon) {
            const std::uint64_t seed = static_cast<std::uint64_t>(dungeon) * 104729;
            Descent descent{{.seed = seed, .style = style.kind}};
            for (int depth = 1; depth <= 26; ++depth) {
                Result<Level> dug = descent.next();
                REQUIRE(dug.ok());
                if (depth % depth_step != 0) continue;
                const Level& level = dug.value();
                ++levels;
                Vandal vandal{level, seed + static_cast<std::uint64_t>(depth)};
                Arena& arena = vandal.arena;
                troubles.where = std::string{style.name} + " seed " + std::to_string(seed) + " depth " +
                                 std::to_string(depth);
                for (int tick = 0; tick < ticks_a_level; ++tick) {
                    vandal.poke(tick);
                    const BitGrid lit_before = arena.environment_state.caught_fire;
                    const std::clock_t before = std::clock();
                    arena.tick();
                    const double passed =
                        1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
                    slowest = std::max(slowest, passed);
                    all_time += passed;
                    ++ticks;
                    check_ground(arena, level, lit_before, troubles);
                    fires += arena.layers.cells_with({TerrainProperty::Fire}).any() ? 1 : 0;
                    gas += arena.gas_total() > 0 ? 1 : 0;
                    if (tick % 16 == 0) check_gas(arena, troubles);
                }
            }
        }
    for (const std::string& trouble : troubles.all) FAIL_CHECK(trouble);
    // The vandal was busy, or this would say little.
    CHECK(fires * 20 > ticks);
    CHECK(gas * 10 > ticks);
    INFO(levels << " levels, " << ticks << " ticks, " << all_time / static_cast<double>(ticks)
                << " ms each, slowest " << slowest << " ms");
#ifndef CELLOPHANE_SANITIZED
    CHECK(levels >= 300);
    CHECK(all_time / static_cast<double>(ticks) < 2.0);
    // Five milliseconds on a machine that does nothing else; a busy one takes its share.
    CHECK(slowest < 25.0);
#endif
}

TEST_CASE("the same seed gives the same history of the terrain", "[dungeon][environment]") {
    for (const StyleRow& style : style_rows)
        for (int depth : {4, 9, 15}) {
            const Result<Level> level = generate({.seed = 77, .style = style.kind, .depth = depth});
            REQUIRE(level.ok());
            Vandal one{level.value(), 5};
            Vandal other{level.value(), 5};
            for (int tick = 0; tick < 150; ++tick) {
                one.poke(tick);
                other.poke(tick);
                one.arena.tick();
                // Working memory is no part of the state.
                other.arena.scratch.forget();
                other.arena.tick();
            }
            CHECK(one.arena.layers == other.arena.layers);
            CHECK(one.arena.items == other.arena.items);
            CHECK(one.arena.rng.state() == other.arena.rng.state());
            CHECK(one.arena.grown == other.arena.grown);
        }
}

}  // namespace cellophane
