#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow bloodwort[] = {
    {.kind = Terrain::BloodwortStalk,
     .glyph = U'\u03C8',
     .picture = P::Bloodwort,
     .fore = Colour::BloodflowerFore,
     .back = Colour::BloodflowerBack},
    {.kind = Terrain::BloodwortPod, .glyph = U'*', .picture = P::Pod, .fore = Colour::BloodflowerPodFore},
    {.kind = Terrain::AbandonedBedroll,
     .glyph = U'=',
     .picture = P::Bedroll,
     .fore = Colour::Black,
     .back = Colour::BedrollBack},
    {.kind = Terrain::AlgaeWell,
     .glyph = U'\u00B7',
     .picture = P::Floor,
     .fore = Colour::FloorFore,
     .back = Colour::FloorBack},
    {.kind = Terrain::LuminescentWaterBlue,
     .glyph = U'~',
     .picture = P::Water,
     .fore = Colour::DeepWaterFore,
     .back = Colour::DeepWaterBack},
    {.kind = Terrain::LuminescentWaterGreen,
     .glyph = U'~',
     .picture = P::Water,
     .fore = Colour::DeepWaterFore,
     .back = Colour::DeepWaterBack},
    {.kind = Terrain::ThornedVines, .glyph = U':', .picture = P::Vines, .fore = Colour::Lichen},
    {.kind = Terrain::LushGrassTuft, .glyph = U'"', .picture = P::Grass, .fore = Colour::Grass},
};

}  // namespace cellophane::looks_of
