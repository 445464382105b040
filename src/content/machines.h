#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "content/blueprints.h"
#include "content/features.h"
#include "content/hordes.h"
#include "content/items.h"
#include "content/monsters.h"
#include "content/ranges.h"
#include "content/terrain.h"
#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// What a machine is for.
enum class Role : std::uint8_t { Reward, AmuletHolder, Vestibule, KeyHolder, Flavor, count };

/// Where it is built: behind a gate, around a cell, or on a doorway.
enum class Form : std::uint8_t { Room, Area, Vestibule, count };

/// How the interior is made ready, and what must hold (rules/machines.md 4.3 and 4.5).
enum class BlueprintTrait : std::uint8_t {
    PurgesInterior,
    PurgesBlockers,
    PurgesLiquids,
    Walled,
    Impregnable,
    OpensInterior,
    MaximizesInterior,
    Redesigned,
    MustNotDisconnect,
    MustDisconnect,
    ReleasesUnwired,
    AdoptsItem,
    count
};

/// The rooms a redesigned interior is filled with (rules/machines.md 4.6).
enum class Redesign : std::uint8_t { None, GoblinWarren, SentinelSanctuary, count };

/// Where a feature's cells are looked for (rules/machines.md 4.11).
enum class Where : std::uint8_t {
    EveryInteriorCell,
    Origin,
    Interior,
    WallBeside,
    Outside,
    EveryWallBeside,
    WallBesideOpen,
    count
};

enum class Distance : std::uint8_t { Any, Near, Far, count };
/// In sight of the origin; or in sight and with nothing in between that stops a walker.
enum class View : std::uint8_t { Any, Seen, Passable, count };
/// Whether a feature may cut the level; `Assumed`: its cell is tested as if it were blocked.
enum class Blocking : std::uint8_t { Tested, Permitted, Assumed, count };

/// What is written on an item (rules/items.md 1).
enum class ItemMark : std::uint8_t {
    Identified,
    Cursed,
    IsKey,
    RevealedOnEntering,
    ExplorerAvoids,
    MaxChargesKnown,
    /// Nothing corrodes it.
    Protected,
    /// Its polarity has been sensed.
    MagicDetected,
    /// It has a rune; which one is known, too.
    RuneSuspected,
    RuneKnown,
    count
};
using ItemMarks = Flags<ItemMark>;

/// What a machine asks of the items it makes (rules/machines.md 4.13).
enum class MachineItemRule : std::uint8_t { NotMalevolent, NoDuplicate, NoThrowing, GoodRune, count };

enum class ItemGoes : std::uint8_t { OnTheCell, Outsourced, Carried, count };

enum class MachineMonsterState : std::uint8_t { Captive, Dormant, Allied, Asleep, PermanentlyFleeing, count };

/// One line of a blueprint: what to place, where, how many (tables/machine_features.tsv).
struct MachineFeature {
    Feature feature = Feature::None;
    Terrain terrain = Terrain::Nothing;
    Layer layer = Layer::Dungeon;
    /// Not read where the feature goes into every cell.
    Range count{};
    /// Fewer, and the machine is not built.
    int least = 0;
    Where place = Where::Interior;
    Distance distance = Distance::Any;
    View view = View::Any;
    bool off_hallways = false;
    bool off_edge = false;
    /// Nothing else comes within this many cells, less one.
    int personal_space = 0;
    Blocking blocking = Blocking::Tested;
    bool until_no_progress = false;
    bool impregnable = false;
    /// Exactly one of the blueprint's alternatives is built.
    bool alternative = false;
    bool vestibule = false;
    /// Takes the item the machine was given.
    bool adopts = false;
    /// Makes an item of these categories, unless empty.
    ItemCategories item_categories{};
    std::optional<ItemKind> item_kind{};
    ItemMarks item_marks{};
    Flags<MachineItemRule> item_rules{};
    ItemGoes item_goes = ItemGoes::OnTheCell;
    /// The item opens everything of its machine that a key opens.
    bool skeleton_key = false;
    bool consumed_here = false;
    std::optional<MonsterKind> monster{};
    std::optional<HordeCategory> horde{};
    Flags<MachineMonsterState> monster_state{};
    /// In the table and not in the game (rules/machines.md 13).
    bool never_built = false;
};

struct BlueprintRow {
    Blueprint kind{};
    std::string_view name;
    Role role = Role::Flavor;
    Form form = Form::Room;
    /// Where the raffle may draw it.
    Range depths{};
    /// Cells of its interior.
    Range size{};
    int frequency = 0;
    Redesign redesign = Redesign::None;
    Flags<BlueprintTrait> traits{};
    std::span<const MachineFeature> features{};
};

extern const EnumTable<Blueprint, BlueprintRow> blueprint_rows;

}  // namespace cellophane
