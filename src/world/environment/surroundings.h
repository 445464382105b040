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

/// Those who live where terrain changes. What becomes of a creature is none of the environment's business: it
/// says what happens to cells, in the order in which it happens, and whoever knows the creatures sees to the
/// rest.
class Dwellers {
public:
    virtual ~Dwellers() = default;

    /// Whether the hero or a creature that is awake to the world stands here. Dormant ones stand nowhere.
    virtual bool is_occupied(Pos at) const = 0;
    /// Whether whoever stands here carries what opens this cell.
    virtual bool brings_key(Pos at) const = 0;
    /// Terrain appeared here: its instant effects are due (rules/terrain.md 11.1).
    virtual void meet(Pos at) = 0;
    /// Whoever stands in these cells has to leave them.
    virtual void make_room(const BitGrid& cells) = 0;
    /// What lies dormant in these cells wakes.
    virtual void wake(const BitGrid& cells) = 0;
    /// A machine ran: those who act only then take a turn.
    virtual void machine_ran(int machine) = 0;
    /// A feature is about to grow: its message comes before what it does to anybody.
    virtual void feature_comes(const FeatureRow& feature, Pos origin) = 0;
    /// It has grown from its origin over these cells: its light, its noise.
    virtual void feature_grew(const FeatureRow& feature, Pos origin, const BitGrid& cells) = 0;
    /// An item left the level through the ground.
    virtual void item_fell(const Item& item) = 0;
    /// An item burned up.
    virtual void item_burned(const Item& item) = 0;
    /// An altar has made something of an item that it was not.
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
    /// Terrain may be another than it was, whatever its counter says.
    void forget() {
        active.forget();
        gas.forget();
    }
};

/// The largest number of machines whose power sets off others before the dungeon is told to stop.
inline constexpr int deepest_chain = 16;

/// A level as its terrain sees it; drafts and levels both can be one.
struct Surroundings {
    int depth;
    TerrainLayers& layers;
    const MachineOwnership& ownership;
    std::vector<Item>& items;
    EnvironmentState& environment_state;
    Rng& rng;
    Dwellers& dwellers;
    EnvironmentScratch& scratch;
    /// Cells that have power at this moment; empty between activations.
    BitGrid powered{layers.size()};
    /// How many machines set each other off just now.
    int chain = 0;

    const TerrainLayers& ground() const { return layers; }
};

}  // namespace cellophane
