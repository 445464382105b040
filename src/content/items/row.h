#pragma once

#include "content/items.h"

namespace cellophane::items {

// Short names for the rows.
using C = ItemCategory;
using M = Manner;
using By = Identification;
using P = Pictogram;

}  // namespace cellophane::items
