#include <algorithm>
#include <array>
#include <vector>

#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 7 and 21 (gas).

namespace cellophane {

namespace {

/// A sealed room with `width` by `height` cells of floor.
TerrainLayers sealed_room(int width, int height) {
    TerrainLayers layers{{width + 2, height + 2}};
    for (int x = 1; x <= width; ++x)
        for (int y = 1; y <= height; ++y) layers[Layer::Dungeon][{x, y}] = Terrain::Floor;
    return layers;
}

int cells_with_kind(const Arena& arena, Terrain kind) {
    return arena.count(Layer::Gas, kind);
}

/// In how many ticks the kind is gone, the middle of several runs.
int lifetime(int width, int height, Terrain kind, int volume) {
    std::vector<int> ticks;
    for (std::uint64_t seed = 1; seed <= 13; ++seed) {
        Arena arena{sealed_room(width, height), seed};
        arena.gas(kind, volume, {width / 2 + 1, height / 2 + 1});
        int passed = 0;
        for (; passed < 400 && cells_with_kind(arena, kind) > 0; ++passed) arena.tick();
        ticks.push_back(passed);
    }
    std::sort(ticks.begin(), ticks.end());
    return ticks[ticks.size() / 2];
}

/// One pass exactly as rules/terrain.md 7.1 words it, cell by cell.
void spread_as_specified(TerrainLayers& layers, Rng& rng) {
    const Size size = layers.size();
    const Grid<std::int32_t> before = layers.gas_volume;
    Grid<std::int32_t> after{size};
    Grid<Terrain> kinds = layers[Layer::Gas];
    const auto takes_gas = [&](Pos at) {
        return size.contains(at) && !layers.has(at, {TerrainProperty::BlocksGas});
    };
    const auto mix = [&](Pos at) {
        int sum = before[at];
        int shares = 1;
        int most = before[at];
        Terrain strongest = kinds[at];
        for (Direction d : directions) {
            const Pos p = at + step(d);
            if (!takes_gas(p)) continue;
            sum += before[p];
            ++shares;
            if (before[p] > most) {
                most = before[p];
                strongest = kinds[p];
            }
        }
        if (layers.has(at, {TerrainProperty::Descends})) ++shares;
        int now = sum / shares;
        if (sum % shares != 0 && rng.uniform(0, shares - 1) < sum % shares) ++now;
        if (kinds[at] != strongest && now > 3) {
            if (kinds[at] != Terrain::Nothing) now = 3;
            kinds[at] = strongest;
        } else if (kinds[at] != Terrain::Nothing && now + after[at] < 1) {
            kinds[at] = Terrain::Nothing;
        }
        const TerrainMechanics mechanics = terrain_rows[kinds[at]].mechanics;
        const int loss = mechanics.has(TerrainMechanic::DissipatesQuickly) ? 50
                         : mechanics.has(TerrainMechanic::Dissipates)      ? 20
                                                                           : 0;
        if (before[at] > 0 && loss > 0 && now > 0 && rng.percent(loss)) --now;
        after[at] += now;
    };
    const auto press_out = [&](Pos at) {
        int open = 0;
        for (Direction d : directions) open += takes_gas(at + step(d)) ? 1 : 0;
        const int share = open == 0 ? 0 : before[at] / open;
        for (Direction d : directions) {
            const Pos p = at + step(d);
            if (share == 0 || !takes_gas(p)) continue;
            after[p] += share;
            kinds[p] = kinds[at];
        }
        kinds[at] = Terrain::Nothing;
    };
    for (int i = 0; i < size.area(); ++i) takes_gas(size.at(i)) ? mix(size.at(i)) : press_out(size.at(i));
    layers.gas_volume = after;
    layers[Layer::Gas] = kinds;
}

/// A cave with holes in its floor and gas of up to three kinds, some of it without one or shut in.
TerrainLayers gassy_cave(Size size, int thickest, int kinds, bool shut_in, Rng& rng) {
    constexpr std::array gases{Terrain::Methane, Terrain::CausticGas, Terrain::ConfusionGas};
    TerrainLayers layers{size};
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const bool is_wall = rng.percent(30);
        if (is_wall && (!shut_in || rng.percent(90))) continue;
        if (!is_wall) layers[Layer::Dungeon][at] = Terrain::Floor;
        if (!is_wall && rng.percent(5)) layers[Layer::Liquid][at] = Terrain::Chasm;
        if (!rng.percent(25)) continue;
        const int volume = rng.uniform(0, rng.percent(50) ? 6 : thickest);
        layers.gas_volume[at] = volume;
        // What has no name and is pressed out has a test of its own.
        if (is_wall || volume > 3 || rng.percent(50))
            layers[Layer::Gas][at] = gases[static_cast<std::size_t>(rng.uniform(0, kinds - 1))];
    }
    return layers;
}

}  // namespace

