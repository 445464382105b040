#include "dungeon/audit/fairness.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

#include "dungeon/audit/solver.h"
#include "dungeon/draft/arrival.h"
#include "dungeon/rooms/rooms.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

using T = Terrain;
using P = TerrainProperty;

constexpr UnfairnessRow rows[] = {
    {Unfairness::ItemOutOfReach, "item-out-of-reach"},
    {Unfairness::LockStaysShut, "lock-stays-shut"},
    {Unfairness::KeysDoNotMatch, "keys-do-not-match"},
    {Unfairness::PlaceOutOfReach, "place-out-of-reach"},
    {Unfairness::StairsCutOff, "stairs-cut-off"},
    {Unfairness::StairsMissing, "stairs-missing"},
    {Unfairness::SeenFromStairs, "seen-from-stairs"},
    {Unfairness::AmbushAtStairs, "ambush-at-stairs"},
    {Unfairness::HarmAtStairs, "harm-at-stairs"},
    {Unfairness::ItemsOnOneCell, "items-on-one-cell"},
    {Unfairness::CreaturesOnOneCell, "creatures-on-one-cell"},
    {Unfairness::BorderBroken, "border-broken"},
    {Unfairness::TooManyTraps, "too-many-traps"},
    {Unfairness::AmuletMissing, "amulet-missing"},
    {Unfairness::EntranceTaken, "entrance-taken"},
    {Unfairness::GroupHalfAwake, "group-half-awake"},
    {Unfairness::WrongDepth, "wrong-depth"},
    {Unfairness::ItemInTheWay, "item-in-the-way"},
    {Unfairness::StairsExposed, "stairs-exposed"},
};

/// Looks at one level, question by question.
class Inspection {
public:
    Inspection(const Level& level, Style style, const VariantRow& variant, std::vector<Finding>& found)
        : level_{level},
          layers_{level.layers},
          style_{style},
          variant_{variant},
          found_{found},
          solver_{level} {}

    void look() {
        look_at_items();
        look_at_loose_items();
        look_at_locks();
        look_at_ways();
        look_at_stairs();
        look_at_walls_of(level_.stairs.up);
        look_at_walls_of(level_.stairs.down);
        look_at_arrival();
        look_at_cells();
        look_at_border();
        look_at_traps();
        look_at_entrance();
        look_at_groups();
        look_at_depths();
    }

    int locks() const { return solver_.barred().count(); }

private:
    std::string_view ground(Pos at) const { return terrain_rows[layers_[Layer::Dungeon][at]].name; }
    int machine_at(Pos at) const { return level_.ownership.number[at]; }
    void add(Finding finding) { found_.push_back(finding); }

    void look_at_items() {
        int amulets = 0;
        for (std::size_t i = 0; i < level_.items.size(); ++i) {
            const Item& item = level_.items[i];
            amulets += item.kind == ItemKind::Amulet ? 1 : 0;
            if (!solver_.has(i)) add({Unfairness::ItemOutOfReach, item.at, item.row().name, item.machine});
        }
        if (amulets != (level_.depth >= variant_.amulet_depth ? 1 : 0))
            add({Unfairness::AmuletMissing, level_.stairs.up, item_rows[ItemKind::Amulet].name, 0, amulets});
    }

    /// What has grown, burned or cooled since the items were placed (rules/levels.md 23, burn-in).
    BitGrid changed_since() const {
        return layers_.cells_with(TerrainProperties{P::Fire, P::Ignites}) |
               layers_.cells_of(Layer::Liquid, T::Obsidian) |
               layers_.cells_of(Layer::Surface, {T::BloodwortPod, T::Ashes, T::Embers});
    }

    /// Population places items where they hinder nobody (rules/levels.md 23.4); food and strength may lie in
    /// loops and chokepoints, the Amulet anywhere but in a machine. On maps smaller than the game's, that may
    /// leave no cell, and then any may be taken.
    void look_at_loose_items() {
        if (level_.size().area() < standard_size.area()) return;
        const BitGrid narrow = hallways(passages_of(layers_).open) - changed_since().dilated8();
        const BitGrid passages = level_.topology.chokepoints | level_.topology.loops.cells();
        const BitGrid claimed = level_.ownership.any();
        for (const Item& item : level_.items) {
            if (item.carrier || item.machine != 0) continue;
            const bool amulet = item.kind == ItemKind::Amulet;
            const bool anywhere_open = amulet || item.row().category == ItemCategory::Food ||
                                       item.kind == ItemKind::PotionOfStrength;
            if (claimed.test(item.at) || (!amulet && narrow.test(item.at)) ||
                (!anywhere_open && passages.test(item.at)))
                add({Unfairness::ItemInTheWay, item.at, item.row().name, machine_at(item.at)});
        }
    }

