#pragma once

#include <optional>

#include "bots/sweep.h"
#include "kit/grid/bit_grid.h"
#include "play/play.h"

namespace cellophane {

/// What somebody has come for on a level: a way off it, or things that lie on it.
struct Destination {
    std::optional<Stair> way;
    BitGrid things;

    BitGrid cells(const Ground& ground) const;
};

/// How somebody leaves a level who has explored what he could: through whatever lies in the way, into what
/// nobody has seen, to levers, and to walls in want of a search.
class WayOff {
public:
    WayOff() = default;
    explicit WayOff(Size size) : refused_{size}, sleepers_{size}, looked_from_{size}, sweep_{size} {}

    /// On toward the destination; nothing if nothing is left but to search where he stands. `stopped` is what
    /// he asked for last if it came to nothing, or null.
    std::optional<Command> next(const Play& play, const Destination& destination, const Command* stopped);

    /// The hero has seen what there is to be seen from where he stands; searched there; was not let in.
    void look_around(const Play& play);
    void search(const Observation& seen) { sweep_.looked_around(seen); }
    void refuse(Pos at) { refused_.set(at); }

    /// Cells that did not let him in, and those where somebody sleeps whom no blow would move.
    BitGrid shunned() const { return refused_ | sleepers_; }

private:
    std::optional<Command> to_goals(const Play& play, const Destination& destination, const Command* stopped,
                                    const BitGrid& sleepers) const;
    std::optional<Command> to_a_wall(const Play& play, Ground& ground, const Command* stopped);

    BitGrid refused_;
    /// Kept in mind when they are out of view: a way that is longer only while somebody is in view would make
    /// him turn about for ever.
    BitGrid sleepers_;
    /// Cells from where he has looked into the unknown.
    BitGrid looked_from_;
    Sweep sweep_;
};

}  // namespace cellophane
