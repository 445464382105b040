#pragma once

#include <optional>

#include "content/hordes.h"
#include "dungeon/draft/draft.h"

namespace cellophane {

/// What kind of horde is wanted.
struct HordeRequest {
    /// `Ordinary` stands for the open dungeon: captives held by others come with it.
    HordeCategory category = HordeCategory::Ordinary;
    bool captives = true;
    /// Must be placed here; without it the horde finds its own place.
    std::optional<Pos> at{};
    /// Where a level is made: the cells in view of the arrival, on which nobody is put, and those near it, on
    /// which nobody awake is put (rules/levels.md 23.1).
    const BitGrid* in_view = nullptr;
    const BitGrid* near_arrival = nullptr;
    int machine = 0;
    /// Arrives while the level is played, which some kinds never do.
    bool is_late = false;
    /// Cells none of them may be put on.
    const BitGrid* reserved = nullptr;
};

/// A horde drawn for a depth of the long dungeon, deeper ones included (rules/monsters.md 5.1 and 5.2), and
/// those in a measure in percent of the usual; none if nothing fits.
const HordeRow* draw_horde(const HordeRequest& request, int depth, Rng& rng, int out_of_depth = untuned);

/// A horde and where its leader is to stand.
struct HordeChoice {
    /// None if no horde fits, or if there is no room.
    const HordeRow* horde = nullptr;
    Pos at = nowhere;

    bool is_found() const { return horde != nullptr && !(at == nowhere); }
};

/// Draws a horde and a place for it (rules/monsters.md 5.3).
HordeChoice choose_horde(const Draft& draft, const HordeRequest& request, Rng& rng);

/// Puts a horde that was found on the level; the id of its leader.
ActorId add_horde(Draft& draft, const HordeChoice& choice, const HordeRequest& request, Rng& rng);

}  // namespace cellophane
