#include <algorithm>
#include <array>
#include <utility>

#include "content/schedules.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/population/item_placement.h"
#include "dungeon/population/make_item.h"
#include "dungeon/stages/stages.h"
#include "kit/grid/random_cell.h"

namespace cellophane {

namespace {

/// The row of the metering table for a kind, or its size.
std::size_t metered_row(ItemKind kind) {
    std::size_t row = 0;
    while (row < metered_rows.size() && metered_rows[row].kind != kind) ++row;
    return row;
}

/// The kind that must come now, if any (rules/levels.md 23.3, rules 3 and 4).
std::optional<ItemKind> forced_kind(const RunCounters& counters, int depth, int offset) {
    for (std::size_t i = 0; i < metered_rows.size(); ++i) {
        const MeteredRow& row = metered_rows[i];
        const int count = counters.count[i];
        if (row.forced_multiplier > 0 &&
            count * row.forced_multiplier + row.forced_increment < depth + offset)
            return row.kind;
        if (row.guaranteed_depth == depth && count < row.guaranteed_count) return row.kind;
    }
    return std::nullopt;
}

Item next_item(const RunCounters& counters, int depth, int offset, Rng& rng) {
    ItemRequest request{.depth = depth, .metered = counters.frequency};
    if (counters.nutrition <= nutrition_mark(depth, offset)) {
        request.categories = {ItemCategory::Food};
    } else if (depth > amulet_depth) {
        request.kind = ItemKind::Lumenstone;
    } else if (const auto kind = forced_kind(counters, depth, offset)) {
        request.kind = kind;
    } else {
        request.categories = floor_categories;
    }
    return make_item(request, rng);
}

void note(RunCounters& counters, const Item& item) {
    counters.nutrition += item.row().nutrition;
    const std::size_t row = metered_row(item.kind);
    if (row == metered_rows.size()) return;
    counters.frequency[row] -= metered_rows[row].per_item;
    ++counters.count[row];
}

bool ignores_the_raffle(const Item& item) {
    return item.row().category == ItemCategory::Food || item.kind == ItemKind::PotionOfStrength;
}

void lay_down(Draft& draft, Item item, bool by_lot) {
    const Pos at = item.at;
    draft.items.push_back(std::move(item));
    if (draft.watch) draft.emit({.kind = DigEventKind::ItemPlaced, .at = at, .by_lot = by_lot});
}

}  // namespace

/// What lies about (rules/levels.md 23.2 to 23.4).
void place_items(Draft& draft, Rng& rng) {
    const int depth = draft.goal.depth;
    RunCounters& counters = draft.counters;
    draft.item_weights = weigh_cells(draft);
    // On maps much smaller than the game's, plants and machines may stand in the only way.
    if (!draft.item_weights.joins_stairs) {
        draft.rejected = true;
        return;
    }
    if (draft.watch) draft.emit({.kind = DigEventKind::TicketsDealt});
    int left = lumenstones(depth);
    if (depth <= amulet_depth) {
        for (std::size_t i = 0; i < metered_rows.size(); ++i)
            counters.frequency[i] += metered_rows[i].per_depth;
        left = first_items(depth);
        while (rng.percent(60)) ++left;
    }
    int offset = 0;
    if (depth >= 3) {
        offset = rng.uniform(-1, 1);
        offset += rng.uniform(-1, 1);
    }
    while (left > 0) {
        Item item = next_item(counters, depth, offset, rng);
        note(counters, item);
        // Food below the Amulet comes on top of the stones.
        if (depth <= amulet_depth || item.kind == ItemKind::Lumenstone) --left;
        const bool by_lot = !ignores_the_raffle(item);
        item.at = by_lot ? draw_by_weight(draft.item_weights, draft, rng)
                         : draw_in_the_open(draft.item_weights, draft, rng);
        if (!(item.at == nowhere)) lay_down(draft, std::move(item), by_lot);
    }
}

/// Gold, by a curve that luck may not leave for long (rules/levels.md 23.5).
void place_gold(Draft& draft, Rng& rng) {
    const int depth = draft.goal.depth;
    if (depth > amulet_depth) return;
    int& total = draft.counters.gold;
    int piles = std::min(5, depth / 4);
    for (int chance = 60; piles <= 10 && rng.percent(chance); chance -= 15) ++piles;
    if (depth > 5) {
        if (total < gold_low_mark(depth - 1)) piles += 2;
        if (total > gold_high_mark(depth - 1)) piles -= 2;
    }
    for (; piles > 0; --piles) {
        Item gold = make_item({.kind = ItemKind::Gold, .depth = depth}, rng);
        gold.at = draw_by_weight(draft.item_weights, draft, rng);
        if (gold.at == nowhere) continue;
        total += gold.quantity;
        lay_down(draft, std::move(gold), true);
    }
}

namespace {

/// Plain dry floor to which the hero can walk.
BitGrid open_floor(const Draft& draft) {
    const auto [blocked, no_items] = draft.layers.cells_with_each(
        std::array{pathing_blockers, TerrainProperties{TerrainProperty::BlocksItems}});
    const BitGrid ways = blocked.complement() | draft.layers.cells_of(Layer::Dungeon, Terrain::SecretDoor);
    BitGrid floor = part_with(arrival(draft), ways) & draft.layers.cells_of(Layer::Dungeon, Terrain::Floor) &
                    draft.layers.cells_of(Layer::Liquid, Terrain::Nothing);
    floor -= draft.ownership.any() | no_items | cells_with_items(draft) | cells_with_monsters(draft);
    return floor;
}

}  // namespace

/// The Amulet lies loose where no machine holds it, on its own depth and on every one below (rules/levels.md
/// 24). It takes its cell before anything optional does.
void place_amulet(Draft& draft, Rng& rng) {
    if (draft.goal.depth < amulet_depth) return;
    const bool there = std::any_of(draft.items.begin(), draft.items.end(),
                                   [](const Item& i) { return i.kind == ItemKind::Amulet; });
    if (there) return;
    Item amulet = make_item({.kind = ItemKind::Amulet, .depth = draft.goal.depth}, rng);
    amulet.at = random_cell(open_floor(draft), rng);
    if (amulet.at == nowhere)
        draft.rejected = true;
    else
        lay_down(draft, std::move(amulet), false);
}

}  // namespace cellophane
