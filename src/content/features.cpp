#include "content/features.h"

#include "content/features/altars.h"
#include "content/features/ambushes.h"
#include "content/features/bursts.h"
#include "content/features/fires.h"
#include "content/features/growths.h"
#include "content/features/machinery.h"
#include "content/features/moving_ground.h"
#include "content/features/natural.h"
#include "content/features/places.h"
#include "content/features/reveals.h"
#include "content/features/traces.h"
#include "content/features/vents.h"
#include "content/features/waters.h"

namespace cellophane {

constexpr EnumTable<Feature, FeatureRow> feature_rows{
    features::natural, features::reveals,  features::traces, features::growths, features::machinery,
    features::fires,   features::waters,   features::bursts, features::altars,  features::moving_ground,
    features::vents,   features::ambushes, features::places};

Terrain revealed(Terrain terrain) {
    const Feature found = terrain_rows[terrain].discovered_as;
    return found == Feature::None ? terrain : feature_rows[found].terrain;
}

}  // namespace cellophane
