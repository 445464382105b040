#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow holes[] = {
    {.kind = Terrain::Hole,
     .glyph = U'\u2237',
     .picture = P::Chasm,
     .fore = Color::ChasmFore,
     .back = Color::Black},
    {.kind = Terrain::GlowingHole,
     .glyph = U'\u2237',
     .picture = P::Chasm,
     .fore = Color::ChasmFore,
     .back = Color::Black},
    {.kind = Terrain::TranslucentGround,
     .glyph = U'\u00B7',
     .picture = P::Floor,
     .fore = Color::White,
     .back = Color::ChasmEdgeBack},
    {.kind = Terrain::DeepFloodWater,
     .glyph = U'~',
     .picture = P::Water,
     .fore = Color::DeepWaterFore,
     .back = Color::DeepWaterBack},
    {.kind = Terrain::ShallowFloodWater, .fore = Color::ShallowWaterFore, .back = Color::ShallowWaterBack},
};

}  // namespace cellophane::looks_of
