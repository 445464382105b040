#pragma once

#include <optional>

#include "dungeon/draft/draft.h"

namespace cellophane {

/// Terrain a kind must not be put on (rules/monsters.md 9.1).
TerrainProperties forbidden_terrain(MonsterKind kind);

/// What a new creature may be born with.
struct Birth {
    MonsterKind kind{};
    Pos at{};
    bool may_mutate = true;
    bool may_carry = true;
    int machine = 0;
};

/// Adds a creature to the draft's list (rules/monsters.md 3), asleep unless its kind always hunts, and gives
/// it the next item of the store if it is to carry one.
ActorId add_monster(Draft& draft, const Birth& birth, Rng& rng);

/// Removes the creature on a cell, dormant ones excepted, without a trace.
void remove_monster_at(Draft& draft, Pos at);

/// Hands an item to a creature, in place of what it carried.
void give_item(Draft& draft, Item item, ActorId bearer);

/// Creatures make room: those in `cells` go to the nearest cell they may stand on (rules/terrain.md 4.5), but
/// to none of `barred`.
void evacuate(Draft& draft, const BitGrid& cells, Rng& rng, const BitGrid* barred = nullptr);
/// Dormant creatures in `cells` come out (rules/monsters.md 5.4), but none in `barred`, nor to there.
void wake(Draft& draft, const BitGrid& cells, Rng& rng, const BitGrid* barred = nullptr);

}  // namespace cellophane
