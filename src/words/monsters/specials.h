#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// What is summoned, built or set to watch.
inline constexpr MonsterWords specials[] = {
    {.kind = MonsterKind::SpectralBlade,
     .name = "spectral blade",
     .line = "A blade of light with no hand on it. It is swift, it stings, and it is soon gone.",
     .blows = {"nicks"},
     .learning = "circling",
     .learning_label = "Circling"},
    {.kind = MonsterKind::SpectralSword,
     .name = "spectral sword",
     .line = "The ghost of your own weapon, swinging by itself. It lasts a few breaths, so let it work.",
     .blows = {"nicks", "cuts"},
     .learning = "circling",
     .learning_label = "Circling"},
    {.kind = MonsterKind::StoneGuardian,
     .name = "stone guardian",
     .line = "A stone giant on silent feet. It moves only when you tread a glyph, and no blade will mark it.",
     .blows = {"strikes", "pounds", "crushes"},
     .learning = "standing over",
     .learning_label = "Standing guard"},
    {.kind = MonsterKind::WingedGuardian,
     .name = "winged guardian",
     .line =
         "Blue stone with folded wings. Each glyph you tread wakes it for a moment, and it need not walk.",
     .blows = {"strikes", "pounds", "crushes"},
     .learning = "standing over",
     .learning_label = "Standing guard"},
    {.kind = MonsterKind::GuardianSpirit,
     .name = "guardian spirit",
     .line = "A guardian's ghost, on loan from a charm. Nothing hurts it, and it cannot stay long.",
     .blows = {"strikes", "pounds", "crushes"},
     .learning = "standing over",
     .learning_label = "Standing guard"},
    {.kind = MonsterKind::WardenOfYendor,
     .name = "Warden of Yendor",
     .irregular_plural = "Wardens of Yendor",
     .article = Article::The,
     .line =
         "Old stone left to watch the Amulet. It cannot be harmed, does not tire, and comes after its own.",
     .blows = {"strikes", "pounds", "crushes"},
     .learning = "passing judgement on",
     .learning_label = "Judging"},
    {.kind = MonsterKind::EldritchTotem,
     .name = "eldritch totem",
     .line = "A black post that hurts to look at. Tread its glyphs, and it sends for company.",
     .blows = {"topples onto"},
     .learning = "looming over",
     .learning_label = "Looming",
     .summons = "hums, and something comes in answer"},
    {.kind = MonsterKind::MirroredTotem,
     .name = "mirrored totem",
     .line = "A post of dark, perfect mirrors. When a glyph lights and it can see you, it reels you in.",
     .blows = {"topples onto"},
     .learning = "mirroring",
     .learning_label = "Mirroring"},
};

}  // namespace cellophane::words::monsters
