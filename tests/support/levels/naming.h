#pragma once

#include <string>

#include "world/level.h"

namespace cellophane {

/// A cell in the words of a complaint: (12,7).
inline std::string place(Pos at) {
    return "(" + std::to_string(at.x) + "," + std::to_string(at.y) + ")";
}

/// Null: no machine of the level has that number.
inline const MachineRecord* record_of(const Level& level, int number) {
    for (const MachineRecord& machine : level.machines)
        if (machine.number == number) return &machine;
    return nullptr;
}

}  // namespace cellophane
