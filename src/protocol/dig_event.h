#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "content/blueprints.h"
#include "content/items.h"
#include "content/room_shapes.h"
#include "content/terrain.h"
#include "kit/base/pos.h"
#include "kit/grid/bit_grid.h"

namespace cellophane {

/// What the generator has just done, for a watcher of the generation.
enum class DigEventKind : std::uint8_t {
    /// A stage has ended.
    StageDone,
    /// A stage could not do its work: everything begins anew, with another key.
    LevelRejected,
    RoomPlaced,
    RoomRefused,
    CorridorDug,
    LoopOpened,
    LakeSettled,
    LakeRefused,
    LakeFilled,
    TerrainStrewn,
    BridgeLaid,
    MachineBegun,
    MachineBuilt,
    /// It could not be finished: all it did has been taken back.
    MachineRefused,
    /// No place was found for one, nor for any of those drawn instead: this is the last that was looked at.
    MachineUnplaced,
    /// A machine made something for another to hold.
    ItemEntrusted,
    StairsPlaced,
    /// Every cell has got its tickets in the raffle for items.
    TicketsDealt,
    ItemPlaced,
    HordePlaced,
    count
};

/// One event. Of the fields only those that mean something to its kind are set; pointers are good for as long
/// as the watcher is being told.
struct DigEvent {
    DigEventKind kind{};
    /// Where it begins: the door of a room, the origin of a machine, a cell.
    Pos at = nowhere;
    /// What it is about: a room, a lake, the interior of a machine. What was refused lies where it was made.
    const BitGrid* cells = nullptr;
    /// What belongs to it: the hallway of a room, its cell of the grid; all lakes so far.
    const BitGrid* beside = nullptr;
    /// Where the cells were refused, as differences from where they lie, in the order of the tries.
    const std::vector<Pos>* refused = nullptr;
    std::string_view stage{};
    RoomShape shape{};
    Terrain terrain = Terrain::Nothing;
    Blueprint blueprint = Blueprint::None;
    /// The numbers of the machine it belongs to, and of the machine that asked for that one.
    int machine = 0;
    int parent = 0;
    ItemKind item{};
    /// How many were tried, or came along; or the length of the way a loop cuts short.
    int count = 0;
    /// An item placed by the raffle.
    bool by_lot = false;
};

}  // namespace cellophane
