#pragma once

#include <optional>
#include <string>

#include "dungeon/generate.h"
#include "exports/theme.h"
#include "world/level.h"

namespace cellophane {

/// A ZIP archive for a game at the table: `players.uvtt` without secrets, `gm.uvtt` with them, and `key.md`,
/// the list of what is where (`to_key_list`). `pixels`: of a cell; none: as many as `pixels_per_cell` says.
/// `theme`: what the maps are drawn in; none: drawn maps in ink, and for tabletops the game's small pictures.
std::string to_tabletop(const LevelRequest& request, const Level& level, std::optional<int> pixels = {},
                        std::optional<Theme> theme = {});

}  // namespace cellophane
