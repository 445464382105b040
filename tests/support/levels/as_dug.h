#pragma once

#include <cstddef>

#include "world/creatures.h"
#include "world/level.h"

namespace cellophane {

/// A creature that a hero meets, with everything reset that the hero's arrival changes: its identity,
/// wandering memory, notice, state, submersion and ticks, and an ally's FollowsHero mark.
inline Monster as_dug(Monster met, const Monster& shown) {
    met.wandering = {};
    met.noticed = false;
    met.state = shown.state;
    met.vitals.submerged = false;
    met.vitals.ticks = shown.vitals.ticks;
    if (shown.is_ally()) met.clear(MonsterMark::FollowsHero);
    return met;
}

/// A level that a hero meets, its creatures as they were `shown` before the hero came.
inline Level as_dug(Level met, const Level& shown) {
    number_anew(met.monsters, met.items, ActorId{0});
    for (std::size_t i = 0; i < met.monsters.size() && i < shown.monsters.size(); ++i)
        met.monsters[i] = as_dug(met.monsters[i], shown.monsters[i]);
    return met;
}

}  // namespace cellophane
