#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// Keys amid fire, water and gas.
inline constexpr MachineWords keys_amid_elements[] = {
    {.kind = Blueprint::FunWithFireRoom,
     .title = "Ring of timber",
     .line =
         "Timber rings the altar, and a fire trap waits by the door. Let the fire reach the one, not you."},
    {.kind = Blueprint::FloodRoom,
     .title = "Flooding room",
     .line = "Lift the item, and the pools spread with everything that swims in them. Run for the door."},
    {.kind = Blueprint::FireTrapRoom,
     .title = "Field of fire traps",
     .line =
         "Dry growth over many fire traps. Search step by step, keep to the ponds, or burn it off first."},
    {.kind = Blueprint::PoisonGasTrapRoom,
     .title = "Poison trap",
     .line = "Lift the item: the way shuts and caustic gas pours in. A lever in the wall raises the bars."},
    {.kind = Blueprint::ExplosiveSituationRoom,
     .title = "Gas and a torch",
     .line = "Lift the item: methane streams in by the door, and a torch falls at the far end. Be quick."},
    {.kind = Blueprint::BurningGrassRoom,
     .title = "Burning grass",
     .line = "Lift the item, and a torch falls into dry grass by the door. Burn the grass beforehand."}};

}  // namespace cellophane::words::machines
