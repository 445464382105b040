#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow fires[] = {
    {.kind = Terrain::PlainFire, .glyph = U'\u22CF', .picture = P::Fire, .fore = Color::FireFore},
    {.kind = Terrain::BrimstoneFire, .glyph = U'\u22CF', .picture = P::Fire, .fore = Color::FireFore},
    {.kind = Terrain::InfernalFire, .glyph = U'\u22CF', .picture = P::Fire, .fore = Color::FireFore},
    {.kind = Terrain::BurningGas, .glyph = U'\u22CF', .picture = P::Fire, .fore = Color::FireFore},
    {.kind = Terrain::Explosion, .glyph = U'\u22CF', .picture = P::Fire, .fore = Color::Yellow},
    {.kind = Terrain::DartFlash, .glyph = U'\u22CF', .picture = P::Fire, .fore = Color::White},
    {.kind = Terrain::BurningItem, .glyph = U'\u22CF', .picture = P::Fire, .fore = Color::White},
    {.kind = Terrain::BurningCorpse, .glyph = U'\u22CF', .picture = P::Fire, .fore = Color::White},
    {.kind = Terrain::Brazier,
     .glyph = U'\u22CF',
     .picture = P::Fire,
     .fore = Color::FireFore,
     .back = Color::StatueBack}};

}  // namespace cellophane::looks_of
