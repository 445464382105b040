#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

inline constexpr LookRow marks[] = {
    {.kind = Terrain::SacredGlyph, .glyph = U'\u2237', .fore = Colour::SacredGlyph},
    {.kind = Terrain::ManacleTopLeft, .glyph = U'\\', .fore = Colour::Gray},
    {.kind = Terrain::ManacleBottomRight, .glyph = U'\\', .fore = Colour::Gray},
    {.kind = Terrain::ManacleTopRight, .glyph = U'/', .fore = Colour::Gray},
    {.kind = Terrain::ManacleBottomLeft, .glyph = U'/', .fore = Colour::Gray},
    {.kind = Terrain::ManacleTop, .glyph = U'|', .fore = Colour::Gray},
    {.kind = Terrain::ManacleBottom, .glyph = U'|', .fore = Colour::Gray},
    {.kind = Terrain::ManacleLeft, .glyph = U'-', .fore = Colour::Gray},
    {.kind = Terrain::ManacleRight, .glyph = U'-', .fore = Colour::Gray},
    {.kind = Terrain::PortalLight},
    {.kind = Terrain::GuardianGlow},
};

}  // namespace cellophane::looks_of
