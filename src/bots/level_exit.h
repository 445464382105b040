#pragma once

#include <optional>

#include "bots/sweep.h"
#include "kit/grid/bit_grid.h"
#include "play/play.h"

namespace cellophane {

/// A goal on a level: a way off it, or the cells of items.
struct Destination {
    std::optional<Stair> way;
    BitGrid things;

    BitGrid cells(const Ground& ground) const;
};

/// How to leave a level once exploring has come to an end: through whatever lies in the way, into unknown
/// cells, to levers, and to walls not yet searched.
class LevelExit {
public:
    LevelExit() = default;
    explicit LevelExit(Size size) : refused_{size}, sleepers_{size}, looked_from_{size}, sweep_{size} {}

    /// The next command toward the destination; nothing if only a search from the hero's cell is left.
    /// `stopped` is the last command if it had no effect, or null.
    std::optional<Command> next(const Play& play, const Destination& destination, const Command* stopped);

    /// Notes that the hero has looked around from its cell; has searched there; could not enter a cell.
    void look_around(const Play& play);
    void search(const Observation& seen) { sweep_.looked_around(seen); }
    void refuse(Pos at) { refused_.set(at); }

    /// Cells the hero could not enter, and those of sleepers immune to weapons.
    BitGrid shunned() const { return refused_ | sleepers_; }

private:
    std::optional<Command> to_goals(const Play& play, const Destination& destination, const Command* stopped,
                                    const BitGrid& sleepers) const;
    std::optional<Command> to_a_wall(const Play& play, Ground& ground, const Command* stopped);

    BitGrid refused_;
    /// Kept while out of view: a way that is longer only while a sleeper is in view would make the hero turn
    /// about for ever.
    BitGrid sleepers_;
    /// Cells the hero has looked around from.
    BitGrid looked_from_;
    Sweep sweep_;
};

}  // namespace cellophane
