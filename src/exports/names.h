#pragma once

#include <string>

#include "world/actor.h"
#include "world/item.h"

namespace cellophane {

// Names as a player reads them with everything known. Unlike the names of the tables these may change.

/// "a staff of firebolt [2/2]", "3 darts".
std::string full_name(const Item& item);
/// "a goblin conjurer", "your unicorn".
std::string full_name(const Monster& monster);

}  // namespace cellophane
