#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow bloodwort[] = {
    {.kind = Terrain::BloodwortStalk,
     .glyph = U'\u03C8',
     .picture = P::Bloodwort,
     .fore = Color::BloodflowerFore,
     .back = Color::BloodflowerBack},
    {.kind = Terrain::BloodwortPod, .glyph = U'*', .picture = P::Pod, .fore = Color::BloodflowerPodFore},
    {.kind = Terrain::AbandonedBedroll,
     .glyph = U'=',
     .picture = P::Bedroll,
     .fore = Color::Black,
     .back = Color::BedrollBack},
    {.kind = Terrain::AlgaeWell,
     .glyph = U'\u00B7',
     .picture = P::Floor,
     .fore = Color::FloorFore,
     .back = Color::FloorBack},
    {.kind = Terrain::LuminescentWaterBlue,
     .glyph = U'~',
     .picture = P::Water,
     .fore = Color::DeepWaterFore,
     .back = Color::DeepWaterBack},
    {.kind = Terrain::LuminescentWaterGreen,
     .glyph = U'~',
     .picture = P::Water,
     .fore = Color::DeepWaterFore,
     .back = Color::DeepWaterBack},
    {.kind = Terrain::ThornedVines, .glyph = U':', .picture = P::Vines, .fore = Color::Lichen},
    {.kind = Terrain::LushGrassTuft, .glyph = U'"', .picture = P::Grass, .fore = Color::Grass},
};

}  // namespace cellophane::looks_of
