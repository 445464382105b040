#include "world/cell_set_cache.h"

#include "kit/rng/rng.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("cached sets of cells equal fresh ones, whatever terrain changes", "[world]") {
    using P = TerrainProperty;
    Rng rng{7};
    TerrainLayers layers{{23, 18}};
    TerrainLayers elsewhere{{23, 18}};
    TerrainLayers larger{{80, 70}};
    CellSetCache<2> kept;
    std::array<TerrainProperties, 2> wanted{pathing_blockers, TerrainProperties{P::BlocksVision}};
    const auto agree = [&](const TerrainLayers& now) {
        return kept.of(now, wanted) == now.cells_with_each(wanted);
    };
    const auto scatter = [&](TerrainLayers& over) {
        for (int i = rng.uniform(0, 6); i > 0; --i) {
            const Layer layer = every_layer[static_cast<std::size_t>(rng.uniform(0, 3))];
            const Pos at{rng.uniform(0, over.size().width - 1), rng.uniform(0, over.size().height - 1)};
            over[layer][at] = static_cast<Terrain>(
                rng.uniform(0, static_cast<int>(EnumTable<Terrain, TerrainRow>::size()) - 1));
        }
    };
    for (int turn = 0; turn < 300; ++turn) {
        scatter(layers);
        scatter(elsewhere);
        scatter(larger);
        CHECK(agree(layers));
        // Another level, then one of another size, and other sets.
        if (turn % 50 == 10) CHECK(agree(elsewhere));
        if (turn % 50 == 20) CHECK(agree(larger));
        if (turn % 50 == 30) wanted[0] = turn % 100 == 30 ? TerrainProperties{P::Lava} : pathing_blockers;
    }
}

}  // namespace cellophane
