#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// Keys with a foe to defeat: a victim, summoners, a boss and their following.
inline constexpr MachineWords keys_with_masters[] = {
    {.kind = Blueprint::SacrificeRoom,
     .title = "Sacrifice",
     .line =
         "The altar demands one marked monster of this level. Lure it onto the altar, and the cage lifts."},
    {.kind = Blueprint::SummoningCircleRoom,
     .title = "Summoning circle",
     .line = "An eldritch totem calls blades or furies whenever a glyph is trodden."},
    {.kind = Blueprint::BossRoom,
     .title = "Throne of a boss",
     .line = "Behind a secret door sleeps somebody of rank, and carries the item."}};

}  // namespace cellophane::words::machines
