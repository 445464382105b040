#pragma once

#include "words/attack_verbs.h"

namespace cellophane::words::conduct {

inline constexpr Conduct legends[] = {
    {.kind = MonsterKind::Unicorn,
     .blows = {"nudges", "kicks", "gores"},
     .learning = "bowing its horn to",
     .learning_label = "Bowing"},
    {.kind = MonsterKind::Ifrit,
     .blows = {"cuts", "slashes", "carves through"},
     .learning = "breathing in",
     .learning_label = "Breathing in"},
    {.kind = MonsterKind::Phoenix,
     .blows = {"pecks", "scratches", "rakes"},
     .learning = "burning up",
     .learning_label = "Burning up"},
    {.kind = MonsterKind::PhoenixEgg,
     .blows = {"rolls against"},
     .learning = "warming",
     .learning_label = "Warming",
     .summons = "cracks, and the phoenix climbs out in flames"},
    {.kind = MonsterKind::MangroveDryad,
     .blows = {"slaps", "lashes", "whips"},
     .learning = "rooting in",
     .learning_label = "Rooting"},
};

}  // namespace cellophane::words::conduct
