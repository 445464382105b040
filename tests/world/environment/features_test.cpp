#include "world/environment/features.h"

#include <cmath>

#include "support/ascii.h"
#include "support/catch.h"

// Dungeon features by rules/terrain.md 4 and 21.

namespace cellophane {

namespace {

constexpr Size wide{81, 81};
constexpr Pos middle{40, 40};

TerrainLayers open_floor(Size size) {
    TerrainLayers layers{size};
    layers[Layer::Dungeon].fill(Terrain::Floor);
    for (Layer layer : {Layer::Liquid, Layer::Surface, Layer::Gas}) layers[layer].fill(Terrain::Nothing);
    return layers;
}

FeatureRow spreading(int start, int decrement) {
    FeatureRow row;
    row.terrain = Terrain::Grass;
    row.layer = Layer::Surface;
    row.start_percent = start;
    row.decrement = decrement;
    return row;
}

struct Blobs {
    double mean = 0;
    double deviation = 0;
};

Blobs blobs(int start, int decrement) {
    constexpr int draws = 2000;
    const TerrainLayers layers = open_floor(wide);
    const FeatureRow row = spreading(start, decrement);
    Rng rng{stream_key(1, "blobs")};
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < draws; ++i) {
        const double cells = feature_cells(layers, row, middle, rng).count();
        sum += cells;
        squares += cells * cells;
    }
    const double mean = sum / draws;
    return {mean, std::sqrt(squares / draws - mean * mean)};
}

int cells_of(const TerrainLayers& layers, Layer layer, Terrain terrain) {
    return layers.cells_of(layer, terrain).count();
}

}  // namespace

TEST_CASE("features spread as far as the rules say", "[features]") {
    struct Expected {
        int start, decrement;
        double mean, deviation;
    };
    for (const Expected& expected : {Expected{75, 5, 106, 20},
                                     {60, 8, 20.6, 8.6},
                                     {100, 33, 16.0, 2.5},
                                     Expected{100, 45, 11.7, 1.9},
                                     {75, 23, 11.6, 3.5},
                                     {45, 23, 3.9, 1.8},
                                     Expected{65, 6, 43, 14},
                                     {65, 11, 17.9, 6.8},
                                     {100, 37, 14.4, 2.4},
                                     Expected{300, 90, 32.4, 2.0},
                                     {225, 37, 73, 3.4},
                                     {175, 37, 45, 3.0},
                                     Expected{70, 60, 4.6, 1.5},
                                     {100, 39, 13.8, 2.3},
                                     {60, 17, 8.9, 3.8},
                                     Expected{350, 100, 36.0, 1.8},
                                     {120, 20, 49.5, 5}}) {
        const Blobs found = blobs(expected.start, expected.decrement);
        INFO(expected.start << "/" << expected.decrement);
        // Four times the error of the mean, and what rounding left in the text.
        CHECK(found.mean ==
              Approx(expected.mean)
                  .margin(4 * expected.deviation / std::sqrt(2000.0) + 0.006 * expected.mean + 0.06));
        CHECK(found.deviation == Approx(expected.deviation).epsilon(0.08).margin(0.1));
    }
}

TEST_CASE("waves that cannot fail are diamonds", "[features]") {
    const TerrainLayers layers = open_floor(wide);
    Rng rng{1};
    const auto size = [&](int start, int decrement) {
        return feature_cells(layers, spreading(start, decrement), middle, rng).count();
    };
    CHECK(size(0, 0) == 1);
    CHECK(size(100, 100) == 5);
    CHECK(size(200, 100) == 13);
    CHECK(size(300, 100) == 25);
    const BitGrid diamond = feature_cells(layers, spreading(200, 100), middle, rng);
    diamond.for_each([](Pos p) { CHECK(std::abs(p.x - middle.x) + std::abs(p.y - middle.y) <= 2); });
}

