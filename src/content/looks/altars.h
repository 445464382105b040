#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

inline constexpr LookRow altars[] = {
    {.kind = Terrain::CandleLitAltar, .glyph = U'|', .fore = Colour::AltarFore, .back = Colour::AltarBack},
    {.kind = Terrain::AltarWithOrbSocket,
     .glyph = U'|',
     .fore = Colour::AltarFore,
     .back = Colour::AltarBack},
    {.kind = Terrain::AltarWithOpenCage, .glyph = U'|', .fore = Colour::AltarFore, .back = Colour::AltarBack},
    {.kind = Terrain::AltarWithClosedCage,
     .glyph = U'#',
     .fore = Colour::AltarBack,
     .back = Colour::VeryDarkGray},
    {.kind = Terrain::PickupSwitchAltar, .glyph = U'|', .fore = Colour::AltarFore, .back = Colour::AltarBack},
    {.kind = Terrain::PickupSwitchAltarRetracting,
     .glyph = U'|',
     .fore = Colour::AltarFore,
     .back = Colour::AltarBack},
    {.kind = Terrain::AltarInRetractableCage,
     .glyph = U'#',
     .fore = Colour::AltarBack,
     .back = Colour::VeryDarkGray},
    {.kind = Terrain::StonePedestal, .glyph = U'|', .fore = Colour::AltarFore, .back = Colour::PedestalBack},
    {.kind = Terrain::MonsterCageOpen,
     .glyph = U'|',
     .fore = Colour::FloorBack,
     .back = Colour::VeryDarkGray},
    {.kind = Terrain::MonsterCageLocked, .glyph = U'#', .fore = Colour::Gray, .back = Colour::DarkGray},
    {.kind = Terrain::SealedCoffin, .glyph = U'-', .fore = Colour::BridgeFore, .back = Colour::BridgeBack},
    {.kind = Terrain::OpenCoffin, .glyph = U'-', .fore = Colour::Black, .back = Colour::BridgeBack},
};

}  // namespace cellophane::looks_of
