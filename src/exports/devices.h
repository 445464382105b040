#pragma once

#include <string_view>
#include <vector>

#include "content/terrain.h"
#include "kit/base/pos.h"
#include "world/level.h"

namespace cellophane {

/// Something built or hidden on one cell that a game master has to know of: a secret or locked door, a trap,
/// a plate, a vent, a lever, an altar, a cage, a niche from which something breaks out.
struct Device {
    Pos at = nowhere;
    Terrain kind{};
    /// It is not seen until it is found or breaks out.
    bool hidden = false;
    /// The number of the machine it is part of; 0: none.
    int machine = 0;
};

/// Row by row. Without `secrets`, those that are seen at once.
std::vector<Device> devices_of(const Level& level, bool secrets);

/// What it does to whoever meets it, in plain words; empty where its name says it all.
std::string_view effect_of(Terrain device);

}  // namespace cellophane
