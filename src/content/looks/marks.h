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
    {.kind = Terrain::GlowingGlassPipes, .glyph = U'+', .picture = P::Pipes, .fore = Color::VeryDarkGray},
    {.kind = Terrain::CharredGlassPipes, .glyph = U'+', .picture = P::Pipes, .fore = Color::Black},
    {.kind = Terrain::DarkenedCrystalGlobe,
     .glyph = U'\u00A4',
     .picture = P::Globe,
     .fore = Color::WallCrystal,
     .back = Color::GraniteBack},
    {.kind = Terrain::ShiningCrystalGlobe,
     .glyph = U'\u00A4',
     .picture = P::Globe,
     .fore = Color::White,
     .back = Color::WallCrystal}};

}  // namespace cellophane::looks_of
