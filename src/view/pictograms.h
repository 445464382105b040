#pragma once

#include <cstdint>

#include "content/items.h"
#include "content/looks.h"
#include "content/monsters.h"
#include "content/pictograms.h"

// The picture of each thing stands in its row: of terrain in content/looks, of items and creatures in
// content/items and content/monsters.

namespace cellophane {

/// None where the terrain has no sign.
inline Pictogram pictogram_of(Terrain terrain) {
    return looks[terrain].picture;
}
inline Pictogram pictogram_of(ItemKind item) {
    return item_rows[item].picture;
}
inline Pictogram pictogram_of(MonsterKind creature) {
    return monster_rows[creature].picture;
}

/// Whether a picture is that of an item or a creature, which stand on the ground.
constexpr bool stands_on_ground(std::uint8_t picture) {
    return picture >= static_cast<std::uint8_t>(Pictogram::Food);
}

/// Whether a picture is that of a creature, the hero among them.
constexpr bool is_creature(std::uint8_t picture) {
    return picture >= static_cast<std::uint8_t>(Pictogram::Hero);
}

}  // namespace cellophane
