#pragma once

#include <cstdint>
#include <vector>

#include "kit/grid/grid.h"
#include "kit/rng/rng.h"
#include "protocol/observation.h"
#include "view/cell_colors.h"

namespace cellophane {

/// The shimmer of cells with dancing colors (rules/terrain.md 17.5). It has a random stream of its own, and
/// no rule depends on it.
class Dance {
public:
    /// Before a map is painted: the dancers are found anew. On another level everything begins anew.
    void begin(const Observation& seen);
    /// A cell in view has colors that dance.
    void join(Pos at) { dancers_.push_back(at); }
    /// What is pointed at keeps still.
    void rest(Pos at) { std::erase(dancers_, at); }
    bool has_dancers() const { return !dancers_.empty(); }
    /// How far a cell has strayed; null if it never has. Cells share a few variations, so that what a
    /// terminal is sent names few colors.
    const Variation* variation_at(Pos at) const;

    /// One beat: a few dancers move. Returns whether any has.
    bool step();
    /// All of them move, as after a turn.
    void step_all();

private:
    void move(Pos at);

    Rng chance_{stream_key(1, "dance")};
    std::uint64_t seed_ = 0;
    int depth_ = 0;
    std::vector<Pos> dancers_;
    /// The number of a cell's wave, from 1; 0: it has not danced yet.
    Grid<std::uint8_t> numbers_;
};

/// The milliseconds of a beat.
inline constexpr int dance_beat = 36;

}  // namespace cellophane
