#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "content/features.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"
#include "world/environment/active_terrain.h"
#include "world/environment/gas_field.h"
#include "world/item.h"
#include "world/level.h"
#include "world/machine_ownership.h"

namespace cellophane {

/// The hero and the creatures, as the environment sees them: it reports what happens to cells, in the order
/// in which it happens, and the implementation applies that to creatures.
///
/// These are calls and not a list that is handed back, because each consequence decides how the rest goes on:
/// a feature grows cell by cell, and a creature that steps aside, dies or drops a key in one cell changes
/// what may stand in the next, and what is drawn for it (rules/terrain.md 4 and 11.1).
class LevelCreatures {
public:
    virtual ~LevelCreatures() = default;

    /// Whether the hero or a creature stands here; dormant creatures do not count.
    virtual bool is_occupied(Pos at) const = 0;
    /// Whether the hero or a creature here carries an item that opens this cell.
    virtual bool brings_key(Pos at) const = 0;
    /// Terrain appeared here: its instant effects are due (rules/terrain.md 11.1).
    virtual void meet(Pos at) = 0;
    /// The hero and creatures in these cells have to leave them.
    virtual void make_room(const BitGrid& cells) = 0;
    /// Dormant creatures in these cells wake.
    virtual void wake(const BitGrid& cells) = 0;
    /// A machine ran: creatures that act only when activated take a turn.
    virtual void machine_ran(int machine) = 0;
    /// A feature is about to grow: its message comes before its effects.
    virtual void feature_comes(const FeatureRow& feature, Pos origin) = 0;
    /// It has grown from its origin over these cells: its light, its noise.
    virtual void feature_grew(const FeatureRow& feature, Pos origin, const BitGrid& cells) = 0;
    /// An item left the level through the ground.
    virtual void item_fell(const Item& item) = 0;
    /// An item burned up.
    virtual void item_burned(const Item& item) = 0;
    /// An altar has changed an item.
    enum class Change : std::uint8_t { Shattered, LostRune };
    virtual void item_changed(const Item& item, Change change) = 0;
    /// Gives a fallen ally back; false if there is none.
    virtual bool return_ally(Pos at) = 0;
};

/// Working memory of the environment, kept between ticks so that a tick allocates nothing; no part of the
/// state.
struct EnvironmentScratch {
    ActiveTerrain active;
    Grid<std::int32_t> volumes;
    GasField gas;
    /// Layers of cells that promote in this tick.
    std::vector<std::pair<Pos, Layer>> promoted;
    /// Discards what is known: terrain may have changed without its counter.
    void forget() {
        active.forget();
        gas.forget();
    }
};

/// The largest number of machines in a chain that set each other off; what would follow is not powered.
inline constexpr int deepest_chain = 16;

/// A level as its terrain sees it; drafts and levels both can be one.
struct Surroundings {
    int depth;
    TerrainLayers& layers;
    const MachineOwnership& ownership;
    std::vector<Item>& items;
    EnvironmentState& environment_state;
    Rng& rng;
    LevelCreatures& creatures;
    EnvironmentScratch& scratch;
    /// Cells that have power at this moment; empty between activations.
    BitGrid powered{layers.size()};
    /// The length of the running chain of machines that set each other off.
    int chain = 0;

    const TerrainLayers& ground() const { return layers; }
};

}  // namespace cellophane
