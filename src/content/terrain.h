#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "content/feature_kinds.h"
#include "content/lights.h"
#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// The four layers of a cell (rules/terrain.md 1.1). All but the dungeon layer may hold `Terrain::Nothing`.
enum class Layer : std::uint8_t { Dungeon, Liquid, Gas, Surface, count };
inline constexpr std::array<Layer, 4> every_layer{Layer::Dungeon, Layer::Liquid, Layer::Gas, Layer::Surface};

/// Every kind of terrain (tables/terrain.tsv).
enum class Terrain : std::uint8_t {
    Nothing,
    Granite,
    Floor,
    SpreadableFloor,
    Carpet,
    MarbleFloor,
    StoneWall,
    WoodenDoor,
    OpenWoodenDoor,
    SecretDoor,
    LockedIronDoor,
    OpenIronDoor,
    DownwardStaircase,
    UpwardStaircase,
    DungeonExit,
    CrystalPortal,
    WallTorch,
    CrystalFormationWall,
    PortcullisClosed,
    DormantPortcullis,
    WoodenBarricade,
    DormantPilotLight,
    PilotLightFallenTorch,
    DormantHauntedTorch,
    ChangingHauntedTorch,
    HauntedTorch,
    HiddenLever,
    WallLever,
    PulledLever,
    DormantHiddenLever,
    MarbleStatue,
    DormantStatue,
    CrackingStatue,
    DormantStatueInstant,
    StoneArchwayPortal,
    DormantTurretWall,
    DormantMonsterWall,
    DormantDarkeningFloor,
    DarkeningFloor,
    DarkFloor,
    TriggerFloor,
    CandleLitAltar,
    AltarWithOrbSocket,
    AltarWithOpenCage,
    AltarWithClosedCage,
    PickupSwitchAltar,
    PickupSwitchAltarRetracting,
    AltarInRetractableCage,
    StonePedestal,
    MonsterCageOpen,
    MonsterCageLocked,
    SealedCoffin,
    OpenCoffin,
    HiddenCausticGasTrap,
    CausticGasTrap,
    HiddenTrapDoor,
    TrapDoor,
    HiddenParalysisTriggerPlate,
    ParalysisTriggerPlate,
    HiddenParalysisVent,
    ParalysisVent,
    HiddenConfusionTrap,
    ConfusionTrap,
    HiddenFireTrap,
    FireTrap,
    HiddenFloodTrap,
    FloodTrap,
    HiddenNetTrap,
    NetTrap,
    HiddenAlarmTrap,
    AlarmTrap,
    HiddenCausticVent,
    DormantCausticVent,
    CausticVent,
    HiddenMethaneVent,
    DormantMethaneVent,
    MethaneVent,
    SteamVent,
    PressurePlate,
    SpentPressurePlate,
    MagicalGlyph,
    MagicalGlyphLit,
    CausticDewar,
    ConfusionDewar,
    ParalysisDewar,
    MethaneDewar,
    DeepWater,
    ShallowWater,
    Bog,
    Chasm,
    ChasmEdge,
    DormantCollapseEdge,
    CrumblingGround,
    Lava,
    RetractableLava,
    CoolingLava,
    SunlightPatch,
    ShadowPatch,
    ActiveBrimstone,
    InertBrimstone,
    Obsidian,
    RopeBridge,
    FallingBridge,
    BridgeEnd,
    StoneBridge,
    DormantFloodPoolWater,
    SpreadingFlood,
    DormantBog,
    IceOverDeepWater,
    MeltingIceOverDeepWater,
    IceOverShallowWater,
    MeltingIceOverShallowWater,
    Hole,
    GlowingHole,
    TranslucentGround,
    DeepFloodWater,
    ShallowFloodWater,
    Grass,
    DeadGrass,
    GrayFungus,
    LuminescentFungus,
    Lichen,
    Hay,
    RedBlood,
    GreenBlood,
    PurpleBlood,
    AcidSplatter,
    Vomit,
    Urine,
    UnicornDung,
    WormEntrails,
    Ashes,
    BurnedCarpet,
    Puddle,
    Bones,
    Rubble,
    FilthyEffects,
    BrokenGlass,
    Ectoplasm,
    Embers,
    Spiderweb,
    Netting,
    DenseFoliage,
    DeadFoliage,
    TrampledFoliage,
    LuminescentFungalForest,
    TrampledFungalForest,
    GreenCrystal,
    DissolvingCrystal,
    SacredGlyph,
    ManacleTopLeft,
    ManacleBottomRight,
    ManacleTopRight,
    ManacleBottomLeft,
    ManacleTop,
    ManacleBottom,
    ManacleLeft,
    ManacleRight,
    PortalLight,
    GuardianGlow,
    PlainFire,
    BrimstoneFire,
    InfernalFire,
    BurningGas,
    Explosion,
    DartFlash,
    BurningItem,
    BurningCorpse,
    CausticGas,
    ConfusionGas,
    Putrescence,
    PutridSmoke,
    ParalyticGas,
    Methane,
    Steam,
    SupernaturalDarkness,
    HealingSpores,
    BloodwortStalk,
    BloodwortPod,
    AbandonedBedroll,
    AlgaeWell,
    LuminescentWaterBlue,
    LuminescentWaterGreen,
    ThornedVines,
    LushGrassTuft,
    AmuletPickupFloor,
    CommutationAltar,
    CommutationAltarSpent,
    GlowingGlassPipes,
    CharredGlassPipes,
    ResurrectionAltar,
    ResurrectionAltarSpent,
    RepeatingTriggerFloor,
    DormantSacrificeAltar,
    SacrificeAltar,
    SacrificialPit,
    DormantSacrificeCage,
    DemonicStatue,
    BrokenStatueInDoorway,
    DormantStatueInDoorway,
    ChasmWithHiddenBridge,
    ExtendingBridge,
    MachineChasmEdge,
    DormantRatWall,
    CrackingRatWall,
    DarkenedCrystalGlobe,
    ShiningCrystalGlobe,
    TurretLever,
    DormantWormTunnelMarker,
    ActiveWormTunnelMarker,
    CollapsingWall,
    Brazier,
    MudFloor,
    MudCoveredWall,
    HangingSkinsDoorway,
    count
};

