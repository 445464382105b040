#pragma once

#include <string>
#include <string_view>

#include "dungeon/generate.h"
#include "world/level.h"

namespace cellophane {

/// A map for the editor Tiled, format 1.10: four layers of tiles, and objects for stairs, machines, items and
/// monsters. Secrets are there as what they are. `image` is the name of the file with `tileset_image`, beside
/// the map's.
std::string to_tiled(const LevelRequest& request, const Level& level, std::string_view image);

}  // namespace cellophane
