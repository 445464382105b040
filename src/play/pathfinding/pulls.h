#pragma once

#include <optional>
#include <vector>

#include "world/game.h"

namespace cellophane {

/// What a totem does to a hero who steps on a glyph that it watches (rules/machines.md 11, the beckoning
/// obstacles).
struct Pull {
    /// The cell of the totem.
    Pos by;
    /// Where the hero is pulled to.
    Pos to;
};

/// The glyphs from which totems would pull the hero, as far as the hero knows. For one state of the game.
class Pulls {
public:
    explicit Pulls(const Game& game);

    /// All of them.
    const BitGrid& cells() const { return cells_; }
    /// None if the hero may step on the cell.
    std::optional<Pull> at(Pos cell) const;

private:
    /// Few levels have a totem: kept out of what is fetched first.
    [[gnu::cold, gnu::noinline]] void look_around();

    const Game& game_;
    /// Those the hero has seen, and still sees or remembers where they stand.
    std::vector<const Monster*> totems_;
    BitGrid cells_;
};

}  // namespace cellophane
