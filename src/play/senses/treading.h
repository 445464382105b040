#pragma once

#include "world/environment/active_terrain.h"
#include "world/game.h"

namespace cellophane {

// Where creatures set foot (spec 40, sections 9.1, 9.2, 9.5 and 9.7).

/// Terrain a creature must not be put on, as it is just now.
TerrainProperties forbidden_terrain(const Monster& monster);
/// The same with all that would harm it: what it avoids to be put on.
TerrainProperties shunned_terrain(const Monster& monster);

/// The cells with such terrain, and for those confined to liquids all dry ones.
BitGrid cells_closed_to(const Strata& strata, const Monster& monster, TerrainProperties terrain);

/// Whether ground like this does it harm, to stand on as it is just now.
bool suffers(const Monster& monster, TerrainProperties ground);

/// Whether it could go under where it stands (section 9.4).
bool may_submerge(const Level& level, const Monster& monster);

/// Whether it will not step there, or strike at whoever is there (section 9.2).
bool avoids(const Game& game, const Monster& monster, Pos at);

/// The same for one that asks about many cells; it holds while the creature and the terrain stay as they are.
class Wariness {
public:
    /// `terrain` is that of the level the hero is on.
    Wariness(const Game& game, const Monster& monster, ActiveTerrain& terrain);

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

/// The corner a diagonal step would cut, the first if there are two; `nowhere` if it cuts none, as cardinal
/// steps never do.
Pos corner_cut(const Strata& strata, Pos from, Direction toward);
bool cuts_corner(const Strata& strata, Pos from, Direction toward);

/// Whether two cells are neighbours with no corner between them.
bool is_next_to(const Strata& strata, Pos a, Pos b);

/// Whether a cell lets nobody in; a door whose secret creatures know does.
bool is_shut(const Level& level, Pos at);
/// The cells whose secret keeps nobody out who knows it, as creatures do.
BitGrid secret_ways(const Level& level);
/// The same where the secrets are known already.
BitGrid secret_ways(const Level& level, const BitGrid& secrets);

/// Whether the hero floats, or fire is nothing to him, for longer than the turn that a step takes.
bool is_safe_from_lava(const Statuses& statuses);

/// Whether one may take the place of the other, who goes where it came from (section 9.5).
bool may_swap(const Game& game, const Monster& mover, const Monster& blocker);

}  // namespace cellophane
