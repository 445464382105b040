#include "play/time/no_return.h"

#include <algorithm>
#include <optional>

#include "kit/grid/bit_grid.h"

namespace cellophane {

namespace {

constexpr TerrainProperties perils{TerrainProperty::Lava, TerrainProperty::DeepWater,
                                   TerrainProperty::Descends};

/// Steps to the nearest ground that holds; none if there is no way.
std::optional<int> steps_to_shore(const Strata& strata, Pos from) {
    const BitGrid shore =
        strata.cells_with(perils | TerrainProperties{TerrainProperty::BlocksMovement}).complement();
    const BitGrid open = strata.cells_with({TerrainProperty::BlocksMovement}).complement();
    BitGrid reached{strata.size()};
    reached.set(from);
    for (int steps = 0;; ++steps) {
        if (reached.intersects(shore)) return steps;
        const BitGrid next = reached | (reached.dilated8() & open);
        if (next == reached) return std::nullopt;
        reached = next;
    }
}

}  // namespace

void warn_of_no_return(Turn& turn) {
    Game& game = turn.game;
    Hero& hero = game.hero;
    const Strata& strata = game.here().level.strata;
    const int floating = hero.vitals.statuses[Status::Levitating];
    const int fireproof = hero.vitals.statuses[Status::FireImmune];
    const bool on_lava = strata.has(hero.at, {TerrainProperty::Lava});
    const bool in_peril = (floating > 0 && strata.has(hero.at, perils)) || (fireproof > 0 && on_lava);
    if (!in_peril) {
        game.warned_of_no_return = 0;
        return;
    }
    const std::optional<int> steps = steps_to_shore(strata, hero.at);
    if (!steps) return;
    const int needed = *steps * hero.move_ticks() / 100;
    const int left = (on_lava ? std::max(floating, fireproof) : floating) * 100 / hero.move_ticks();
    const bool too_late = needed > left;
    const bool just_in_time = needed == left || needed + 1 == left;
    if (too_late && game.warned_of_no_return < 2) {
        game.warned_of_no_return = 2;
        turn.tell(ReturnWarning{true});
    } else if (just_in_time && game.warned_of_no_return < 1) {
        game.warned_of_no_return = 1;
        turn.tell(ReturnWarning{false});
    }
}

}  // namespace cellophane
