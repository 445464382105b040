#pragma once

#include <optional>

#include "content/hordes.h"
#include "dungeon/draft.h"

namespace cellophane {

/// What kind of horde is wanted.
struct HordeWish {
    /// `Ordinary` stands for the open dungeon: captives held by others come with it.
    HordeCategory category = HordeCategory::Ordinary;
    bool captives = true;
    /// Must be placed here; without it the horde finds its own place.
    std::optional<Pos> at{};
    /// Cells in view of the arrival, shunned while there is another place.
    const BitGrid* in_view = nullptr;
    int machine = 0;
    /// Arrives while the level is played, which some kinds never do.
    bool is_late = false;
    /// Cells none of them may be put on.
    const BitGrid* reserved = nullptr;
};

/// A horde drawn for a depth, deeper ones included (rules/monsters.md 5.1 and 5.2), and those in a measure in
/// percent of the usual; none if nothing fits.
const HordeRow* draw_horde(const HordeWish& wish, int depth, Rng& rng, int out_of_depth = untuned);

/// Draws and places one horde (rules/monsters.md 5.3). The id of its leader; none if there is no horde or no
/// room.
ActorId place_horde(Draft& draft, const HordeWish& wish, Rng& rng);

}  // namespace cellophane
