#include "support/levels/inhabitants.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "content/schedules.h"
#include "content/styles.h"
#include "dungeon/audit/solver.h"
#include "kit/grid/field_of_view.h"
#include "support/levels/ground.h"
#include "support/levels/naming.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

using T = Terrain;
using P = TerrainProperty;

std::string told(const Item& item) {
    return std::string{item.row().name} + " at " + place(item.at);
}

std::string told(const Monster& monster) {
    return std::string{monster.row().name} + " at " + place(monster.at);
}

bool is_in(const TerrainLayers& layers, Pos at, std::initializer_list<Terrain> kinds) {
    for (Layer layer : every_layer)
        for (Terrain kind : kinds)
            if (layers[layer][at] == kind) return true;
    return false;
}

/// rules/monsters.md 9.1, written from its sentence and independent of the code of the rules.
TerrainProperties never_stands_on(const MonsterRow& row) {
    using B = Behavior;
    TerrainProperties forbidden{P::BlocksMovement};
    const bool flies = row.behaviors.has(B::Flies);
    const bool fireproof = row.behaviors.has(B::ImmuneToFire) || row.behaviors.has(B::Invulnerable);
    const bool at_home_in_water = row.behaviors.has(B::Swims) || row.behaviors.has(B::ConfinedToLiquid);
    if (!flies && !fireproof) forbidden |= TerrainProperties{P::Lava};
    if (!fireproof) forbidden |= TerrainProperties{P::Fire, P::Ignites};
    if (!flies && !at_home_in_water) forbidden |= TerrainProperties{P::DeepWater};
    if (!flies) forbidden |= TerrainProperties{P::Descends, P::TrapPlate};
    return forbidden;
}

/// Kinds that machines ask for by name, so that one may hold several.
bool is_named_kind(ItemKind kind) {
    return kind == ItemKind::PotionOfCreepingDeath || kind == ItemKind::CageKey;
}

void check_where(const Level& level, const Ground& ground, const Item& item, const LevelFail& fail) {
    const bool caged = is_in(level.layers, item.at, {T::AltarInRetractableCage, T::DormantSacrificeCage});
    if (!caged && ground.solid.test(item.at)) fail("no item in a wall", told(item));
    if (level.layers.has(item.at, {P::Lava, P::Descends, P::DeepWater, P::TrapPlate, P::Fire, P::Ignites}))
        fail("no item where it would be lost", told(item));
    if (!caged && level.layers.has(item.at, {P::BlocksItems})) fail("no item where none may lie", told(item));
    if (is_level_exit(level.layers[Layer::Dungeon][item.at])) fail("no item where none may lie", told(item));
    if (item.machine != 0) return;
    // The rest holds of items placed by population alone.
    const bool in_the_open =
        item.row().category == ItemCategory::Food || item.kind == ItemKind::PotionOfStrength;
    const bool amulet = item.kind == ItemKind::Amulet;
    if (level.ownership.test(item.at)) fail("no loose item in a machine", told(item));
    if (amulet) return;
    if (arcs_around(ground.open_or_doorway, item.at) > 1) fail("no loose item in a hallway", told(item));
    if (in_the_open) return;
    if (level.topology.loops.test(item.at)) fail("no loose item in a loop", told(item));
    if (level.topology.chokepoints.test(item.at)) fail("no loose item on a chokepoint", told(item));
}

void check_carried(const Level& level, const Item& item, const LevelFail& fail) {
    const Monster* found = level.monsters.find(item.carrier);
    if (found == nullptr) return fail("who carries an item exists", told(item));
    const Monster& bearer = *found;
    if (!(bearer.at == item.at)) fail("a carried item is where its bearer is", told(item));
    if (item.machine != 0) return;
    const bool never = item.row().category == ItemCategory::Food || item.kind == ItemKind::PotionOfLife ||
                       item.kind == ItemKind::PotionOfStrength || item.kind == ItemKind::ScrollOfEnchanting;
    if (never) fail("nobody carries food, life, strength or enchanting", told(item));
    if (level.depth > long_amulet_depth) fail("nobody carries anything below the Amulet", told(item));
    if (bearer.row().item_percent == 0) fail("only some kinds carry", told(bearer));
}

