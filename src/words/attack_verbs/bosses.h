#pragma once

#include "words/attack_verbs.h"

namespace cellophane::words::conduct {

inline constexpr Conduct bosses[] = {
    {.kind = MonsterKind::GoblinWarlord,
     .blows = {"cuts", "stabs", "runs its spear through"},
     .learning = "taking a trophy from",
     .learning_label = "Taking a trophy",
     .summons = "blows its horn, and a war band answers"},
    {.kind = MonsterKind::BlackJelly,
     .blows = {"smears", "slaps", "engulfs"},
     .learning = "flowing over",
     .learning_label = "Digesting"},
    {.kind = MonsterKind::Vampire,
     .blows = {"scratches", "bites", "drinks deep from"},
     .learning = "draining",
     .learning_label = "Draining",
     .summons = "spreads his cloak, and comes apart into bats",
     .releases = "bursts like a wineskin, and what was in him was not wine"},
    {.kind = MonsterKind::Flamedancer,
     .blows = {"singes", "scorches", "sears"},
     .learning = "burning up",
     .learning_label = "Burning up"},
};

}  // namespace cellophane::words::conduct
