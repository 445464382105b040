#pragma once

#include <array>
#include <cstdint>

#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// The four layers of a cell (spec 30, section 1.1). All but the dungeon layer may hold `Terrain::Nothing`.
enum class Layer : std::uint8_t { Dungeon, Liquid, Surface, Gas, count };
inline constexpr std::array<Layer, 4> layers{Layer::Dungeon, Layer::Liquid, Layer::Surface, Layer::Gas};

enum class Terrain : std::uint8_t {
    Nothing,
    Granite,
    Floor,
    StoneWall,
    WoodenDoor,
    OpenWoodenDoor,
    SecretDoor,
    DownwardStaircase,
    UpwardStaircase,
    DungeonExit,
    CrystalPortal,
    WallTorch,
    DeepWater,
    ShallowWater,
    Chasm,
    ChasmEdge,
    Lava,
    InertBrimstone,
    Obsidian,
    RopeBridge,
    BridgeEnd,
    count
};

/// What a layer does to whatever meets it (spec 30, section 1.5).
enum class TerrainProperty : std::uint8_t {
    BlocksMovement,
    BlocksVision,
    BlocksItems,
    BlocksSurface,
    BlocksGas,
    BlocksDiagonals,
    Ignites,
    Descends,
    Lava,
    LichenPoison,
    Flammable,
    Fire,
    Entangles,
    DeepWater,
    Damages,
    Nauseates,
    Paralyses,
    Confuses,
    Heals,
    TrapPlate,
    Explodes,
    Sacred,
    count
};
using TerrainProperties = Flags<TerrainProperty>;

/// What a layer reacts to and how it is shown (spec 30, section 1.6).
enum class TerrainMechanic : std::uint8_t {
    Secret,
    PromotesOnCreature,
    PromotesOnItem,
    VanishesOnPromotion,
    AllowsSubmersion,
    ExtinguishesFire,
    StandIn,
    ListedInSidebar,
    Distinct,
    BrightMemory,
    InterruptsExploration,
    InvertsWhenHighlighted,
    ConnectsLevel,
    count
};
using TerrainMechanics = Flags<TerrainMechanic>;

/// What the rules know about a kind of terrain (tables/terrain.tsv). Looks and words live elsewhere.
struct TerrainRow {
    Terrain kind{};
    /// 0 to 100; a lower number is more important (spec 30, section 1.4).
    int draw_priority = 100;
    TerrainProperties properties{};
    TerrainMechanics mechanics{};
};

extern const EnumTable<Terrain, TerrainRow> terrain_rows;

/// What a secret looks like until it is found; everything else looks like itself.
constexpr Terrain disguise(Terrain terrain) {
    return terrain == Terrain::SecretDoor ? Terrain::StoneWall : terrain;
}

/// What a secret turns out to be (tables/terrain.tsv, column "discovered as").
constexpr Terrain revealed(Terrain terrain) {
    return terrain == Terrain::SecretDoor ? Terrain::WoodenDoor : terrain;
}

/// Stepping here leads to another level, or out.
constexpr bool is_way(Terrain terrain) {
    return terrain == Terrain::DownwardStaircase || terrain == Terrain::UpwardStaircase ||
           terrain == Terrain::DungeonExit || terrain == Terrain::CrystalPortal;
}

/// Terrain groups (spec 10, section 0.1).
inline constexpr TerrainProperties solid_properties{TerrainProperty::BlocksMovement};
inline constexpr TerrainProperties pathing_blockers{
    TerrainProperty::BlocksMovement, TerrainProperty::Descends,  TerrainProperty::TrapPlate,
    TerrainProperty::Lava,           TerrainProperty::DeepWater, TerrainProperty::Fire,
    TerrainProperty::Ignites};
inline constexpr TerrainProperties lake_blockers{TerrainProperty::Descends, TerrainProperty::Lava,
                                                 TerrainProperty::DeepWater, TerrainProperty::Ignites};

}  // namespace cellophane
