#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// Keys that are caged, hidden or carried off.
inline constexpr MachineWords hidden_keys[] = {
    {.kind = Blueprint::NestedItemLibrary,
     .title = "Library with a key in it",
     .line = "Treasures and a key stand under cages. Take the key, or take a treasure instead."},
    {.kind = Blueprint::SecretRoom,
     .title = "Secret room",
     .line = "The item lies on an altar behind a door that looks like wall."},
    {.kind = Blueprint::ThrowingTutorialArea,
     .title = "Caged altar and plate",
     .line = "Throw anything onto the plate in the pit, and the cage over the item lifts."},
    {.kind = Blueprint::ThiefArea,
     .title = "Thief",
     .line = "The altar is bare: a thief has the item and runs on sight. Corner it, or shoot it."}};

}  // namespace cellophane::words::machines
