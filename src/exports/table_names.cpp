#include "exports/exports.h"
#include "kit/base/enum_table.h"

namespace cellophane {

namespace {

struct TerrainName {
    Terrain kind{};
    std::string_view name;
};

constexpr TerrainName terrain_list[] = {
    {Terrain::Nothing, "nothing"},
    {Terrain::Granite, "granite"},
    {Terrain::Floor, "floor"},
    {Terrain::StoneWall, "stone wall"},
    {Terrain::WoodenDoor, "wooden door"},
    {Terrain::OpenWoodenDoor, "open wooden door"},
    {Terrain::SecretDoor, "secret door"},
    {Terrain::DownwardStaircase, "downward staircase"},
    {Terrain::UpwardStaircase, "upward staircase"},
    {Terrain::DungeonExit, "dungeon exit"},
    {Terrain::CrystalPortal, "crystal portal"},
    {Terrain::WallTorch, "wall torch"},
    {Terrain::DeepWater, "deep water"},
    {Terrain::ShallowWater, "shallow water"},
    {Terrain::Chasm, "chasm"},
    {Terrain::ChasmEdge, "chasm edge"},
    {Terrain::Lava, "lava"},
    {Terrain::InertBrimstone, "inert brimstone"},
    {Terrain::Obsidian, "obsidian"},
    {Terrain::RopeBridge, "rope bridge"},
    {Terrain::BridgeEnd, "bridge end"},
};
constexpr EnumTable<Terrain, TerrainName> terrain_names{terrain_list};

struct ShapeName {
    RoomShape kind{};
    std::string_view name;
};

constexpr ShapeName shape_list[] = {
    {RoomShape::Cross, "cross"},
    {RoomShape::SymmetricalCross, "symmetrical cross"},
    {RoomShape::Small, "small"},
    {RoomShape::Circular, "circular"},
    {RoomShape::Donut, "donut"},
    {RoomShape::Chunky, "chunky"},
    {RoomShape::CompactCave, "cave (compact)"},
    {RoomShape::NorthSouthCave, "cave (north-south)"},
    {RoomShape::EastWestCave, "cave (east-west)"},
    {RoomShape::Cavern, "cavern"},
    {RoomShape::Entrance, "entrance"},
    {RoomShape::FirstRectangle, "first rectangle"},
    {RoomShape::Blob, "blob"},
    {RoomShape::GridRoom, "grid room"},
    {RoomShape::GoneRoom, "gone room"},
};
constexpr EnumTable<RoomShape, ShapeName> shape_names{shape_list};

}  // namespace

std::string_view table_name(Terrain terrain) {
    return terrain_names[terrain].name;
}

std::string_view table_name(RoomShape shape) {
    return shape_names[shape].name;
}

}  // namespace cellophane
