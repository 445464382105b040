#pragma once

#include "dungeon/draft/draft.h"

namespace cellophane {

/// Opens walls of the plan wherever the walk around is longer than `detour` (rules/levels.md 8), or as often
/// as that in a hundred; the number opened.
int cut_detours(Draft& draft, int detour, Rng& rng, int percent = 100);

}  // namespace cellophane
