#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow growths[] = {
    {.kind = Terrain::Grass, .glyph = U'"', .picture = P::Grass, .fore = Color::Grass},
    {.kind = Terrain::DeadGrass, .glyph = U'"', .picture = P::Grass, .fore = Color::DeadGrass},
    {.kind = Terrain::GrayFungus, .glyph = U'"', .picture = P::Fungus, .fore = Color::GrayFungus},
    {.kind = Terrain::LuminescentFungus, .glyph = U'"', .picture = P::Fungus, .fore = Color::Fungus},
    {.kind = Terrain::Lichen, .glyph = U'"', .picture = P::Lichen, .fore = Color::Lichen},
    {.kind = Terrain::DenseFoliage, .glyph = U'\u03C8', .picture = P::Foliage, .fore = Color::Foliage},
    {.kind = Terrain::DeadFoliage, .glyph = U'\u03C8', .picture = P::Foliage, .fore = Color::DeadFoliage},
    {.kind = Terrain::TrampledFoliage, .glyph = U'"', .picture = P::Grass, .fore = Color::Foliage},
    {.kind = Terrain::LuminescentFungalForest,
     .glyph = U'\u03C8',
     .picture = P::FungalForest,
     .fore = Color::FungusForestLight},
    {.kind = Terrain::TrampledFungalForest,
     .glyph = U'"',
     .picture = P::Grass,
     .fore = Color::FungusForestLight},
    {.kind = Terrain::GreenCrystal,
     .glyph = U'#',
     .picture = P::Crystal,
     .fore = Color::GreenCrystal,
     .back = Color::GreenCrystal},
    {.kind = Terrain::DissolvingCrystal,
     .glyph = U'#',
     .picture = P::Crystal,
     .fore = Color::Black,
     .back = Color::GreenCrystal},
    {.kind = Terrain::BloodwortStalk,
     .glyph = U'\u03C8',
     .picture = P::Bloodwort,
     .fore = Color::BloodflowerFore,
     .back = Color::BloodflowerBack},
    {.kind = Terrain::BloodwortPod, .glyph = U'*', .picture = P::Pod, .fore = Color::BloodflowerPodFore},
    {.kind = Terrain::ThornedVines, .glyph = U':', .picture = P::Vines, .fore = Color::Lichen},
    {.kind = Terrain::LushGrassTuft, .glyph = U'"', .picture = P::Grass, .fore = Color::Grass}};

}  // namespace cellophane::looks_of
