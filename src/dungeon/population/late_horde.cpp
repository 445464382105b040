#include "dungeon/population/late_horde.h"

#include <cstddef>
#include <utility>

#include "dungeon/population/hordes.h"

namespace cellophane {

namespace {

/// A draft of what is there already, as far as hordes ask for it; `give_back` ends it.
Draft draft_of(Level& level, const Rng& items, int items_left) {
    Fortune fortune{1};
    fortune.monster_items = items;
    fortune.monster_items_left = items_left;
    LevelPlan plan;
    plan.depth = level.depth;
    plan.size = level.size();
    Draft draft{plan, fortune};
    draft.strata = std::move(level.strata);
    draft.claims = std::move(level.claims);
    draft.items = std::move(level.items);
    draft.monsters = std::move(level.monsters);
    return draft;
}

void give_back(Level& level, Draft&& draft) {
    level.strata = std::move(draft.strata);
    level.claims = std::move(draft.claims);
    level.items = std::move(draft.items);
    level.monsters = std::move(draft.monsters);
    for (std::size_t i = 0; i < level.monsters.size(); ++i) level.crowd.note(level.monsters[i].at, i);
}

}  // namespace

int place_late_horde(Level& level, const LateHorde& where, Rng& items, int& items_left, Rng& rng) {
    const std::size_t before = level.monsters.size();
    Draft draft = draft_of(level, items, items_left);
    place_horde(draft, {.captives = false, .at = where.at, .is_late = true, .reserved = &where.reserved},
                rng);
    items = draft.fortune.monster_items;
    items_left = draft.fortune.monster_items_left;
    give_back(level, std::move(draft));
    for (std::size_t i = before; i < level.monsters.size(); ++i) {
        Monster& monster = level.monsters[i];
        monster.state = MonsterState::Wandering;
        monster.vitals.ticks = monster.row().move_ticks;
    }
    return static_cast<int>(level.monsters.size() - before);
}

}  // namespace cellophane
