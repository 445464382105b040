#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// Legendary allies that may answer at a shrine.
inline constexpr MonsterWords legends[] = {
    {.kind = MonsterKind::Unicorn,
     .name = "unicorn",
     .line = "White, shy and faintly scented of lavender. It heals its friends and turns blows from them."},
    {.kind = MonsterKind::Ifrit,
     .name = "ifrit",
     .line = "A hot wind with a face and a scimitar. He flies, mends fast, and sets foes on one another."},
    {.kind = MonsterKind::Phoenix,
     .name = "phoenix",
     .irregular_plural = "phoenixes",
     .line =
         "A bird of living flame, splendid and touchy. Dead, it leaves an egg, so do not grieve too long."},
    {.kind = MonsterKind::PhoenixEgg,
     .name = "phoenix egg",
     .line = "A warm egg, lit from within. No blade will crack it; what hatches does so in its own time."},
    {.kind = MonsterKind::MangroveDryad,
     .name = "mangrove dryad",
     .line = "Bark for skin, roots for hair. Wherever it points, thorned vines come up and take hold."},
};

}  // namespace cellophane::words::monsters
