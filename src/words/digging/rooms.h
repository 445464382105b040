#pragma once

#include <string_view>

#include "content/room_shapes.h"
#include "kit/base/enum_table.h"

namespace cellophane::words::digging {

struct RoomWords {
    RoomShape kind{};
    /// Without an article.
    std::string_view name;
};

inline constexpr RoomWords room_list[] = {
    {.kind = RoomShape::Cross, .name = "cross room"},
    {.kind = RoomShape::SymmetricalCross, .name = "even cross"},
    {.kind = RoomShape::Small, .name = "small room"},
    {.kind = RoomShape::Circular, .name = "round room"},
    {.kind = RoomShape::Donut, .name = "round room with a pillar"},
    {.kind = RoomShape::Chunky, .name = "lumpy room"},
    {.kind = RoomShape::CompactCave, .name = "small cave"},
    {.kind = RoomShape::NorthSouthCave, .name = "tall cave"},
    {.kind = RoomShape::EastWestCave, .name = "wide cave"},
    {.kind = RoomShape::Cavern, .name = "cavern"},
    {.kind = RoomShape::Entrance, .name = "entrance hall"},
    {.kind = RoomShape::FirstRectangle, .name = "plain rectangle"},
    {.kind = RoomShape::Blob, .name = "shapeless room"},
    {.kind = RoomShape::GridRoom, .name = "room"},
    {.kind = RoomShape::GoneRoom, .name = "bend"},
};
inline constexpr EnumTable<RoomShape, RoomWords> room_words{room_list};

}  // namespace cellophane::words::digging
