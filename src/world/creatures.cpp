#include "world/creatures.h"

#include <utility>

#include "world/level.h"

namespace cellophane {

void remove_monster(Monsters& monsters, std::vector<Item>& items, std::size_t number) {
    const int gone = static_cast<int>(number);
    std::erase_if(items, [gone](const Item& item) { return item.carrier == gone; });
    monsters.erase(monsters.begin() + gone);
    for (Item& item : items)
        if (item.carrier > gone) --item.carrier;
    for (Monster& monster : monsters) {
        for (int* other : {&monster.leader, &monster.inside}) {
            if (*other == gone) *other = -1;
            if (*other > gone) --*other;
        }
    }
}

void move_monster(Monsters& monsters, std::vector<Item>& items, std::size_t number, Pos at) {
    monsters[number].at = at;
    for (Item& item : items)
        if (item.carrier == static_cast<int>(number)) item.at = at;
}

void move_monster(Level& level, const Monster& monster, Pos at) {
    move_monster(level, static_cast<std::size_t>(index_of(level, monster)), at);
}

void move_monster(Level& level, std::size_t number, Pos at) {
    level.occupancy.leave(level.monsters[number].at, number);
    move_monster(level.monsters, level.items, number, at);
    level.occupancy.note(at, number);
}

Monster& join(Level& level, Monster monster) {
    level.occupancy.note(monster.at, level.monsters.size());
    return level.monsters.emplace_back(std::move(monster));
}

int index_of(const Level& level, const Monster& monster) {
    for (std::size_t i = 0; i < level.monsters.size(); ++i)
        if (&level.monsters[i] == &monster) return static_cast<int>(i);
    return -1;
}

Monster newborn(MonsterKind kind, std::optional<Mutation> mutation, Pos at) {
    Monster monster{.kind = kind, .at = at, .mutation = mutation};
    monster.max_health = birth_health(kind, mutation);
    monster.health = monster.max_health;
    monster.stats = initial_stats(kind, mutation);
    const bool never_sleeps = monster.is(Behaviour::NeverSleeps) && !monster.is(Behaviour::Immobile);
    if (never_sleeps || monster.is(Behaviour::AlwaysHunting)) monster.state = MonsterState::Hunting;
    return monster;
}

TerrainProperties forbidden_terrain(const Footing& footing) {
    using P = TerrainProperty;
    TerrainProperties forbidden = pathing_blockers;
    if (footing.floats) forbidden = forbidden.without({P::Lava, P::DeepWater, P::Descends, P::TrapPlate});
    if (footing.fireproof) forbidden = forbidden.without({P::Lava, P::Fire, P::Ignites});
    if (footing.swims) forbidden = forbidden.without({P::DeepWater});
    return forbidden;
}

}  // namespace cellophane
