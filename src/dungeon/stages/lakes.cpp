#include <algorithm>
#include <utility>

#include "content/lakes.h"
#include "dungeon/stages/stages.h"
#include "kit/grid/blob.h"

namespace cellophane {

bool lake_disrupts(const BitGrid& dry, const BitGrid& lake, bool dry_is_connected) {
    const BitGrid left = dry - lake;
    // A level that would be all lake counts as cut.
    if (left.none()) return true;
    if (!lake.intersects(dry)) return false;
    return !reach_each_other(dry_is_connected ? lake.dilated4() & left : left, left);
}

BitGrid settle_lake(const BitGrid& blob, const BitGrid& dry, int tries, Rng& rng, std::vector<Pos>* refused) {
    const Size size = dry.size();
    const bool connected = is_connected(dry);
    const BitGrid::Bounds box = blob.bounds();
    BitGrid canvas{size};
    blob.for_each([&](Pos p) { canvas.set(p - box.low); });
    for (int attempt = 0; attempt < tries; ++attempt) {
        const int left = rng.uniform(1, size.width - box.width() - 2);
        const int top = rng.uniform(1, size.height - box.height() - 2);
        BitGrid lake = canvas.shifted(Pos{left, top});
        if (!lake_disrupts(dry, lake, connected)) return lake;
        if (refused) refused->push_back({left, top});
    }
    return BitGrid{size};
}

namespace {

/// Windows are given for the standard map and grow and shrink with it.
Size scaled(Size window, Size map) {
    return {std::max(5, window.width * map.width / standard_size.width),
            std::max(5, window.height * map.height / standard_size.height)};
}

/// Reports a lake to the watcher; a refused one is shown at the last place tried.
void emit_lake(const Draft& draft, const BitGrid& blob, const BitGrid& lake, std::vector<Pos> refused) {
    const bool is_settled = lake.any();
    const int tries = static_cast<int>(refused.size()) + (is_settled ? 1 : 0);
    const Pos from = blob.bounds().low;
    const Pos corner = is_settled ? lake.bounds().low : refused.empty() ? from : refused.back();
    if (!is_settled && !refused.empty()) refused.pop_back();
    for (Pos& place : refused) place = place - corner;
    BitGrid cells{lake.size()};
    blob.for_each([&](Pos p) { cells.set_if_inside(p - from + corner); });
    draft.emit({.kind = is_settled ? DigEventKind::LakeSettled : DigEventKind::LakeRefused,
                .at = corner,
                .cells = &cells,
                .beside = &draft.lakes,
                .refused = &refused,
                .count = tries});
}

BitGrid dry_cells(const TerrainLayers& layers) {
    return layers.cells_with(pathing_blockers).complement();
}

}  // namespace

/// Places lakes where they cut no way; they replace walls and doors.
void design_lakes(Draft& draft, Rng& rng) {
    const bool classic = draft.goal.style == Style::Classic;
    const int usual = classic ? 10 : static_cast<int>(lake_windows.size());
    const int lakes = draft.goal.tuning.of(Tunable::Lakes, usual);
    const int tries = classic ? 10 : 20;
    BitGrid dry = dry_cells(draft.layers);
    for (int i = 0; i < lakes; ++i) {
        // From the largest window to the smallest, in as many steps as there are lakes.
        const auto step = static_cast<std::size_t>(i * usual / lakes);
        const Size window = lake_windows[std::min(step, lake_windows.size() - 1)];
        const BlobRule rule{
            .window = scaled(window, draft.goal.size), .least = {4, 4}, .birth = 5, .survival = 4};
        const BitGrid blob = classic ? grow_blob_within(rule, draft.goal.size, rng) : grow_blob(rule, rng);
        std::vector<Pos> refused;
        const BitGrid lake = settle_lake(blob, dry, tries, rng, draft.watch ? &refused : nullptr);
        if (lake.any()) {
            draft.lakes |= lake;
            dry -= lake;
            ++draft.lake_count;
        }
        if (draft.watch) emit_lake(draft, blob, lake, std::move(refused));
    }
    draft.lakes.for_each([&](Pos p) { draft.layers[Layer::Dungeon][p] = Terrain::Floor; });
}

namespace {

const LakeLiquidRow& choose_liquid(int depth, Rng& rng) {
    const int low = depth < lake_liquid_rows[LakeLiquid::Lava].first_depth ? 1 : 0;
    const int high = depth < lake_liquid_rows[LakeLiquid::Brimstone].first_depth ? 2 : 3;
    const auto drawn = static_cast<LakeLiquid>(rng.uniform(low, high));
    return lake_liquid_rows[depth == long_deepest_depth ? LakeLiquid::DeepWater : drawn];
}

/// Lakes this close share a liquid.
constexpr int neighborly_distance = 4;

BitGrid group_of(Pos start, const BitGrid& lakes) {
    BitGrid group{lakes.size()};
    group.set(start);
    for (;;) {
        BitGrid grown = flood(group, lakes);
        for (int i = 0; i < neighborly_distance; ++i) grown = grown.dilated8();
        grown &= lakes;
        if (grown == group) return group;
        group = std::move(grown);
    }
}

void draw_wreath(Draft& draft, const BitGrid& group, const LakeLiquidRow& liquid) {
    const int width = liquid.wreath_width;
    if (width == 0) return;
    BitGrid wreath{group.size()};
    for (int dx = -width; dx <= width; ++dx)
        for (int dy = -width; dy <= width; ++dy)
            if (dx * dx + dy * dy <= width * width) wreath |= group.shifted(Pos{dx, dy});
    wreath.for_each([&](Pos p) {
        if (draft.layers[Layer::Liquid][p] != Terrain::Nothing) return;
        draft.layers[Layer::Liquid][p] = liquid.wreath;
        Terrain& ground = draft.layers[Layer::Dungeon][p];
        if (ground == Terrain::WoodenDoor) ground = Terrain::Floor;
    });
}

}  // namespace

void fill_lakes(Draft& draft, Rng& rng) {
    BitGrid left = draft.lakes;
    while (left.any()) {
        const BitGrid group = group_of(left.first(), left);
        const LakeLiquidRow& liquid = choose_liquid(draft.goal.long_depth(), rng);
        group.for_each([&](Pos p) { draft.layers[Layer::Liquid][p] = liquid.terrain; });
        draw_wreath(draft, group, liquid);
        if (draft.watch)
            draft.emit({.kind = DigEventKind::LakeFilled,
                        .at = group.nth(group.count() / 2),
                        .cells = &group,
                        .terrain = liquid.terrain});
        left -= group;
    }
}

}  // namespace cellophane
