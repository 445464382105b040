#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// What is summoned, built or set to watch.
inline constexpr MonsterWords specials[] = {
    {.kind = MonsterKind::SpectralBlade,
     .name = "spectral blade",
     .line = "A blade of light with no hand on it. It is swift, it stings, and it is soon gone."},
    {.kind = MonsterKind::SpectralSword,
     .name = "spectral sword",
     .line = "The ghost of your own weapon, swinging by itself. It lasts a few breaths, so let it work."},
    {.kind = MonsterKind::StoneGuardian,
     .name = "stone guardian",
     .line =
         "A stone giant on silent feet. It moves only when you tread a glyph, and no blade will mark it."},
    {.kind = MonsterKind::WingedGuardian,
     .name = "winged guardian",
     .line =
         "Blue stone with folded wings. Each glyph you tread wakes it for a moment, and it need not walk."},
    {.kind = MonsterKind::GuardianSpirit,
     .name = "guardian spirit",
     .line = "A guardian's ghost, on loan from a charm. Nothing hurts it, and it cannot stay long."},
    {.kind = MonsterKind::WardenOfYendor,
     .name = "Warden of Yendor",
     .irregular_plural = "Wardens of Yendor",
     .article = Article::The,
     .line =
         "Old stone left to watch the Amulet. It cannot be harmed, does not tire, and comes after its own."},
    {.kind = MonsterKind::EldritchTotem,
     .name = "eldritch totem",
     .line = "A black post that hurts to look at. Tread its glyphs, and it sends for company."},
    {.kind = MonsterKind::MirroredTotem,
     .name = "mirrored totem",
     .line = "A post of dark, perfect mirrors. When a glyph lights and it can see you, it reels you in."},
};

}  // namespace cellophane::words::monsters