void check_made_well(const Level& level, const Item& item, const LevelFail& fail) {
    if (item.machine != 0 && record_of(level, item.machine) == nullptr)
        fail("who made an item exists", told(item));
    if (item.machine != 0 && !item.carrier && item.enchant < 0)
        fail("no machine lays out what is cursed", told(item));
    if (item.origin_depth != level.depth) fail("items remember their depth", told(item));
    if (item.quantity < 1) fail("there is one of every item", told(item));
    const bool thrown = item.row().manners.has(Manner::Thrown);
    if (thrown && (item.enchant != 0 || item.weapon_rune)) fail("no throwing weapon is special", told(item));
    if (item.weapon_rune && weapon_rune_rows[*item.weapon_rune].is_good != (item.enchant > 0))
        fail("good runes are on good weapons", told(item));
    if (item.armor_rune && armor_rune_rows[*item.armor_rune].is_good != (item.enchant > 0))
        fail("good runes are on good armour", told(item));
    if (item.row().category == ItemCategory::Key && item.opens.empty())
        fail("every key opens something", told(item));
    for (const KeyPlace& fits : item.opens)
        if (fits.machine != 0 ? record_of(level, fits.machine) == nullptr : !level.size().contains(fits.at))
            fail("every key opens something", told(item));
}

}  // namespace

Pos arrival_cell(const Level& level) {
    for (Direction d : cardinals)
        if (!level.layers.has(level.stairs.up + step(d), {P::BlocksMovement}))
            return level.stairs.up + step(d);
    return level.stairs.up;
}

BitGrid arrival_view(const Level& level) {
    BitGrid seen{level.size()};
    const Pos from = arrival_cell(level);
    field_of_view(level.layers.cells_with(TerrainProperties{P::BlocksVision}), from, sight_unlimited, seen);
    seen.set(from);
    return seen;
}

int free_hordes(const Level& level) {
    return static_cast<int>(
        std::count_if(level.monsters.begin(), level.monsters.end(),
                      [](const Monster& monster) { return monster.machine == 0 && !monster.leader; }));
}

void check_items(const Level& level, const LevelFail& fail) {
    const Ground ground{level.layers};
    std::set<std::pair<int, int>> taken;
    std::set<ActorId> bearers;
    int amulets = 0;
    int stones = 0;
    for (const Item& item : level.items) {
        if (!level.size().contains(item.at)) {
            fail("every item is on the map", std::string{item.row().name});
            continue;
        }
        check_made_well(level, item, fail);
        amulets += item.kind == ItemKind::Amulet ? 1 : 0;
        stones += item.kind == ItemKind::Lumenstone ? 1 : 0;
        if (item.carrier) {
            check_carried(level, item, fail);
            if (!bearers.insert(item.carrier).second) fail("one item for each bearer", told(item));
            continue;
        }
        if (!taken.emplace(item.at.x, item.at.y).second) fail("one item to a cell", told(item));
        check_where(level, ground, item, fail);
        const bool gold_or_machine = item.row().category == ItemCategory::Gold || item.machine != 0;
        const bool below = level.depth > long_amulet_depth;
        if (below && item.machine == 0 && item.row().category != ItemCategory::Food &&
            item.kind != ItemKind::Lumenstone && item.kind != ItemKind::Amulet)
            fail("only stones, food and the Amulet below it", told(item));
        if (below && item.row().category == ItemCategory::Gold && gold_or_machine)
            fail("no gold below the Amulet", told(item));
    }
    if (amulets != (level.depth >= long_amulet_depth ? 1 : 0))
        fail("the Amulet lies on its depth and below", std::to_string(amulets) + " of them");
    if (stones != lumenstones(level.depth)) fail("so many lumenstones", std::to_string(stones));
}

