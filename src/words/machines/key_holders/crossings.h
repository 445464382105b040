#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// Keys beyond ground that gives way, and beyond where there is none: pits, chasms, lava.
inline constexpr MachineWords keys_across[] = {
    {.kind = Blueprint::CollapsingFloorArea,
     .title = "Collapsing floor",
     .line = "Lift the item, and the floor crumbles from the edges in. Run, or fall with your prize."},
    {.kind = Blueprint::PitTrapsRoom,
     .title = "Floor of pits",
     .line = "A floor full of trap doors, with one safe path to the altar. Search for it."},
    {.kind = Blueprint::LevitationChallengeRoom,
     .title = "Altar across a chasm",
     .line =
         "Float over with the potion left on the level, or find the lever in the wall: it grows a bridge."},
    {.kind = Blueprint::WebClimbingRoom,
     .title = "Webs over a chasm",
     .line = "A spider sits at the altar across the chasm. Its own webs can be climbed."},
    {.kind = Blueprint::LavaMoatRoom,
     .title = "Altar across lava",
     .line = "Float over, wade through fireproof, or find the lever in the wall that cools a lane."},
    {.kind = Blueprint::LavaMoatArea,
     .title = "Lava moat",
     .line = "Lava rings the altar. A potion to cross it lies on the level; lifting the item cools it."}};

}  // namespace cellophane::words::machines
