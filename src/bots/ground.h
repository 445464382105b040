#pragma once

#include <optional>

#include "content/terrain.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/dijkstra_map.h"
#include "protocol/observation.h"

namespace cellophane {

/// The known map for walks that must get through: gas, fire and deep water only make a way longer, because
/// the cells that journeys avoid may be the only way.
class Ground {
public:
    /// `refused` are cells the hero could not enter. With the Amulet in the pack, which must not be swept
    /// away, deep water costs more than any other ground.
    Ground(const Observation& seen, const BitGrid& refused);

    /// The first step of the cheapest way to one of the goals, whatever they are: holes are leapt into,
    /// levers pushed. Nothing if none can be reached, or the hero stands on one.
    std::optional<Direction> first_step_to(const BitGrid& goals);

    /// The nearest cell in or beside these; nothing if none can be reached.
    std::optional<Pos> nearest_beside(const BitGrid& cells);

    /// Whether the hero stands on plain ground. Elsewhere a journey does not avoid more of what the hero
    /// stands in, leaves it as soon as that is shorter, and then cannot go on.
    bool is_plain_here() const { return costs_[seen_.hero->at] == plain; }

    /// Known passable cells beside unknown ones.
    BitGrid frontier() const;
    /// Known stairs down, and holes to leap into; known stairs up, and the way out.
    BitGrid stairs_down() const;
    BitGrid stairs_up() const;
    /// Known impassable cells that react when the hero walks into them.
    BitGrid levers() const;
    /// Known cells that hurt or confuse a creature standing there: gas, fire, growths.
    BitGrid noxious() const;
    /// Whether the hero's cell, or one beside it, is noxious.
    static bool is_noxious_near(const Observation& seen);
    /// Known flammable cells, and passable ones that put out a burning hero.
    BitGrid kindling() const;
    BitGrid quenching() const;
    /// Known deep water.
    BitGrid depths() const;
    /// Known cells of plain ground, which have no ill effect.
    BitGrid wholesome() const;
    /// Those of them with at most two open neighbors, where foes come one at a time.
    BitGrid corridors() const;
    /// Known walls and other impassable cells.
    BitGrid walls() const;

private:
    static constexpr std::int16_t plain = 1;

    /// Known cells that meet a condition.
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
