#include <algorithm>
#include <cstdint>

#include "content/looks.h"
#include "play/play.h"
#include "support/catch.h"
#include "view/drawn_map.h"
#include "view/palettes.h"
#include "view/scene.h"

// How remembered levels are drawn (rules/terrain.md 2.5).

namespace cellophane {

namespace {

/// A whole level as if the hero remembered it, secrets in their disguise and every fifth cell from a map.
Observation remembered(std::uint64_t seed, int depth) {
    Observation seen = Play{{.seed = seed, .depth = depth, .harmless = true}}.unveil();
    seen.machines.clear();
    seen.monsters.clear();
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        CellView& cell = seen.cells.at_index(i);
        for (Terrain& terrain : cell.layers)
            if (terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret)) terrain = disguise(terrain);
        cell.sight = i % 5 == 0 ? Sight::MagicMapped : Sight::Remembered;
        cell.machine = 0;
    }
    return seen;
}

}  // namespace

TEST_CASE("signs of remembered cells keep a contrast of two, in every dungeon", "[session][memory]") {
    int signs = 0;
    int drops = 0;
    int worst = 10'000;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const int depth : {1, 2, 4, 7, 11, 16, 21, 26}) {
            INFO("seed " << seed << ", depth " << depth);
            Observation seen = remembered(seed, depth);
            for (const bool drowned : {false, true}) {
                seen.hero->under_water = drowned;
                const Frame frame = drawn_screen(seen);
                for (int i = 0; i < seen.cells.size().area(); ++i) {
                    const Pos place = seen.cells.size().at(i);
                    if (place == seen.hero->at) continue;
                    const StyledCell& cell = map_cell_of(frame, place);
                    const CellView& view = seen.cells[place];
                    const bool is_drop =
                        view.has(TerrainProperty::Descends) && item_at(seen, place) == nullptr;
                    drops += is_drop;
                    if (is_drop && cell.glyph == U' ') FAIL("no sign of a drop");
                    if (cell.glyph == U' ') continue;
                    ++signs;
                    worst = std::min(worst, contrast_hundredths(cell.fore, cell.back));
                }
            }
        }
    CHECK(worst >= 200);
    CHECK(signs > 300'000);
    CHECK(drops > 1000);
}

TEST_CASE("remembered items are drawn by their own signs", "[session][memory]") {
    int items = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const int depth : {1, 5, 12, 20}) {
            const Observation seen = remembered(seed, depth);
            const Frame frame = drawn_screen(seen);
            for (const ItemView& item : seen.items) {
                if (item.carried || item.at == seen.hero->at) continue;
                ++items;
                const StyledCell& cell = map_cell_of(frame, item.at);
                CHECK(cell.glyph == figure_of(item).glyph);
                CHECK(contrast_hundredths(cell.fore, cell.back) >= 300);
            }
        }
    CHECK(items > 100);
}

}  // namespace cellophane
