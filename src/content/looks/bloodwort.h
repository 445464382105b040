#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

inline constexpr LookRow bloodwort[] = {
    {.kind = Terrain::BloodwortStalk,
     .glyph = U'\u03C8',
     .fore = Colour::BloodflowerFore,
     .back = Colour::BloodflowerBack},
    {.kind = Terrain::BloodwortPod, .glyph = U'*', .fore = Colour::BloodflowerPodFore},
    {.kind = Terrain::AbandonedBedroll, .glyph = U'=', .fore = Colour::Black, .back = Colour::BedrollBack},
    {.kind = Terrain::AlgaeWell, .glyph = U'\u00B7', .fore = Colour::FloorFore, .back = Colour::FloorBack},
    {.kind = Terrain::LuminescentWaterBlue,
     .glyph = U'~',
     .fore = Colour::DeepWaterFore,
     .back = Colour::DeepWaterBack},
    {.kind = Terrain::LuminescentWaterGreen,
     .glyph = U'~',
     .fore = Colour::DeepWaterFore,
     .back = Colour::DeepWaterBack},
    {.kind = Terrain::ThornedVines, .glyph = U':', .fore = Colour::Lichen},
    {.kind = Terrain::LushGrassTuft, .glyph = U'"', .fore = Colour::Grass},
};

}  // namespace cellophane::looks_of
