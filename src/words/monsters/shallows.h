#pragma once

#include "words/monsters.h"

namespace cellophane::words::monsters {

/// The hero, and what the upper levels hold.
inline constexpr MonsterWords shallows[] = {
    {.kind = MonsterKind::You,
     .name = "you",
     .article = Article::None,
     .line = "Underfed, overdressed for a cellar, and here of your own free will."},
    {.kind = MonsterKind::Rat,
     .name = "rat",
     .line = "Greasy, and as long as your boot. It bites first and does not think afterwards."},
    {.kind = MonsterKind::Kobold,
     .name = "kobold",
     .line = "A scrawny, yapping thing with a rag and a sharpened stick. Bravest when your back is turned."},
    {.kind = MonsterKind::Jackal,
     .name = "jackal",
     .line = "All ribs and yellow eyes. It runs far faster than you do, and seldom hunts alone."},
    {.kind = MonsterKind::Eel,
     .name = "eel",
     .line = "A long swell on the water, then teeth. It bites, dives, and waits for you to wade again."},
    {.kind = MonsterKind::Monkey,
     .name = "monkey",
     .line =
         "Quick fingers, innocent eyes. It wants one thing out of your pack and will not stay for thanks."},
    {.kind = MonsterKind::Bloat,
     .name = "bloat",
     .line = "A bladder of caustic gas that drifts where the air does. Prick it from afar: what is inside "
             "burns."},
    {.kind = MonsterKind::PitBloat,
     .name = "pit bloat",
     .line = "A pale blue bladder bobbing on nothing. When it bursts, whoever is below it loses the floor."},
    {.kind = MonsterKind::Goblin,
     .name = "goblin",
     .line = "Wiry, scarred and well drilled. Its spear is long enough to bother whoever stands behind you."},
    {.kind = MonsterKind::GoblinConjurer,
     .name = "goblin conjurer",
     .line = "A goblin in a beaded cloak that keeps well back. Glowing blades come when it mutters."},
    {.kind = MonsterKind::GoblinMystic,
     .name = "goblin mystic",
     .line =
         "A goblin in feathers, humming through its nose. Its friends shimmer, and blows slide off them."},
    {.kind = MonsterKind::GoblinTotem,
     .name = "goblin totem",
     .line = "A carved post daubed with clay. Goblins near it run as if stung; you get the sparks."},
    {.kind = MonsterKind::PinkJelly,
     .name = "pink jelly",
     .irregular_plural = "pink jellies",
     .line = "A quivering pink heap that never sleeps. Cut it, and you have several smaller problems."},
    {.kind = MonsterKind::Toad,
     .name = "toad",
     .line = "Fat, warty and unbothered. A brush with it, and the walls begin to change colour."},
    {.kind = MonsterKind::VampireBat,
     .name = "vampire bat",
     .line = "Leather wings and a crooked flight. It drinks as it bites, and is gone before you swing."},
    {.kind = MonsterKind::ArrowTurret,
     .name = "arrow turret",
     .line = "A slit in the wall with a drawn bow behind it. It has arrows enough and nothing else to do."},
    {.kind = MonsterKind::AcidMound,
     .name = "acid mound",
     .line =
         "A sloshing green hump that feeds on metal. Its touch ruins armor, and a blade that cuts it pays."},
    {.kind = MonsterKind::Centipede,
     .name = "centipede",
     .line =
         "As long as a man, with a ripple for a walk. Its bite leaves your arms too weak for their load."},
    {.kind = MonsterKind::Ogre,
     .name = "ogre",
     .line = "A wall of meat with a club. It swings slowly, and what it hits goes staggering backwards."},
    {.kind = MonsterKind::BogMonster,
     .name = "bog monster",
     .line = "Bubbles, then a slick arm out of the mud. Once it holds you, it sees no need to hurry."},
};

}  // namespace cellophane::words::monsters