    int keys_for(Pos at) const {
        return static_cast<int>(std::count_if(level_.items.begin(), level_.items.end(),
                                              [&](const Item& item) { return fits(item, level_, at); }));
    }

    void look_at_locks() {
        (solver_.barred() - solver_.opened()).for_each([&](Pos at) {
            add({Unfairness::LockStaysShut, at, ground(at), machine_at(at)});
        });
        const auto expect_keys = [&](Terrain lock, bool exactly_one) {
            layers_.cells_of(Layer::Dungeon, lock).for_each([&](Pos at) {
                const int keys = keys_for(at);
                if (keys < 1 || (exactly_one && keys > 1))
                    add({Unfairness::KeysDoNotMatch, at, ground(at), machine_at(at), keys});
            });
        };
        expect_keys(T::LockedIronDoor, true);
        expect_keys(T::AltarWithOrbSocket, true);
        expect_keys(T::MonsterCageLocked, false);
    }

    /// Lakes with their rims, which may lie sealed in rock (rules/levels.md 18).
    BitGrid lakes() const {
        return layers_.cells_of(Layer::Liquid, {T::DeepWater, T::ShallowWater, T::Chasm, T::ChasmEdge,
                                                T::Lava, T::InertBrimstone, T::ActiveBrimstone, T::Obsidian});
    }

    /// Pits may cut off some of the floor between them, which is what such a room is for.
    BitGrid floors_between_pits() const {
        BitGrid floors{level_.size()};
        for (const MachineRecord& machine : level_.machines)
            if (machine.kind == Blueprint::PitTrapsRoom)
                level_.ownership.any().for_each([&](Pos at) {
                    if (machine_at(at) == machine.number) floors.set(at);
                });
        return floors;
    }

    void look_at_ways() {
        // Fires burn out.
        const auto [lasting, brimstone] =
            layers_.cells_with_each(std::array{level_dividers, TerrainProperties{P::Ignites}});
        const BitGrid dry = (lasting | brimstone).complement();
        const BitGrid wet = lakes() | floors_between_pits();
        for (BitGrid left = dry - solver_.reached(); left.any();) {
            const BitGrid part = part_with(left.first(), left);
            left -= part;
            if (part.within(wet)) continue;
            const Pos at = (part - wet).first();
            add({Unfairness::PlaceOutOfReach, at, ground(at), machine_at(at), part.count()});
        }
        BitGrid ways = dry | layers_.cells_of(Layer::Dungeon, T::SecretDoor);
        ways -= layers_.cells_of(Layer::Liquid, T::RopeBridge);
        ways.set(level_.stairs.up);
        ways.set(level_.stairs.down);
        if (!part_with(level_.stairs.up, ways).test(level_.stairs.down))
            add({Unfairness::StairsCutOff, level_.stairs.down, ground(level_.stairs.down)});
    }

    void look_at_stairs() {
        const bool first = level_.depth == shallowest_depth;
        const bool last = level_.depth == variant_.deepest_depth;
        const auto expect = [&](Terrain terrain, Pos at, bool wanted) {
            const BitGrid cells = layers_.cells_of(Layer::Dungeon, terrain);
            if (cells.count() != (wanted ? 1 : 0) || (wanted && !cells.test(at)))
                add({Unfairness::StairsMissing, at, terrain_rows[terrain].name, 0, cells.count()});
        };
        expect(T::DungeonExit, level_.stairs.up, first);
        expect(T::UpwardStaircase, level_.stairs.up, !first);
        expect(T::CrystalPortal, level_.stairs.down, last);
        expect(T::DownwardStaircase, level_.stairs.down, !last);
    }

    /// What walls are made of. Pods of bloodwort are solid, but burst at a touch; some grow on torches.
    BitGrid solid_but_pods() const {
        return layers_.cells_with(solid_properties) - (layers_.cells_of(Layer::Surface, T::BloodwortPod) -
                                                       layers_.cells_of(Layer::Dungeon, T::WallTorch));
    }