TEST_CASE("walls stop spreading features, and a required terrain confines them", "[features]") {
    TerrainLayers layers = drawn::layers(R"(
#######
#..#..#
#..#..#
#######
)");
    Rng rng{1};
    CHECK(feature_cells(layers, spreading(900, 100), {1, 1}, rng).count() == 4);
    FeatureRow on_water = spreading(900, 100);
    on_water.only_into = Terrain::DeepWater;
    layers[Layer::Liquid][{1, 2}] = Terrain::DeepWater;
    layers[Layer::Liquid][{2, 2}] = Terrain::DeepWater;
    // The seed itself is left out where it does not stand on the wanted ground.
    const BitGrid found = feature_cells(layers, on_water, {1, 1}, rng);
    CHECK(drawn::picture(found) == drawn::tidy(R"(
.......
.......
.##....
.......
)"));
}

TEST_CASE("a feature does not replace terrain of higher priority", "[features]") {
    // Grass does not grow over a carpet's layer-mates: it replaces only what draws behind it.
    Rng rng{1};
    TerrainLayers layers = open_floor({9, 9});
    const int grass = terrain_rows[Terrain::Grass].draw_priority;
    const Terrain stronger = Terrain::Spiderweb;
    REQUIRE(terrain_rows[stronger].draw_priority < grass);
    layers[Layer::Surface][{4, 4}] = stronger;
    layers[Layer::Surface][{5, 4}] = Terrain::Rubble;
    place_feature(layers, Feature::GrassPatch, {4, 4}, Cutting::Allowed, rng);
    CHECK(layers[Layer::Surface][{4, 4}] == stronger);
    CHECK((layers[Layer::Surface][{5, 4}] == Terrain::Grass) ==
          (terrain_rows[Terrain::Rubble].draw_priority >= grass));
    // Gas adds up where it is, whatever was there.
    layers.gas_volume[{2, 2}] = 10;
    Feature gas = Feature::None;
    for (const FeatureRow& row : feature_rows)
        if (row.layer == Layer::Gas && row.terrain != Terrain::Nothing && row.start_percent > 0)
            gas = row.kind;
    REQUIRE(gas != Feature::None);
    CHECK(place_feature(layers, gas, {2, 2}, Cutting::Refused, rng).built);
    CHECK(layers.gas_volume[{2, 2}] == 10 + feature_rows[gas].start_percent);
    CHECK(layers[Layer::Gas][{2, 2}] == feature_rows[gas].terrain);
}

TEST_CASE("a feature that would cut the level is not built", "[features]") {
    constexpr std::string_view corridor = R"(
#######
#.....#
#######
)";
    Rng rng{1};
    TerrainLayers layers = drawn::layers(corridor);
    const TerrainLayers before = layers;
    // One cell of chasm in a corridor.
    CHECK_FALSE(place_feature(layers, Feature::SingleChasmCell, {3, 1}, Cutting::Refused, rng).built);
    CHECK(layers == before);
    CHECK(place_feature(layers, Feature::SingleChasmCell, {3, 1}, Cutting::Allowed, rng).built);
    CHECK(layers[Layer::Liquid][{3, 1}] == Terrain::Chasm);
    // At its end it cuts nothing.
    TerrainLayers end = drawn::layers(corridor);
    CHECK(place_feature(end, Feature::SingleChasmCell, {1, 1}, Cutting::Refused, rng).built);
}

TEST_CASE("what drops or freezes drives creatures out of its cells, what only repels out of its own",
          "[features]") {
    const BitGrid origin = rectangle(wide, {20, 20}, {20, 20});
    const auto evacuated = [](Feature kind) {
        TerrainLayers layers = open_floor(wide);
        Rng rng{1};
        return place_feature(layers, kind, {20, 20}, Cutting::Allowed, rng).evacuated;
    };
    CHECK(evacuated(Feature::RepelCreatures) == origin);
    CHECK(evacuated(Feature::PortcullisDrops) == origin);
    CHECK(evacuated(Feature::SingleChasmCell).none());
}

TEST_CASE("features that may not cut keep the level connected", "[features]") {
    // Every feature of the catalog, wherever it falls on a winding map.
    const TerrainLayers maze = drawn::layers(R"(
####################
#....#.....#.......#
#....#.....#..###..#
#............##.#..#
#....#.....#.#..#..#
######.#####.#.....#
#......#.....###.###
#.######.....#.....#
#........###.......#
####################
)");
    const auto parts = [](const TerrainLayers& layers) {
        BitGrid left = layers.cells_with(pathing_blockers).complement();
        int count = 0;
        while (left.any()) {
            left -= part_with(left.first(), left);
            ++count;
        }
        return count;
    };
    REQUIRE(parts(maze) == 1);
    for (const FeatureRow& row : feature_rows) {
        if (row.kind == Feature::None || row.flags.has(FeatureFlag::MayBlock)) continue;
        // Its followers may be allowed to.
        bool may_cut = false;
        for (Feature next = row.next; next != Feature::None && !may_cut; next = feature_rows[next].next) {
            may_cut = feature_rows[next].flags.has(FeatureFlag::MayBlock);
            if (feature_rows[next].next == next) break;
        }
        if (may_cut) continue;
        Rng rng{stream_key(7, row.name)};
        for (int i = 0; i < 20; ++i) {
            TerrainLayers layers = maze;
            const BitGrid floor = maze.cells_of(Layer::Dungeon, Terrain::Floor);
            const Pos at = floor.nth(rng.uniform(0, floor.count() - 1));
            place_feature(layers, row.kind, at, Cutting::Refused, rng);
            INFO(row.name << " at " << at.x << "," << at.y);
            // Fire and what lights itself bars the way for a while only, and is no concern of rock.
            CHECK(parts(layers) <= 1);
        }
    }
    CHECK(cells_of(maze, Layer::Dungeon, Terrain::Floor) > 60);
}

}  // namespace cellophane
