#include "world/creatures.h"

#include <algorithm>
#include <utility>

#include "world/level.h"

namespace cellophane {

void remove_monster(Monsters& monsters, std::vector<Item>& items, const Monster& monster) {
    const ActorId gone = monster.id;
    std::erase_if(items, [gone](const Item& item) { return item.carrier == gone; });
    monsters.take(monster);
    for (Monster& other : monsters)
        for (ActorId* bond : {&other.leader, &other.inside})
            if (*bond == gone) *bond = no_actor;
}

void move_actor(Actor& actor, std::vector<Item>& items, Pos at) {
    actor.at = at;
    for (Item& item : items)
        if (item.carrier == actor.id) item.at = at;
}

void move_actor(Level& level, Actor& actor, Pos at) {
    // The index is of creatures alone.
    if (actor.is_hero()) {
        actor.at = at;
        return;
    }
    const std::size_t place = level.monsters.place_of(actor);
    level.occupancy.leave(actor.at, place);
    move_actor(actor, level.items, at);
    level.occupancy.note(at, place);
}

void number_anew(Monsters& monsters, std::vector<Item>& items, ActorId first) {
    std::vector<ActorId> before;
    for (const Monster& monster : monsters.oldest_first()) before.push_back(monster.id);
    const auto renamed = [&](ActorId id) {
        const auto found = std::find(before.begin(), before.end(), id);
        return !id || found == before.end() ? no_actor
                                            : ActorId{first.value + static_cast<int>(found - before.begin())};
    };
    for (Item& item : items) item.carrier = renamed(item.carrier);
    for (Monster& monster : monsters)
        for (ActorId* id : {&monster.id, &monster.leader, &monster.inside}) *id = renamed(*id);
}

std::vector<ActorId> ids_of(const Monsters& monsters) {
    std::vector<ActorId> ids;
    ids.reserve(monsters.size());
    for (const Monster& monster : monsters) ids.push_back(monster.id);
    return ids;
}

Monster& join(Level& level, Monster monster) {
    level.occupancy.note(monster.at, level.monsters.size());
    return level.monsters.emplace_back(std::move(monster));
}

Monster newborn(MonsterKind kind, std::optional<Mutation> mutation, Pos at) {
    Monster monster{.kind = kind, .at = at, .mutation = mutation};
    monster.max_health = birth_health(kind, mutation);
    monster.health = monster.max_health;
    monster.stats = initial_stats(kind, mutation);
    const bool never_sleeps = monster.is(Behavior::NeverSleeps) && !monster.is(Behavior::Immobile);
    if (never_sleeps || monster.is(Behavior::AlwaysHunting)) monster.state = MonsterState::Hunting;
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
