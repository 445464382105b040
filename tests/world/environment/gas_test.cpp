#include <algorithm>
#include <vector>

#include "support/catch.h"
#include "world/environment/arena.h"

// Spec 30, sections 7 and 21 (gas).

namespace cellophane {

namespace {

/// A sealed room with `width` by `height` cells of floor.
Strata sealed_room(int width, int height) {
    Strata strata{{width + 2, height + 2}};
    for (int x = 1; x <= width; ++x)
        for (int y = 1; y <= height; ++y) strata[Layer::Dungeon][{x, y}] = Terrain::Floor;
    return strata;
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

}  // namespace

TEST_CASE("gas in a sealed room spreads as measured and thins away", "[environment][gas]") {
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

TEST_CASE("in the open what never dissipates keeps its volume on average", "[environment][gas]") {
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

TEST_CASE("a door that falls shut on gas presses it next door", "[environment][gas]") {
    Arena arena{R"(
        %%%%%
        %...%
        %%%%%
    )"};
    arena.gas(Terrain::Methane, 90, {2, 1});
    arena.put(Layer::Dungeon, Terrain::WoodenDoor, {2, 1});
    arena.tick();
    CHECK(arena.strata.gas_volume[{2, 1}] == 0);
    CHECK(arena.at(Layer::Gas, {2, 1}) == Terrain::Nothing);
    CHECK(arena.strata.gas_volume[{1, 1}] == 45);
    CHECK(arena.at(Layer::Gas, {3, 1}) == Terrain::Methane);
}

}  // namespace cellophane
