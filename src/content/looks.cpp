#include "content/looks.h"

namespace cellophane {

namespace {

constexpr LookRow rock[] = {
    {.kind = Terrain::Granite, .glyph = U'#', .fore = Colour::WallBack, .back = Colour::GraniteBack},
    {.kind = Terrain::StoneWall, .glyph = U'#', .fore = Colour::WallFore, .back = Colour::WallBack},
    {.kind = Terrain::SecretDoor, .glyph = U'#', .fore = Colour::WallFore, .back = Colour::WallBack},
    {.kind = Terrain::WallTorch, .glyph = U'#', .fore = Colour::Torch, .back = Colour::WallBack},
};

constexpr LookRow ways[] = {
    {.kind = Terrain::Floor, .glyph = U'\u00B7', .fore = Colour::FloorFore, .back = Colour::FloorBack},
    {.kind = Terrain::WoodenDoor, .glyph = U'+', .fore = Colour::DoorFore, .back = Colour::DoorBack},
    {.kind = Terrain::OpenWoodenDoor, .glyph = U'\'', .fore = Colour::DoorFore, .back = Colour::DoorBack},
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
    {.kind = Terrain::RopeBridge, .glyph = U'=', .fore = Colour::BridgeFore, .back = Colour::BridgeBack},
    {.kind = Terrain::BridgeEnd, .glyph = U'=', .fore = Colour::BridgeFore, .back = Colour::BridgeBack},
};

constexpr LookRow lakes[] = {
    {.kind = Terrain::DeepWater, .glyph = U'~', .fore = Colour::DeepWaterFore, .back = Colour::DeepWaterBack},
    {.kind = Terrain::ShallowWater, .fore = Colour::ShallowWaterFore, .back = Colour::ShallowWaterBack},
    {.kind = Terrain::Chasm, .glyph = U'\u2237', .fore = Colour::ChasmFore, .back = Colour::Black},
    {.kind = Terrain::ChasmEdge, .glyph = U'\u00B7', .fore = Colour::White, .back = Colour::ChasmEdgeBack},
    {.kind = Terrain::Lava, .glyph = U'~', .fore = Colour::FireFore, .back = Colour::LavaBack},
    {.kind = Terrain::InertBrimstone,
     .glyph = U'\'',
     .fore = Colour::BrimstoneFore,
     .back = Colour::BrimstoneBack},
    {.kind = Terrain::Obsidian, .glyph = U'\u00B7', .fore = Colour::DarkGray, .back = Colour::ObsidianBack},
};

constexpr LookRow emptiness[] = {{.kind = Terrain::Nothing}};

}  // namespace

constexpr EnumTable<Terrain, LookRow> looks{rock, ways, lakes, emptiness};

}  // namespace cellophane
