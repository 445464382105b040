#pragma once

#include <string>
#include <utility>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// A name and what is to be said under it; empty ones part one group from the next.
using SheetLine = std::pair<std::string, std::string>;

/// All that the hero knows of himself, for a page of its own. Nothing without a hero.
std::vector<SheetLine> character_sheet(const Observation& seen);

}  // namespace cellophane
