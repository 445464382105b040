#pragma once

#include "world/environment/active_terrain.h"
#include "world/game.h"

namespace cellophane {

// Cells that creatures avoid (rules/monsters.md 9.2).

/// Whether the creature neither steps there nor strikes at an occupant.
bool avoids(const Game& game, const Monster& monster, Pos at);

/// The same for many cells; valid while the creature and the terrain stay as they are.
class AvoidanceCheck {
public:
    /// `terrain` is that of the level the hero is on.
    AvoidanceCheck(const Game& game, const Monster& monster, ActiveTerrain& terrain);

    bool avoids(Pos at) const;
    /// Free cells without gas: those it avoids and those that need a call of `avoids` each.
    struct Verdict {
        BitGrid avoided;
        BitGrid open_to_question;
    };
    Verdict judge_free_ground() const;
    /// Whether the creature may avoid free ground that is no worse than flammable.
    bool minds_kindling() const;

private:
    const Game& game_;
    const Monster& monster_;
    const ActiveTerrain& terrain_;
    /// What does not harm the creature, and what it stands on.
    TerrainProperties immune_;
    TerrainProperties underfoot_;
    /// Whether the terrain of a free cell decides: cells with any of `consults_` need a closer look, others
    /// are avoided if they have any of `repelled_`.
    bool terrain_decides_ = false;
    TerrainProperties consults_;
    TerrainProperties repelled_;
};

}  // namespace cellophane