    /// Three solid neighbors of four, a torch on either side, and walls that nothing breaks (rules/levels.md
    /// 21.2). Where no wall would take them, stairs stand on floor without torches: rare, but fair.
    void look_at_walls_of(Pos stairs) {
        const BitGrid solid = solid_but_pods();
        const Pos approach = in_front_of(layers_, stairs);
        const Pos across{approach.y - stairs.y, approach.x - stairs.x};
        int torches = 0;
        // Torches may burn by chance beside stairs in the open.
        bool prepared = false;
        for (Pos beside : {stairs + across, stairs - across}) {
            if (layers_[Layer::Dungeon][beside] != T::WallTorch) continue;
            ++torches;
            prepared |= level_.impregnable.test(beside);
        }
        bool is_walled_in = true;
        for (Direction d : cardinals)
            is_walled_in &= stairs + step(d) == approach || solid.test(stairs + step(d));
        bool holds = true;
        for (Direction d : directions) {
            const Pos at = stairs + step(d);
            holds &= !solid.test(at) || level_.impregnable.test(at);
        }
        if (prepared && !(torches == 2 && holds && is_walled_in))
            add({Unfairness::StairsExposed, stairs, ground(stairs), 0, torches});
    }

    void look_at_arrival() {
        const Pos arrival = in_front_of(layers_, level_.stairs.up);
        const BitGrid view = view_from(layers_, arrival);
        const BitGrid near = within_steps(layers_, arrival, steps_without_foes);
        for (const Monster& monster : level_.monsters) {
            if (monster.is_dormant()) continue;
            if (view.test(monster.at))
                add({Unfairness::SeenFromStairs, monster.at, monster.row().name, monster.machine,
                     king_distance(arrival, monster.at)});
            if (is_on_the_prowl(monster) && near.test(monster.at))
                add({Unfairness::AmbushAtStairs, monster.at, monster.row().name, monster.machine,
                     king_distance(arrival, monster.at)});
        }
        const BitGrid harm = harmful_air(layers_);
        if (harm.none()) return;
        for (Pos stairs : {level_.stairs.up, level_.stairs.down}) {
            const BitGrid there =
                within_steps(layers_, in_front_of(layers_, stairs), steps_without_harm) & harm;
            if (there.none()) continue;
            const Pos at = there.first();
            const Terrain gas = layers_[Layer::Gas][at];
            const Terrain burning = gas != T::Nothing ? gas : layers_[Layer::Surface][at];
            add({Unfairness::HarmAtStairs, at, terrain_rows[burning].name, 0, there.count()});
        }
    }

    void look_at_cells() {
        BitGrid items{level_.size()};
        for (const Item& item : level_.items) {
            if (item.carrier) continue;
            if (items.test(item.at))
                add({Unfairness::ItemsOnOneCell, item.at, item.row().name, item.machine});
            items.set(item.at);
        }
        BitGrid creatures{level_.size()};
        for (const Monster& monster : level_.monsters) {
            if (monster.is_dormant()) continue;
            if (creatures.test(monster.at))
                add({Unfairness::CreaturesOnOneCell, monster.at, monster.row().name, monster.machine});
            creatures.set(monster.at);
        }
    }

    void look_at_border() {
        const Size size = level_.size();
        const BitGrid inner = rectangle(size, {1, 1}, {size.width - 2, size.height - 2});
        // Rims of lakes reach under the rock, and fungus grows on it: neither can be walked on.
        const BitGrid rock = layers_.cells_of(Layer::Dungeon, {T::Granite, T::StoneWall});
        (rock | inner).complement().for_each([&](Pos at) {
            add({Unfairness::BorderBroken, at, ground(at), machine_at(at)});
        });
    }

    void look_at_traps() {
        if (style_ != Style::Brogue && style_ != Style::Classic) return;
        const auto machines_of = [&](std::initializer_list<Blueprint> kinds) {
            return static_cast<int>(std::count_if(
                level_.machines.begin(), level_.machines.end(), [&](const MachineRecord& machine) {
                    return std::find(kinds.begin(), kinds.end(), machine.kind) != kinds.end();
                }));
        };
        BitGrid plates = layers_.cells_with(TerrainProperties{P::TrapPlate}) |
                         layers_.cells_of(Layer::Dungeon, {T::HiddenTrapDoor, T::TrapDoor});
        plates -= level_.ownership.any();
        // A vestibule of pits lets go of its trap doors.
        if (machines_of({Blueprint::PitTrapsVestibule}) > 0)
            plates -= layers_.cells_of(Layer::Dungeon, T::HiddenTrapDoor);
        const int traps = plates.count() + machines_of({Blueprint::ParalysisTrapVisiblePlate,
                                                        Blueprint::ParalysisTrapHiddenPlate});
        if (traps > (long_depth(variant_, level_.depth) - 1) / 2)
            add({Unfairness::TooManyTraps, plates.any() ? plates.first() : level_.stairs.up, {}, 0, traps});
    }

