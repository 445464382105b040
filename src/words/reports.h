#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/discoveries.h"
#include "protocol/observation.h"

namespace cellophane {

/// How the hero is, a sentence each: health, depth, hunger, what ails it and for how long, strength, armor,
/// how far off it is noticed, gold.
std::vector<std::string> hero_report(const Observation& seen);

/// A creature in view, for a player without sight of the map: "goblin, hunting, health 60 percent, three
/// east". `state` is the sidebar's label.
std::string creature_report(const Observation& seen, const MonsterView& monster, std::string_view state);
std::string item_report(const Observation& seen, const ItemView& item);
std::string terrain_report(const Observation& seen, Terrain terrain, Pos at);
/// Follows the report of what the hero only knows of.
inline constexpr std::string_view out_of_sight = ", out of sight";

/// How far it is to walk to a cell, or to near it if no way `arrives` there; 0 steps: there is no way at all.
std::string way_report(int steps, bool arrives);
/// Whether what the hero would throw or zap at a cell gets there.
inline constexpr std::string_view flight_is_free = "Nothing is in the way.";
inline constexpr std::string_view flight_is_blocked = "It would not get there.";

/// A kind of item, and what the hero has found out about it: "Potion of life: unknown, beneficial".
std::string kind_report(const KindView& kind);

}  // namespace cellophane
