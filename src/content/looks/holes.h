#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

inline constexpr LookRow holes[] = {
    {.kind = Terrain::Hole, .glyph = U'\u2237', .fore = Colour::ChasmFore, .back = Colour::Black},
    {.kind = Terrain::GlowingHole, .glyph = U'\u2237', .fore = Colour::ChasmFore, .back = Colour::Black},
    {.kind = Terrain::TranslucentGround,
     .glyph = U'\u00B7',
     .fore = Colour::White,
     .back = Colour::ChasmEdgeBack},
    {.kind = Terrain::DeepFloodWater,
     .glyph = U'~',
     .fore = Colour::DeepWaterFore,
     .back = Colour::DeepWaterBack},
    {.kind = Terrain::ShallowFloodWater, .fore = Colour::ShallowWaterFore, .back = Colour::ShallowWaterBack},
};

}  // namespace cellophane::looks_of
