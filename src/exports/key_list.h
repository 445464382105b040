#pragma once

#include <cstdint>
#include <string>

#include "dungeon/generate.h"
#include "exports/floor_plan.h"
#include "world/level.h"

namespace cellophane {

/// Whom a key is for: players are told what is seen at once, game masters everything.
enum class KeyReader : std::uint8_t { Players, GameMaster };

/// What belongs beside the map, as Markdown: for the game master room by room what is hidden, who is there
/// and what lies there; then stairs, keys with what they open, vaults and traps with what they hold, secret
/// doors, traps, vents, levers and other devices with what they do, items, and monsters with their figures.
/// For players the rooms with their ways and devices that are seen at once. Rooms are numbered as on a drawn
/// map. Places are column, row from the upper left, from 0.
std::string to_key_list(const LevelRequest& request, const Level& level, const PlannedLevel& plan,
                        KeyReader reader = KeyReader::GameMaster);

}  // namespace cellophane
