#pragma once

#include <cstddef>
#include <cstdint>

#include "kit/grid/grid.h"
#include "world/actor.h"

namespace cellophane {

/// Which of a level's creatures may be in a cell, to spare a search through all of them. The cells of all
/// creatures are noted, dormant ones included; a note is a hint, and its reader has to verify it. Working
/// memory of a turn; no part of a level's state.
class OccupancyIndex {
public:
    /// From now on every creature that is placed or moved must be noted.
    void rebuild(const Monsters& monsters, Size size) {
        if (!(hints_.size() == size)) hints_ = Grid<Hint>{size};
        hints_.fill(nobody);
        is_known_ = true;
        std::size_t number = 0;
        for (const Monster& monster : monsters.oldest_first()) note(monster.at, number++);
    }
    void note(Pos at, std::size_t number) {
        if (!is_known_ || !hints_.contains(at)) return;
        Hint& hint = hints_[at];
        // Numbers move when a creature is removed: even the same number may be another creature's.
        hint = hint == nobody ? hint_for(number) : unsure;
    }
    /// A creature that was noted here leaves.
    void leave(Pos at, std::size_t number) {
        if (is_known_ && hints_.contains(at) && hints_[at] == hint_for(number) && hints_[at] != unsure)
            hints_[at] = nobody;
    }
    /// Ends the tracking: creatures may move unnoted again.
    void invalidate() { is_known_ = false; }

    /// Checked builds verify hints instead of trusting them.
#ifdef CELLOPHANE_CHECKED
    static constexpr bool is_trusted = false;
#else
    static constexpr bool is_trusted = true;
#endif
    /// No creature is there.
    static constexpr std::size_t none = ~std::size_t{0};
    /// Unknown: the creature there, if any, has to be searched for.
    static constexpr std::size_t anybody = none - 1;
    /// The number of the only creature that may be there, unless numbers have moved since; or one of the
    /// above.
    std::size_t candidate_at(Pos at) const {
        if (!is_known_ || !hints_.contains(at)) return anybody;
        const Hint hint = hints_[at];
        return hint == nobody ? none : hint == unsure ? anybody : hint - std::size_t{1};
    }

    /// Whether a creature may be beside a cell, diagonally too.
    bool may_have_neighbors(Pos at) const {
        if (!is_known_ || !hints_.size().contains_inside(at)) return true;
        unsigned all = 0;
        for (int x = at.x - 1; x <= at.x + 1; ++x)
            for (int y = at.y - 1; y <= at.y + 1; ++y) all |= x == at.x && y == at.y ? 0U : hints_[{x, y}];
        return all != nobody;
    }

private:
    /// A number plus one; numbers too high for that are `unsure`.
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
