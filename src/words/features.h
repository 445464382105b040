#pragma once

#include <string_view>

#include "content/feature_kinds.h"
#include "content/terrain.h"

namespace cellophane {

/// The message to a hero that sees a feature (tables/dungeon_features.tsv, "message must convey"); empty for
/// features without one.
std::string_view feature_message(Feature feature);

/// The same for the feature that comes when a secret turns out to be this terrain.
std::string_view discovery_message(Terrain found);

}  // namespace cellophane
