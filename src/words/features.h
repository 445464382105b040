#pragma once

#include <string_view>

#include "content/feature_kinds.h"
#include "content/terrain.h"

namespace cellophane {

/// What whoever sees a feature is told (tables/dungeon_features.tsv, "message must convey"); empty for those
/// that do not speak.
std::string_view feature_message(Feature feature);

/// The same for the feature that comes when a secret turns out to be this terrain.
std::string_view discovery_message(Terrain found);

}  // namespace cellophane
