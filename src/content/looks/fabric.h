#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

inline constexpr LookRow fabric[] = {
    {.kind = Terrain::Granite, .glyph = U'#', .fore = Colour::WallBack, .back = Colour::GraniteBack},
    {.kind = Terrain::Floor, .glyph = U'\u00B7', .fore = Colour::FloorFore, .back = Colour::FloorBack},
    {.kind = Terrain::SpreadableFloor,
     .glyph = U'\u00B7',
     .fore = Colour::FloorFore,
     .back = Colour::FloorBack},
    {.kind = Terrain::Carpet, .glyph = U'\u00B7', .fore = Colour::CarpetFore, .back = Colour::CarpetBack},
    {.kind = Terrain::MarbleFloor,
     .glyph = U'\u00B7',
     .fore = Colour::MarbleFore,
     .back = Colour::MarbleBack},
    {.kind = Terrain::StoneWall, .glyph = U'#', .fore = Colour::WallFore, .back = Colour::WallBack},
    {.kind = Terrain::WoodenDoor, .glyph = U'+', .fore = Colour::DoorFore, .back = Colour::DoorBack},
    {.kind = Terrain::OpenWoodenDoor, .glyph = U'\'', .fore = Colour::DoorFore, .back = Colour::DoorBack},
    {.kind = Terrain::SecretDoor, .glyph = U'#', .fore = Colour::WallFore, .back = Colour::WallBack},
    {.kind = Terrain::LockedIronDoor,
     .glyph = U'+',
     .fore = Colour::IronDoorFore,
     .back = Colour::IronDoorBack},
    {.kind = Terrain::OpenIronDoor, .glyph = U'\'', .fore = Colour::White, .back = Colour::IronDoorBack},
    {.kind = Terrain::DownwardStaircase, .glyph = U'>', .fore = Colour::Item, .back = Colour::StairsBack},
    {.kind = Terrain::UpwardStaircase, .glyph = U'<', .fore = Colour::Item, .back = Colour::StairsBack},
    {.kind = Terrain::DungeonExit,
     .glyph = U'\u03A9',
     .fore = Colour::LightBlue,
     .back = Colour::ExitStairsBack},
    {.kind = Terrain::CrystalPortal,
     .glyph = U'\u03A9',
     .fore = Colour::WallCrystal,
     .back = Colour::ExitStairsBack},
};

}  // namespace cellophane::looks_of
