#pragma once

#include "world/item.h"

namespace cellophane {

/// Adjusts an item's marks and rune to a new bonus (rules/items.md 8): a curse needs one below 0, a good rune
/// one above 0. Returns whether a rune has gone out.
bool fade(Item& item);

}  // namespace cellophane
