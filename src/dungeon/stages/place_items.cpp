#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "content/schedules.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/draft/tuning.h"
#include "dungeon/population/item_generation.h"
#include "dungeon/population/item_placement.h"
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

/// Food is due by the depth itself: no variant takes longer over a level.
bool is_food_due(const RunCounters& counters, int depth, int offset) {
    return counters.nutrition <= nutrition_mark(depth, offset);
}

Item next_item(const LevelPlan& goal, const RunCounters& counters, int offset, Rng& rng) {
    const int depth = goal.depth;
    ItemRequest request{.depth = depth, .long_depth = goal.long_depth(), .metered = counters.frequency};
    if (is_food_due(counters, depth, offset)) {
        request.categories = {ItemCategory::Food};
    } else if (goal.is_below_amulet()) {
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

/// A category of which a short dungeon draws so many.
struct CategorySupply {
    ItemCategory category{};
    int DepthSupply::*hundredths = nullptr;
};
constexpr CategorySupply drawn_categories[] = {
    {ItemCategory::Food, &DepthSupply::food},      {ItemCategory::Potion, &DepthSupply::potions},
    {ItemCategory::Scroll, &DepthSupply::scrolls}, {ItemCategory::Weapon, &DepthSupply::weapons},
    {ItemCategory::Armor, &DepthSupply::armor},    {ItemCategory::Wand, &DepthSupply::wands},
    {ItemCategory::Staff, &DepthSupply::staffs},   {ItemCategory::Ring, &DepthSupply::rings},
    {ItemCategory::Charm, &DepthSupply::charms}};

void lay_down(Draft& draft, Item item, bool by_lot) {
    const Pos at = item.at;
    draft.items.push_back(std::move(item));
    if (draft.watch) draft.emit({.kind = DigEventKind::ItemPlaced, .at = at, .by_lot = by_lot});
}

/// Strays from what is due on all levels but the first two.
int draw_offset(int depth, Rng& rng) {
    if (depth < 3) return 0;
    const int first = rng.uniform(-1, 1);
    return first + rng.uniform(-1, 1);
}

void place_item(Draft& draft, Item item, Rng& rng) {
    const bool by_lot = !ignores_the_raffle(item);
    item.at = by_lot ? draw_by_weight(draft.item_weights, draft, rng)
                     : draw_in_the_open(draft.item_weights, draft, rng);
    if (!(item.at == nowhere)) lay_down(draft, std::move(item), by_lot);
}

/// By the curves of the long dungeon, which keep count from level to level.
void place_by_curves(Draft& draft, Rng& rng) {
    const LevelPlan& goal = draft.goal;
    RunCounters& counters = draft.counters;
    int left = lumenstones(goal.depth);
    if (!goal.is_below_amulet()) {
        for (std::size_t i = 0; i < metered_rows.size(); ++i)
            counters.frequency[i] += metered_rows[i].per_depth;
        left = first_items(goal.depth);
        while (rng.percent(60)) ++left;
    }
    const int offset = draw_offset(goal.depth, rng);
    while (left > 0) {
        Item item = next_item(goal, counters, offset, rng);
        note(counters, item);
        // Food below the Amulet comes on top of the stones.
        if (!goal.is_below_amulet() || item.kind == ItemKind::Lumenstone) --left;
        place_item(draft, std::move(item), rng);
    }
}

/// How many items come besides those named: as far from the mean as in the long dungeon.
int draw_many(const DepthSupply& supply, Rng& rng) {
    constexpr int more_percent = 60;
    constexpr int mean_of_more = 100 * more_percent / (100 - more_percent);
    int mean = 0;
    for (const CategorySupply& row : drawn_categories) mean += supply.*row.hundredths;
    if (mean < mean_of_more) return drawn_count(mean, rng);
    int many = drawn_count(mean - mean_of_more, rng);
    while (rng.percent(more_percent)) ++many;
    return many;
}

ItemCategory draw_category(const DepthSupply& supply, Rng& rng) {
    std::array<int, std::size(drawn_categories)> weights{};
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = supply.*drawn_categories[i].hundredths;
    return drawn_categories[rng.weighted(weights)].category;
}

/// By what a short dungeon's row says of the depth, whatever came before; food alone keeps count.
void place_by_supply(Draft& draft, const DepthSupply& supply, Rng& rng) {
    const LevelPlan& goal = draft.goal;
    RunCounters& counters = draft.counters;
    const auto place = [&](const ItemRequest& request) {
        Item item = make_item(request, rng);
        note(counters, item);
        place_item(draft, std::move(item), rng);
    };
    const auto place_kind = [&](ItemKind kind, int hundredths) {
        for (int left = drawn_count(hundredths, rng); left > 0; --left)
            place({.kind = kind, .depth = goal.depth, .long_depth = goal.long_depth()});
    };
    const int offset = draw_offset(goal.depth, rng);
    while (is_food_due(counters, goal.depth, offset))
        place({.categories = {ItemCategory::Food}, .depth = goal.depth, .long_depth = goal.long_depth()});
    place_kind(ItemKind::Lumenstone, 100 * supply.lumenstones);
    place_kind(ItemKind::PotionOfLife, supply.life);
    place_kind(ItemKind::PotionOfStrength, supply.strength);
    place_kind(ItemKind::ScrollOfEnchanting, supply.enchanting);
    place_kind(ItemKind::PotionOfDetectMagic, supply.detect_magic);
    // What is metered in the long dungeon was dealt with by name.
    constexpr std::array<int, metered_rows.size()> none{};
    for (int left = draw_many(supply, rng); left > 0; --left) {
        const ItemCategory category = draw_category(supply, rng);
        place({.categories = {category},
               .depth = goal.depth,
               .long_depth = goal.long_depth(),
               .metered = none});
    }
}

}  // namespace

/// What lies about (rules/levels.md 23.2 to 23.4 and 28).
void place_items(Draft& draft, Rng& rng) {
    draft.item_weights = weigh_cells(draft);
    // On maps much smaller than the game's, plants and machines may stand in the only way.
    if (!draft.item_weights.joins_stairs) {
        draft.rejected = true;
        return;
    }
    if (draft.watch) draft.emit({.kind = DigEventKind::TicketsDealt});
    if (const DepthSupply* supply = draft.goal.supply())
        place_by_supply(draft, *supply, rng);
    else
        place_by_curves(draft, rng);
}

/// Gold, by a curve that luck may not leave for long (rules/levels.md 23.5).
void place_gold(Draft& draft, Rng& rng) {
    if (draft.goal.is_below_amulet()) return;
    const int depth = draft.goal.long_depth();
    int& total = draft.counters.gold;
    int piles = std::min(5, depth / 4);
    for (int chance = 60; piles <= 10 && rng.percent(chance); chance -= 15) ++piles;
    if (draft.goal.depth > draft.goal.variant->depths_without_gold_marks) {
        if (total < gold_low_mark(depth - 1)) piles += 2;
        if (total > gold_high_mark(depth - 1)) piles -= 2;
    }
    for (; piles > 0; --piles) {
        Item gold = make_item({.kind = ItemKind::Gold, .depth = draft.goal.depth, .long_depth = depth}, rng);
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
    if (draft.goal.depth < draft.goal.variant->amulet_depth) return;
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
