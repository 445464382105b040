#pragma once

#include <string_view>

#include "content/blueprints.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// What a built place is called on a map that shows everything, and what it asks or gives.
struct MachineWords {
    Blueprint kind{};
    std::string_view title;
    std::string_view line;
};

extern const EnumTable<Blueprint, MachineWords> machine_words;

}  // namespace cellophane
