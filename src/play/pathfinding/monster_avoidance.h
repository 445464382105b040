#pragma once

#include "world/environment/active_terrain.h"
#include "world/game.h"

namespace cellophane {

// What creatures keep off (rules/monsters.md 9.2).

/// Whether it will not step there, or strike at whoever is there.
bool avoids(const Game& game, const Monster& monster, Pos at);

/// The same for one that asks about many cells; it holds while the creature and the terrain stay as they are.
class AvoidanceCheck {
public:
    /// `terrain` is that of the level the hero is on.
    AvoidanceCheck(const Game& game, const Monster& monster, ActiveTerrain& terrain);

    bool avoids(Pos at) const;
    /// Among free cells without gas, those it keeps off and those it has to look at one by one.
    struct Verdict {
        BitGrid avoided;
        BitGrid open_to_question;
    };
    Verdict judge_free_ground() const;
    /// Whether it may keep off free ground that is nothing worse than apt to burn.
    bool minds_kindling() const;

private:
    const Game& game_;
    const Monster& monster_;
    const ActiveTerrain& terrain_;
    /// What does nothing to it, and what it stands on.
    TerrainProperties immune_;
    TerrainProperties underfoot_;
    /// What there is on free ground says whether it goes there: not by itself where one of the first set is,
    /// elsewhere not if one of the second is.
    bool terrain_decides_ = false;
    TerrainProperties consults_;
    TerrainProperties repelled_;
};

}  // namespace cellophane
