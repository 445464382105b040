#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// What the middle levels hold.
inline constexpr MonsterWords middle[] = {
    {.kind = MonsterKind::OgreTotem,
     .name = "ogre totem",
     .line = "A squat idol smeared with green fat. Ogres near it mend; your own feet turn heavy."},
    {.kind = MonsterKind::Spider,
     .name = "spider",
     .line = "White, hairy, as big as a dog. It throws its web from afar and lets venom do the rest."},
    {.kind = MonsterKind::SparkTurret,
     .name = "spark turret",
     .line = "A metal ball in the wall that hums and smells of storms. Lightning comes out of it, at you."},
    {.kind = MonsterKind::Wisp,
     .name = "wisp",
     .line = "A dancing flame with nothing under it. It darts about, and all it brushes catches fire."},
    {.kind = MonsterKind::Wraith,
     .name = "wraith",
     .line = "A gaunt thing in grave-cloth. Badly hurt it runs, faster than you can follow, and comes back."},
    {.kind = MonsterKind::Zombie,
     .name = "zombie",
     .line =
         "You smell it long before you see it. It falls apart as it walks, yet it hits like a dropped door."},
    {.kind = MonsterKind::Troll,
     .name = "troll",
     .line = "Hunched, mossy and vast, with arms to its knees. Its wounds close while you look at them."},
    {.kind = MonsterKind::OgreShaman,
     .name = "ogre shaman",
     .line = "An old ogre hung with rattles. It calls its kin, hurries them along, and throws lightning."},
    {.kind = MonsterKind::Naga,
     .name = "naga",
     .line = "A woman to the waist, a serpent below, and dripping. She lunges out of the deep and cuts all "
             "round."},
    {.kind = MonsterKind::Salamander,
     .name = "salamander",
     .line = "A lizard-man of live coals, at ease in lava. His whip of flame is longer than seems fair."},
    {.kind = MonsterKind::ExplosiveBloat,
     .name = "explosive bloat",
     .line = "A taut orange bladder, creaking with heat. It wants to be near you when it goes off."},
    {.kind = MonsterKind::DarBlademaster,
     .name = "dar blademaster",
     .line =
         "A duellist in dark silk with a thin smile. Distance is no help: one blink, and the blade is here."},
    {.kind = MonsterKind::DarPriestess,
     .name = "dar priestess",
     .irregular_plural = "dar priestesses",
     .line = "Silver robes, cold voice. She mends and hurries her own, unpicks your magic, and strikes with "
             "sparks."},
    {.kind = MonsterKind::DarBattlemage,
     .name = "dar battlemage",
     .line =
         "Scorched sleeves and no patience. Fire, heavy limbs, friends turned on friends: it gives freely."},
    {.kind = MonsterKind::AcidicJelly,
     .name = "acidic jelly",
     .irregular_plural = "acidic jellies",
     .line =
         "A green jelly that smokes where it sits. It eats blade and armor, and every cut makes more of it."},
    {.kind = MonsterKind::Centaur,
     .name = "centaur",
     .line =
         "Half horse, half archer, and wholly unwilling to come closer. He shoots, trots off, and shoots."},
    {.kind = MonsterKind::Underworm,
     .name = "underworm",
     .line = "A blind worm as thick as a barrel, slow to arrive. Its mouth makes up for the wait."},
    {.kind = MonsterKind::Sentinel,
     .name = "sentinel",
     .line = "A statue whose crystal eye turns to follow you. It cannot stir, only throw sparks and mend its "
             "kind."},
    {.kind = MonsterKind::DartTurret,
     .name = "dart turret",
     .line = "A row of little holes in the wall. Its darts carry something that saps your strength."},
    {.kind = MonsterKind::AcidTurret,
     .name = "acid turret",
     .line = "A dripping spout in the wall. It spits acid, and it aims for your armor."},
};

}  // namespace cellophane::words::monsters
