#include "exports/exports.h"
#include "kit/base/enum_table.h"

namespace cellophane {

namespace {

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
    return terrain_rows[terrain].name;
}

std::string_view table_name(RoomShape shape) {
    return shape_names[shape].name;
}

}  // namespace cellophane
