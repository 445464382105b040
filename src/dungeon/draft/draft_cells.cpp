#include "dungeon/draft/draft_cells.h"

#include "dungeon/draft/arrival.h"

namespace cellophane {

namespace {

constexpr int most_draws = 500;

bool is_taken(const Draft& draft, Pos at) {
    if (draft.ownership.test(at) || is_level_exit(draft.layers[Layer::Dungeon][at])) return true;
    for (const Item& item : draft.items)
        if (!item.carrier && item.at == at) return true;
    for (const Monster& monster : draft.monsters.oldest_first())
        if (!monster.is_dormant() && monster.at == at) return true;
    return false;
}

template <class Fits>
Pos search(const Draft& draft, Rng& rng, Fits fits) {
    const Size size = draft.goal.size;
    for (int draw = 0; draw < most_draws; ++draw) {
        const int x = rng.uniform(0, size.width - 1);
        const Pos at{x, rng.uniform(0, size.height - 1)};
        // The map's outermost cells stay rock.
        if (size.contains_inside(at) && fits(at) && !is_taken(draft, at)) return at;
    }
    return nowhere;
}

}  // namespace

BitGrid cells_with_items(const Draft& draft) {
    BitGrid cells{draft.goal.size};
    for (const Item& item : draft.items)
        if (!item.carrier && draft.goal.size.contains(item.at)) cells.set(item.at);
    return cells;
}

BitGrid cells_with_monsters(const Draft& draft) {
    BitGrid cells{draft.goal.size};
    for (const Monster& monster : draft.monsters.oldest_first())
        if (!monster.is_dormant()) cells.set(monster.at);
    return cells;
}

BitGrid cells_with_everybody(const Draft& draft) {
    BitGrid cells{draft.goal.size};
    for (const Monster& monster : draft.monsters.oldest_first()) cells.set(monster.at);
    return cells;
}

Pos arrival(const Draft& draft) {
    return in_front_of(draft.layers, draft.stairs.up);
}

Pos matching_cell(const Draft& draft, Terrain floor, Terrain liquid, Rng& rng) {
    const bool forbids_itself = terrain_rows[floor].properties.has(TerrainProperty::BlocksItems);
    return search(draft, rng, [&](Pos at) {
        return draft.layers[Layer::Dungeon][at] == floor && draft.layers[Layer::Liquid][at] == liquid &&
               (forbids_itself || !draft.layers.has(at, {TerrainProperty::BlocksItems}));
    });
}

Pos matching_cell_with(const Draft& draft, Terrain anywhere, Rng& rng) {
    // Saves the 500 draws where the terrain does not occur at all.
    bool there = false;
    for (Layer layer : every_layer) there = there || draft.layers.cells_of(layer, anywhere).any();
    if (!there) return nowhere;
    return search(draft, rng, [&](Pos at) { return draft.layers.holds(at, anywhere); });
}

}  // namespace cellophane
