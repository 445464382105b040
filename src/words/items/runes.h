#pragma once

#include "words/items.h"

namespace cellophane::words::items {

inline constexpr WeaponRuneWords weapon_runes[] = {
    {.kind = WeaponRune::Speed, .name = "speed", .line = "Now and then a blow costs you no time at all."},
    {.kind = WeaponRune::Quietus, .name = "quietus", .line = "Now and then it simply ends what it strikes."},
    {.kind = WeaponRune::Paralysis,
     .name = "paralysis",
     .line = "What it strikes will sometimes stand there, quite unable to move."},
    {.kind = WeaponRune::Multiplicity,
     .name = "multiplicity",
     .line = "Ghostly copies of it may leap from a blow and fight beside you."},
    {.kind = WeaponRune::Slowing, .name = "slowing", .line = "What it strikes may turn sluggish."},
    {.kind = WeaponRune::Confusion,
     .name = "confusion",
     .line = "What it strikes may forget which way is which."},
    {.kind = WeaponRune::Force,
     .name = "force",
     .line = "What it strikes may be flung right across the room."},
    {.kind = WeaponRune::Slaying,
     .name = "slaying",
     .line = "Against one kind of foe it never misses and never needs a second blow."},
    {.kind = WeaponRune::Mercy, .name = "mercy", .line = "Now and then it heals what it wounds, generously."},
    {.kind = WeaponRune::Plenty,
     .name = "plenty",
     .line = "Now and then there is suddenly one more of what it struck."},
};

inline constexpr ArmorRuneWords armor_runes[] = {
    {.kind = ArmorRune::Multiplicity,
     .name = "multiplicity",
     .line = "Ghosts of your attacker may spring up, and they are on your side."},
    {.kind = ArmorRune::Mutuality,
     .name = "mutuality",
     .line = "Other enemies beside you take their share of every blow you get."},
    {.kind = ArmorRune::Absorption, .name = "absorption", .line = "It soaks up a little of every blow."},
    {.kind = ArmorRune::Reprisal, .name = "reprisal", .line = "Whoever strikes you feels part of it too."},
    {.kind = ArmorRune::Immunity, .name = "immunity", .line = "One kind of foe cannot harm you at all."},
    {.kind = ArmorRune::Reflection,
     .name = "reflection",
     .line = "Bolts may glance off it, some of them straight back to their sender."},
    {.kind = ArmorRune::Respiration,
     .name = "respiration",
     .line = "Foul gas, smoke and steam cannot touch you."},
    {.kind = ArmorRune::Dampening, .name = "dampening", .line = "Explosions come to nothing against it."},
    {.kind = ArmorRune::Burden,
     .name = "burden",
     .line = "It may grow heavier when you are struck, and stays so."},
    {.kind = ArmorRune::Vulnerability,
     .name = "vulnerability",
     .line = "Every blow that finds you does double harm."},
    {.kind = ArmorRune::Immolation,
     .name = "immolation",
     .line = "It may burst into flame when you are struck."},
};

inline constexpr FoeWords foes[] = {
    {.kind = MonsterClass::Abomination, .one = "abomination", .many = "abominations"},
    {.kind = MonsterClass::Dar, .one = "dar", .many = "the dar"},
    {.kind = MonsterClass::Animal, .one = "animal", .many = "animals"},
    {.kind = MonsterClass::Goblin, .one = "goblin", .many = "goblins"},
    {.kind = MonsterClass::Ogre, .one = "ogre", .many = "ogres"},
    {.kind = MonsterClass::Dragon, .one = "dragon", .many = "dragons"},
    {.kind = MonsterClass::Undead, .one = "undead", .many = "the undead"},
    {.kind = MonsterClass::Jelly, .one = "jelly", .many = "jellies"},
    {.kind = MonsterClass::Turret, .one = "turret", .many = "turrets"},
    {.kind = MonsterClass::Infernal, .one = "fiend", .many = "fiends"},
    {.kind = MonsterClass::Mage, .one = "mage", .many = "mages"},
    {.kind = MonsterClass::Waterborne, .one = "water dweller", .many = "dwellers in water"},
    {.kind = MonsterClass::Airborne, .one = "flier", .many = "fliers"},
    {.kind = MonsterClass::Fireborne, .one = "fire dweller", .many = "dwellers in fire"},
    {.kind = MonsterClass::Troll, .one = "troll", .many = "trolls"},
};

}  // namespace cellophane::words::items
