#pragma once

#include <string>
#include <utility>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// A name and what is to be said under it; a pair of empty strings parts two groups, an empty name continues
/// the one before.
using CharacterSheetLine = std::pair<std::string, std::string>;

/// All that the hero knows of itself, for a page of its own. Empty without a hero.
std::vector<CharacterSheetLine> character_sheet(const Observation& seen);

}  // namespace cellophane
