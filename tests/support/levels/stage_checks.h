#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "dungeon/draft/draft.h"
#include "support/levels/examine.h"

namespace cellophane {

/// Checks what must hold right after a stage, and sets the figures that can be read off there.
void check_stage(std::string_view stage, const Draft& draft, LevelFacts& facts,
                 const std::function<void(std::string rule, std::string what)>& fail);

}  // namespace cellophane
