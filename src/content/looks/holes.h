#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow holes[] = {
    {.kind = Terrain::Hole,
     .glyph = U'\u2237',
     .picture = P::Chasm,
     .fore = Colour::ChasmFore,
     .back = Colour::Black},
    {.kind = Terrain::GlowingHole,
     .glyph = U'\u2237',
     .picture = P::Chasm,
     .fore = Colour::ChasmFore,
     .back = Colour::Black},
    {.kind = Terrain::TranslucentGround,
     .glyph = U'\u00B7',
     .picture = P::Floor,
     .fore = Colour::White,
     .back = Colour::ChasmEdgeBack},
    {.kind = Terrain::DeepFloodWater,
     .glyph = U'~',
     .picture = P::Water,
     .fore = Colour::DeepWaterFore,
     .back = Colour::DeepWaterBack},
    {.kind = Terrain::ShallowFloodWater, .fore = Colour::ShallowWaterFore, .back = Colour::ShallowWaterBack},
};

}  // namespace cellophane::looks_of