namespace {

/// Terrain that hides dormant creatures until they come out.
constexpr std::initializer_list<Terrain> hiding_places = {
    T::DormantStatue,      T::DormantStatueInstant,  T::DormantStatueInDoorway, T::DormantTurretWall,
    T::DormantMonsterWall, T::DormantRatWall,        T::SealedCoffin,           T::TurretLever,
    T::DormantBog,         T::DormantDarkeningFloor, T::StoneArchwayPortal,
};

void check_place(const Level& level, const BitGrid& met, const Monster& monster, const LevelFail& fail) {
    const MonsterRow& row = monster.row();
    const TerrainLayers& layers = level.layers;
    if (monster.is_dormant()) {
        if (monster.machine == 0 || !is_in(layers, monster.at, hiding_places))
            fail("the dormant are hidden in something", told(monster));
        return;
    }
    const bool caged = monster.is_captive() && is_in(layers, monster.at, {T::MonsterCageLocked});
    const bool in_its_wall =
        row.behaviors.has(Behavior::AttackableInWalls) && layers.has(monster.at, {P::BlocksMovement});
    if (is_level_exit(layers[Layer::Dungeon][monster.at])) fail("nobody stands on stairs", told(monster));
    if (caged || in_its_wall) return;
    if (layers.has(monster.at, never_stands_on(row))) fail("nobody stands where it cannot", told(monster));
    if (row.behaviors.has(Behavior::ConfinedToLiquid) &&
        !layers.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion))
        fail("fish are in water", told(monster));
    const bool elsewhere = row.behaviors.any_of(
        {Behavior::Flies, Behavior::Swims, Behavior::ConfinedToLiquid, Behavior::ImmuneToFire});
    if (!elsewhere && !met.test(monster.at)) fail("nobody is out of reach", told(monster));
}

/// rules/monsters.md 5.5: asleep, with the exceptions it names.
void check_state(const Level& level, const Monster& monster, const LevelFail& fail) {
    using S = MonsterState;
    if (monster.state == S::Sleeping || monster.is_dormant() || monster.is_captive() ||
        monster.state == S::Ally)
        return;
    const Behaviors behaviors = monster.row().behaviors;
    const bool restless = behaviors.has(Behavior::AlwaysHunting) ||
                          (behaviors.has(Behavior::NeverSleeps) && !behaviors.has(Behavior::Immobile));
    const bool thief = monster.marks.has(MonsterMark::PermanentlyFleeing) && monster.state == S::Fleeing;
    bool led = false;
    if (monster.leader) {
        const Monster& leader = *level.monsters.find(monster.leader);
        // Guards of a captive, and creatures around a totem.
        led = leader.is_captive() || leader.row().behaviors.has(Behavior::Immobile) ||
              leader.state != S::Sleeping;
    }
    if (!restless && !thief && !led) fail("nobody is awake without a reason", told(monster));
}

/// A totem cannot be killed: totems across the only way would cut the level in two.
void check_ways(const Level& level, const LevelFail& fail) {
    BitGrid rooted{level.size()};
    for (const Monster& monster : level.monsters)
        if (monster.machine == 0 && !monster.is_dormant() && monster.row().behaviors.has(Behavior::Immobile))
            rooted.set(monster.at);
    if (disrupts(open_or_doorway(level.layers), rooted))
        fail("those who never move part no level", place(rooted.first()));
}

void check_group(const Level& level, const Monster& monster, const LevelFail& fail) {
    if (!monster.leader) return;
    const Monster* found = level.monsters.find(monster.leader);
    if (found == nullptr || found == &monster) return fail("every leader exists", told(monster));
    const Monster& leader = *found;
    if (leader.leader) fail("leaders follow nobody", told(leader));
    if (leader.machine != monster.machine) fail("groups keep together", told(monster));
}

}  // namespace

