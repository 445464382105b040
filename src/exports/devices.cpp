#include "exports/devices.h"

#include "exports/drawn_marks.h"

namespace cellophane {

namespace {

struct Effect {
    Terrain kind{};
    std::string_view text{};
};

constexpr std::string_view poisons = "caustic gas spreads from here: it poisons whoever breathes it";
constexpr std::string_view paralyzes = "paralyzing gas spreads from here: whoever breathes it cannot move";
constexpr std::string_view explodes = "methane spreads from here: it explodes at any flame";
constexpr std::string_view breaks_out = "a monster or a turret breaks out of the wall here";

constexpr Effect effects[] = {
    {Terrain::SecretDoor, "looks like wall until it is found by searching"},
    {Terrain::LockedIronDoor, "opens with its key"},
    {Terrain::PortcullisClosed, "no way through; it opens by a lever or when its machine is set off"},
    {Terrain::WoodenBarricade, "no way through until it is burned"},
    {Terrain::HiddenLever,
     "looks like wall until it is found by searching; pulled, it opens the portcullis of its machine"},
    {Terrain::DormantHiddenLever, "can be found and pulled once its machine is set off"},
    {Terrain::WallLever, "pulled, it opens the portcullis of its machine"},
    {Terrain::TurretLever, "pulled, it wakes the turrets around"},
    {Terrain::HiddenCausticGasTrap, poisons},
    {Terrain::CausticGasTrap, poisons},
    {Terrain::HiddenTrapDoor, "whoever steps on it falls to the next level"},
    {Terrain::TrapDoor, "whoever steps on it falls to the next level"},
    {Terrain::HiddenParalysisTriggerPlate, "stepped on, it opens the paralysis vents of its machine"},
    {Terrain::ParalysisTriggerPlate, "stepped on, it opens the paralysis vents of its machine"},
    {Terrain::HiddenParalysisVent, paralyzes},
    {Terrain::ParalysisVent, paralyzes},
    {Terrain::HiddenConfusionTrap, "confusion gas spreads from here: whoever breathes it stumbles at random"},
    {Terrain::ConfusionTrap, "confusion gas spreads from here: whoever breathes it stumbles at random"},
    {Terrain::HiddenFireTrap, "flames burst out of it"},
    {Terrain::FireTrap, "flames burst out of it"},
    {Terrain::HiddenFloodTrap, "floods everything around for a while"},
    {Terrain::FloodTrap, "floods everything around for a while"},
    {Terrain::HiddenNetTrap, "drops a net that holds whoever is under it"},
    {Terrain::NetTrap, "drops a net that holds whoever is under it"},
    {Terrain::HiddenAlarmTrap, "its noise wakes the monsters of the level"},
    {Terrain::AlarmTrap, "its noise wakes the monsters of the level"},
    {Terrain::HiddenCausticVent, poisons},
    {Terrain::DormantCausticVent, poisons},
    {Terrain::CausticVent, poisons},
    {Terrain::HiddenMethaneVent, explodes},
    {Terrain::DormantMethaneVent, explodes},
    {Terrain::MethaneVent, explodes},
    {Terrain::SteamVent, "scalding steam bursts from it again and again"},
    {Terrain::PressurePlate, "stepped on, it sets off its machine"},
    {Terrain::CausticDewar, "full of caustic gas; whatever breaks it lets it out"},
    {Terrain::ConfusionDewar, "full of confusion gas; whatever breaks it lets it out"},
    {Terrain::ParalysisDewar, "full of paralyzing gas; whatever breaks it lets it out"},
    {Terrain::MethaneDewar, "full of methane; whatever breaks it lets it out"},
    {Terrain::DormantTurretWall, breaks_out},
    {Terrain::DormantMonsterWall, breaks_out},
    {Terrain::DormantRatWall, "rats break out of the wall here"},
    {Terrain::DormantStatue, "cracks when its machine is set off: a monster steps out"},
    {Terrain::DormantStatueInstant, "bursts when its machine is set off: a monster steps out"},
    {Terrain::DormantStatueInDoorway, "blocks the doorway once its machine is set off"},
    {Terrain::AltarWithOpenCage, "the cages close over the other items once one is taken"},
    {Terrain::AltarInRetractableCage, "its cage opens when its machine lets it"},
    {Terrain::PickupSwitchAltar, "taking what lies on it sets off its machine"},
    {Terrain::PickupSwitchAltarRetracting, "taking what lies on it sets off its machine"},
    {Terrain::CommutationAltar, "two items laid on the two altars swap their enchantments"},
    {Terrain::ResurrectionAltar, "brings a fallen ally back to life, once"},
    {Terrain::MonsterCageLocked, "the captive inside is freed by opening it"},
    {Terrain::SealedCoffin, "opens when its machine is set off; what sleeps inside wakes"},
};

}  // namespace

std::vector<Device> devices_of(const Level& level, bool secrets) {
    std::vector<Device> devices;
    const Size size = level.size();
    for (int i = 0; i < size.area(); ++i)
        for (const Layer layer : every_layer) {
            const Terrain kind = level.layers[layer].at_index(i);
            const bool hidden = mark_of(kind, true) != mark_of(kind, false);
            if (!mark_drawings[mark_of(kind, secrets)].in_key) continue;
            devices.push_back({size.at(i), kind, hidden, level.ownership.number.at_index(i)});
        }
    return devices;
}

std::string_view effect_of(Terrain device) {
    for (const Effect& effect : effects)
        if (effect.kind == device) return effect.text;
    return {};
}

}  // namespace cellophane
