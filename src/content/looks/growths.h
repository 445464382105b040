#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

inline constexpr LookRow growths[] = {
    {.kind = Terrain::Grass, .glyph = U'"', .fore = Colour::Grass},
    {.kind = Terrain::DeadGrass, .glyph = U'"', .fore = Colour::DeadGrass},
    {.kind = Terrain::GrayFungus, .glyph = U'"', .fore = Colour::GrayFungus},
    {.kind = Terrain::LuminescentFungus, .glyph = U'"', .fore = Colour::Fungus},
    {.kind = Terrain::Lichen, .glyph = U'"', .fore = Colour::Lichen},
    {.kind = Terrain::Hay, .glyph = U'"', .fore = Colour::Hay, .back = Colour::RefuseBack},
    {.kind = Terrain::RedBlood, .glyph = U'\u00B7', .fore = Colour::HumanBlood},
    {.kind = Terrain::GreenBlood, .glyph = U'\u00B7', .fore = Colour::InsectBlood},
    {.kind = Terrain::PurpleBlood, .glyph = U'\u00B7', .fore = Colour::CausticGas},
    {.kind = Terrain::AcidSplatter, .glyph = U'\u00B7', .fore = Colour::AcidBack},
    {.kind = Terrain::Vomit, .glyph = U'\u00B7', .fore = Colour::Vomit},
    {.kind = Terrain::Urine, .glyph = U'\u00B7', .fore = Colour::Urine},
    {.kind = Terrain::UnicornDung, .glyph = U'\u00B7', .fore = Colour::White},
    {.kind = Terrain::WormEntrails, .glyph = U'\u00B7', .fore = Colour::Worm},
    {.kind = Terrain::Ashes, .glyph = U'\'', .fore = Colour::AshFore},
    {.kind = Terrain::BurnedCarpet, .glyph = U'\'', .fore = Colour::AshFore},
    {.kind = Terrain::Puddle, .glyph = U'\u00B7', .fore = Colour::ShallowWaterBack},
    {.kind = Terrain::Bones, .glyph = U',', .fore = Colour::BonesFore},
    {.kind = Terrain::Rubble, .glyph = U',', .fore = Colour::Gray},
    {.kind = Terrain::FilthyEffects, .glyph = U',', .fore = Colour::BogBack, .back = Colour::RefuseBack},
    {.kind = Terrain::BrokenGlass, .glyph = U'\u00B7', .fore = Colour::White},
    {.kind = Terrain::Ectoplasm, .glyph = U'\u00B7', .fore = Colour::Ectoplasm},
    {.kind = Terrain::Embers, .glyph = U'\'', .fore = Colour::FireFore},
    {.kind = Terrain::Spiderweb, .glyph = U':', .fore = Colour::White},
    {.kind = Terrain::Netting, .glyph = U':', .fore = Colour::Brown},
    {.kind = Terrain::DenseFoliage, .glyph = U'\u03C8', .fore = Colour::Foliage},
    {.kind = Terrain::DeadFoliage, .glyph = U'\u03C8', .fore = Colour::DeadFoliage},
    {.kind = Terrain::TrampledFoliage, .glyph = U'"', .fore = Colour::Foliage},
    {.kind = Terrain::LuminescentFungalForest, .glyph = U'\u03C8', .fore = Colour::FungusForestLight},
    {.kind = Terrain::TrampledFungalForest, .glyph = U'"', .fore = Colour::FungusForestLight},
    {.kind = Terrain::GreenCrystal,
     .glyph = U'#',
     .fore = Colour::GreenCrystal,
     .back = Colour::GreenCrystal},
    {.kind = Terrain::DissolvingCrystal, .glyph = U'#', .fore = Colour::Black, .back = Colour::GreenCrystal},
};

}  // namespace cellophane::looks_of
