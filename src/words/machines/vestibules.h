#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// What stands in the doorway of a reward.
inline constexpr MachineWords vestibules[] = {
    {.kind = Blueprint::LockedDoorVestibule,
     .title = "Locked door",
     .line = "No force opens it. Its key lies in some trial elsewhere on the level."},
    {.kind = Blueprint::SecretDoorVestibule,
     .title = "Secret door",
     .line = "The way in looks like wall until you search it out."},
    {.kind = Blueprint::SecretLeverVestibule,
     .title = "Secret lever",
     .line = "The way is barred. A lever in a wall in plain sight of it opens it, once you have found it."},
    {.kind = Blueprint::FlammableBarricadeVestibule,
     .title = "Timber barricade",
     .line = "Dry timber fills the doorway. The means to burn it lie somewhere on the level."},
    {.kind = Blueprint::ShatteringStatueVestibule,
     .title = "Broken statue in the doorway",
     .line = "Only shattering or tunneling moves it; the scroll for that lies somewhere on the level."},
    {.kind = Blueprint::MonsterStatueVestibule,
     .title = "Waiting statue",
     .line =
         "A statue fills the doorway. Step before it, and a monster breaks out and leaves the way clear."},
    {.kind = Blueprint::ThrowingTutorialVestibule,
     .title = "Plate in a pit",
     .line = "Throw anything onto the plate in the middle of the pit, and the way opens."},
    {.kind = Blueprint::PitTrapsVestibule,
     .title = "Riddled threshold",
     .line = "The ground before the door is full of trap doors, but for one safe way. Search it, or fly."},
    {.kind = Blueprint::BeckoningObstacleVestibule,
     .title = "Beckoning totem at the door",
     .line = "Each glyph lets a mirrored totem pull you off the doorstep. Come where it cannot see you."},
    {.kind = Blueprint::GuardianVestibule,
     .title = "Guardian at the door",
     .line = "It fills the doorway, and moves only when you tread a glyph. Draw it out and slip past."}};

}  // namespace cellophane::words::machines
