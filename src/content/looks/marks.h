#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow marks[] = {
    {.kind = Terrain::SacredGlyph, .glyph = U'\u2237', .picture = P::MagicGlyph, .fore = Color::SacredGlyph},
    {.kind = Terrain::ManacleTopLeft, .glyph = U'\\', .picture = P::Chain, .fore = Color::Gray},
    {.kind = Terrain::ManacleBottomRight, .glyph = U'\\', .picture = P::Chain, .fore = Color::Gray},
    {.kind = Terrain::ManacleTopRight, .glyph = U'/', .picture = P::Chain, .fore = Color::Gray},
    {.kind = Terrain::ManacleBottomLeft, .glyph = U'/', .picture = P::Chain, .fore = Color::Gray},
    {.kind = Terrain::ManacleTop, .glyph = U'|', .picture = P::Chain, .fore = Color::Gray},
    {.kind = Terrain::ManacleBottom, .glyph = U'|', .picture = P::Chain, .fore = Color::Gray},
    {.kind = Terrain::ManacleLeft, .glyph = U'-', .picture = P::Chain, .fore = Color::Gray},
    {.kind = Terrain::ManacleRight, .glyph = U'-', .picture = P::Chain, .fore = Color::Gray},
    {.kind = Terrain::PortalLight},
    {.kind = Terrain::GuardianGlow},
};

}  // namespace cellophane::looks_of
