#pragma once

#include <cstdint>

#include "content/terrain.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// Ground that a drawn map fills as an area with a smooth shore.
enum class DrawnArea : std::uint8_t {
    None,
    Carpet,
    ShallowWater,
    DeepWater,
    Mud,
    Brimstone,
    Lava,
    Chasm,
    count
};

/// What a drawn map draws on one cell (drawn_marks.h).
enum class DrawnMark : std::uint8_t {
    None,
    Door,
    OpenDoor,
    SecretDoor,
    LockedDoor,
    StairsDown,
    StairsUp,
    Portal,
    Torch,
    Crystal,
    Portcullis,
    Barricade,
    Lever,
    Statue,
    Turret,
    Altar,
    Cage,
    Pedestal,
    Coffin,
    Trap,
    Plate,
    Vent,
    Glyph,
    Flask,
    Reeds,
    Cracks,
    Bridge,
    Ice,
    Grass,
    DeadGrass,
    Fungus,
    Bones,
    Rubble,
    Web,
    Bush,
    TrampledBush,
    Manacle,
    Fire,
    Pod,
    Bedroll,
    count
};

/// How a drawn map shows a kind of terrain: as an area, as a mark, as both or (bare floor, rock, blood, gas)
/// as neither.
struct DrawnTerrain {
    Terrain kind{};
    DrawnArea area = DrawnArea::None;
    DrawnMark mark = DrawnMark::None;
};

extern const EnumTable<Terrain, DrawnTerrain> drawn_terrain_rows;

/// The mark of a terrain for whoever is shown all, or (without `secrets`) for whoever takes what looks like
/// wall or floor for that.
DrawnMark mark_of(Terrain terrain, bool secrets);

}  // namespace cellophane
