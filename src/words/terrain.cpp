#include "words/terrain.h"

#include "words/grammar.h"

namespace cellophane {

namespace {

constexpr TerrainWords rock[] = {
    {.kind = Terrain::Granite,
     .name = "rough granite",
     .countable = false,
     .flavour = "Nobody ever cut this rock; its splinters catch at your sleeve."},
    {.kind = Terrain::StoneWall,
     .name = "stone wall",
     .flavour = "The stones are rough, cold and entirely unmoved by you."},
    // Its name is for those who know all; to the touch it is a wall.
    {.kind = Terrain::SecretDoor,
     .name = "secret door",
     .flavour = "The stones are rough, cold and entirely unmoved by you."},
    {.kind = Terrain::WallTorch,
     .name = "wall torch",
     .flavour = "A torch sits deep in its bracket, muttering as it burns."},
};

constexpr TerrainWords ways[] = {
    {.kind = Terrain::Floor, .name = "ground", .flavour = ""},
    {.kind = Terrain::WoodenDoor,
     .name = "wooden door",
     .flavour = "You shoulder through the doorway; old hinges complain."},
    {.kind = Terrain::OpenWoodenDoor,
     .name = "open door",
     .flavour = "You stand in the doorway and hold the draught company."},
    {.kind = Terrain::DownwardStaircase,
     .name = "downward staircase",
     .flavour = "Worn steps wind down into air that smells older."},
    {.kind = Terrain::UpwardStaircase,
     .name = "upward staircase",
     .flavour = "Worn steps wind up towards a fainter dark."},
    {.kind = Terrain::DungeonExit,
     .name = "dungeon exit",
     .flavour = "Gilded doors, daylight in the crack between; something unseen leans on them."},
    {.kind = Terrain::CrystalPortal,
     .name = "crystal portal",
     .flavour = "A sheet of crystal light hums in your teeth and ripples when you breathe."},
    {.kind = Terrain::RopeBridge,
     .name = "rope bridge",
     .flavour = "Planks creak and sway; there is a great deal of nothing between them."},
    {.kind = Terrain::BridgeEnd,
     .name = "bridge end",
     .flavour = "The ropes are knotted to stakes driven into the brink. You count the knots."},
};

constexpr TerrainWords lakes[] = {
    {.kind = Terrain::DeepWater,
     .name = "deep water",
     .countable = false,
     .flavour = "Black currents tug at you from every side at once."},
    {.kind = Terrain::ShallowWater,
     .name = "shallow water",
     .countable = false,
     .flavour = "Cold water laps about your knees and finds its way in."},
    {.kind = Terrain::Chasm, .name = "chasm", .flavour = "The ground is over there. You are not."},
    {.kind = Terrain::ChasmEdge,
     .name = "brink of a chasm",
     .flavour = "A chill draught climbs out of the dark below your toes."},
    {.kind = Terrain::Lava,
     .name = "lava",
     .countable = false,
     .flavour = "The heat presses on your face like a hand."},
    {.kind = Terrain::InertBrimstone,
     .name = "brimstone",
     .countable = false,
     .flavour = "Yellow crust crackles underfoot and reeks of struck matches."},
    {.kind = Terrain::Obsidian,
     .name = "obsidian",
     .countable = false,
     .flavour = "The ground has run and set into black glass."},
};

constexpr TerrainWords emptiness[] = {
    {.kind = Terrain::Nothing,
     .name = "nothing",
     .countable = false,
     .flavour = "There is nothing here, and plenty of it."},
};

constexpr TerrainWords unwritten[] = {
    {.kind = Terrain::SpreadableFloor, .name = "spreadable floor"},
    {.kind = Terrain::Carpet, .name = "carpet"},
    {.kind = Terrain::MarbleFloor, .name = "marble floor"},
    {.kind = Terrain::LockedIronDoor, .name = "locked iron door"},
    {.kind = Terrain::OpenIronDoor, .name = "open iron door"},
    {.kind = Terrain::CrystalFormationWall, .name = "crystal formation wall"},
    {.kind = Terrain::PortcullisClosed, .name = "portcullis, closed"},
    {.kind = Terrain::DormantPortcullis, .name = "dormant portcullis"},
    {.kind = Terrain::WoodenBarricade, .name = "wooden barricade"},
    {.kind = Terrain::DormantPilotLight, .name = "dormant pilot light"},
    {.kind = Terrain::PilotLightFallenTorch, .name = "pilot light (fallen torch)"},
    {.kind = Terrain::DormantHauntedTorch, .name = "dormant haunted torch"},
    {.kind = Terrain::ChangingHauntedTorch, .name = "changing haunted torch"},
    {.kind = Terrain::HauntedTorch, .name = "haunted torch"},
    {.kind = Terrain::HiddenLever, .name = "hidden lever"},
    {.kind = Terrain::WallLever, .name = "wall lever"},
    {.kind = Terrain::PulledLever, .name = "pulled lever"},
    {.kind = Terrain::DormantHiddenLever, .name = "dormant hidden lever"},
    {.kind = Terrain::MarbleStatue, .name = "marble statue"},
    {.kind = Terrain::DormantStatue, .name = "dormant statue"},
    {.kind = Terrain::CrackingStatue, .name = "cracking statue"},
    {.kind = Terrain::DormantStatueInstant, .name = "dormant statue, instant"},
    {.kind = Terrain::StoneArchwayPortal, .name = "stone archway (portal)"},
    {.kind = Terrain::DormantTurretWall, .name = "dormant turret wall"},
    {.kind = Terrain::DormantMonsterWall, .name = "dormant monster wall"},
    {.kind = Terrain::DormantDarkeningFloor, .name = "dormant darkening floor"},
    {.kind = Terrain::DarkeningFloor, .name = "darkening floor"},
    {.kind = Terrain::DarkFloor, .name = "dark floor"},
    {.kind = Terrain::TriggerFloor, .name = "trigger floor"},
    {.kind = Terrain::CandleLitAltar, .name = "candle-lit altar"},
    {.kind = Terrain::AltarWithOrbSocket, .name = "altar with orb socket"},
    {.kind = Terrain::AltarWithOpenCage, .name = "altar with open cage"},
    {.kind = Terrain::AltarWithClosedCage, .name = "altar with closed cage"},
    {.kind = Terrain::PickupSwitchAltar, .name = "pickup-switch altar"},
    {.kind = Terrain::PickupSwitchAltarRetracting, .name = "pickup-switch altar, retracting"},
    {.kind = Terrain::AltarInRetractableCage, .name = "altar in retractable cage"},
    {.kind = Terrain::StonePedestal, .name = "stone pedestal"},
    {.kind = Terrain::MonsterCageOpen, .name = "monster cage, open"},
    {.kind = Terrain::MonsterCageLocked, .name = "monster cage, locked"},
    {.kind = Terrain::SealedCoffin, .name = "sealed coffin"},
    {.kind = Terrain::OpenCoffin, .name = "open coffin"},
    {.kind = Terrain::HiddenCausticGasTrap, .name = "hidden caustic gas trap"},
    {.kind = Terrain::CausticGasTrap, .name = "caustic gas trap"},
    {.kind = Terrain::HiddenTrapDoor, .name = "hidden trap door"},
    {.kind = Terrain::TrapDoor, .name = "trap door"},
    {.kind = Terrain::HiddenParalysisTriggerPlate, .name = "hidden paralysis trigger plate"},
    {.kind = Terrain::ParalysisTriggerPlate, .name = "paralysis trigger plate"},
    {.kind = Terrain::HiddenParalysisVent, .name = "hidden paralysis vent"},
    {.kind = Terrain::ParalysisVent, .name = "paralysis vent"},
    {.kind = Terrain::HiddenConfusionTrap, .name = "hidden confusion trap"},
    {.kind = Terrain::ConfusionTrap, .name = "confusion trap"},
    {.kind = Terrain::HiddenFireTrap, .name = "hidden fire trap"},
    {.kind = Terrain::FireTrap, .name = "fire trap"},
    {.kind = Terrain::HiddenFloodTrap, .name = "hidden flood trap"},
    {.kind = Terrain::FloodTrap, .name = "flood trap"},
    {.kind = Terrain::HiddenNetTrap, .name = "hidden net trap"},
    {.kind = Terrain::NetTrap, .name = "net trap"},
    {.kind = Terrain::HiddenAlarmTrap, .name = "hidden alarm trap"},
    {.kind = Terrain::AlarmTrap, .name = "alarm trap"},
    {.kind = Terrain::HiddenCausticVent, .name = "hidden caustic vent"},
    {.kind = Terrain::DormantCausticVent, .name = "dormant caustic vent"},
    {.kind = Terrain::CausticVent, .name = "caustic vent"},
    {.kind = Terrain::HiddenMethaneVent, .name = "hidden methane vent"},
    {.kind = Terrain::DormantMethaneVent, .name = "dormant methane vent"},
    {.kind = Terrain::MethaneVent, .name = "methane vent"},
    {.kind = Terrain::SteamVent, .name = "steam vent"},
    {.kind = Terrain::PressurePlate, .name = "pressure plate"},
    {.kind = Terrain::SpentPressurePlate, .name = "spent pressure plate"},
    {.kind = Terrain::MagicalGlyph, .name = "magical glyph"},
    {.kind = Terrain::MagicalGlyphLit, .name = "magical glyph, lit"},
    {.kind = Terrain::CausticDewar, .name = "caustic dewar"},
    {.kind = Terrain::ConfusionDewar, .name = "confusion dewar"},
    {.kind = Terrain::ParalysisDewar, .name = "paralysis dewar"},
    {.kind = Terrain::MethaneDewar, .name = "methane dewar"},
    {.kind = Terrain::Bog, .name = "bog"},
    {.kind = Terrain::DormantCollapseEdge, .name = "dormant collapse edge"},
    {.kind = Terrain::CrumblingGround, .name = "crumbling ground"},
    {.kind = Terrain::RetractableLava, .name = "retractable lava"},
    {.kind = Terrain::CoolingLava, .name = "cooling lava"},
    {.kind = Terrain::SunlightPatch, .name = "sunlight patch"},
    {.kind = Terrain::ShadowPatch, .name = "shadow patch"},
    {.kind = Terrain::ActiveBrimstone, .name = "active brimstone"},
    {.kind = Terrain::FallingBridge, .name = "falling bridge"},
    {.kind = Terrain::StoneBridge, .name = "stone bridge"},
    {.kind = Terrain::DormantFloodPoolWater, .name = "dormant flood pool water"},
    {.kind = Terrain::SpreadingFlood, .name = "spreading flood"},
    {.kind = Terrain::DormantBog, .name = "dormant bog"},
    {.kind = Terrain::IceOverDeepWater, .name = "ice over deep water"},
    {.kind = Terrain::MeltingIceOverDeepWater, .name = "melting ice over deep water"},
    {.kind = Terrain::IceOverShallowWater, .name = "ice over shallow water"},
    {.kind = Terrain::MeltingIceOverShallowWater, .name = "melting ice over shallow water"},
    {.kind = Terrain::Hole, .name = "hole"},
    {.kind = Terrain::GlowingHole, .name = "glowing hole"},
    {.kind = Terrain::TranslucentGround, .name = "translucent ground"},
    {.kind = Terrain::DeepFloodWater, .name = "deep flood water"},
    {.kind = Terrain::ShallowFloodWater, .name = "shallow flood water"},
    {.kind = Terrain::Grass, .name = "grass"},
    {.kind = Terrain::DeadGrass, .name = "dead grass"},
    {.kind = Terrain::GrayFungus, .name = "gray fungus"},
    {.kind = Terrain::LuminescentFungus, .name = "luminescent fungus"},
    {.kind = Terrain::Lichen, .name = "lichen"},
    {.kind = Terrain::Hay, .name = "hay"},
    {.kind = Terrain::RedBlood, .name = "red blood"},
    {.kind = Terrain::GreenBlood, .name = "green blood"},
    {.kind = Terrain::PurpleBlood, .name = "purple blood"},
    {.kind = Terrain::AcidSplatter, .name = "acid splatter"},
    {.kind = Terrain::Vomit, .name = "vomit"},
    {.kind = Terrain::Urine, .name = "urine"},
    {.kind = Terrain::UnicornDung, .name = "unicorn dung"},
    {.kind = Terrain::WormEntrails, .name = "worm entrails"},
    {.kind = Terrain::Ashes, .name = "ashes"},
    {.kind = Terrain::BurnedCarpet, .name = "burned carpet"},
    {.kind = Terrain::Puddle, .name = "puddle"},
    {.kind = Terrain::Bones, .name = "bones"},
    {.kind = Terrain::Rubble, .name = "rubble"},
    {.kind = Terrain::FilthyEffects, .name = "filthy effects"},
    {.kind = Terrain::BrokenGlass, .name = "broken glass"},
    {.kind = Terrain::Ectoplasm, .name = "ectoplasm"},
    {.kind = Terrain::Embers, .name = "embers"},
    {.kind = Terrain::Spiderweb, .name = "spiderweb"},
    {.kind = Terrain::Netting, .name = "netting"},
    {.kind = Terrain::DenseFoliage, .name = "dense foliage"},
    {.kind = Terrain::DeadFoliage, .name = "dead foliage"},
    {.kind = Terrain::TrampledFoliage, .name = "trampled foliage"},
    {.kind = Terrain::LuminescentFungalForest, .name = "luminescent fungal forest"},
    {.kind = Terrain::TrampledFungalForest, .name = "trampled fungal forest"},
    {.kind = Terrain::GreenCrystal, .name = "green crystal"},
    {.kind = Terrain::DissolvingCrystal, .name = "dissolving crystal"},
    {.kind = Terrain::SacredGlyph, .name = "sacred glyph"},
    {.kind = Terrain::ManacleTopLeft, .name = "manacle, top left"},
    {.kind = Terrain::ManacleBottomRight, .name = "manacle, bottom right"},
    {.kind = Terrain::ManacleTopRight, .name = "manacle, top right"},
    {.kind = Terrain::ManacleBottomLeft, .name = "manacle, bottom left"},
    {.kind = Terrain::ManacleTop, .name = "manacle, top"},
    {.kind = Terrain::ManacleBottom, .name = "manacle, bottom"},
    {.kind = Terrain::ManacleLeft, .name = "manacle, left"},
    {.kind = Terrain::ManacleRight, .name = "manacle, right"},
    {.kind = Terrain::PortalLight, .name = "portal light"},
    {.kind = Terrain::GuardianGlow, .name = "guardian glow"},
    {.kind = Terrain::PlainFire, .name = "plain fire"},
    {.kind = Terrain::BrimstoneFire, .name = "brimstone fire"},
    {.kind = Terrain::InfernalFire, .name = "infernal fire"},
    {.kind = Terrain::BurningGas, .name = "burning gas"},
    {.kind = Terrain::Explosion, .name = "explosion"},
    {.kind = Terrain::DartFlash, .name = "dart flash"},
    {.kind = Terrain::BurningItem, .name = "burning item"},
    {.kind = Terrain::BurningCorpse, .name = "burning corpse"},
    {.kind = Terrain::CausticGas, .name = "caustic gas"},
    {.kind = Terrain::ConfusionGas, .name = "confusion gas"},
    {.kind = Terrain::Putrescence, .name = "putrescence"},
    {.kind = Terrain::PutridSmoke, .name = "putrid smoke"},
    {.kind = Terrain::ParalyticGas, .name = "paralytic gas"},
    {.kind = Terrain::Methane, .name = "methane"},
    {.kind = Terrain::Steam, .name = "steam"},
    {.kind = Terrain::SupernaturalDarkness, .name = "supernatural darkness"},
    {.kind = Terrain::HealingSpores, .name = "healing spores"},
    {.kind = Terrain::BloodwortStalk, .name = "bloodwort stalk"},
    {.kind = Terrain::BloodwortPod, .name = "bloodwort pod"},
    {.kind = Terrain::AbandonedBedroll, .name = "abandoned bedroll"},
    {.kind = Terrain::AlgaeWell, .name = "algae well"},
    {.kind = Terrain::LuminescentWaterBlue, .name = "luminescent water (blue)"},
    {.kind = Terrain::LuminescentWaterGreen, .name = "luminescent water (green)"},
    {.kind = Terrain::ThornedVines, .name = "thorned vines"},
    {.kind = Terrain::LushGrassTuft, .name = "lush grass tuft"},
    {.kind = Terrain::AmuletPickupFloor, .name = "amulet pickup floor"},
    {.kind = Terrain::CommutationAltar, .name = "commutation altar"},
    {.kind = Terrain::CommutationAltarSpent, .name = "commutation altar (spent)"},
    {.kind = Terrain::GlowingGlassPipes, .name = "glowing glass pipes"},
    {.kind = Terrain::CharredGlassPipes, .name = "charred glass pipes"},
    {.kind = Terrain::ResurrectionAltar, .name = "resurrection altar"},
    {.kind = Terrain::ResurrectionAltarSpent, .name = "resurrection altar (spent)"},
    {.kind = Terrain::RepeatingTriggerFloor, .name = "repeating trigger floor"},
    {.kind = Terrain::DormantSacrificeAltar, .name = "dormant sacrifice altar"},
    {.kind = Terrain::SacrificeAltar, .name = "sacrifice altar"},
    {.kind = Terrain::SacrificialPit, .name = "sacrificial pit"},
    {.kind = Terrain::DormantSacrificeCage, .name = "dormant sacrifice cage"},
    {.kind = Terrain::DemonicStatue, .name = "demonic statue"},
    {.kind = Terrain::BrokenStatueInDoorway, .name = "broken statue in doorway"},
    {.kind = Terrain::DormantStatueInDoorway, .name = "dormant statue in doorway"},
    {.kind = Terrain::ChasmWithHiddenBridge, .name = "chasm with hidden bridge"},
    {.kind = Terrain::ExtendingBridge, .name = "extending bridge"},
    {.kind = Terrain::MachineChasmEdge, .name = "machine chasm edge"},
    {.kind = Terrain::DormantRatWall, .name = "dormant rat wall"},
    {.kind = Terrain::CrackingRatWall, .name = "cracking rat wall"},
    {.kind = Terrain::DarkenedCrystalGlobe, .name = "darkened crystal globe"},
    {.kind = Terrain::ShiningCrystalGlobe, .name = "shining crystal globe"},
    {.kind = Terrain::TurretLever, .name = "turret lever"},
    {.kind = Terrain::DormantWormTunnelMarker, .name = "dormant worm tunnel marker"},
    {.kind = Terrain::ActiveWormTunnelMarker, .name = "active worm tunnel marker"},
    {.kind = Terrain::CollapsingWall, .name = "collapsing wall"},
    {.kind = Terrain::Brazier, .name = "brazier"},
    {.kind = Terrain::MudFloor, .name = "mud floor"},
    {.kind = Terrain::MudCoveredWall, .name = "mud-covered wall"},
    {.kind = Terrain::HangingSkinsDoorway, .name = "hanging-skins doorway"},
};

}  // namespace

constexpr EnumTable<Terrain, TerrainWords> terrain_words{rock, ways, lakes, emptiness, unwritten};

std::string name_with_article(Terrain terrain) {
    const TerrainWords& words = terrain_words[terrain];
    if (terrain == Terrain::Floor || terrain == Terrain::ChasmEdge || terrain == Terrain::DungeonExit)
        return std::string{"the "}.append(words.name);
    return words.countable ? with_article(words.name) : std::string{words.name};
}

Terrain most_telling(const CellView& cell) {
    Terrain best = Terrain::Nothing;
    for (Layer layer : layers) {
        const Terrain terrain = cell[layer];
        if (terrain == Terrain::Nothing) continue;
        if (best == Terrain::Nothing ||
            terrain_rows[terrain].draw_priority < terrain_rows[best].draw_priority)
            best = terrain;
    }
    return best;
}

std::string describe(const CellView& cell) {
    const std::string what = name_with_article(most_telling(cell));
    switch (cell.sight) {
        case Sight::Unknown:
            return {};
        case Sight::MagicMapped:
            return "you expect " + what + " here.";
        case Sight::Remembered:
            return "you remember " + what + " here.";
        case Sight::Seen:
            return "you see " + what + ".";
    }
    return {};
}

std::string describe_own(const CellView& cell) {
    const Terrain terrain = most_telling(cell);
    const std::string_view flavour = terrain_words[terrain].flavour;
    if (!flavour.empty()) return std::string{flavour};
    return "you are standing on " + name_with_article(terrain) + ".";
}

}  // namespace cellophane
