#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "content/bolts.h"
#include "content/colors.h"
#include "content/features.h"
#include "content/lights.h"
#include "content/pictograms.h"
#include "content/ranges.h"
#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// Every kind of creature, the hero first (tables/monsters.tsv).
enum class MonsterKind : std::uint8_t {
    You,
    Rat,
    Kobold,
    Jackal,
    Eel,
    Monkey,
    Bloat,
    PitBloat,
    Goblin,
    GoblinConjurer,
    GoblinMystic,
    GoblinTotem,
    PinkJelly,
    Toad,
    VampireBat,
    ArrowTurret,
    AcidMound,
    Centipede,
    Ogre,
    BogMonster,
    OgreTotem,
    Spider,
    SparkTurret,
    Wisp,
    Wraith,
    Zombie,
    Troll,
    OgreShaman,
    Naga,
    Salamander,
    ExplosiveBloat,
    DarBlademaster,
    DarPriestess,
    DarBattlemage,
    AcidicJelly,
    Centaur,
    Underworm,
    Sentinel,
    DartTurret,
    Kraken,
    Lich,
    Phylactery,
    Pixie,
    Phantom,
    FlameTurret,
    Imp,
    Fury,
    Revenant,
    TentacleHorror,
    Golem,
    Dragon,
    GoblinWarlord,
    BlackJelly,
    Vampire,
    Flamedancer,
    SpectralBlade,
    SpectralSword,
    StoneGuardian,
    WingedGuardian,
    GuardianSpirit,
    WardenOfYendor,
    EldritchTotem,
    MirroredTotem,
    Unicorn,
    Ifrit,
    Phoenix,
    PhoenixEgg,
    MangroveDryad,
    AcidTurret,
    count
};

enum class MonsterGroup : std::uint8_t { Hero, Ordinary, Boss, Special, Legendary, count };

/// How a kind lives and moves (rules/monsters.md 1).
enum class Behavior : std::uint8_t {
    ConfinedToLiquid,
    Swims,
    Submerges,
    Flits,
    NeverSleeps,
    Flies,
    KeepsDistance,
    CastsSlowly,
    ImmuneToWebs,
    Immobile,
    Inanimate,
    ShunsStairs,
    AttackableInWalls,
    CorrodesWeapons,
    FleesNearDeath,
    AlwaysCasts,
    ImmuneToFire,
    EverBurning,
    DiesIfNegated,
    NeverPolymorph,
    AlwaysHunting,
    Invisible,
    ImmuneToWeapons,
    Reflective,
    Unlisted,
    ActsWhenActivated,
    Invulnerable,
    count
};
using Behaviors = Flags<Behavior>;

/// What a kind does to others (rules/monsters.md 12).
enum class Ability : std::uint8_t {
    Steals,
    Bursts,
    ReleasesFeature,
    AttacksTwoInLine,
    AvoidsCorridors,
    Summons,
    Splits,
    CausesHallucination,
    DrainsLife,
    CorrodesArmor,
    CausesWeakness,
    Knockback,
    Seizes,
    Poisons,
    SetsOnFire,
    AttacksAllAdjacent,
    AttacksFromAfar,
    EntersSummons,
    ReflectsAll,
    count
};
using Abilities = Flags<Ability>;

/// What negation takes from a creature, and the abilities that it leaves, because they are no magic
/// (rules/monsters.md 14.4).
inline constexpr Behaviors magical_behaviors{
    Behavior::Invisible,  Behavior::CorrodesWeapons, Behavior::ImmuneToWeapons,
    Behavior::Flies,      Behavior::Flits,           Behavior::ImmuneToFire,
    Behavior::Reflective, Behavior::EverBurning,     Behavior::KeepsDistance};
inline constexpr Abilities bodily_abilities{Ability::AttacksTwoInLine, Ability::AttacksAllAdjacent,
                                            Ability::AttacksFromAfar, Ability::Knockback};

enum class FeatureTrigger : std::uint8_t { Never, EveryTurn, OnDeath, WhenActivated, count };

enum class Gender : std::uint8_t { Male, Female, count };

/// The figures the project uses: the wiki book's where the table has an override.
struct MonsterRow {
    MonsterKind kind{};
    /// As the tables spell it.
    std::string_view name;
    MonsterGroup group = MonsterGroup::Ordinary;
    char32_t glyph = U'?';
    /// Creatures with the same letter are mostly of one family, and have one picture.
    Pictogram picture = Pictogram::None;
    Tint tint{};
    int health = 0;
    int defense = 0;
    int accuracy = 0;
    Roll damage{};
    /// 0: wounds stay.
    int turns_per_health = 0;
    int move_ticks = 100;
    int attack_ticks = 100;
    Feature blood = Feature::None;
    bool is_large = false;
    Light light = Light::NoLight;
    /// What it lets out, when, and how likely.
    Feature feature = Feature::None;
    FeatureTrigger feature_when = FeatureTrigger::Never;
    int feature_percent = 0;
    BoltList bolts{};
    Behaviors behaviors{};
    Abilities abilities{};
    /// The chance to carry something (rules/monsters.md 3).
    int item_percent = 0;
    /// Empty: neuter; both: even odds.
    Flags<Gender> genders{};
};

extern const EnumTable<MonsterKind, MonsterRow> monster_rows;

/// The gender of the creature with a number (rules/monsters.md 3, step 6); none: neuter, an image of the
/// hero, or of a kind that has both and without a number.
std::optional<Gender> gender_of(MonsterKind kind, int number);

}  // namespace cellophane