void check_monsters(const Level& level, const LevelFail& fail) {
    std::set<std::pair<int, int>> taken;
    // Cells on which a creature can be met.
    const BitGrid met = LevelSolver{level}.reached();
    for (int i = 0; i < static_cast<int>(level.monsters.size()); ++i) {
        const Monster& monster = level.monsters[static_cast<std::size_t>(i)];
        if (!level.size().contains(monster.at)) {
            fail("everybody is on the map", std::string{monster.row().name});
            continue;
        }
        if (!monster.is_dormant() && !taken.emplace(monster.at.x, monster.at.y).second)
            fail("two never stand in one cell", told(monster));
        check_place(level, met, monster, fail);
        check_state(level, monster, fail);
        check_group(level, monster, fail);
        if (monster.health < 1 || monster.health > monster.max_health)
            fail("everybody is alive", told(monster));
        if (monster.mutation && (level.depth <= 10 || !may_mutate(monster.kind, *monster.mutation)))
            fail("mutants are possible", told(monster));
        if (monster.machine != 0 && record_of(level, monster.machine) == nullptr)
            fail("who made a creature exists", told(monster));
        if (monster.machine == 0 && !monster.leader && level.ownership.test(monster.at))
            fail("no ordinary horde begins in a machine", told(monster));
    }
    check_ways(level, fail);
    if (free_hordes(level) > first_hordes(level.depth))
        fail("so many hordes", std::to_string(free_hordes(level)));
}

