#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow warren[] = {
    {.kind = Terrain::MudFloor,
     .glyph = U'\u00B7',
     .picture = P::Floor,
     .fore = Colour::BogBack,
     .back = Colour::RefuseBack},
    {.kind = Terrain::MudCoveredWall,
     .glyph = U'#',
     .picture = P::Wall,
     .fore = Colour::MudWallFore,
     .back = Colour::MudWallBack},
    {.kind = Terrain::HangingSkinsDoorway,
     .glyph = U'\u03A9',
     .picture = P::Archway,
     .fore = Colour::MudWallFore,
     .back = Colour::RefuseBack},
};

}  // namespace cellophane::looks_of
