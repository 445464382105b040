#pragma once

#include <cstdint>

#include "content/blueprints.h"
#include "kit/base/pos.h"
#include "kit/base/visitor.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// Which cells belong to which machine (rules/machines.md 4.7). A cell may be claimed by a room and by an
/// area; its number is the last one written.
struct MachineOwnership {
    MachineOwnership() = default;
    explicit MachineOwnership(Size size) : number{size}, rooms{size}, areas{size} {}

    /// 0: none.
    Grid<std::uint16_t> number;
    BitGrid rooms;
    BitGrid areas;

    BitGrid any() const { return rooms | areas; }
    bool test(Pos at) const { return rooms.test(at) || areas.test(at); }
};

template <class V, Same<MachineOwnership> T>
void visit(V& v, T& ownership) {
    v(ownership.number, ownership.rooms, ownership.areas);
}

/// A machine as it was built.
struct MachineRecord {
    int number = 0;
    Blueprint kind{};
    Pos origin{};
    /// Cells of its interior when it was claimed.
    int cells = 0;
    /// The machine that asked for it: its door guard, or the holder of its key; 0: the level itself.
    int parent = 0;

    friend bool operator==(const MachineRecord&, const MachineRecord&) = default;
};

template <class V, Same<MachineRecord> T>
void visit(V& v, T& machine) {
    v(machine.number, machine.kind, machine.origin, machine.cells, machine.parent);
}

}  // namespace cellophane
