#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

inline constexpr LookRow warren[] = {
    {.kind = Terrain::MudFloor, .glyph = U'\u00B7', .fore = Colour::BogBack, .back = Colour::RefuseBack},
    {.kind = Terrain::MudCoveredWall,
     .glyph = U'#',
     .fore = Colour::MudWallFore,
     .back = Colour::MudWallBack},
    {.kind = Terrain::HangingSkinsDoorway,
     .glyph = U'\u03A9',
     .fore = Colour::MudWallFore,
     .back = Colour::RefuseBack},
};

}  // namespace cellophane::looks_of
