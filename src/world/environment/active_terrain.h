#pragma once

#include <array>
#include <cstdint>

#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

/// Where terrain does, stops or gives off anything, found once and kept until terrain changes, so that a
/// quiet level costs next to nothing. Working memory: what it says follows from the terrain.
class ActiveTerrain {
public:
    /// Looks again if terrain has changed since.
    void refresh(const TerrainLayers& layers);
    void forget() { known_ = false; }

    /// Cells with a layer that may promote by itself.
    const BitGrid& restless() const { return cells(Restless); }
    /// Which layers of such a cell may: a bit each, in their order.
    unsigned restless_layers(Pos at) const { return restless_layers_[at]; }
    const BitGrid& fires() const { return cells(Burning); }
    /// Cells with a layer that promotes when its key is gone.
    const BitGrid& keyless() const { return cells(Keyless); }
    bool has_gas() const { return has_gas_; }
    /// Gas has drifted: whether any is left.
    void note_gas(bool any) { has_gas_ = any; }
    /// Cells that gas cannot enter, and those it escapes through.
    const BitGrid& gas_proof() const { return cells(GasProof); }
    const BitGrid& drops() const { return cells(Drop); }
    /// Grows whenever one of these two sets has changed; 0 before the first look.
    std::uint64_t generation() const { return generation_; }
    /// Cells that stop sight and light, those that stop scent, and those that block movement.
    const BitGrid& opaque() const { return cells(Opaque); }
    const BitGrid& scent_barriers() const { return cells(ScentBarrier); }
    const BitGrid& solid() const { return cells(Solid); }
    /// Cells with a light that gets no further than `near_by`, and those with one that may. Gas glows as it
    /// drifts, and is not among them.
    static constexpr int near_by = 5;
    const BitGrid& glowing() const { return cells(Glowing); }
    const BitGrid& shining() const { return cells(Shining); }
    /// Pathing blockers, obstructions (no diagonal step cuts their corners), and cells with a secret.
    const BitGrid& barred() const { return cells(Barred); }
    const BitGrid& corners() const { return cells(Corner); }
    const BitGrid& secrets() const { return cells(Secret); }
    /// Cells at which a creature looks twice before it sets foot there, gas left aside.
    static constexpr TerrainProperties doubtful_properties =
        pathing_blockers | harmful_terrain |
        TerrainProperties{TerrainProperty::Sacred, TerrainProperty::Entangles, TerrainProperty::Flammable};
    const BitGrid& doubtful() const { return cells(Doubtful); }
    /// Of these the ones that would be doubtful if nothing ever burned.
    const BitGrid& grave() const { return cells(Grave); }
    /// Cells with any of the properties in a layer other than gas. It knows of those that decide where
    /// creatures go: what blocks movement, harms, burns, holds, drops, traps or is sacred.
    BitGrid cells_with(TerrainProperties any) const;
    /// Cells that lead to another level, or out.
    const BitGrid& level_exits() const { return cells(LevelExit); }
    /// What `TerrainLayers::properties` says of a cell of the level looked at last; gas may have drifted
    /// since.
    TerrainProperties properties(const TerrainLayers& layers, Pos at) const {
        return properties_[at] | properties_of(layers[Layer::Gas][at]);
    }

private:
    enum Interest : std::uint8_t {
        Restless,
        Burning,
        Keyless,
        GasProof,
        Drop,
        Opaque,
        ScentBarrier,
        Solid,
        Glowing,
        Shining,
        Barred,
        Corner,
        Secret,
        Doubtful,
        Grave,
        LevelExit,
        Igniting,
        LavaBed,
        Lichenous,
        Kindling,
        Holding,
        Deep,
        Damaging,
        Paralyzing,
        Confusing,
        Plate,
        Explosive,
        Hallowed,
        count
    };
    /// A bit for every interest.
    using Interests = std::uint32_t;
    /// The properties that have a set of their own.
    struct KeptProperty {
        TerrainProperty property;
        Interest interest;
    };
    static constexpr std::array<KeptProperty, 15> kept_properties{{{TerrainProperty::BlocksMovement, Solid},
                                                                   {TerrainProperty::Fire, Burning},
                                                                   {TerrainProperty::Descends, Drop},
                                                                   {TerrainProperty::Ignites, Igniting},
                                                                   {TerrainProperty::Lava, LavaBed},
                                                                   {TerrainProperty::LichenPoison, Lichenous},
                                                                   {TerrainProperty::Flammable, Kindling},
                                                                   {TerrainProperty::Entangles, Holding},
                                                                   {TerrainProperty::DeepWater, Deep},
                                                                   {TerrainProperty::Damages, Damaging},
                                                                   {TerrainProperty::Paralyzes, Paralyzing},
                                                                   {TerrainProperty::Confuses, Confusing},
                                                                   {TerrainProperty::TrapPlate, Plate},
                                                                   {TerrainProperty::Explodes, Explosive},
                                                                   {TerrainProperty::Sacred, Hallowed}}};
    using InterestsByTerrain = std::array<Interests, EnumTable<Terrain, TerrainRow>::size()>;

    static const InterestsByTerrain& interests();
    /// Gas drifts unreported: interests from `Doubtful` on, which concern walkers, leave its layer out.
    static constexpr Interests told_by(Layer layer) {
        constexpr Interests kept = (Interests{1} << Doubtful) - 1;
        return layer == Layer::Gas ? kept : ~Interests{0};
    }
    const BitGrid& cells(Interest interest) const { return cells_[interest]; }
    void begin_anew(Size size);
    /// Takes over what has changed; returns whether a way for gas has changed.
    bool take_over(const TerrainLayers& layers, std::uint32_t seen);
    bool take_over_cell(const TerrainLayers& layers, int index);
    /// The same where nothing is known yet.
    bool take_over_all(const TerrainLayers& layers);
    bool look_at(int index);
    /// All layers of a cell but gas together.
    void sum_up(int index);

    bool known_ = false;
    std::uint32_t changes_ = 0;
    std::uint64_t generation_ = 0;
    /// As it was at the last look: only what has changed since is looked at again.
    std::array<Grid<Terrain>, 4> terrain_;
    /// The interests of all layers of a cell together.
    Grid<Interests> interests_;
    std::array<BitGrid, count> cells_;
    Grid<TerrainProperties> properties_;
    Grid<std::uint8_t> restless_layers_;
    bool has_gas_ = false;
};

}  // namespace cellophane
