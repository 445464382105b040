#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// Prisoners, legends, the warren, the sanctuary, and where the Amulet lies.
inline constexpr MachineWords captives_and_regions[] = {
    {.kind = Blueprint::DungeonChainedCaptives,
     .title = "Prison",
     .line = "Strong monsters in chains among old bones. Take the time to free one, and it follows you."},
    {.kind = Blueprint::KennelCagedAllies,
     .title = "Kennel",
     .line = "Monsters in locked cages. Each key, found elsewhere, frees one of them to follow you."},
    {.kind = Blueprint::VampireLair,
     .title = "Vampire lair",
     .line = "Captives, cages and a coffin. Come near, and out steps a vampire with the one cage key."},
    {.kind = Blueprint::LegendaryAllyShrine,
     .title = "Shrine of a legend",
     .line = "Bring the crystal orb to the hollowed altar, and a legendary ally steps out of the arch."},
    {.kind = Blueprint::GoblinWarren,
     .title = "Goblin warren",
     .line = "A mud-walled maze of sleeping goblins, with a warlord beside the prize. Sneak, or fight."},
    {.kind = Blueprint::SentinelSanctuary,
     .title = "Sentinel sanctuary",
     .line =
         "Crystal halls of sentinels, and guardians that move when you tread a glyph. The prize is far in."},
    {.kind = Blueprint::AmuletArea,
     .title = "Resting place of the Amulet",
     .line = "The Amulet lies on bare ground. Lift it, and the statue nearby bursts: the Warden is loose."}};

}  // namespace cellophane::words::machines
