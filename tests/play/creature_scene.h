#pragma once

#include <algorithm>
#include <string>

#include "play/ai/monster_turn.h"
#include "play/scenario.h"

namespace cellophane {

/// Runs one turn of the creature, whatever its ticks.
inline void let_act(Scenario& s, Monster& monster, bool hero_rests = false) {
    Moment now{s};
    now.turn.rested = hero_rests;
    take_turn(now.acting(monster));
}

/// A walled hall with the hero at `hero`.
inline std::string hall(int width, int height, Pos hero) {
    std::string picture;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const bool rim = x == 0 || y == 0 || x == width - 1 || y == height - 1;
            picture += Pos{x, y} == hero ? '@' : rim ? '#' : '.';
        }
        picture += '\n';
    }
    return picture;
}

/// Gives the hero so much health that the test cannot kill it.
inline void make_tough(Scenario& s) {
    s.game.hero.health = s.game.hero.max_health = 30000;
}

/// Rests so many turns; no horde arrives meanwhile, and the hero does not starve.
inline void rest(Scenario& s, int turns = 1) {
    for (int i = 0; i < turns; ++i) {
        s.game.horde_fuse = 1000;
        s.game.hero.nutrition = full_nutrition;
        s.play(Rest{});
    }
}

/// Puts the hero somewhere, as if it had been there all along.
inline void stand_at(Scenario& s, Pos at) {
    s.game.hero.at = at;
    s.look();
}

}  // namespace cellophane
