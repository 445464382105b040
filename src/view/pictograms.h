#pragma once

#include <cstdint>

#include "content/items.h"
#include "content/monsters.h"
#include "content/pictograms.h"
#include "content/terrain.h"

namespace cellophane {

/// What the letter of a terrain stands for. Terrains that look the same in letters look the same in pictures:
/// what is hidden stays so. None where the terrain has no sign.
Pictogram pictogram_of(Terrain terrain);
Pictogram pictogram_of(ItemKind item);
/// Creatures with the same letter are mostly of one family, and have one picture.
Pictogram pictogram_of(MonsterKind creature);

/// Whether a picture is that of a creature, the hero among them.
constexpr bool is_creature(std::uint8_t picture) {
    return picture >= static_cast<std::uint8_t>(Pictogram::Hero);
}

}  // namespace cellophane
