#pragma once

#include "world/item.h"

namespace cellophane {

/// What a new bonus leaves of an item's marks and runes (rules/items.md 8): a curse needs less than nothing
/// to hold on to, and a good rune more. True if a rune has gone out.
bool fade(Item& item);

}  // namespace cellophane
