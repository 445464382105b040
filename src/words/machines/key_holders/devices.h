#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// Keys behind what moves, pulls and shines by a rule of its own: guardians, totems, crystals.
inline constexpr MachineWords keys_behind_devices[] = {
    {.kind = Blueprint::GuardianWaterPuzzleRoom,
     .title = "Guardian and flood",
     .line = "A guardian holds the item. Spring the flood trap: in deep water it lets go of things."},
    {.kind = Blueprint::GuardianGauntletRoom,
     .title = "Guardian gauntlet",
     .line = "Glyphs and guardians all the way to the altar. Plan each step so that none ends within reach."},
    {.kind = Blueprint::GuardianCorridorRoom,
     .title = "Guardian corridor",
     .line =
         "Glyphs pave a winding corridor to a guardian on the altar. Lure it out, dodge it, take the item."},
    {.kind = Blueprint::BeckoningObstacleRoom,
     .title = "Beckoning totem",
     .line =
         "Each glyph near the altar lets the mirrored totem reel you back. Keep cover between you and it."},
    {.kind = Blueprint::ElectricCrystalsRoom,
     .title = "Crystal globes",
     .line = "Lightning must strike every globe. The levers bare spark turrets: stand so that globes are in "
             "line."}};

}  // namespace cellophane::words::machines
