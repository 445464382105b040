#include "exports/table_names.h"

#include <algorithm>

#include "kit/base/enum_table.h"

namespace cellophane {

namespace {

struct ShapeName {
    RoomShape kind{};
    std::string_view name;
};

constexpr ShapeName shape_list[] = {
    {RoomShape::Cross, "cross"},
    {RoomShape::SymmetricalCross, "symmetrical cross"},
    {RoomShape::Small, "small"},
    {RoomShape::Circular, "circular"},
    {RoomShape::Donut, "donut"},
    {RoomShape::Chunky, "chunky"},
    {RoomShape::CompactCave, "cave (compact)"},
    {RoomShape::NorthSouthCave, "cave (north-south)"},
    {RoomShape::EastWestCave, "cave (east-west)"},
    {RoomShape::Cavern, "cavern"},
    {RoomShape::Entrance, "entrance"},
    {RoomShape::FirstRectangle, "first rectangle"},
    {RoomShape::Blob, "blob"},
    {RoomShape::GridRoom, "grid room"},
    {RoomShape::GoneRoom, "gone room"},
};
constexpr EnumTable<RoomShape, ShapeName> shape_names{shape_list};

struct TerrainPropertyName {
    TerrainProperty kind{};
    std::string_view name;
};
constexpr TerrainPropertyName terrain_property_list[] = {
    {TerrainProperty::BlocksMovement, "blocks movement"},
    {TerrainProperty::BlocksVision, "blocks vision"},
    {TerrainProperty::BlocksItems, "blocks items"},
    {TerrainProperty::BlocksSurface, "blocks surface"},
    {TerrainProperty::BlocksGas, "blocks gas"},
    {TerrainProperty::BlocksDiagonals, "blocks diagonals"},
    {TerrainProperty::Ignites, "ignites"},
    {TerrainProperty::Descends, "descends"},
    {TerrainProperty::Lava, "lava"},
    {TerrainProperty::LichenPoison, "lichen poison"},
    {TerrainProperty::Flammable, "flammable"},
    {TerrainProperty::Fire, "fire"},
    {TerrainProperty::Entangles, "entangles"},
    {TerrainProperty::DeepWater, "deep water"},
    {TerrainProperty::Damages, "damages"},
    {TerrainProperty::Nauseates, "nauseates"},
    {TerrainProperty::Paralyzes, "paralyzes"},
    {TerrainProperty::Confuses, "confuses"},
    {TerrainProperty::Heals, "heals"},
    {TerrainProperty::TrapPlate, "trap plate"},
    {TerrainProperty::Explodes, "explodes"},
    {TerrainProperty::Sacred, "sacred"},
};
constexpr EnumTable<TerrainProperty, TerrainPropertyName> terrain_property_names{terrain_property_list};

struct RoleName {
    Role kind{};
    std::string_view name;
};
constexpr RoleName role_list[] = {
    {Role::Reward, "reward"},       {Role::AmuletHolder, "amulet holder"},
    {Role::Vestibule, "vestibule"}, {Role::KeyHolder, "key holder"},
    {Role::Flavor, "flavour"},
};
constexpr EnumTable<Role, RoleName> role_names{role_list};

struct StateName {
    MonsterState kind{};
    std::string_view name;
};
constexpr StateName state_list[] = {
    {MonsterState::Sleeping, "sleeping"},   {MonsterState::Hunting, "hunting"},
    {MonsterState::Wandering, "wandering"}, {MonsterState::Fleeing, "fleeing"},
    {MonsterState::Ally, "ally"},
};
constexpr EnumTable<MonsterState, StateName> state_names{state_list};

struct GroupName {
    MonsterGroup kind{};
    std::string_view name;
};
constexpr GroupName group_list[] = {
    {MonsterGroup::Hero, "hero"},       {MonsterGroup::Ordinary, "ordinary"},   {MonsterGroup::Boss, "boss"},
    {MonsterGroup::Special, "special"}, {MonsterGroup::Legendary, "legendary"},
};
constexpr EnumTable<MonsterGroup, GroupName> group_names{group_list};

struct ItemMarkName {
    ItemMark kind{};
    std::string_view name;
};
constexpr ItemMarkName item_mark_list[] = {
    {ItemMark::Identified, "identified"},
    {ItemMark::Cursed, "cursed"},
    {ItemMark::IsKey, "key"},
    {ItemMark::RevealedOnEntering, "revealed on entering"},
    {ItemMark::ExplorerAvoids, "explorer avoids"},
    {ItemMark::MaxChargesKnown, "most charges known"},
    {ItemMark::Protected, "protected"},
    {ItemMark::MagicDetected, "magic detected"},
    {ItemMark::RuneSuspected, "rune suspected"},
    {ItemMark::RuneKnown, "rune known"},
};
constexpr EnumTable<ItemMark, ItemMarkName> item_mark_names{item_mark_list};

struct MonsterMarkName {
    MonsterMark kind{};
    std::string_view name;
};
constexpr MonsterMarkName monster_mark_list[] = {
    {MonsterMark::Captive, "captive"},
    {MonsterMark::Dormant, "dormant"},
    {MonsterMark::PermanentlyFleeing, "permanently fleeing"},
    {MonsterMark::SacrificeTarget, "sacrifice target"},
    {MonsterMark::BoundToLeader, "bound to leader"},
    {MonsterMark::FollowsHero, "follows the hero"},
    {MonsterMark::Seizing, "seizing"},
    {MonsterMark::Seized, "seized"},
    {MonsterMark::GivenUpOnScent, "given up on scent"},
    {MonsterMark::Negated, "negated"},
    {MonsterMark::Absorbing, "absorbing"},
    {MonsterMark::Bonded, "bonded"},
    {MonsterMark::StaysDead, "stays dead"},
    {MonsterMark::Spectral, "spectral"},
};
constexpr EnumTable<MonsterMark, MonsterMarkName> monster_mark_names{monster_mark_list};

}  // namespace

std::string_view table_name(Terrain terrain) {
    return terrain_rows[terrain].name;
}

std::string_view table_name(RoomShape shape) {
    return shape_names[shape].name;
}

std::string_view table_name(TerrainProperty property) {
    return terrain_property_names[property].name;
}

std::string_view table_name(Role role) {
    return role_names[role].name;
}

std::string_view table_name(MonsterState state) {
    return state_names[state].name;
}

std::string_view table_name(MonsterGroup group) {
    return group_names[group].name;
}

std::string_view table_name(ItemMark mark) {
    return item_mark_names[mark].name;
}

std::string_view table_name(MonsterMark mark) {
    return monster_mark_names[mark].name;
}

std::string_view rune_name(const Item& item) {
    if (item.weapon_rune) return weapon_rune_rows[*item.weapon_rune].name;
    if (item.armor_rune) return armor_rune_rows[*item.armor_rune].name;
    return {};
}

std::string_view foe_name(const Item& item) {
    return item.foe ? monster_class_rows[*item.foe].name : std::string_view{};
}

std::optional<int> charges_of(const Item& item) {
    const ItemCategory category = item.row().category;
    const bool has_charges = category == ItemCategory::Staff || category == ItemCategory::Wand;
    return has_charges ? std::optional{item.charges} : std::nullopt;
}

std::optional<int> unknown_for(const Item& item) {
    const Identification by = item.row().identified;
    const bool is_learnt = by == Identification::Kills || by == Identification::Wearing;
    return is_learnt ? std::optional{item.charges} : std::nullopt;
}

std::string_view aura_name(const Item& item) {
    constexpr std::string_view good = "good";
    constexpr std::string_view bad = "bad";
    if (item.row().category == ItemCategory::Wand && item.charges == 0) return {};
    switch (item.row().polarity) {
        case Polarity::Benevolent:
            return good;
        case Polarity::Malevolent:
            return bad;
        case Polarity::ByItem:
            if (item.marks.has(ItemMark::Cursed) || item.enchant < 0) return bad;
            return item.enchant > 0 ? good : std::string_view{};
        case Polarity::None:
        case Polarity::count:
            break;
    }
    return {};
}

std::string_view mutation_name(const Monster& monster) {
    return monster.mutation ? mutation_rows[*monster.mutation].name : std::string_view{};
}

std::string_view blueprint_name(const Level& level, int machine) {
    for (const MachineRecord& record : level.machines)
        if (record.number == machine) return blueprint_rows[record.kind].name;
    return {};
}

namespace {

const MachineRecord* machine_numbered(const Level& level, int number) {
    const auto found = std::find_if(level.machines.begin(), level.machines.end(),
                                    [&](const MachineRecord& machine) { return machine.number == number; });
    return found == level.machines.end() ? nullptr : &*found;
}

}  // namespace

std::optional<int> machine_opened_by(const Level& level, const Item& item) {
    if (item.row().category != ItemCategory::Key || item.opens.empty()) return std::nullopt;
    const KeyPlace& place = item.opens.front();
    const int number = place.at == nowhere ? place.machine : level.ownership.number[place.at];
    const MachineRecord* machine = machine_numbered(level, number);
    if (machine == nullptr) return std::nullopt;
    const bool is_door = blueprint_rows[machine->kind].role == Role::Vestibule && machine->parent > 0;
    return is_door ? machine->parent : number;
}

}  // namespace cellophane