TEST_CASE("gas spreads the same for all cells at once and for single cells", "[environment][gas]") {
    Rng rng{stream_key(30, "gassy caves")};
    constexpr std::array sizes{Size{79, 29}, Size{20, 30}, Size{9, 31}, Size{12, 70}, Size{3, 3}};
    for (int round = 0; round < 400; ++round) {
        const Size size = sizes[static_cast<std::size_t>(rng.uniform(0, 4))];
        const int thickest =
            std::array{12, 400, 511, 512, 20000}[static_cast<std::size_t>(rng.uniform(0, 4))];
        const int kinds = rng.uniform(1, 3);
        const bool shut_in = rng.percent(20);
        Arena arena{gassy_cave(size, thickest, kinds, shut_in, rng), rng.next()};
        TerrainLayers expected = arena.layers;
        Rng chances = arena.rng;
        const int passes = rng.uniform(1, 4);
        INFO("round " << round << ", " << size.width << " by " << size.height << ", thickest " << thickest
                      << ", " << kinds << " kinds, " << passes << " passes");
        spread_gas(arena.around, passes);
        for (int i = 0; i < passes; ++i) spread_as_specified(expected, chances);
        REQUIRE(arena.layers.gas_volume == expected.gas_volume);
        REQUIRE(arena.layers.grids == expected.grids);
        REQUIRE(arena.rng.state() == chances.state());
    }
}

TEST_CASE("how gas spreads does not depend on what is remembered of the passes before",
          "[environment][gas]") {
    Rng rng{stream_key(31, "gassy caves")};
    for (int round = 0; round < 200; ++round) {
        const Size size = round % 2 == 0 ? Size{9, 12} : Size{20, 8};
        Arena arena{gassy_cave(size, 40, rng.uniform(1, 3), true, rng), rng.next()};
        // Walls that close on gas too thin to have a kind.
        for (int i = 0; i < size.area(); ++i)
            if (arena.layers.has(size.at(i), {TerrainProperty::BlocksGas}) && rng.percent(10))
                arena.layers.gas_volume.at_index(i) = 3;
        for (int pass = 0; pass < 4; ++pass) {
            Arena fresh{arena.layers};
            fresh.rng = arena.rng;
            spread_gas(fresh.around);
            spread_gas(arena.around);
            INFO("round " << round << ", pass " << pass);
            REQUIRE(arena.layers.gas_volume == fresh.layers.gas_volume);
            REQUIRE(arena.layers.grids == fresh.layers.grids);
            REQUIRE(arena.rng.state() == fresh.rng.state());
        }
    }
}

TEST_CASE("gas in a sealed room spreads and thins as the rules say", "[environment][gas]") {
    Arena arena{sealed_room(9, 9)};
    arena.gas(Terrain::CausticGas, 1000, {5, 5});
    arena.tick();
    CHECK(cells_with_kind(arena, Terrain::CausticGas) == 25);
    arena.tick();
    CHECK(cells_with_kind(arena, Terrain::CausticGas) == Approx(54).margin(8));
    arena.tick(3);
    CHECK(cells_with_kind(arena, Terrain::CausticGas) == 81);
    CHECK(lifetime(9, 9, Terrain::CausticGas, 1000) == Approx(42).margin(4));
    CHECK(lifetime(15, 11, Terrain::CausticGas, 1000) == Approx(35).margin(4));
    CHECK(lifetime(9, 9, Terrain::ConfusionGas, 1000) == Approx(19).margin(3));
    CHECK(lifetime(9, 9, Terrain::ConfusionGas, 300) == Approx(16).margin(3));
}

TEST_CASE("gas that never dissipates keeps its volume on average", "[environment][gas]") {
    double total = 0;
    constexpr int runs = 40;
    for (std::uint64_t seed = 1; seed <= runs; ++seed) {
        Arena arena{sealed_room(27, 27), seed};
        arena.gas(Terrain::Methane, 700, {14, 14});
        arena.tick(6);
        total += static_cast<double>(arena.gas_total());
    }
    CHECK(total / runs == Approx(700).epsilon(0.04));
}

TEST_CASE("gas that fills a sealed room evenly stays as it is", "[environment][gas]") {
    Arena arena{sealed_room(5, 4)};
    for (int x = 1; x <= 5; ++x)
        for (int y = 1; y <= 4; ++y) arena.gas(Terrain::Methane, 20, {x, y});
    arena.tick(50);
    CHECK(arena.gas_total() == 400);
    CHECK(cells_with_kind(arena, Terrain::Methane) == 20);
}

