#include "support/levels/solver.h"

#include <algorithm>

#include "dungeon/audit/solver.h"
#include "support/levels/ground.h"
#include "support/levels/naming.h"

namespace cellophane {

namespace {

/// A machine's name and where it begins.
std::string told(const MachineRecord& machine) {
    return std::string{blueprint_rows[machine.kind].name} + " at " + place(machine.origin);
}

bool is_empty(const Level& level, const BitGrid& cells) {
    return std::none_of(level.items.begin(), level.items.end(),
                        [&](const Item& item) { return cells.test(item.at); }) &&
           std::none_of(level.monsters.begin(), level.monsters.end(),
                        [&](const Monster& monster) { return cells.test(monster.at); });
}

/// How many keys on the level fit a cell.
int keys_for(const Level& level, Pos at) {
    return static_cast<int>(std::count_if(level.items.begin(), level.items.end(),
                                          [&](const Item& item) { return fits(item, level, at); }));
}

}  // namespace

void check_solvable(const Level& level, const LevelFail& fail) {
    const LevelSolver solver{level};
    const Ground ground{level.layers};
    for (std::size_t i = 0; i < level.items.size(); ++i) {
        const Item& item = level.items[i];
        if (solver.has(i)) continue;
        const MachineRecord* machine = record_of(level, item.machine);
        fail("everything that lies about can be had",
             std::string{item.row().name} + " at " + place(item.at) +
                 (machine != nullptr ? " of " + told(*machine) : ""));
    }
    cells_of(level.layers, Layer::Dungeon, Terrain::LockedIronDoor).for_each([&](Pos at) {
        if (keys_for(level, at) != 1)
            fail("every locked door has one key",
                 std::to_string(keys_for(level, at)) + " for the door at " + place(at));
        if (!solver.opened().test(at)) fail("every lock gives way", "the door at " + place(at));
    });
    cells_of(level.layers, Layer::Dungeon, Terrain::AltarWithOrbSocket).for_each([&](Pos at) {
        if (keys_for(level, at) != 1)
            fail("every socket has its orb", std::to_string(keys_for(level, at)) + " for " + place(at));
    });
    cells_of(level.layers, Layer::Dungeon, Terrain::MonsterCageLocked).for_each([&](Pos at) {
        if (keys_for(level, at) < 1) fail("every cage has a key", place(at));
        if (!solver.opened().test(at)) fail("every lock gives way", "the cage at " + place(at));
    });
    for (Terrain barrier : {Terrain::PortcullisClosed, Terrain::CollapsingWall, Terrain::WoodenBarricade,
                            Terrain::BrokenStatueInDoorway, Terrain::DormantStatueInDoorway,
                            Terrain::AltarInRetractableCage, Terrain::DormantSacrificeCage})
        cells_of(level.layers, Layer::Dungeon, barrier).for_each([&](Pos at) {
            if (!solver.opened().test(at))
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