namespace {

/// Where no wall would take them, stairs stand on floor, without torches (rules/levels.md 21.2).
bool stands_in_the_open(const Level& level, Pos stairs) {
    for (Direction d : cardinals)
        if (level.layers[Layer::Dungeon][stairs + step(d)] == T::WallTorch) return false;
    return true;
}

void check_claims(const Level& level, const LevelFail& fail) {
    std::set<int> numbers;
    int before = 0;
    for (const MachineRecord& machine : level.machines) {
        if (machine.number < 1 || !numbers.insert(machine.number).second)
            fail("every machine has a number of its own", std::to_string(machine.number));
        if (machine.parent >= machine.number || (machine.parent != 0 && !numbers.contains(machine.parent)))
            fail("parents come first", std::to_string(machine.number));
        before = std::max(before, machine.number);
    }
    const BitGrid claimed = level.ownership.any();
    const TerrainMechanics of_machines{TerrainMechanic::Wired, TerrainMechanic::CircuitBreaker};
    for (int i = 0; i < level.size().area(); ++i) {
        const Pos at = level.size().at(i);
        const int number = level.ownership.number[at];
        if (number != 0 && !numbers.contains(number))
            fail("claimed cells belong to a machine", place(at) + " to " + std::to_string(number));
        if (claimed.test(at) != (number != 0)) fail("ownership and numbers agree", place(at));
        // Pipes, cooling lava and triggers spread beyond their machine, where power does not reach them.
        const bool strayed =
            is_in(level.layers, at,
                  {T::GlowingGlassPipes, T::RetractableLava, T::TriggerFloor, T::RepeatingTriggerFloor});
        if (number == 0 && !strayed && level.layers.mechanics(at).any_of(of_machines))
            fail("what is wired belongs to a machine", place(at));
    }
    for (Pos stairs : {level.stairs.up, level.stairs.down})
        for (Direction d :
             stands_in_the_open(level, stairs) ? std::span<const Direction>{} : std::span{directions})
            if (level.ownership.test(stairs + step(d))) fail("no stairs beside a machine", place(stairs));
}

void check_cages(const Level& level, const LevelFail& fail) {
    cells_of(level.layers, Layer::Dungeon, T::AltarWithOpenCage).for_each([&](Pos at) {
        int treasures = 0;
        for (const Item& item : level.items) {
            if (item.carrier || !(item.at == at)) continue;
            ++treasures;
            const bool fits = std::any_of(item.opens.begin(), item.opens.end(),
                                          [&](const KeyPlace& opens) { return opens.at == at; });
            if (!item.marks.has(ItemMark::IsKey) || !fits) fail("treasures open their cages", told(item));
            if (item.row().manners.has(Manner::Thrown)) fail("no throwing weapons in cages", told(item));
        }
        if (treasures != 1) fail("one treasure to a cage", std::to_string(treasures) + " at " + place(at));
    });
}

void check_treasures(const Level& level, const MachineRecord& machine, const LevelFail& fail) {
    const BlueprintRow& row = blueprint_rows[machine.kind];
    if (row.role != Role::Reward) return;
    std::map<ItemKind, int> kinds;
    for (const Item& item : level.items)
        if (item.machine == machine.number && !is_named_kind(item.kind)) ++kinds[item.kind];
    for (const auto& [kind, count] : kinds)
        if (count > 1 && machine.kind != Blueprint::GoblinWarren &&
            machine.kind != Blueprint::SentinelSanctuary)
            fail("no two treasures of a kind",
                 std::string{item_rows[kind].name} + " in " + std::string{row.name});
}

void check_kind(const Level& level, const MachineRecord& machine, const LevelFail& fail) {
    const BlueprintRow& row = blueprint_rows[machine.kind];
    const std::string told = std::string{row.name} + " at " + place(machine.origin);
    const bool drawn = row.role == Role::Reward || row.role == Role::Vestibule || row.role == Role::KeyHolder;
    if (drawn && !row.depths.has(level.depth)) fail("machines keep to their depths", told);
    if (drawn && row.frequency == 0) fail("what is never drawn is never built", told);
    const bool grows = row.traits.has(BlueprintTrait::OpensInterior) ||
                       row.traits.has(BlueprintTrait::MaximizesInterior) ||
                       row.traits.has(BlueprintTrait::Redesigned);
    // A room's gate is not counted in its size.
    if (!grows && machine.cells > row.size.most + (row.form == Form::Room ? 1 : 0))
        fail("machines keep to their size", told);
    if (row.form == Form::Room && !grows && machine.cells < row.size.least)
        fail("machines keep to their size", told);
    if (machine.kind == Blueprint::GoblinWarren) {
        int walls = 0;
        for (int i = 0; i < level.size().area(); ++i)
            walls += level.ownership.number.at_index(i) == machine.number &&
                             level.layers[Layer::Dungeon].at_index(i) == T::MudCoveredWall
                         ? 1
                         : 0;
        if (walls < 100) fail("a warren has a hundred walls of mud", std::to_string(walls));
    }
    const bool has_bearer = machine.kind == Blueprint::BossRoom || machine.kind == Blueprint::ThiefArea ||
                            machine.kind == Blueprint::GuardianWaterPuzzleRoom;
    if (has_bearer && std::none_of(level.items.begin(), level.items.end(), [&](const Item& item) {
            return item.machine == machine.number && item.carrier;
        }))
        fail("who should carry the prize does", told);
    const bool adopts = row.traits.has(BlueprintTrait::AdoptsItem);
    if (adopts && machine.parent == 0) fail("somebody handed over what is adopted", told);
    if (adopts && std::none_of(level.items.begin(), level.items.end(),
                               [&](const Item& item) { return item.machine == machine.number; }))
        fail("the adopted item is there", told);
    if (row.form == Form::Vestibule && machine.parent == 0) fail("vestibules belong to a room", told);
}

}  // namespace

void check_machines(const Level& level, const LevelFail& fail) {
    check_claims(level, fail);
    check_cages(level, fail);
    for (const MachineRecord& machine : level.machines) {
        check_kind(level, machine, fail);
        check_treasures(level, machine, fail);
    }
    if (level.depth != long_amulet_depth)
        for (const MachineRecord& machine : level.machines)
            if (machine.kind == Blueprint::AmuletArea)
                fail("the Amulet's place is on its depth", "it is not");
    if (level.waypoints.size() > 40) fail("at most forty waypoints", std::to_string(level.waypoints.size()));
    for (Pos at : level.waypoints)
        if (!level.size().contains(at) ||
            level.layers.has(
                at, {P::BlocksMovement, P::BlocksVision, P::Descends, P::Lava, P::DeepWater, P::Ignites}))
            fail("waypoints are where one can walk", place(at));
}

}  // namespace cellophane
