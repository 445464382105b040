#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow fires[] = {
    {.kind = Terrain::PlainFire, .glyph = U'\u22CF', .picture = P::Fire, .fore = Colour::FireFore},
    {.kind = Terrain::BrimstoneFire, .glyph = U'\u22CF', .picture = P::Fire, .fore = Colour::FireFore},
    {.kind = Terrain::InfernalFire, .glyph = U'\u22CF', .picture = P::Fire, .fore = Colour::FireFore},
    {.kind = Terrain::BurningGas, .glyph = U'\u22CF', .picture = P::Fire, .fore = Colour::FireFore},
    {.kind = Terrain::Explosion, .glyph = U'\u22CF', .picture = P::Fire, .fore = Colour::Yellow},
    {.kind = Terrain::DartFlash, .glyph = U'\u22CF', .picture = P::Fire, .fore = Colour::White},
    {.kind = Terrain::BurningItem, .glyph = U'\u22CF', .picture = P::Fire, .fore = Colour::White},
    {.kind = Terrain::BurningCorpse, .glyph = U'\u22CF', .picture = P::Fire, .fore = Colour::White},
};

}  // namespace cellophane::looks_of
