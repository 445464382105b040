#pragma once

#include <cstdint>
#include <string_view>

#include "content/colors.h"
#include "content/ranges.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// Every source of light (tables/lights.tsv; rules/terrain.md 15).
enum class Light : std::uint8_t {
    NoLight,
    MinersLightHero,
    BurningCreature,
    Wisp,
    Salamander,
    Imp,
    Pixie,
    Lich,
    Flamedancer,
    Sentinel,
    Unicorn,
    Ifrit,
    Phoenix,
    PhoenixEgg,
    WardenOfYendor,
    SpectralBlade,
    SpectralImage,
    SparkTurret,
    ExplosiveBloat,
    BoltGlow,
    Telepathy,
    SacrificeMark,
    ProtectionFlare,
    EnchantmentFlare,
    StrengthFlare,
    EmpowermentFlare,
    GenericFlare,
    FireFlare,
    SummoningFlare,
    ExplosionFlare,
    QuietusFlare,
    SlayingFlare,
    CrystalChargeFlare,
    Torch,
    Lava,
    Sunlight,
    ShadowPatch,
    LuminescentFungus,
    FungusForest,
    BlueAlgae,
    GreenAlgae,
    Ectoplasm,
    UnicornDung,
    Embers,
    Fire,
    BrimstoneFire,
    Explosion,
    IncendiaryDart,
    PortalActivation,
    ConfusionGas,
    DarknessCloud,
    GreenCrystal,
    CrystalFormation,
    Candle,
    HauntedTorch,
    GlyphDim,
    GlyphBright,
    SacredGlyph,
    MagicalPit,
    DemonicStatue,
    count
};

struct LightRow {
    Light kind{};
    std::string_view name;
    Color color = Color::Black;
    /// Hundredths of a cell; zero for no light and for the hero's, which is computed (rules/terrain.md 15.4).
    Range radius_hundredths{};
    /// How much is left at the edge.
    int fade_percent = 0;
    /// Whether creatures cast no shadow in it.
    bool passes_creatures = false;
};

extern const EnumTable<Light, LightRow> light_rows;

/// A light that flashes up and dies (tables/flares.tsv; rules/terrain.md 18).
struct FlareRow {
    Light light{};
    /// Percent of the light it begins with.
    int start_percent = 100;
    /// Tenths of a percent by which the first frame changes it; each frame's change is 12/10 of the last.
    int first_change = 0;
    /// Gone when it falls below this.
    int end_percent = 0;
};

inline constexpr FlareRow flare_rows[] = {
    {.light = Light::ProtectionFlare, .first_change = -15},
    {.light = Light::EnchantmentFlare, .first_change = -15},
    {.light = Light::StrengthFlare, .first_change = -15},
    {.light = Light::EmpowermentFlare, .first_change = -15},
    {.light = Light::GenericFlare, .first_change = -15},
    {.light = Light::FireFlare, .first_change = -15},
    {.light = Light::SummoningFlare, .first_change = -15},
    {.light = Light::ExplosionFlare, .first_change = -15},
    {.light = Light::QuietusFlare, .first_change = -15},
    {.light = Light::SlayingFlare, .first_change = -15},
    {.light = Light::CrystalChargeFlare, .first_change = -15},
};

/// How a light flares; none: it does not.
constexpr const FlareRow* flare_of(Light light) {
    for (const FlareRow& row : flare_rows)
        if (row.light == light) return &row;
    return nullptr;
}

/// How much of a flare's light there is when it is brightest, in tenths of a percent: it has begun to die
/// when it is first seen.
constexpr int brightest(const FlareRow& flare) {
    return flare.start_percent * 10 + flare.first_change;
}

}  // namespace cellophane
