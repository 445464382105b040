#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// Bosses: leaders of hordes that guard a treasure.
inline constexpr MonsterWords bosses[] = {
    {.kind = MonsterKind::GoblinWarlord,
     .name = "goblin warlord",
     .line = "A goblin in somebody else's breastplate, horn at its belt. When it blows, a war band comes."},
    {.kind = MonsterKind::BlackJelly,
     .name = "black jelly",
     .irregular_plural = "black jellies",
     .line =
         "A black pool that drinks the light. Every wound splits it, and there is a great deal to split."},
    {.kind = MonsterKind::Vampire,
     .name = "vampire",
     .line =
         "A pale gentleman with a dry throat. He drinks, sows quarrels, scatters into bats, and is back."},
    {.kind = MonsterKind::Flamedancer,
     .name = "flamedancer",
     .line = "A slender figure of fire, dancing on scorched stone. It throws flames, and wears the rest."},
};

}  // namespace cellophane::words::monsters
