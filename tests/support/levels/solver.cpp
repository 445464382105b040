#include "support/levels/solver.h"

#include <algorithm>

#include "kit/grid/field_of_view.h"
#include "support/levels/ground.h"
#include "support/levels/naming.h"

namespace cellophane {

namespace {

bool is_in(const TerrainLayers& layers, Pos at, Terrain terrain) {
    for (Layer layer : every_layer)
        if (layers[layer][at] == terrain) return true;
    return false;
}

/// A machine's name and where it begins.
std::string told(const MachineRecord& machine) {
    return std::string{blueprint_rows[machine.kind].name} + " at " + place(machine.origin);
}

}  // namespace

Solver::Solver(const Level& level)
    : level_{level}, opened_{level.size()}, reached_{level.size()}, had_(level.items.size(), false) {
    const Ground ground{level.layers};
    // Secret doors are found; locked and barred cells are still closed.
    free_ = ground.blocked.complement() | cells_of(level.layers, Layer::Dungeon, Terrain::SecretDoor);
    // The deep cores of flood rooms may cut them in two (rules/machines.md 8): there the hero swims.
    const BitGrid deep = cells_of(level.layers, Layer::Liquid, Terrain::DeepWater);
    const BitGrid pools = cells_of(level.layers, Layer::Liquid, Terrain::DormantFloodPoolWater);
    free_ |= flood(pools.dilated8() & deep, deep);
    // Pods burst at a touch.
    free_ |= cells_of(level.layers, Layer::Surface, Terrain::BloodwortPod);
    reached_.set(level.stairs.up);
    free_.set(level.stairs.up);
    while (step()) {
    }
}

bool Solver::step() {
    const BitGrid before = reached_;
    reached_ = flood(reached_, free_ | opened_);
    bool changed = !(before == reached_);
    changed |= take_items();
    changed |= open_with_keys();
    for (const MachineRecord& machine : level_.machines) changed |= open_machine(machine);
    return changed;
}

bool Solver::take_items() {
    bool changed = false;
    // Creatures hidden in a coffin or a statue come out, and can be met beside it.
    const BitGrid near = reached_ | reached_.dilated8();
    for (std::size_t i = 0; i < had_.size(); ++i) {
        const Item& item = level_.items[i];
        if (had_[i]) continue;
        if (item.carrier ? near.test(item.at) : reached_.test(item.at)) {
            had_[i] = true;
            changed = true;
        }
    }
    return changed;
}

bool Solver::open_with_keys() {
    bool changed = false;
    const BitGrid locks = cells_of(level_.layers, Layer::Dungeon, Terrain::LockedIronDoor) |
                          cells_of(level_.layers, Layer::Dungeon, Terrain::MonsterCageLocked);
    ((locks & reached_.dilated4()) - opened_).for_each([&](Pos at) {
        for (std::size_t i = 0; i < had_.size(); ++i) {
            if (!had_[i]) continue;
            for (const KeyPlace& fits : level_.items[i].opens) {
                const bool here = fits.at == at;
                const bool of_machine = fits.machine > 0 && fits.machine == level_.ownership.number[at];
                if (!here && !of_machine) continue;
                opened_.set(at);
                changed = true;
                return;
            }
        }
    });
    return changed;
}

bool Solver::has_cell(int machine, Terrain terrain) const {
    for (int i = 0; i < level_.size().area(); ++i)
        if (level_.ownership.number.at_index(i) == machine &&
            is_in(level_.layers, level_.size().at(i), terrain))
            return true;
    return false;
}

bool Solver::touches(int machine, Terrain terrain) const {
    bool found = false;
    reached_.dilated4().for_each([&](Pos at) {
        found |= level_.ownership.number[at] == machine && is_in(level_.layers, at, terrain);
    });
    return found;
}

bool Solver::throws_at(int machine, Terrain terrain) const {
    const BitGrid walls = level_.layers.cells_with(
        TerrainProperties{TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision});
    bool found = false;
    for (int i = 0; i < level_.size().area() && !found; ++i) {
        const Pos at = level_.size().at(i);
        if (level_.ownership.number[at] != machine || !is_in(level_.layers, at, terrain)) continue;
        BitGrid seen{level_.size()};
        field_of_view(walls, at, sight_unlimited, seen);
        found = seen.intersects(reached_);
    }
    return found;
}

bool Solver::holds(int machine, ItemKind kind) const {
    for (std::size_t i = 0; i < had_.size(); ++i)
        if (had_[i] && level_.items[i].machine == machine && level_.items[i].kind == kind) return true;
    return false;
}

void Solver::open_cells(int machine, Terrain terrain) {
    for (int i = 0; i < level_.size().area(); ++i) {
        const Pos at = level_.size().at(i);
        if (level_.ownership.number[at] == machine && is_in(level_.layers, at, terrain)) opened_.set(at);
    }
}

bool Solver::open_machine(const MachineRecord& machine) {
    using T = Terrain;
    const BitGrid before = opened_;
    const int number = machine.number;
    // A lever may be thrown at as well.
    const bool lever = throws_at(number, T::HiddenLever) || throws_at(number, T::WallLever);
    const bool plate = throws_at(number, T::PressurePlate);
    if (lever || plate) {
        open_cells(number, T::PortcullisClosed);
        open_cells(number, T::CollapsingWall);
        open_cells(number, T::AltarInRetractableCage);
        open_cells(number, T::RetractableLava);
        open_cells(number, T::ChasmWithHiddenBridge);
        open_cells(number, T::DormantWormTunnelMarker);
    }
    // Only what this very machine has laid out counts.
    if (holds(number, ItemKind::IncendiaryDart) || holds(number, ItemKind::PotionOfIncineration) ||
        touches(number, T::HiddenFireTrap))
        open_cells(number, T::WoodenBarricade);
    if (holds(number, ItemKind::ScrollOfShattering)) open_cells(number, T::BrokenStatueInDoorway);
    if (touches(number, T::TriggerFloor)) open_cells(number, T::DormantStatueInDoorway);
    const bool spider =
        std::any_of(level_.monsters.begin(), level_.monsters.end(), [&](const Monster& monster) {
            return monster.machine == number && monster.kind == MonsterKind::Spider;
        });
    if (holds(number, ItemKind::PotionOfLevitation) || spider) {
        open_cells(number, T::ChasmWithHiddenBridge);
        open_cells(number, T::RetractableLava);
        open_cells(number, T::Chasm);
        open_cells(number, T::Lava);
    }
    if (holds(number, ItemKind::PotionOfFireImmunity)) {
        open_cells(number, T::RetractableLava);
        open_cells(number, T::Lava);
    }
    // Globes are lit by the turrets that the levers let out.
    if (has_cell(number, T::DarkenedCrystalGlobe) && touches(number, T::TurretLever))
        open_cells(number, T::AltarInRetractableCage);
    // The victim can be met wherever its statue stands, and led to the altar.
    if (touches(number, T::DormantSacrificeAltar)) {
        const bool victim =
            std::any_of(level_.monsters.begin(), level_.monsters.end(), [&](const Monster& monster) {
                return monster.machine == number && monster.marks.has(MonsterMark::SacrificeTarget) &&
                       reached_.dilated8().test(monster.at);
            });
        if (victim) open_cells(number, T::DormantSacrificeCage);
    }
    return !(before == opened_);
}

namespace {

bool is_empty(const Level& level, const BitGrid& cells) {
    return std::none_of(level.items.begin(), level.items.end(),
                        [&](const Item& item) { return cells.test(item.at); }) &&
           std::none_of(level.monsters.begin(), level.monsters.end(),
                        [&](const Monster& monster) { return cells.test(monster.at); });
}

/// How many keys on the level fit a cell.
int keys_for(const Level& level, Pos at) {
    int count = 0;
    for (const Item& item : level.items)
        count += std::any_of(item.opens.begin(), item.opens.end(),
                             [&](const KeyPlace& fits) {
                                 return fits.at == at ||
                                        (fits.machine > 0 && fits.machine == level.ownership.number[at]);
                             })
                     ? 1
                     : 0;
    return count;
}

}  // namespace

void check_solvable(const Level& level, const LevelFail& fail) {
    const Solver solver{level};
    const Ground ground{level.layers};
    for (std::size_t i = 0; i < level.items.size(); ++i) {
        const Item& item = level.items[i];
        if (solver.had()[i]) continue;
        const MachineRecord* machine = record_of(level, item.machine);
        fail("everything that lies about can be had",
             std::string{item.row().name} + " at " + place(item.at) +
                 (machine != nullptr ? " of " + told(*machine) : ""));
    }
    cells_of(level.layers, Layer::Dungeon, Terrain::LockedIronDoor).for_each([&](Pos at) {
        if (keys_for(level, at) != 1)
            fail("every locked door has one key",
                 std::to_string(keys_for(level, at)) + " for the door at " + place(at));
        if (!solver.is_open(at)) fail("every lock gives way", "the door at " + place(at));
    });
    cells_of(level.layers, Layer::Dungeon, Terrain::AltarWithOrbSocket).for_each([&](Pos at) {
        if (keys_for(level, at) != 1)
            fail("every socket has its orb", std::to_string(keys_for(level, at)) + " for " + place(at));
    });
    cells_of(level.layers, Layer::Dungeon, Terrain::MonsterCageLocked).for_each([&](Pos at) {
        if (keys_for(level, at) < 1) fail("every cage has a key", place(at));
        if (!solver.is_open(at)) fail("every lock gives way", "the cage at " + place(at));
    });
    for (Terrain barrier : {Terrain::PortcullisClosed, Terrain::CollapsingWall, Terrain::WoodenBarricade,
                            Terrain::BrokenStatueInDoorway, Terrain::DormantStatueInDoorway,
                            Terrain::AltarInRetractableCage, Terrain::DormantSacrificeCage})
        cells_of(level.layers, Layer::Dungeon, barrier).for_each([&](Pos at) {
            if (!solver.is_open(at))
                fail("every lock gives way", std::string{terrain_rows[barrier].name} + " at " + place(at));
        });
    // Every cell a creature could stand on, lakes sealed in rock excepted (rules/levels.md 18).
    const BitGrid lost = ground.blocked.complement() - solver.reached();
    const BitGrid wet = lakes_and_wreaths(level.layers);
    BitGrid left = lost;
    while (left.any()) {
        const BitGrid part = part_with(left.first(), left);
        left -= part;
        if (part.within(wet)) continue;
        const Pos at = (part - wet).first();
        const MachineRecord* machine = record_of(level, level.ownership.number[at]);
        // Widening takes in cells across corners; where tunnels leave them out they stay holes in the rock,
        // and nothing is in them.
        if (machine != nullptr && machine->kind == Blueprint::WormTunnels && is_empty(level, part)) continue;
        fail("every open cell can be reached in the end",
             std::to_string(part.count()) + " cells, first " + place(at) +
                 (machine != nullptr ? " of " + told(*machine) : ""));
    }
}

}  // namespace cellophane
