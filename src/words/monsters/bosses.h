#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// Bosses: leaders of hordes that guard a treasure.
inline constexpr MonsterWords bosses[] = {
    {.kind = MonsterKind::GoblinWarlord,
     .name = "goblin warlord",
     .line = "A goblin in somebody else's breastplate, horn at its belt. When it blows, a war band comes.",
     .blows = {"cuts", "stabs", "runs its spear through"},
     .learning = "taking a trophy from",
     .learning_label = "Taking a trophy",
     .summons = "blows its horn, and a war band answers"},
    {.kind = MonsterKind::BlackJelly,
     .name = "black jelly",
     .irregular_plural = "black jellies",
     .line = "A black pool that drinks the light. Every wound splits it, and there is a great deal to split.",
     .blows = {"smears", "slaps", "engulfs"},
     .learning = "flowing over",
     .learning_label = "Digesting"},
    {.kind = MonsterKind::Vampire,
     .name = "vampire",
     .line = "A pale gentleman with a dry throat. He drinks, sows quarrels, scatters into bats, and is back.",
     .blows = {"scratches", "bites", "drinks deep from"},
     .learning = "draining",
     .learning_label = "Draining",
     .summons = "spreads his cloak, and comes apart into bats",
     .releases = "bursts like a wineskin, and what was in him was not wine"},
    {.kind = MonsterKind::Flamedancer,
     .name = "flamedancer",
     .line = "A slender figure of fire, dancing on scorched stone. It throws flames, and wears the rest.",
     .blows = {"singes", "scorches", "sears"},
     .learning = "burning up",
     .learning_label = "Burning up"},
};

}  // namespace cellophane::words::monsters
