#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// Legendary allies that may answer at a shrine.
inline constexpr MonsterWords legends[] = {
    {.kind = MonsterKind::Unicorn,
     .name = "unicorn",
     .line = "White, shy and faintly scented of lavender. It heals its friends and turns blows from them.",
     .blows = {"nudges", "kicks", "gores"},
     .learning = "bowing its horn to",
     .learning_label = "Bowing"},
    {.kind = MonsterKind::Ifrit,
     .name = "ifrit",
     .line = "A hot wind with a face and a scimitar. He flies, mends fast, and sets foes on one another.",
     .blows = {"cuts", "slashes", "carves through"},
     .learning = "breathing in",
     .learning_label = "Breathing in"},
    {.kind = MonsterKind::Phoenix,
     .name = "phoenix",
     .irregular_plural = "phoenixes",
     .line =
         "A bird of living flame, splendid and touchy. Dead, it leaves an egg, so do not grieve too long.",
     .blows = {"pecks", "scratches", "rakes"},
     .learning = "burning up",
     .learning_label = "Burning up"},
    {.kind = MonsterKind::PhoenixEgg,
     .name = "phoenix egg",
     .line = "A warm egg, lit from within. No blade will crack it; what hatches does so in its own time.",
     .blows = {"rolls against"},
     .learning = "warming",
     .learning_label = "Warming",
     .summons = "cracks, and the phoenix climbs out in flames"},
    {.kind = MonsterKind::MangroveDryad,
     .name = "mangrove dryad",
     .line = "Bark for skin, roots for hair. Wherever it points, thorned vines come up and take hold.",
     .blows = {"slaps", "lashes", "whips"},
     .learning = "rooting in",
     .learning_label = "Rooting"},
};

}  // namespace cellophane::words::monsters
