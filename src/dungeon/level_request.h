#pragma once

#include <cstdint>
#include <vector>

#include "content/own_variant.h"
#include "content/styles.h"
#include "dungeon/draft/draft.h"
#include "kit/base/result.h"

namespace cellophane {

/// What a link to a level says; a level depends on this and on nothing else (rules/levels.md 2.4).
struct LevelRequest {
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    DungeonVariant variant = Variant::Brogue;
    int depth = 1;
    Size size = standard_size;
    /// Read by style `rogue` alone.
    RogueOptions rogue{};
    Tuning tuning{};
};

/// The smallest map a style can fill.
Size least_size(Style style);

/// The problem with a request, if any.
std::vector<Problem> problems_of(const LevelRequest& request);

}  // namespace cellophane
