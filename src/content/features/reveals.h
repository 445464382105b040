#pragma once

#include "content/features.h"

namespace cellophane::features {

/// What secrets turn into.
inline constexpr FeatureRow reveals[] = {
    {.kind = Feature::RevealSecretDoor,
     .name = "reveal secret door",
     .terrain = Terrain::WoodenDoor,
     .flare = Light::GenericFlare},
    {.kind = Feature::RevealCausticGasTrap,
     .name = "reveal caustic gas trap",
     .terrain = Terrain::CausticGasTrap,
     .flare = Light::GenericFlare},
    {.kind = Feature::RevealParalysisTrigger,
     .name = "reveal paralysis trigger",
     .terrain = Terrain::ParalysisTriggerPlate,
     .flare = Light::GenericFlare},
    {.kind = Feature::ChasmEdgeHalo,
     .name = "chasm edge halo",
     .terrain = Terrain::ChasmEdge,
     .layer = Layer::Liquid,
     .start_percent = 100,
     .decrement = 100,
     .flare = Light::GenericFlare},
    {.kind = Feature::RevealTrapDoor,
     .name = "reveal trap door",
     .terrain = Terrain::TrapDoor,
     .layer = Layer::Liquid,
     .flags = {FeatureFlag::ClearsOther},
     .flare = Light::GenericFlare,
     .next = Feature::ChasmEdgeHalo},
    {.kind = Feature::RevealConfusionTrap,
     .name = "reveal confusion trap",
     .terrain = Terrain::ConfusionTrap,
     .flare = Light::GenericFlare},
    {.kind = Feature::RevealFireTrap,
     .name = "reveal fire trap",
     .terrain = Terrain::FireTrap,
     .flare = Light::GenericFlare},
    {.kind = Feature::RevealFloodTrap,
     .name = "reveal flood trap",
     .terrain = Terrain::FloodTrap,
     .flare = Light::GenericFlare},
    {.kind = Feature::RevealNetTrap,
     .name = "reveal net trap",
     .terrain = Terrain::NetTrap,
     .flare = Light::GenericFlare},
    {.kind = Feature::RevealAlarmTrap,
     .name = "reveal alarm trap",
     .terrain = Terrain::AlarmTrap,
     .flare = Light::GenericFlare},
};

}  // namespace cellophane::features