    void look_at_entrance() {
        const bool has_one = style_ == Style::Brogue || style_ == Style::Classic;
        if (!has_one || level_.depth != shallowest_depth) return;
        const Room room =
            style_ == Style::Brogue ? entrance_room(level_.size()) : classic_entrance_room(level_.size());
        // Lakes may lie in it, and what they cut off becomes wall.
        const BitGrid taken =
            level_.ownership.any() |
            (solid_but_pods() - layers_.cells_of(Layer::Dungeon, {T::StoneWall, T::Granite}));
        (room.floor & taken).for_each([&](Pos at) {
            add({Unfairness::EntranceTaken, at, ground(at), machine_at(at)});
        });
    }

    /// Kinds that never sleep, captives and their guards, and the camps around totems are awake
    /// (rules/monsters.md 5.5).
    void look_at_groups() {
        for (const Monster& monster : level_.monsters) {
            if (monster.machine != 0 || !is_on_the_prowl(monster) ||
                monster.row().behaviors.any_of({Behavior::NeverSleeps, Behavior::AlwaysHunting}))
                continue;
            if (monster.leader) {
                const Monster& leader = *level_.monsters.find(monster.leader);
                if (leader.is_captive() || leader.row().behaviors.has(Behavior::Immobile)) continue;
            }
            add({Unfairness::GroupHalfAwake, monster.at, monster.row().name});
        }
    }

    void look_at_depths() {
        const int depth = level_.depth;
        const BitGrid claimed = level_.ownership.any();
        const auto expect_none = [&](BitGrid cells) {
            cells -= claimed;
            if (cells.none()) return;
            const Pos at = cells.first();
            const Terrain liquid = layers_[Layer::Liquid][at];
            add({Unfairness::WrongDepth, at, liquid == T::Nothing ? ground(at) : terrain_rows[liquid].name, 0,
                 cells.count()});
        };
        if (depth == variant_.deepest_depth) {
            expect_none(layers_.cells_of(Layer::Dungeon, {T::WoodenDoor}));
            expect_none(layers_.cells_of(Layer::Liquid, {T::Lava, T::Chasm, T::InertBrimstone}));
        }
        // Doors that a vestibule has made and let go again stand at the mouth of a room that keeps its claim.
        if (depth == shallowest_depth)
            expect_none(layers_.cells_of(Layer::Dungeon, {T::SecretDoor}) -
                        level_.ownership.rooms.dilated4());
        const bool moat =
            std::any_of(level_.machines.begin(), level_.machines.end(), [](const MachineRecord& machine) {
                return machine.kind == Blueprint::LavaMoatArea || machine.kind == Blueprint::LavaMoatRoom;
            });
        if (long_depth(variant_, depth) < 4 && !moat) expect_none(layers_.cells_of(Layer::Liquid, {T::Lava}));
        if (long_depth(variant_, depth) < 18)
            expect_none(layers_.cells_of(Layer::Liquid, {T::InertBrimstone}));
    }

    const Level& level_;
    const TerrainLayers& layers_;
    Style style_;
    const VariantRow& variant_;
    std::vector<Finding>& found_;
    LevelSolver solver_;
};

}  // namespace

constexpr EnumTable<Unfairness, UnfairnessRow> unfairness_rows{rows};

Inspected& Inspected::operator+=(const Inspected& other) {
    levels += other.levels;
    machines += other.machines;
    locks += other.locks;
    items += other.items;
    creatures += other.creatures;
    return *this;
}

std::vector<Finding> findings_on(const Level& level, Style style, const DungeonVariant& of,
                                 Inspected* inspected) {
    const VariantRow variant = of.row();
    std::vector<Finding> found;
    Inspection inspection{level, style, variant, found};
    inspection.look();
    if (inspected != nullptr)
        *inspected += {.levels = 1,
                       .machines = static_cast<std::int64_t>(level.machines.size()),
                       .locks = inspection.locks(),
                       .items = static_cast<std::int64_t>(level.items.size()),
                       .creatures = static_cast<std::int64_t>(level.monsters.size())};
    return found;
}

}  // namespace cellophane
