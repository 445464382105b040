#pragma once

#include <optional>

#include "content/terrain.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/distance_map.h"
#include "protocol/observation.h"

namespace cellophane {

/// The known map to somebody who has to get on and is past caution: gas, fire and deep water only make a
/// way longer. What journeys keep off may be the one way there is.
class Ground {
public:
    /// `refused` are cells that did not let the hero in. Who carries what must not get lost keeps out of deep
    /// water as long as there is any other way.
    Ground(const Observation& seen, const BitGrid& refused);

    /// The first step of the cheapest way to one of the goals, whatever they are: holes are leapt into,
    /// levers pushed. Nothing if none can be reached, or the hero stands on one.
    std::optional<Direction> first_step_to(const BitGrid& goals);

    /// The nearest cell one of whose neighbours is among these; nothing if none can be reached.
    std::optional<Pos> nearest_beside(const BitGrid& cells);

    /// Whether the hero stands on ground that is nothing but ground. Journeys do not mind more of what he is
    /// in, and lead him out of it as soon as that is shorter, to find that they cannot go on.
    bool is_plain_here() const { return costs_[seen_.hero->at] == plain; }

    /// Known cells somebody may stand on beside cells nobody has seen.
    BitGrid frontier() const;
    /// Known stairs down, and holes to leap into; known stairs up, and the way out.
    BitGrid ways_down() const;
    BitGrid ways_up() const;
    /// What answers to a push.
    BitGrid levers() const;
    /// What hurts or befuddles whoever stands there: gas, fire, growths.
    BitGrid noxious() const;
    /// Whether any of that is where the hero is, or beside him.
    static bool is_noxious_near(const Observation& seen);
    /// What would burn, and what puts a burning hero out.
    BitGrid kindling() const;
    BitGrid quenching() const;
    /// Known deep water.
    BitGrid depths() const;
    /// Known cells somebody may stand on with no ill effect.
    BitGrid wholesome() const;
    /// Those of them with so little room around that no two can come at him at once.
    BitGrid corridors() const;
    /// Known walls, and everything else nobody walks through.
    BitGrid walls() const;

private:
    static constexpr std::int16_t plain = 1;

    /// Known cells that suit somebody.
    template <class Suits>
    BitGrid cells_where(Suits suits) const;
    BitGrid cells_with(TerrainProperties any) const;

    static std::int16_t cost_of(const CellView& cell, bool wades_in_lava);
    void spread_from(const BitGrid& goals, const Grid<std::int16_t>& costs);

    const Observation& seen_;
    Grid<std::int16_t> costs_;
    Grid<std::int32_t> distances_;
    SpreadScratch scratch_;
};

}  // namespace cellophane
