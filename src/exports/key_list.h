#pragma once

#include <string>

#include "dungeon/generate.h"
#include "world/level.h"

namespace cellophane {

/// What a game master needs beside the map, as Markdown: stairs, vaults and traps with what they hold, keys
/// with what they open, items, and monsters with their figures. Places are column, row from the upper left,
/// from 0.
std::string to_key_list(const LevelRequest& request, const Level& level);

}  // namespace cellophane
