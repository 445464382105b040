#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/enum_table.h"

namespace cellophane {

/// A color in percent (rules/terrain.md 17): 100 is full; values outside 0-100 are allowed while mixing.
/// The random parts say how far single cells may stray upward, each component by itself and all together.
struct Tint {
    int red = 0;
    int green = 0;
    int blue = 0;
    int random_red = 0;
    int random_green = 0;
    int random_blue = 0;
    int random_all = 0;
    bool dances = false;

    friend constexpr bool operator==(const Tint&, const Tint&) = default;
};

/// Every named color (tables/colours.tsv).
enum class Color : std::uint8_t {
    White,
    Gray,
    DarkGray,
    VeryDarkGray,
    Black,
    Yellow,
    DarkYellow,
    Teal,
    Purple,
    Brown,
    Green,
    DarkGreen,
    Orange,
    Blue,
    DarkBlue,
    DarkTurquoise,
    LightBlue,
    Pink,
    Red,
    DarkRed,
    Tan,
    Rainbow,
    Discord,
    Poison,
    FireBolt,
    YendorLight,
    FlamedancerCorona,
    Undiscovered,
    WallFore,
    WallBackShallowEnd,
    WallBackDeepEnd,
    MudWallFore,
    MudWallBack,
    GraniteBack,
    FloorFore,
    FloorBackShallowEnd,
    FloorBackDeepEnd,
    StairsBack,
    ExitStairsBack,
    RefuseBack,
    BloodflowerFore,
    BloodflowerPodFore,
    BloodflowerBack,
    BedrollBack,
    ObsidianBack,
    CarpetFore,
    CarpetBack,
    MarbleFore,
    MarbleBack,
    DoorFore,
    DoorBack,
    IronDoorFore,
    IronDoorBack,
    BridgeFore,
    BridgeBack,
    StatueBack,
    Glyph,
    GlyphLight,
    SacredGlyph,
    MinersLightShallowEnd,
    MinersLightDeepEnd,
    Torch,
    DeepWaterFore,
    DeepWaterBackShallowEnd,
    DeepWaterBackDeepEnd,
    ShallowWaterFore,
    ShallowWaterBackShallowEnd,
    ShallowWaterBackDeepEnd,
    BogFore,
    BogBack,
    ChasmFore,
    ChasmEdgeBackShallowEnd,
    ChasmEdgeBackDeepEnd,
    FireFore,
    BrimstoneFore,
    BrimstoneBack,
    LavaBack,
    AcidBack,
    Lightning,
    FungusLight,
    LavaLight,
    DeepWaterLight,
    Grass,
    DeadGrass,
    Fungus,
    GrayFungus,
    Foliage,
    DeadFoliage,
    Lichen,
    Hay,
    AshFore,
    BonesFore,
    Ectoplasm,
    GreenCrystal,
    WallCrystal,
    AltarFore,
    AltarBack,
    GreenAltarBack,
    GoldAltarBack,
    PedestalBack,
    SpectralImage,
    Pixie,
    Worm,
    TorchLight,
    HauntedTorch,
    IfritLight,
    UnicornLight,
    WispLight,
    SummonedImageLight,
    SpectralBladeLight,
    Explosion,
    ExplosiveAura,
    SacrificeTarget,
    IncendiaryDartFlash,
    LichLight,
    GreenCrystalLight,
    CrystalWallLight,
    Sunlight,
    FungusForestLight,
    RedFlash,
    DarknessPatch,
    DarknessCloud,
    MagicMapFlash,
    SentinelLight,
    Telepathy,
    ConfusionLight,
    PortalActivateLight,
    DescentLight,
    AlgaeBlueLight,
    AlgaeGreenLight,
    ScrollProtection,
    ScrollEnchantment,
    PotionStrength,
    EmpowermentFlash,
    GenericFlash,
    SummoningFlash,
    FireFlash,
    ExplosionFlare,
    QuietusFlash,
    SlayingFlash,
    Memory,
    MemoryOverlay,
    MagicMap,
    Clairvoyance,
    TelepathyMultiplier,
    Omniscience,
    BasicLight,
    HumanBlood,
    InsectBlood,
    Vomit,
    Urine,
    Methane,
    CausticGas,
    ConfusionGas,
    Item,
    BlueBar,
    RedBar,
    InterfaceBox,
    InterfaceButton,
    ButtonHover,
    HeroInvisible,
    HeroInLight,
    HeroInShadow,
    HeroInDarkness,
    InLightMultiplier,
    GoodMessage,
    BadMessage,
    AdvancementMessage,
    ItemMessage,
    FlavorText,
    SuperVictory,
    MinersLight,
    WallBack,
    DeepWaterBack,
    ShallowWaterBack,
    FloorBack,
    ChasmEdgeBack,
    count
};

struct ColorRow {
    Color kind{};
    /// As the tables spell it.
    std::string_view name;
    Tint tint{};
    /// Different from each other where the color changes on the way down; `tint` is then empty.
    Color shallow_end{};
    Color deep_end{};
};

extern const EnumTable<Color, ColorRow> color_rows;

/// `c` moved towards `towards` by `weight` percent, random parts alike.
constexpr Tint average(const Tint& c, const Tint& towards, int weight) {
    const auto mix = [weight](int a, int b) { return (a * (100 - weight) + b * weight) / 100; };
    return {.red = mix(c.red, towards.red),
            .green = mix(c.green, towards.green),
            .blue = mix(c.blue, towards.blue),
            .random_red = mix(c.random_red, towards.random_red),
            .random_green = mix(c.random_green, towards.random_green),
            .random_blue = mix(c.random_blue, towards.random_blue),
            .random_all = mix(c.random_all, towards.random_all),
            .dances = c.dances || towards.dances};
}

/// The color as it is at a depth: six of them change on the way down (rules/terrain.md 17.3).
Tint tint(Color color, int depth);

/// A color that is the same at every depth.
inline Tint tint(Color color) {
    return tint(color, 1);
}

}  // namespace cellophane
