#include "world/environment/active_terrain.h"

#include <array>

#include "kit/rng/rng.h"
#include "support/catch.h"
#include "world/environment/features.h"

namespace cellophane {

namespace {

constexpr std::array solid_layers{Layer::Dungeon, Layer::Liquid, Layer::Surface};

Terrain any_terrain(Layer layer, Rng& rng) {
    // Drifting terrain lies in the gas layer, all other terrain in the other layers.
    while (true) {
        const auto kind = static_cast<Terrain>(rng.uniform(0, static_cast<int>(Terrain::count) - 1));
        const bool is_gas =
            mechanics_of(kind).any_of({TerrainMechanic::Dissipates, TerrainMechanic::DissipatesQuickly,
                                       TerrainMechanic::ExplodesSurrounded});
        if (is_gas == (layer == Layer::Gas)) return kind;
    }
}

/// One of the ways in which terrain changes, at a few places or at many.
void change(TerrainLayers& layers, Rng& rng) {
    const int many = rng.percent(5) ? 200 : rng.uniform(0, 8);
    for (int i = 0; i < many; ++i) {
        const Pos at{rng.uniform(0, layers.size().width - 1), rng.uniform(0, layers.size().height - 1)};
        const Pos other{rng.uniform(0, layers.size().width - 1), rng.uniform(0, layers.size().height - 1)};
        const Layer layer = solid_layers[static_cast<std::size_t>(rng.uniform(0, 2))];
        const Terrain kind = any_terrain(layer, rng);
        switch (rng.uniform(0, 9)) {
            case 0:
                layers[layer][at] = kind;
                break;
            case 1:
                layers.copy_cell(at, other);
                break;
            case 2:
                empty_layer(layers, layer, at);
                break;
            default:
                layers.put(layer, at, kind);
        }
    }
}

void check_alike(const ActiveTerrain& kept, const ActiveTerrain& fresh, const TerrainLayers& layers) {
    CHECK(kept.restless() == fresh.restless());
    CHECK(kept.fires() == fresh.fires());
    CHECK(kept.keyless() == fresh.keyless());
    CHECK(kept.gas_proof() == fresh.gas_proof());
    CHECK(kept.drops() == fresh.drops());
    CHECK(kept.opaque() == fresh.opaque());
    CHECK(kept.scent_barriers() == fresh.scent_barriers());
    CHECK(kept.solid() == fresh.solid());
    CHECK(kept.glowing() == fresh.glowing());
    CHECK(kept.shining() == fresh.shining());
    CHECK(kept.barred() == fresh.barred());
    CHECK(kept.corners() == fresh.corners());
    CHECK(kept.secrets() == fresh.secrets());
    CHECK(kept.doubtful() == fresh.doubtful());
    CHECK(kept.grave() == fresh.grave());
    int differing = 0;
    for (int i = 0; i < layers.size().area(); ++i) {
        const Pos at = layers.size().at(i);
        differing += !(kept.properties(layers, at) == layers.properties(at));
        for (std::size_t k = 0; k < every_layer.size(); ++k) {
            const bool restless = terrain_rows[layers[every_layer[k]][at]].promotion_chance != 0;
            differing += (kept.restless_layers(at) >> k & 1U) != unsigned{restless};
        }
        differing += (kept.restless_layers(at) != 0) != kept.restless().test(at);
    }
    CHECK(differing == 0);
}

}  // namespace

TEST_CASE("cached active terrain equals a fresh computation", "[world][environment]") {
    for (const Size size : {Size{79, 29}, Size{20, 70}}) {
        Rng rng{11};
        TerrainLayers layers{size};
        ActiveTerrain kept;
        for (int turn = 0; turn < 120; ++turn) {
            change(layers, rng);
            if (turn == 60) kept.forget();
            kept.refresh(layers);
            ActiveTerrain fresh;
            fresh.refresh(layers);
            check_alike(kept, fresh, layers);
        }
    }
}

TEST_CASE("gases are no active terrain except for their glow", "[world][environment]") {
    TerrainLayers layers{{5, 5}};
    for (int x = 0; x < 5; ++x)
        for (int y = 0; y < 5; ++y) layers.put(Layer::Dungeon, {x, y}, Terrain::Floor);
    for (const Terrain gas : {Terrain::CausticGas, Terrain::ConfusionGas, Terrain::Methane, Terrain::Steam}) {
        layers.put(Layer::Gas, {2, 2}, gas);
        ActiveTerrain terrain;
        terrain.refresh(layers);
        CHECK(terrain.has_gas());
        for (const BitGrid* cells :
             {&terrain.restless(), &terrain.fires(), &terrain.barred(), &terrain.opaque(),
              &terrain.gas_proof(), &terrain.doubtful(), &terrain.corners()})
            CHECK(cells->none());
        CHECK(terrain.properties(layers, {2, 2}) == terrain_rows[gas].properties);
    }
}

TEST_CASE("terrain lists the cells changed since a moment, or says that it cannot", "[world]") {
    TerrainLayers layers{{10, 10}};
    const std::uint32_t before = layers.changes();
    const auto told = [&](std::uint32_t since) {
        std::vector<int> cells;
        if (!layers.for_each_change_since(since, [&](int index) { cells.push_back(index); })) cells = {-1};
        return cells;
    };
    CHECK(told(before).empty());
    layers.put(Layer::Liquid, {1, 2}, Terrain::Lava);
    layers.put(Layer::Surface, {3, 4}, Terrain::Grass);
    CHECK(told(before) == std::vector<int>{12, 34});
    CHECK(told(before + 1) == std::vector<int>{34});
    layers[Layer::Liquid].fill(Terrain::Nothing);
    CHECK(told(before) == std::vector<int>{-1});
    CHECK(told(layers.changes()).empty());
    const std::uint32_t after = layers.changes();
    for (int i = 0; i < 65; ++i) layers.put(Layer::Liquid, {i % 10, 0}, Terrain::Lava);
    CHECK(told(after) == std::vector<int>{-1});
    CHECK(told(after + 1).size() == 64);
}

}  // namespace cellophane
