#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "content/lights.h"
#include "play/senses/falloff.h"
#include "protocol/illumination.h"
#include "world/level.h"

namespace cellophane {

/// What lighting a level has found out about its terrain and need not find out again: where something glows,
/// what stops light, and how far each light gets. Working memory, no part of the state: whatever it holds,
/// the light comes out the same.
class LightCache {
public:
    /// Takes note of what has changed since the last time, if anything.
    void refresh(const Strata& strata);

    /// Cells that stop sight and light.
    const BitGrid& blocking() const { return blocking_; }
    /// Cells with a light in any layer.
    const BitGrid& glowing() const { return glowing_; }
    Light light_of(Layer layer, Pos at) const {
        return lights_[static_cast<std::size_t>(terrain_[static_cast<std::size_t>(layer)][at])];
    }
    /// The cells a light of that radius in that layer reaches while no creature stands in its way; its own
    /// cell is not among them.
    const BitGrid& reached(Layer layer, Pos from, int radius_hundredths);

    /// A light of the catalogue, its colour looked up.
    struct Source {
        const LightRow* row = nullptr;
        Tint colour{};
        /// The furthest it may get, in whole cells.
        int reach = 0;

        /// What it gives at every squared distance up to its limit, of that radius and colour.
        const Illumination* shares(int radius_hundredths, const Illumination& colour_now);

    private:
        Falloff falloff_;
        int radius_ = -1;
        Illumination colour_{};
        std::vector<Illumination> shares_;
    };
    /// Tells `is_around` which cells matter.
    void look_around(const BitGrid& wanted);
    /// Whether a cell that matters is in the square of this reach.
    bool is_around(Pos at, int reach) const { return around_[static_cast<std::size_t>(reach)].test(at); }
    static constexpr int furthest_around = 5;

    /// What is left of the hero's own light.
    struct MinersShares {
        std::array<Illumination, 101> of_percent{};
        /// From so many percent on it is enough to see by, by itself.
        int enough_alone = 101;
    };
    const MinersShares& miners_shares(const Illumination& colour);

    Source& source(Light light) { return sources_[static_cast<std::size_t>(light)]; }

    /// Room to add up lights in; all zero between two uses.
    Grid<Illumination> sums;
    /// The falloff of the hero's own light.
    Falloff miners_falloff;
    /// For a light that creatures stand in the way of.
    BitGrid shaded;

private:
    struct Mask {
        /// The floor of the squared radius: the whole of what a mask depends on besides the walls.
        std::int64_t limit = -1;
        BitGrid cells;
    };

    void begin_anew(const Strata& strata);
    void take_over_column(const Strata& strata, int x, BitGrid& turned);
    void look_at(Pos at, BitGrid& turned);
    void forget_masks(const BitGrid& turned);

    std::array<Grid<Terrain>, 4> terrain_;
    BitGrid blocking_;
    BitGrid glowing_;
    /// By terrain: its light, and whether it blocks.
    std::array<Light, static_cast<std::size_t>(Terrain::count)> lights_{};
    std::array<bool, static_cast<std::size_t>(Terrain::count)> blocks_{};
    /// By layer and cell: where its mask is kept; -1: nowhere yet.
    std::array<Grid<std::int32_t>, 4> places_;
    std::vector<Mask> masks_;
    /// By reach: the cells that matter and what is so near to them. Only as far as any light here reaches.
    std::array<BitGrid, furthest_around + 1> around_;
    int furthest_reach_ = 0;
    Illumination miners_colour_{};
    MinersShares miners_shares_;
    std::array<Source, static_cast<std::size_t>(Light::count)> sources_;
};

}  // namespace cellophane