TEST_CASE("a door that closes on gas pushes it to the neighbouring cells", "[environment][gas]") {
    Arena arena{R"(
        %%%%%
        %...%
        %%%%%
    )"};
    arena.gas(Terrain::Methane, 90, {2, 1});
    arena.put(Layer::Dungeon, Terrain::WoodenDoor, {2, 1});
    arena.tick();
    CHECK(arena.layers.gas_volume[{2, 1}] == 0);
    CHECK(arena.at(Layer::Gas, {2, 1}) == Terrain::Nothing);
    CHECK(arena.layers.gas_volume[{1, 1}] == 45);
    CHECK(arena.at(Layer::Gas, {3, 1}) == Terrain::Methane);
}

TEST_CASE("fast-dissipating gas is visible for seventeen ticks, darkness for forty", "[environment][gas]") {
    std::vector<int> first;
    std::vector<int> second;
    std::vector<int> fifth;
    std::vector<int> gone;
    std::vector<int> dark;
    for (std::uint64_t seed = 1; seed <= 13; ++seed) {
        Arena arena{sealed_room(25, 25), seed};
        arena.gas(Terrain::ConfusionGas, 1000, {13, 13});
        for (int tick = 1; tick <= 5; ++tick) {
            arena.tick();
            const int cells = cells_with_kind(arena, Terrain::ConfusionGas);
            if (tick == 1) first.push_back(cells);
            if (tick == 2) second.push_back(cells);
            if (tick == 5) fifth.push_back(cells);
        }
        gone.push_back(5 + arena.ticks_until_gone(Layer::Gas, Terrain::ConfusionGas, 300));
        Arena night{sealed_room(41, 41), seed};
        night.gas(Terrain::SupernaturalDarkness, 200, {21, 21});
        dark.push_back(night.ticks_until_gone(Layer::Gas, Terrain::SupernaturalDarkness, 400));
        // Some of it is left that is gas of no kind.
        CHECK(night.gas_total() > 0);
    }
    const auto middle_of = [](std::vector<int> values) {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    };
    CHECK(middle_of(first) == Approx(25).margin(1));
    CHECK(middle_of(second) == Approx(45).margin(6));
    CHECK(middle_of(fifth) == Approx(69).margin(10));
    CHECK(middle_of(gone) == Approx(17).margin(2));
    CHECK(middle_of(dark) == Approx(40).margin(12));
}

TEST_CASE("gas without a kind pushed out of a wall does not change the kind of its neighbours",
          "[environment][gas]") {
    Arena arena{"%%%%\n%..%\n%%%%\n"};
    arena.gas(Terrain::Methane, 40, {1, 1});
    arena.gas(Terrain::Methane, 40, {2, 1});
    // Too thin to have one, and then the wall closed around it.
    arena.layers.gas_volume[{0, 1}] = 3;
    spread_gas(arena.around);
    CHECK(arena.at(Layer::Gas, {1, 1}) == Terrain::Methane);
    CHECK(arena.layers.gas_volume[{1, 1}] == 43);
}

TEST_CASE("where two gases meet the larger keeps its kind, and little is left of the other",
          "[environment][gas]") {
    // 60 and 20: the cell of the 20 has a kind and takes another, so it keeps three units.
    Arena arena{"%%%%\n%..%\n%%%%\n"};
    arena.gas(Terrain::Methane, 60, {1, 1});
    arena.gas(Terrain::SupernaturalDarkness, 20, {2, 1});
    spread_gas(arena.around);
    CHECK(arena.at(Layer::Gas, {1, 1}) == Terrain::Methane);
    CHECK(arena.layers.gas_volume[{1, 1}] == 40);
    CHECK(arena.at(Layer::Gas, {2, 1}) == Terrain::Methane);
    CHECK(arena.layers.gas_volume[{2, 1}] == 3);
    // Of two that are even each keeps its own.
    Arena even{"%%%%\n%..%\n%%%%\n"};
    even.gas(Terrain::Methane, 40, {1, 1});
    even.gas(Terrain::SupernaturalDarkness, 40, {2, 1});
    even.tick(10);
    CHECK(even.at(Layer::Gas, {1, 1}) == Terrain::Methane);
    CHECK(even.at(Layer::Gas, {2, 1}) == Terrain::SupernaturalDarkness);
    CHECK(even.gas_total() == 80);
    // Between two that are even, the first in the order of neighbors: up before down.
    Arena between{"%%%\n%.%\n%.%\n%.%\n%%%\n"};
    between.gas(Terrain::Methane, 50, {1, 1});
    between.gas(Terrain::SupernaturalDarkness, 50, {1, 3});
    spread_gas(between.around);
    CHECK(between.at(Layer::Gas, {1, 2}) == Terrain::Methane);
    CHECK(between.layers.gas_volume[{1, 2}] == Approx(33.5).margin(0.6));
}

