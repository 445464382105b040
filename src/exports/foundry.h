#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "dungeon/generate.h"
#include "exports/theme.h"
#include "kit/base/result.h"

namespace cellophane {

struct FoundryOptions {
    /// What the maps are drawn in.
    Theme theme = Theme::Parchment;
    /// The side of a cell in pixels of the maps; none: `pixels_per_cell`.
    std::optional<int> pixels{};
};

/// Levels of one dungeon for Foundry Virtual Tabletop, versions 12 and 13: a ZIP archive with a module, whose
/// folder has an Adventure document with scenes, journals and actors, the pictures they name, a script that
/// puts them into a world, and the scenes and journals one by one. The request's depth is not read. Fails as
/// digging does. The same dungeon gives the same bytes.
Result<std::string> to_foundry(const LevelRequest& request, int from, int to,
                               const FoundryOptions& options = {});

/// The identifier of a document: sixteen letters and digits, the same for the same words.
std::string foundry_id(std::string_view words);

}  // namespace cellophane
