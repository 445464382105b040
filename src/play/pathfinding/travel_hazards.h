#pragma once

#include <optional>
#include <span>

#include "kit/grid/bit_grid.h"
#include "world/game.h"

namespace cellophane {

/// What automatic movement keeps off, where the hero is: what he himself stands in excuses more of the same
/// (rules/hero.md 10.5).
TerrainProperties unwelcome_to(const Game& game);

/// What automatic movement keeps off at a moment, cell by cell.
class TravelHazards {
public:
    explicit TravelHazards(const Game& game) : game_{game}, avoided_{unwelcome_to(game)} {}

    bool keeps_off(Pos at);
    /// The same for known ground, whoever may bar it.
    bool keeps_off_ground(Pos at);

private:
    TerrainProperties avoided_in(Pos at) const;
    const BitGrid& crossable_cells();

    const Game& game_;
    TerrainProperties avoided_;
    std::optional<BitGrid> crossable_;
};

/// Whether automatic movement keeps off a cell (rules/hero.md 10.5).
bool would_avoid(const Game& game, Pos at);

/// Whether he leaves a thing where it lies unless he is sent for it (rules/machines.md 4.13;
/// rules/hero.md 10.4).
bool is_left_alone(const Item& item);

/// Whether a way that was planned can still be gone: no corner has come to light that a step would cut, and
/// nothing to keep off. The next cell of the route comes last.
bool is_way_clear(const Game& game, std::span<const Pos> route);

}  // namespace cellophane