/// What a layer does to whatever meets it (rules/terrain.md 1.5).
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
    Paralyzes,
    Confuses,
    Heals,
    TrapPlate,
    Explodes,
    Sacred,
    count
};
using TerrainProperties = Flags<TerrainProperty>;

/// What a layer reacts to and how it is shown (rules/terrain.md 1.6).
enum class TerrainMechanic : std::uint8_t {
    Secret,
    PromotesOnCreature,
    PromotesOnItem,
    PromotesOnHero,
    PromotesOnPickup,
    PromotesOnSacrifice,
    PromotesOnElectricity,
    PromotesWithKey,
    PromotesWithoutKey,
    Wired,
    CircuitBreaker,
    VanishesOnPromotion,
    AllowsSubmersion,
    ExtinguishesFire,
    Dissipates,
    DissipatesQuickly,
    ExplodesSurrounded,
    ReflectsBolts,
    ConnectsLevel,
    SwapsEnchants,
    StandIn,
    ListedInSidebar,
    Distinct,
    BrightMemory,
    InterruptsExploration,
    InvertsWhenHighlighted,
    count
};
using TerrainMechanics = Flags<TerrainMechanic>;

/// What the rules know about a kind of terrain (tables/terrain.tsv). Looks and words live elsewhere.
struct TerrainRow {
    Terrain kind{};
    /// As the tables and the JSON spell it.
    std::string_view name;
    /// 0 to 100; a lower number is more important (rules/terrain.md 1.4).
    int draw_priority = 100;
    /// Read only where the terrain is flammable.
    int ignite_percent = 0;
    /// What comes of it in fire; what a trap plate lets out.
    Feature burns_into = Feature::None;
    /// What a secret turns out to be.
    Feature discovered_as = Feature::None;
    Feature promotes_into = Feature::None;
    /// The chance per turn to promote by itself, in ten-thousandths; negative: for each open side.
    int promotion_chance = 0;
    Light light = Light::NoLight;
    TerrainProperties properties{};
    TerrainMechanics mechanics{};
};

extern const EnumTable<Terrain, TerrainRow> terrain_rows;

/// Two columns of the table side by side, for scans of many cells.
struct TerrainSurvey {
    TerrainProperties properties;
    TerrainMechanics mechanics;
};
extern const std::array<TerrainSurvey, static_cast<std::size_t>(Terrain::count)> terrain_survey;
inline TerrainProperties properties_of(Terrain terrain) {
    return terrain_survey[static_cast<std::size_t>(terrain)].properties;
}
inline TerrainMechanics mechanics_of(Terrain terrain) {
    return terrain_survey[static_cast<std::size_t>(terrain)].mechanics;
}

/// What a secret looks like until it is found; everything else looks like itself.
Terrain disguise(Terrain terrain);

/// Stepping here leads to another level, or out.
constexpr bool is_level_exit(Terrain terrain) {
    return terrain == Terrain::DownwardStaircase || terrain == Terrain::UpwardStaircase ||
           terrain == Terrain::DungeonExit || terrain == Terrain::CrystalPortal;
}

/// What ties a terrain to its machine (rules/machines.md 7).
inline constexpr TerrainMechanics machine_wiring{TerrainMechanic::Wired, TerrainMechanic::CircuitBreaker};

/// Terrain groups (rules/levels.md 0.1).
inline constexpr TerrainProperties solid_properties{TerrainProperty::BlocksMovement};
inline constexpr TerrainProperties pathing_blockers{
    TerrainProperty::BlocksMovement, TerrainProperty::Descends,  TerrainProperty::TrapPlate,
    TerrainProperty::Lava,           TerrainProperty::DeepWater, TerrainProperty::Fire,
    TerrainProperty::Ignites};
/// As pathing blockers, without what burns out or can be leapt over in a panic.
inline constexpr TerrainProperties level_dividers{TerrainProperty::BlocksMovement, TerrainProperty::Descends,
                                                  TerrainProperty::TrapPlate, TerrainProperty::Lava,
                                                  TerrainProperty::DeepWater};
/// Terrain that harms a creature standing in it (rules/monsters.md 1).
inline constexpr TerrainProperties harmful_terrain{TerrainProperty::LichenPoison, TerrainProperty::Fire,
                                                   TerrainProperty::Damages,      TerrainProperty::Paralyzes,
                                                   TerrainProperty::Confuses,     TerrainProperty::Explodes};
inline constexpr TerrainProperties scent_blockers{
    TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision, TerrainProperty::Descends,
    TerrainProperty::Lava,           TerrainProperty::DeepWater,    TerrainProperty::Ignites};
inline constexpr TerrainProperties lake_blockers{TerrainProperty::Descends, TerrainProperty::Lava,
                                                 TerrainProperty::DeepWater, TerrainProperty::Ignites};

}  // namespace cellophane
