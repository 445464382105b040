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
    {Feature::ExplosiveMutationBurst, "the corpse swells, hums, and goes off!"},
    {Feature::InfestedMutationBurst, "the body splits, and lichen spills out of it like stuffing."},
    {Feature::CausticDewarShatters, "the dewar bursts, and caustic gas rolls out of it!"},
    {Feature::ConfusionDewarShatters, "the dewar bursts, and the air begins to shimmer and swim!"},
    {Feature::ParalysisDewarShatters, "the dewar bursts, and a pink haze settles where it stood!"},
    {Feature::MethaneDewarShatters, "the dewar bursts. The smell says: put out that lantern."},
    {Feature::ItemCagesLift, "with a rattle of chains, the cages rise off the altars."},
    {Feature::ItemCagesDrop, "the other cages slam down over their altars."},
    {Feature::AltarRetracts, "stone grinds on stone as the altar sinks into the floor."},
    {Feature::ArchwayFlashes, "the archway fills with light, and something on the far side looks back."},
    {Feature::GuardianGlowStep, "the glyph flares under your foot, and stone limbs move in answer."},
    {Feature::MirroredTotemFlash, "the glyph flares, and the totem's facets flash back."},
    {Feature::RevealLever, "behind a loose stone you find a lever."},
    {Feature::BridgeBurnsThrough, "the bridge burns through, and its ends drop away!"},
    {Feature::FloodCore, "water comes up through the floor, and plenty more behind it!"},
    {Feature::CausticTrapCloud, "caustic gas hisses up out of the floor!"},
    {Feature::ConfusionTrapCloud, "a glittering gas puffs up out of the floor!"},
    {Feature::FallingNet, "a net drops from the ceiling!"},
    {Feature::Alarm, "a bell clangs, loud enough to wake what is not dead."},
    {Feature::CommutationHappens, "light leaps from altar to altar, and two natures change places."},
    {Feature::ResurrectionHappens, "a light you had mourned walks out of the altar."},
    {Feature::SacrificeAltarWakes, "a voice without a mouth says: bring me the one I have marked."},
    {Feature::SacrificeComplete, "the altar sinks into fire, fed. The mood of the place turns ugly."},
    {Feature::CoffinOpens, "the coffin's lid slides away, and its tenant sits up."},
    {Feature::CoffinBurns, "the coffin burns, and its tenant climbs out through the flames."},
    {Feature::CageLifts, "a cage rises off its altar with a groan."},
    {Feature::RatTrapWallsCrack, "inside the walls, something scrabbles. A lot of somethings."},
    {Feature::BarricadeBurns, "the barricade falls in on itself, all ash and nails."},
    {Feature::FloodPoolStartsSpreading, "gears turn below, and the water starts to climb!"},
    {Feature::CollapseStarts, "the ground grumbles and begins to give way!"},
    {Feature::HiddenBridgeStarts, "with a clatter, a stone bridge feels its way out over the drop."},
    {Feature::LavaStartsCooling, "the lava shudders, dims, and begins to set."},
    {Feature::RevealCausticVent, "you find a vent, shut for now, with purple crusted round its rim."},
    {Feature::VentRunsDry, "a vent sputters and runs dry."},
    {Feature::CausticVentsOpen, "vents clack open, and caustic gas pours in!"},
    {Feature::PortcullisDrops, "the portcullis crashes down!"},
    {Feature::PortcullisRises, "the portcullis winds itself up into the ceiling."},
    {Feature::RevealMethaneVent, "you find a vent, shut for now, that smells of swamp."},
    {Feature::MethaneVentsOpen, "vents clack open, and marsh gas pours in!"},
    {Feature::TorchFalls, "a torch drops from its bracket and goes on burning on the floor!"},
    {Feature::RevealParalysisVent, "you find a vent, shut for now, with a faint pink bloom on it."},
    {Feature::ParalysisVentOutput, "pink gas sighs out of the vents!"},
    {Feature::StatueStartsCracking, "a crack runs across the statue's face."},
    {Feature::StatueShatters, "the statue flies apart, and what was in it steps out!"},
    {Feature::TurretsEmerge, "hidden shutters clack aside. Someone built this with you in mind."},
    {Feature::WallCollapses, "a stretch of wall comes down in dust and rubble!"},
    {Feature::FloorStartsDarkening, "the light thins, and a cold comes up through the soles of your boots."},
    {Feature::BogWakes, "the bog heaves. It was not only mud."},
    {Feature::CrystalGlobeLights, "the crystal drinks the lightning and keeps it."},
    {Feature::SparkTurretRevealed, "where the lever was, a spark turret looks out at you!"},
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
