#include "dungeon/population/monsters.h"

#include <array>
#include <utility>

#include "dungeon/draft/draft_cells.h"
#include "dungeon/population/item_generation.h"
#include "kit/grid/random_cell.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

std::optional<Mutation> draw_mutation(MonsterKind kind, int depth, Rng& rng) {
    if (depth <= 10 || !may_mutate(kind) || !rng.percent(mutation_percent(depth))) return std::nullopt;
    std::array<Mutation, static_cast<std::size_t>(Mutation::count)> possible{};
    int count = 0;
    for (const MutationRow& row : mutation_rows)
        if (may_mutate(kind, row.kind)) possible[static_cast<std::size_t>(count++)] = row.kind;
    if (count == 0) return std::nullopt;
    return possible[static_cast<std::size_t>(rng.uniform(0, count - 1))];
}

/// The next item of the store, if there is one left (rules/monsters.md 3).
std::optional<Item> next_of_store(RunCounters& counters, int depth) {
    if (counters.monster_items_left == 0) return std::nullopt;
    --counters.monster_items_left;
    constexpr ItemCategories all_but_food{ItemCategory::Gold,   ItemCategory::Weapon, ItemCategory::Armor,
                                          ItemCategory::Potion, ItemCategory::Scroll, ItemCategory::Staff,
                                          ItemCategory::Wand,   ItemCategory::Ring,   ItemCategory::Charm};
    Item item = make_item({.categories = all_but_food}, counters.monster_items);
    item.origin_depth = depth;
    return item;
}

/// The free cell nearest to a place, by king's moves, that a kind may stand on.
Pos nearest_free(const Draft& draft, MonsterKind kind, Pos from, const BitGrid& barred, Rng& rng) {
    const BitGrid taken =
        draft.layers.cells_with(forbidden_terrain(kind)) | barred | cells_with_monsters(draft);
    return nearest_cell(taken.complement(), from, rng);
}

}  // namespace

TerrainProperties forbidden_terrain(MonsterKind kind) {
    const Behaviors behaviors = monster_rows[kind].behaviors;
    return forbidden_terrain({.floats = behaviors.has(Behavior::Flies),
                              .fireproof = behaviors.any_of({Behavior::ImmuneToFire, Behavior::Invulnerable}),
                              .swims = behaviors.has(Behavior::Swims)});
}

ActorId add_monster(Draft& draft, const Birth& birth, Rng& rng) {
    const MonsterRow& row = monster_rows[birth.kind];
    const int depth = draft.goal.depth;
    const std::optional<Mutation> mutation =
        birth.may_mutate ? draw_mutation(birth.kind, draft.goal.long_depth(), rng) : std::nullopt;
    Monster monster = newborn(birth.kind, mutation, birth.at);
    monster.machine = birth.machine;
    monster.id = draft.next_actor;
    ++draft.next_actor.value;
    draft.monsters.push_back(monster);
    // Below the Amulet creatures carry no items.
    if (birth.may_carry && !draft.goal.is_below_amulet() && row.item_percent > 0 &&
        rng.percent(row.item_percent))
        if (std::optional<Item> item = next_of_store(draft.counters, depth))
            give_item(draft, *std::move(item), monster.id);
    return monster.id;
}

void give_item(Draft& draft, Item item, ActorId bearer) {
    std::erase_if(draft.items, [&](const Item& carried) { return carried.carrier == bearer; });
    item.carrier = bearer;
    item.at = draft.monsters.find(bearer)->at;
    draft.items.push_back(std::move(item));
}

void remove_monster_at(Draft& draft, Pos at) {
    for (const Monster& monster : draft.monsters.oldest_first()) {
        if (!(monster.at == at) || monster.is_dormant()) continue;
        remove_monster(draft.monsters, draft.items, monster);
        return;
    }
}

void evacuate(Draft& draft, const BitGrid& cells, Rng& rng, const BitGrid* barred) {
    const BitGrid closed = barred != nullptr ? cells | *barred : cells;
    for (Monster& monster : draft.monsters.oldest_first()) {
        if (monster.is_dormant() || !cells.test(monster.at)) continue;
        const Pos refuge = nearest_free(draft, monster.kind, monster.at, closed, rng);
        if (!(refuge == nowhere)) move_actor(monster, draft.items, refuge);
    }
}

void wake(Draft& draft, const BitGrid& cells, Rng& rng, const BitGrid* barred) {
    const BitGrid closed = barred == nullptr ? BitGrid{draft.goal.size} : *barred;
    for (Monster& monster : draft.monsters.oldest_first()) {
        if (!monster.is_dormant() || !cells.test(monster.at) || closed.test(monster.at)) continue;
        const bool crowded = cells_with_monsters(draft).test(monster.at) ||
                             draft.layers.has(monster.at, forbidden_terrain(monster.kind));
        if (crowded) {
            const Pos free = nearest_free(draft, monster.kind, monster.at, closed, rng);
            if (free == nowhere) continue;
            move_actor(monster, draft.items, free);
        }
        monster.marks = monster.marks.without({MonsterMark::Dormant});
    }
}

}  // namespace cellophane
