#pragma once

#include <cstdint>
#include <string>

#include "content/own_variant.h"
#include "content/styles.h"
#include "dungeon/audit/fairness.h"
#include "tools/lint_bookmark.h"

namespace cellophane {

/// A finding as one line of JSON.
std::string lint_line(const Finding& finding, const Level& level, std::uint64_t seed, Style style,
                      const DungeonVariant& variant);

/// What was looked at, and how much was found.
std::string lint_summary(const LintBookmark& done);

}  // namespace cellophane
