#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// How the hero is, a sentence each: health, depth, hunger, what ails him and for how long, strength, armour,
/// how far off he is noticed, gold.
std::vector<std::string> hero_report(const Observation& seen);

/// A creature in view, for a player without sight of the map: "goblin, hunting, health 60 percent, three
/// east". `state` is the sidebar's label.
std::string creature_report(const Observation& seen, const MonsterView& monster, std::string_view state);
std::string item_report(const Observation& seen, const ItemView& item);
std::string terrain_report(const Observation& seen, Terrain terrain, Pos at);

}  // namespace cellophane
