#pragma once

#include <optional>
#include <string_view>

#include "content/machines.h"
#include "content/terrain.h"
#include "protocol/views.h"
#include "world/item.h"
#include "world/level.h"

namespace cellophane {

// What programs call things: names are those of the tables and never change with the words a player reads.

/// Its name in tables/terrain.tsv.
std::string_view table_name(Terrain terrain);
/// "blocks movement", "lava" and so on.
std::string_view table_name(TerrainProperty property);
/// tables/room_shapes.tsv.
std::string_view table_name(RoomShape shape);
/// "reward", "amulet holder", "vestibule", "key holder", "flavor".
std::string_view table_name(Role role);
/// "sleeping", "hunting", "wandering", "fleeing", "ally".
std::string_view table_name(MonsterState state);
/// "hero", "ordinary", "boss", "special", "legendary".
std::string_view table_name(MonsterGroup group);
/// "key", "cursed" and so on.
std::string_view table_name(ItemMark mark);
std::string_view table_name(MonsterMark mark);

/// The name of an item's rune; empty if it has none.
std::string_view rune_name(const Item& item);
/// The monster class that its rune is made against; empty if there is none.
std::string_view foe_name(const Item& item);
/// The charges of a staff or wand; nothing else has any.
std::optional<int> charges_of(const Item& item);
/// How many kills, or turns worn, until it is identified; none for items that are not identified so.
std::optional<int> unknown_for(const Item& item);
/// What magic detection would feel of it: "good" or "bad"; empty: nothing (rules/items.md 10).
std::string_view aura_name(const Item& item);
/// Empty: none.
std::string_view mutation_name(const Monster& monster);
/// The blueprint of the level's machine with a number; empty if there is none.
std::string_view blueprint_name(const Level& level, int machine);
/// The number of the machine a key was made for, which its first place names: of a door, the room behind it.
/// None for other items.
std::optional<int> machine_opened_by(const Level& level, const Item& item);

}  // namespace cellophane
