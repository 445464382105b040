#pragma once

#include "words/attack_verbs.h"

namespace cellophane::words::conduct {

inline constexpr Conduct specials[] = {
    {.kind = MonsterKind::SpectralBlade,
     .blows = {"nicks"},
     .learning = "circling",
     .learning_label = "Circling"},
    {.kind = MonsterKind::SpectralSword,
     .blows = {"nicks", "cuts"},
     .learning = "circling",
     .learning_label = "Circling"},
    {.kind = MonsterKind::StoneGuardian,
     .blows = {"strikes", "pounds", "crushes"},
     .learning = "standing over",
     .learning_label = "Standing guard"},
    {.kind = MonsterKind::WingedGuardian,
     .blows = {"strikes", "pounds", "crushes"},
     .learning = "standing over",
     .learning_label = "Standing guard"},
    {.kind = MonsterKind::GuardianSpirit,
     .blows = {"strikes", "pounds", "crushes"},
     .learning = "standing over",
     .learning_label = "Standing guard"},
    {.kind = MonsterKind::WardenOfYendor,
     .blows = {"strikes", "pounds", "crushes"},
     .learning = "passing judgement on",
     .learning_label = "Judging"},
    {.kind = MonsterKind::EldritchTotem,
     .blows = {"topples onto"},
     .learning = "looming over",
     .learning_label = "Looming",
     .summons = "hums, and something comes in answer"},
    {.kind = MonsterKind::MirroredTotem,
     .blows = {"topples onto"},
     .learning = "mirroring",
     .learning_label = "Mirroring"},
};

}  // namespace cellophane::words::conduct
