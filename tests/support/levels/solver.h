#pragma once

#include <functional>
#include <string>

#include "world/level.h"

namespace cellophane {

using LevelFail = std::function<void(std::string rule, std::string what)>;

/// "Never unfair": everything on the level can be had, no lock keeps its own key, no way is lost.
void check_solvable(const Level& level, const LevelFail& fail);

}  // namespace cellophane
