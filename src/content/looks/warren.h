#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow warren[] = {
    {.kind = Terrain::MudFloor,
     .glyph = U'\u00B7',
     .picture = P::Floor,
     .fore = Color::BogBack,
     .back = Color::RefuseBack},
    {.kind = Terrain::MudCoveredWall,
     .glyph = U'#',
     .picture = P::Wall,
     .fore = Color::MudWallFore,
     .back = Color::MudWallBack},
    {.kind = Terrain::HangingSkinsDoorway,
     .glyph = U'\u03A9',
     .picture = P::Archway,
     .fore = Color::MudWallFore,
     .back = Color::RefuseBack},
};

}  // namespace cellophane::looks_of
