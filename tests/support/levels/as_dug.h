#pragma once

#include <cstddef>

#include "world/level.h"

namespace cellophane {

/// Who is met has a number and memories of his own, waits for his turn, is in the water if he lives there, is
/// the hero's if he is anybody's, and has had a look at who has come.
inline Monster as_dug(Monster met, const Monster& shown) {
    met.number = 0;
    met.wandering = {};
    met.noticed = false;
    met.state = shown.state;
    met.vitals.submerged = false;
    met.vitals.ticks = shown.vitals.ticks;
    if (shown.is_ally()) met.clear(MonsterMark::FollowsHero);
    return met;
}

/// A level that a hero meets, without what his coming has changed of it as it was `shown`.
inline Level as_dug(Level met, const Level& shown) {
    for (std::size_t i = 0; i < met.monsters.size() && i < shown.monsters.size(); ++i)
        met.monsters[i] = as_dug(met.monsters[i], shown.monsters[i]);
    return met;
}

}  // namespace cellophane
