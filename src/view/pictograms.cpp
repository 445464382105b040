#include "view/pictograms.h"

#include "content/looks.h"

namespace cellophane {

namespace {

/// What a letter of terrain stands for, unless the terrain is one of those below.
Pictogram usual_of(char32_t glyph) {
    switch (glyph) {
        case U'#':
            return Pictogram::Wall;
        case U'\u00B7':
            return Pictogram::Floor;
        case U'+':
            return Pictogram::Door;
        case U'\'':
            return Pictogram::OpenDoor;
        case U'>':
            return Pictogram::StairsDown;
        case U'<':
            return Pictogram::StairsUp;
        case U'\u03A9':
            return Pictogram::Archway;
        case U'|':
            return Pictogram::Altar;
        case U'\u22CF':
            return Pictogram::Fire;
        case U'=':
            return Pictogram::Bridge;
        case U'~':
            return Pictogram::Water;
        case U'\u25C7':
            return Pictogram::Trap;
        case U'"':
            return Pictogram::Grass;
        case U'\u2237':
            return Pictogram::Chasm;
        case U'\u00DF':
            return Pictogram::Statue;
        case U'\u03C8':
            return Pictogram::Foliage;
        case U'/':
            return Pictogram::Lever;
        case U'\\':
            return Pictogram::PulledLever;
        case U'-':
            return Pictogram::Coffin;
        case U'&':
            return Pictogram::Dewar;
        case U':':
            return Pictogram::Web;
        case U',':
            return Pictogram::Rubble;
        case U'\u00A4':
            return Pictogram::Globe;
        case U'*':
            return Pictogram::Pod;
        default:
            return Pictogram::None;
    }
}

}  // namespace

Pictogram pictogram_of(Terrain terrain) {
    switch (terrain) {
        case Terrain::CrystalFormationWall:
        case Terrain::GreenCrystal:
        case Terrain::DissolvingCrystal:
            return Pictogram::Crystal;
        case Terrain::WallTorch:
        case Terrain::DormantPilotLight:
        case Terrain::DormantHauntedTorch:
        case Terrain::ChangingHauntedTorch:
        case Terrain::HauntedTorch:
            return Pictogram::Torch;
        case Terrain::PortcullisClosed:
            return Pictogram::Portcullis;
        case Terrain::AltarWithClosedCage:
        case Terrain::AltarInRetractableCage:
        case Terrain::MonsterCageLocked:
        case Terrain::DormantSacrificeCage:
            return Pictogram::Cage;
        case Terrain::WoodenBarricade:
            return Pictogram::Barricade;
        case Terrain::Carpet:
            return Pictogram::Carpet;
        case Terrain::RedBlood:
        case Terrain::GreenBlood:
        case Terrain::PurpleBlood:
        case Terrain::AcidSplatter:
        case Terrain::Vomit:
        case Terrain::Urine:
        case Terrain::UnicornDung:
        case Terrain::WormEntrails:
        case Terrain::Puddle:
        case Terrain::Ectoplasm:
            return Pictogram::Stain;
        case Terrain::BrokenGlass:
            return Pictogram::Shards;
        case Terrain::ParalysisVent:
        case Terrain::DormantCausticVent:
        case Terrain::CausticVent:
        case Terrain::DormantMethaneVent:
        case Terrain::MethaneVent:
        case Terrain::SteamVent:
            return Pictogram::Vent;
        case Terrain::AbandonedBedroll:
            return Pictogram::Bedroll;
        case Terrain::Bog:
            return Pictogram::Bog;
        case Terrain::Lava:
        case Terrain::RetractableLava:
        case Terrain::CoolingLava:
        case Terrain::SacrificialPit:
            return Pictogram::Lava;
        case Terrain::PressurePlate:
        case Terrain::SpentPressurePlate:
            return Pictogram::PressurePlate;
        case Terrain::GrayFungus:
        case Terrain::LuminescentFungus:
            return Pictogram::Fungus;
        case Terrain::Lichen:
            return Pictogram::Lichen;
        case Terrain::Hay:
            return Pictogram::Hay;
        case Terrain::LuminescentFungalForest:
            return Pictogram::FungalForest;
        case Terrain::BloodwortStalk:
            return Pictogram::Bloodwort;
        case Terrain::MagicalGlyph:
        case Terrain::MagicalGlyphLit:
        case Terrain::SacredGlyph:
            return Pictogram::MagicGlyph;
        case Terrain::ManacleTopLeft:
        case Terrain::ManacleBottomRight:
        case Terrain::ManacleTopRight:
        case Terrain::ManacleBottomLeft:
        case Terrain::ManacleTop:
        case Terrain::ManacleBottom:
        case Terrain::ManacleLeft:
        case Terrain::ManacleRight:
            return Pictogram::Chain;
        case Terrain::ThornedVines:
            return Pictogram::Vines;
        case Terrain::Bones:
            return Pictogram::Bones;
        case Terrain::Ashes:
        case Terrain::BurnedCarpet:
        case Terrain::Embers:
        case Terrain::ActiveBrimstone:
        case Terrain::InertBrimstone:
            return Pictogram::Ashes;
        case Terrain::GlowingGlassPipes:
        case Terrain::CharredGlassPipes:
            return Pictogram::Pipes;
        default:
            return usual_of(looks[terrain].glyph);
    }
}

Pictogram pictogram_of(ItemKind item) {
    switch (item) {
        case ItemKind::Axe:
        case ItemKind::WarAxe:
            return Pictogram::Axe;
        case ItemKind::Mace:
        case ItemKind::WarHammer:
            return Pictogram::Hammer;
        case ItemKind::Spear:
        case ItemKind::WarPike:
        case ItemKind::Javelin:
            return Pictogram::Spear;
        case ItemKind::Dart:
        case ItemKind::IncendiaryDart:
            return Pictogram::Dart;
        case ItemKind::Whip:
        case ItemKind::Flail:
            return Pictogram::Whip;
        case ItemKind::CrystalOrb:
            return Pictogram::Gem;
        case ItemKind::CageKey:
            return Pictogram::CageKey;
        default:
            break;
    }
    switch (item_rows[item].category) {
        case ItemCategory::Food:
            return Pictogram::Food;
        case ItemCategory::Weapon:
            return Pictogram::Sword;
        case ItemCategory::Armor:
            return Pictogram::Armor;
        case ItemCategory::Potion:
            return Pictogram::Potion;
        case ItemCategory::Scroll:
            return Pictogram::Scroll;
        case ItemCategory::Staff:
            return Pictogram::Staff;
        case ItemCategory::Wand:
            return Pictogram::Wand;
        case ItemCategory::Ring:
            return Pictogram::Ring;
        case ItemCategory::Charm:
            return Pictogram::Charm;
        case ItemCategory::Gold:
            return Pictogram::Gold;
        case ItemCategory::Amulet:
            return Pictogram::Amulet;
        case ItemCategory::Gem:
            return Pictogram::Gem;
        case ItemCategory::Key:
            return Pictogram::Key;
        case ItemCategory::count:
            break;
    }
    return Pictogram::None;
}

Pictogram pictogram_of(MonsterKind creature) {
    return monster_rows[creature].picture;
}

}  // namespace cellophane
