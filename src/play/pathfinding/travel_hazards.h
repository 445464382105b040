#pragma once

#include <optional>
#include <span>

#include "kit/grid/bit_grid.h"
#include "world/game.h"

namespace cellophane {

/// The terrain automatic movement avoids: what the hero stands in excuses more of the same (rules/hero.md
/// 10.5).
TerrainProperties unwelcome_to(const Game& game);

/// What automatic movement avoids at present, cell by cell.
class TravelHazards {
public:
    explicit TravelHazards(const Game& game) : game_{game}, avoided_{unwelcome_to(game)} {}

    bool keeps_off(Pos at);
    /// The same for the ground of a known cell, whether or not a creature bars it.
    bool keeps_off_ground(Pos at);

private:
    TerrainProperties avoided_in(Pos at) const;
    const BitGrid& crossable_cells();

    const Game& game_;
    TerrainProperties avoided_;
    std::optional<BitGrid> crossable_;
};

/// Whether automatic movement avoids a cell (rules/hero.md 10.5).
bool would_avoid(const Game& game, Pos at);

/// Whether the hero leaves an item alone unless sent for it (rules/machines.md 4.13; rules/hero.md 10.4).
bool is_left_alone(const Item& item);

/// Whether a planned route is still free: no step cuts a corner that has come to light, and no cell is to be
/// avoided. `route` ends with the next cell.
bool is_path_clear(const Game& game, std::span<const Pos> route);

}  // namespace cellophane