TEST_CASE("thin edges of gas have no kind", "[environment][gas]") {
    // 9 units over three cells are three each: too little to take a kind along.
    Arena arena{"%%%%%\n%...%\n%%%%%\n"};
    arena.gas(Terrain::Methane, 6, {1, 1});
    spread_gas(arena.around);
    CHECK(arena.layers.gas_volume[{2, 1}] == 2);
    CHECK(arena.at(Layer::Gas, {2, 1}) == Terrain::Nothing);
    CHECK(arena.layers.gas_volume[{1, 1}] == 3);
    CHECK(arena.at(Layer::Gas, {1, 1}) == Terrain::Methane);
}

TEST_CASE("gas escapes over chasms", "[environment][gas]") {
    Arena arena{"%%%\n%:%\n%%%\n"};
    arena.gas(Terrain::Methane, 64, {1, 1});
    spread_gas(arena.around);
    CHECK(arena.gas_total() == 32);
    arena.tick();
    CHECK(arena.gas_total() == 8);
}

TEST_CASE("gas released twice adds up and has the last kind", "[environment][gas]") {
    Arena arena{sealed_room(5, 5)};
    place_feature(arena.around, Feature::CausticTrapCloud, {3, 3});
    place_feature(arena.around, Feature::ConfusionTrapCloud, {3, 3});
    CHECK(arena.layers.gas_volume[{3, 3}] == 1300);
    CHECK(arena.at(Layer::Gas, {3, 3}) == Terrain::ConfusionGas);
    // What clears a cell leaves its gas alone.
    place_feature(arena.around, Feature::CollapseOneCell, {3, 3});
    CHECK(arena.at(Layer::Liquid, {3, 3}) == Terrain::Chasm);
    CHECK(arena.layers.gas_volume[{3, 3}] == 1300);
    CHECK(arena.at(Layer::Gas, {3, 3}) == Terrain::ConfusionGas);
}

TEST_CASE("no gas blocks movement, blocks other gas or promotes by itself", "[environment][gas][table]") {
    // What `TerrainLayers::drifting_gas` relies on: drifting gas needs no new look at the terrain.
    int gases = 0;
    for (const TerrainRow& row : terrain_rows) {
        const bool is_gas = row.kind >= Terrain::CausticGas && row.kind <= Terrain::HealingSpores;
        if (!is_gas) continue;
        ++gases;
        INFO(row.name);
        CHECK_FALSE(row.properties.any_of({TerrainProperty::BlocksGas, TerrainProperty::BlocksMovement,
                                           TerrainProperty::BlocksVision, TerrainProperty::Descends,
                                           TerrainProperty::Fire}));
        CHECK(row.promotion_chance == 0);
        CHECK_FALSE(row.mechanics.any_of({TerrainMechanic::PromotesWithoutKey, TerrainMechanic::Wired}));
    }
    CHECK(gases == 9);
}

TEST_CASE("vents that gas comes out of run dry, and caustic gas clears", "[environment][gas]") {
    for (const auto& [open, vent] : {std::pair{Feature::CausticVentsOpen, Terrain::CausticVent},
                                     std::pair{Feature::MethaneVentsOpen, Terrain::MethaneVent}}) {
        CAPTURE(terrain_rows[vent].name);
        long outputs = 0;
        constexpr int vents = 40;
        for (std::uint64_t seed = 1; seed <= vents; ++seed) {
            Arena arena{sealed_room(15, 15), seed};
            const Pos at{7, 7};
            place_feature(arena.around, open, at);
            const int ticks = arena.ticks_until_gone(Layer::Dungeon, vent, 3000);
            REQUIRE(ticks >= 0);
            CHECK(arena.at(Layer::Dungeon, at) == Terrain::Floor);
            CHECK(arena.grown_count(Feature::VentRunsDry) == 1);
            outputs += arena.grown_count(vent == Terrain::CausticVent ? Feature::CausticVentOutput
                                                                      : Feature::MethaneVentOutput);
            if (vent == Terrain::CausticVent)
                CHECK(arena.ticks_until_gone(Layer::Gas, Terrain::CausticGas, 5000) >= 0);
        }
        // A hundred times in the mean; four standard deviations of so many vents.
        CHECK(outputs > vents * 40);
        CHECK(outputs < vents * 165);
    }
}

}  // namespace cellophane
