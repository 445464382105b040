#pragma once

#include <cstddef>
#include <cstdint>

#include "kit/grid/grid.h"
#include "world/monster.h"

namespace cellophane {

/// Who of a level's creatures may be where, so that nobody has to look through all of them for the one in a
/// cell. Every cell one is in is noted, dormant ones included; what is noted is a hint, and whoever reads it
/// makes sure. Working memory of a turn; no part of what a level is.
class OccupancyIndex {
public:
    /// From now on whoever is put somewhere must be noted.
    void rebuild(const Monsters& monsters, Size size) {
        if (!(hints_.size() == size)) hints_ = Grid<Hint>{size};
        hints_.fill(nobody);
        is_known_ = true;
        std::size_t number = 0;
        for (const Monster& monster : monsters) note(monster.at, number++);
    }
    void note(Pos at, std::size_t number) {
        if (!is_known_ || !hints_.contains(at)) return;
        Hint& hint = hints_[at];
        // Numbers move when somebody is gone: even the same one may be another's.
        hint = hint == nobody ? hint_for(number) : unsure;
    }
    /// One that was noted here goes.
    void leave(Pos at, std::size_t number) {
        if (is_known_ && hints_.contains(at) && hints_[at] == hint_for(number) && hints_[at] != unsure)
            hints_[at] = nobody;
    }
    /// Creatures may move unnoted again.
    void invalidate() { is_known_ = false; }

    /// Builds that check themselves find out whether hints are right.
#ifdef CELLOPHANE_CHECKED
    static constexpr bool is_trusted = false;
#else
    static constexpr bool is_trusted = true;
#endif
    /// Nobody is there.
    static constexpr std::size_t none = ~std::size_t{0};
    /// Who is there, if anybody, has to be looked for.
    static constexpr std::size_t anybody = none - 1;
    /// The number of the only one that may be there, unless numbers have moved since; or one of the above.
    std::size_t candidate_at(Pos at) const {
        if (!is_known_ || !hints_.contains(at)) return anybody;
        const Hint hint = hints_[at];
        return hint == nobody ? none : hint == unsure ? anybody : hint - std::size_t{1};
    }

    /// Whether there may be somebody beside a cell.
    bool may_have_neighbours(Pos at) const {
        if (!is_known_ || !hints_.size().contains_inside(at)) return true;
        unsigned all = 0;
        for (int x = at.x - 1; x <= at.x + 1; ++x)
            for (int y = at.y - 1; y <= at.y + 1; ++y) all |= x == at.x && y == at.y ? 0U : hints_[{x, y}];
        return all != nobody;
    }

private:
    /// A number and one; numbers too high for that are looked for.
    using Hint = std::uint8_t;
    static constexpr Hint nobody = 0;
    static constexpr Hint unsure = 255;
    static constexpr Hint hint_for(std::size_t number) {
        return number < unsure - std::size_t{1} ? static_cast<Hint>(number + 1) : unsure;
    }

    bool is_known_ = false;
    Grid<Hint> hints_;
};

}  // namespace cellophane
