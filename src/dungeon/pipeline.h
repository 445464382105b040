#pragma once

#include <span>

#include "content/styles.h"
#include "dungeon/draft/draft.h"

namespace cellophane {

/// The stages of a style, in the order they run (rules/levels.md 3 and 25).
std::span<const Stage> pipeline(Style style);

}  // namespace cellophane
