#pragma once

#include "words/items.h"

namespace cellophane::words::items {

inline constexpr ItemWords scrolls[] = {
    {.kind = ItemKind::ScrollOfEnchanting,
     .name = "scroll of enchanting",
     .line = "It makes one thing you carry better for good, and lifts any curse on it.",
     .mechanic =
         "Improves one weapon, armor, ring, staff, charm or wand of your choice, and lifts a curse from it."},
    {.kind = ItemKind::ScrollOfIdentify,
     .name = "scroll of identify",
     .line = "It tells you all there is to know about one thing in your pack.",
     .mechanic = "Choose an item: everything about it becomes known."},
    {.kind = ItemKind::ScrollOfTeleportation,
     .name = "scroll of teleportation",
     .line = "It snatches you away to some distant corner of the level.",
     .mechanic = "Moves you at once to a distant place on the level."},
    {.kind = ItemKind::ScrollOfRemoveCurse,
     .name = "scroll of remove curse",
     .line = "It loosens the grip of everything cursed that you carry.",
     .mechanic = "Lifts the curse from everything you carry, so that you can take it off."},
    {.kind = ItemKind::ScrollOfRecharging,
     .name = "scroll of recharging",
     .line = "It fills your staffs and charms, and gives every wand one charge more.",
     .mechanic = "Refills all your staffs, makes your charms ready and adds one charge to each wand."},
    {.kind = ItemKind::ScrollOfProtectArmor,
     .name = "scroll of protect armor",
     .line = "The armor you wear will never mind acid again, nor cling to you.",
     .mechanic = "Acid can no longer corrode the armor you wear, and a curse on it is lifted."},
    {.kind = ItemKind::ScrollOfProtectWeapon,
     .name = "scroll of protect weapon",
     .line = "The weapon in your hand will never mind acid again, nor refuse to leave it.",
     .mechanic = "Acid can no longer corrode the weapon you hold, and a curse on it is lifted."},
    {.kind = ItemKind::ScrollOfSanctuary,
     .name = "scroll of sanctuary",
     .line = "It writes glowing signs about your feet. No creature but you will step on them willingly.",
     .mechanic =
         "Marks your cell and the four beside it. No other creature enters them willingly, allies included."},
    {.kind = ItemKind::ScrollOfMagicMapping,
     .name = "scroll of magic mapping",
     .line = "The plan of the level settles in your mind, secrets and traps included.",
     .mechanic = "Reveals the layout of the level, with secret doors and traps."},
    {.kind = ItemKind::ScrollOfNegation,
     .name = "scroll of negation",
     .line = "It strips the magic from all in sight: creatures, things on the floor, and you.",
     .mechanic = "Removes all magic from you, the creatures in view and the items on the floor in view, good "
                 "or bad. Your pack is safe."},
    {.kind = ItemKind::ScrollOfShattering,
     .name = "scroll of shattering",
     .line = "The walls about you turn to green crystal, which wastes away and leaves them open.",
     .mechanic = "Turns walls within nine cells to crystal, which lets light through and dissolves in time."},
    {.kind = ItemKind::ScrollOfDiscord,
     .name = "scroll of discord",
     .line = "Everyone in sight falls out with everyone else for a while.",
     .mechanic = "Creatures in view fight each other, your allies included."},
    {.kind = ItemKind::ScrollOfCauseFear,
     .name = "scroll of cause fear",
     .line = "Every creature in view takes fright and runs, and keeps running for some time.",
     .mechanic = "Creatures in view flee. Attacking one ends its fear."},
    {.kind = ItemKind::ScrollOfAggravateMonsters,
     .name = "scroll of aggravate monsters",
     .line = "A shriek goes through the level. Everything wakes, and knows where you are.",
     .mechanic = "Wakes the creatures of the level and shows them where you are; for a time you are noticed "
                 "from farther away."},
    {.kind = ItemKind::ScrollOfSummonMonsters,
     .name = "scroll of summon monsters",
     .line = "It calls the neighbours. They arrive at once, and right beside you.",
     .mechanic = "Up to three groups of enemies appear next to you."},
};

}  // namespace cellophane::words::items
