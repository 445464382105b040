#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// What the lower levels hold.
inline constexpr MonsterWords deep[] = {
    {.kind = MonsterKind::Kraken,
     .name = "kraken",
     .line = "More arms than you can watch at once. It rises out of deep water, wraps you up, and squeezes."},
    {.kind = MonsterKind::Lich,
     .name = "lich",
     .irregular_plural = "liches",
     .line = "A crowned skull in rotten velvet. It hurls fire, calls the dead, and does not stay destroyed."},
    {.kind = MonsterKind::Phylactery,
     .name = "phylactery",
     .irregular_plural = "phylacteries",
     .line = "A small green jar that whispers. While it stands, its lich will always be back."},
    {.kind = MonsterKind::Pixie,
     .name = "pixie",
     .line = "Glittering, hand-high and spiteful. It has a spell for everything and is elsewhere when you "
             "answer."},
    {.kind = MonsterKind::Phantom,
     .name = "phantom",
     .line =
         "The air thickens into claws, then thins again. You will not see it; gas will show its outline."},
    {.kind = MonsterKind::FlameTurret,
     .name = "flame turret",
     .line = "A scorched nozzle in the wall. It spits fire at you and at whatever you stand in."},
    {.kind = MonsterKind::Imp,
     .name = "imp",
     .line = "Pink, horned and grinning. It blinks up to you, picks your pack, and blinks away."},
    {.kind = MonsterKind::Fury,
     .name = "fury",
     .irregular_plural = "furies",
     .line = "A shrieking red thing on bat's wings, quick and cruel. Its sisters are never far behind."},
    {.kind = MonsterKind::Revenant,
     .name = "revenant",
     .line = "A grudge in the shape of a knight. Steel passes through it; only magic gets its attention."},
    {.kind = MonsterKind::TentacleHorror,
     .name = "tentacle horror",
     .line = "A tower of wet limbs with a voice like drains. It heals as you cut, and little hits harder."},
    {.kind = MonsterKind::Golem,
     .name = "golem",
     .line = "Clay and stone, roughly a man. Bolts glance off it, and hacking it down takes half the day."},
    {.kind = MonsterKind::Dragon,
     .name = "dragon",
     .line = "You feel the heat from the door. It fills halls with fire, claws all round, and keeps what it "
             "takes."},
};

}  // namespace cellophane::words::monsters
