#pragma once

#include <string>

#include "dungeon/level_request.h"
#include "exports/theme.h"
#include "kit/base/result.h"

namespace cellophane {

struct DungeonSheetOptions {
    Theme theme = Theme::Ink;
    /// The side of a cell in pixels when the picture is shown at its own size; it is crisp at any.
    int cell = 5;
    /// Above the maps, and what screen readers say; empty: the dungeon's seed.
    std::string title{};
    /// Secret doors are drawn as what they are.
    bool secrets = false;
};

/// Levels of one dungeon as small drawn maps on one upright page, an SVG like a drawn map: walls, water and
/// other ground, doors, stairs, altars and cages. The request's depth is not read. Fails as digging does.
Result<std::string> to_dungeon_svg(const LevelRequest& request, int from, int to,
                                   const DungeonSheetOptions& options);

}  // namespace cellophane
