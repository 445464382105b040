#pragma once

#include "content/looks/row.h"

namespace cellophane::looks_of {

inline constexpr LookRow remains[] = {
    {.kind = Terrain::Hay, .glyph = U'"', .picture = P::Hay, .fore = Color::Hay, .back = Color::RefuseBack},
    {.kind = Terrain::RedBlood, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::HumanBlood},
    {.kind = Terrain::GreenBlood, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::InsectBlood},
    {.kind = Terrain::PurpleBlood, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::CausticGas},
    {.kind = Terrain::AcidSplatter, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::AcidBack},
    {.kind = Terrain::Vomit, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::Vomit},
    {.kind = Terrain::Urine, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::Urine},
    {.kind = Terrain::UnicornDung, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::White},
    {.kind = Terrain::WormEntrails, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::Worm},
    {.kind = Terrain::Ashes, .glyph = U'\'', .picture = P::Ashes, .fore = Color::AshFore},
    {.kind = Terrain::BurnedCarpet, .glyph = U'\'', .picture = P::Ashes, .fore = Color::AshFore},
    {.kind = Terrain::Puddle, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::ShallowWaterBack},
    {.kind = Terrain::Bones, .glyph = U',', .picture = P::Bones, .fore = Color::BonesFore},
    {.kind = Terrain::Rubble, .glyph = U',', .picture = P::Rubble, .fore = Color::Gray},
    {.kind = Terrain::FilthyEffects,
     .glyph = U',',
     .picture = P::Rubble,
     .fore = Color::BogBack,
     .back = Color::RefuseBack},
    {.kind = Terrain::BrokenGlass, .glyph = U'\u00B7', .picture = P::Shards, .fore = Color::White},
    {.kind = Terrain::Ectoplasm, .glyph = U'\u00B7', .picture = P::Stain, .fore = Color::Ectoplasm},
    {.kind = Terrain::Embers, .glyph = U'\'', .picture = P::Ashes, .fore = Color::FireFore},
    {.kind = Terrain::Spiderweb, .glyph = U':', .picture = P::Web, .fore = Color::White},
    {.kind = Terrain::Netting, .glyph = U':', .picture = P::Web, .fore = Color::Brown},
    {.kind = Terrain::AbandonedBedroll,
     .glyph = U'=',
     .picture = P::Bedroll,
     .fore = Color::Black,
     .back = Color::BedrollBack},
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
     .back = Color::RefuseBack}};

}  // namespace cellophane::looks_of
