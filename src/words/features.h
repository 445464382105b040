#pragma once

#include <string_view>

#include "content/feature_kinds.h"

namespace cellophane {

/// What whoever sees a feature is told (tables/dungeon_features.tsv, "message must convey"); empty for those
/// that do not speak.
std::string_view feature_message(Feature feature);

}  // namespace cellophane
