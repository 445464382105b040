#include "dungeon/population/horde_spawn.h"

#include <cstddef>
#include <utility>

#include "dungeon/population/hordes.h"

namespace cellophane {

namespace {

/// A draft of what is there already, as far as hordes ask for it; `give_back` ends it.
Draft draft_of(Level& level, const VariantRow& variant, const Rng& items, int items_left) {
    RunCounters counters{1};
    counters.monster_items = items;
    counters.monster_items_left = items_left;
    LevelPlan plan;
    plan.variant = &variant;
    plan.depth = level.depth;
    plan.size = level.size();
    Draft draft{plan, counters};
    draft.layers = std::move(level.layers);
    draft.ownership = std::move(level.ownership);
    draft.items = std::move(level.items);
    draft.monsters = std::move(level.monsters);
    return draft;
}

void give_back(Level& level, Draft&& draft) {
    level.layers = std::move(draft.layers);
    level.ownership = std::move(draft.ownership);
    level.items = std::move(draft.items);
    level.monsters = std::move(draft.monsters);
    for (std::size_t i = 0; i < level.monsters.size(); ++i) level.occupancy.note(level.monsters[i].at, i);
}

}  // namespace

int spawn_horde(Level& level, const VariantRow& variant, const HordeSpawn& where, Rng& items, int& items_left,
                int& born, Rng& rng) {
    const std::size_t before = level.monsters.size();
    Draft draft = draft_of(level, variant, items, items_left);
    draft.next_actor = {born + 1};
    const HordeRequest request{
        .captives = false, .at = where.at, .is_late = true, .reserved = &where.reserved};
    // Hordes that live in camps do not come late.
    const HordeChoice choice = choose_horde(draft, request, rng);
    if (choice.is_found()) add_horde(draft, choice, request, rng);
    items = draft.counters.monster_items;
    items_left = draft.counters.monster_items_left;
    born = draft.next_actor.value - 1;
    give_back(level, std::move(draft));
    for (std::size_t i = before; i < level.monsters.size(); ++i) {
        Monster& monster = level.monsters[i];
        monster.state = MonsterState::Wandering;
        monster.vitals.ticks = monster.row().move_ticks;
    }
    return static_cast<int>(level.monsters.size() - before);
}

}  // namespace cellophane
