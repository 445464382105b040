#include "words/features.h"

#include "content/features.h"
#include "content/terrain.h"

namespace cellophane {

namespace {

struct Line {
    Feature feature{};
    std::string_view text;
};

constexpr Line lines[] = {
    {Feature::ExplosiveMutationBurst, "the corpse explodes!"},
    {Feature::InfestedMutationBurst, "the body bursts, and lichen spills out of it."},
    {Feature::CausticDewarShatters, "the dewar bursts, and caustic gas rolls out of it!"},
    {Feature::ConfusionDewarShatters, "the dewar bursts, and a gas that confuses rolls out of it!"},
    {Feature::ParalysisDewarShatters, "the dewar bursts, and a pink gas that paralyzes rolls out of it!"},
    {Feature::MethaneDewarShatters, "the dewar bursts, and methane rolls out of it: keep fire away!"},
    {Feature::ItemCagesLift, "the cages over the altars open."},
    {Feature::ItemCagesDrop, "the cages close over the other altars."},
    {Feature::AltarRetracts, "the altar sinks into the floor."},
    {Feature::ArchwayFlashes, "the archway fills with light: something comes through."},
    {Feature::GuardianGlowStep, "the glyph lights up under you, and the guardians move."},
    {Feature::MirroredTotemFlash, "the glyph lights up, and the mirrored totem flashes."},
    {Feature::RevealLever, "behind a loose stone you find a lever."},
    {Feature::BridgeBurnsThrough, "the bridge burns through, and its ends drop away!"},
    {Feature::FloodCore, "water floods the room through the floor!"},
    {Feature::CausticTrapCloud, "caustic gas hisses up out of the floor!"},
    {Feature::ConfusionTrapCloud, "a gas that confuses puffs up out of the floor!"},
    {Feature::FallingNet, "a net drops from the ceiling!"},
    {Feature::Alarm, "an alarm bell rings: creatures wake and come."},
    {Feature::CommutationHappens, "the enchantments of the items on the two altars change places."},
    {Feature::ResurrectionHappens, "your ally comes back to life on the altar."},
    {Feature::SacrificeAltarWakes, "a voice says: kill the creature that I have marked."},
    {Feature::SacrificeComplete, "the sacrifice is accepted, and the altar sinks into fire."},
    {Feature::CoffinOpens, "the coffin opens, and something sits up in it."},
    {Feature::CoffinBurns, "the coffin burns, and something climbs out of it."},
    {Feature::CageLifts, "a cage rises off its altar."},
    {Feature::RatTrapWallsCrack, "the walls crack: many small creatures scratch inside them."},
    {Feature::BarricadeBurns, "the barricade burns down: the way is open."},
    {Feature::FloodPoolStartsSpreading, "the room begins to flood!"},
    {Feature::CollapseStarts, "the ground begins to collapse!"},
    {Feature::HiddenBridgeStarts, "a stone bridge grows out over the drop."},
    {Feature::LavaStartsCooling, "the lava begins to cool and set."},
    {Feature::RevealCausticVent, "you find a vent of caustic gas, still shut."},
    {Feature::VentRunsDry, "a vent sputters and runs dry."},
    {Feature::CausticVentsOpen, "vents open, and caustic gas pours in!"},
    {Feature::PortcullisDrops, "the portcullis drops: the way is shut!"},
    {Feature::PortcullisRises, "the portcullis rises: the way is open."},
    {Feature::RevealMethaneVent, "you find a vent of methane, still shut."},
    {Feature::MethaneVentsOpen, "vents open, and methane pours in: keep fire away!"},
    {Feature::TorchFalls, "a torch drops from its bracket and goes on burning on the floor!"},
    {Feature::RevealParalysisVent, "you find a vent of paralytic gas, still shut."},
    {Feature::ParalysisVentOutput, "paralytic gas pours out of the vents!"},
    {Feature::StatueStartsCracking, "the statue cracks."},
    {Feature::StatueShatters, "the statue shatters, and something steps out of it!"},
    {Feature::TurretsEmerge, "turrets come out of the walls!"},
    {Feature::WallCollapses, "a stretch of wall comes down in dust and rubble!"},
    {Feature::FloorStartsDarkening, "it grows dark and cold here."},
    {Feature::BogWakes, "something rises out of the bog."},
    {Feature::CrystalGlobeLights, "the crystal takes the lightning and shines."},
    {Feature::SparkTurretRevealed, "a spark turret appears where the lever was!"},
    {Feature::WallExplodes, "the wall bursts outward!"},
};

}  // namespace

std::string_view feature_message(Feature feature) {
    for (const Line& line : lines)
        if (line.feature == feature) return line.text;
    return {};
}

std::string_view discovery_message(Terrain found) {
    for (const TerrainRow& row : terrain_rows) {
        if (row.discovered_as == Feature::None) continue;
        const FeatureRow& discovery = feature_rows[row.discovered_as];
        if (discovery.speaks && discovery.terrain == found) return feature_message(discovery.kind);
    }
    return {};
}

}  // namespace cellophane
