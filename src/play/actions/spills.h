#pragma once

#include "content/feature_kinds.h"
#include "content/items.h"

namespace cellophane {

/// What bursts out of a potion, drunk or broken (rules/items.md 14); of all others nothing is left but a
/// splash.
Feature spilled_by(ItemKind potion);

}  // namespace cellophane
