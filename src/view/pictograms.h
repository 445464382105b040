#pragma once

#include <cstdint>

#include "content/items.h"
#include "content/monsters.h"
#include "content/terrain.h"

namespace cellophane {

/// The pictures that stand for signs of the map. Each has a drawing of the same name in web/font/pictograms,
/// from which the font of pictures is made; its code point is `first_picture` (screen/frame.h) plus its place
/// here.
enum class Pictogram : std::uint8_t {
    None,
    // Terrain.
    Wall,
    Crystal,
    Torch,
    Portcullis,
    Cage,
    Barricade,
    Floor,
    Carpet,
    Stain,
    Shards,
    Door,
    OpenDoor,
    StairsDown,
    StairsUp,
    Archway,
    Altar,
    Fire,
    Bridge,
    Vent,
    Bedroll,
    Water,
    Bog,
    Lava,
    Trap,
    PressurePlate,
    Grass,
    Fungus,
    Lichen,
    Hay,
    Foliage,
    FungalForest,
    Bloodwort,
    Chasm,
    MagicGlyph,
    Statue,
    Lever,
    PulledLever,
    Chain,
    Coffin,
    Dewar,
    Web,
    Vines,
    Bones,
    Rubble,
    Ashes,
    Pipes,
    Globe,
    Pod,
    // Items, and the magic of items.
    Food,
    Sword,
    Axe,
    Hammer,
    Spear,
    Dart,
    Whip,
    Armor,
    Potion,
    Scroll,
    Staff,
    Wand,
    Ring,
    Charm,
    Gold,
    Amulet,
    Gem,
    Key,
    CageKey,
    GoodMagic,
    BadMagic,
    UnknownMagic,
    // Creatures.
    Hero,
    HeroInEasyMode,
    SmallPresence,
    LargePresence,
    Rat,
    Kobold,
    Jackal,
    Eel,
    Monkey,
    Bloat,
    Goblin,
    GoblinMage,
    Totem,
    Jelly,
    Toad,
    VampireBat,
    Turret,
    SpectralBlade,
    Guardian,
    WingedGuardian,
    Warden,
    AcidMound,
    Centipede,
    Ogre,
    BogMonster,
    Spider,
    Wisp,
    Wraith,
    Zombie,
    Troll,
    Naga,
    Salamander,
    Dar,
    Centaur,
    Underworm,
    Sentinel,
    Kraken,
    Vampire,
    Flamedancer,
    Lich,
    Phylactery,
    Pixie,
    Phantom,
    Imp,
    Fury,
    Revenant,
    Horror,
    Golem,
    Dragon,
    Unicorn,
    Ifrit,
    Phoenix,
    Egg,
    Dryad,
    count
};

/// What the letter of a terrain stands for. Terrains that look the same in letters look the same in pictures:
/// what is hidden stays so. None where the terrain has no sign.
Pictogram pictogram_of(Terrain terrain);
Pictogram pictogram_of(ItemKind item);
/// Creatures with the same letter are mostly of one family, and have one picture.
Pictogram pictogram_of(MonsterKind creature);

/// Whether a picture is that of a creature, the hero among them.
constexpr bool is_creature(std::uint8_t picture) {
    return picture >= static_cast<std::uint8_t>(Pictogram::Hero);
}

}  // namespace cellophane
