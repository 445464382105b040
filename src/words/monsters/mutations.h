#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

inline constexpr MutationWords mutations[] = {
    {.kind = Mutation::Explosive,
     .prefix = "explosive",
     .line = "Something seethes under its skin: killed, it blows up."},
    {.kind = Mutation::Infested,
     .prefix = "infested",
     .line = "Lichen shows in its wounds, and spills out with its life."},
    {.kind = Mutation::Agile,
     .prefix = "agile",
     .line = "It moves in a blur, blinks out of reach, and knows when to run."},
    {.kind = Mutation::Juggernaut,
     .prefix = "juggernaut",
     .line = "Swollen with muscle, it is slow to move and slow to fall, and its blows send you reeling."},
    {.kind = Mutation::Grappling,
     .prefix = "grappling",
     .line = "Its limbs have grown hooks; what they catch, they keep."},
    {.kind = Mutation::Vampiric,
     .prefix = "vampiric",
     .line = "It drinks from the wounds it makes, and they close its own."},
    {.kind = Mutation::Toxic,
     .prefix = "toxic",
     .line = "It drips green slaver: its touch poisons, and leaves you weak."},
    {.kind = Mutation::Reflective,
     .prefix = "reflective",
     .line = "Its hide shines like a mirror; bolts may come back to you."},
};

}  // namespace cellophane::words::monsters
