#pragma once

#include "content/terrain/row.h"

namespace cellophane::terrain {

/// Holes and flood water, which lie on the surface.
inline constexpr TerrainRow holes[] = {
    {.kind = Terrain::Hole,
     .name = "hole",
     .draw_priority = 9,
     .promotes_into = Feature::HoleCloses,
     .promotion_chance = -1000,
     .properties = {P::Descends},
     .mechanics = {M::VanishesOnPromotion, M::StandIn}},
    {.kind = Terrain::GlowingHole,
     .name = "glowing hole",
     .draw_priority = 9,
     .promotes_into = Feature::HoleCloses,
     .promotion_chance = -1000,
     .light = Light::MagicalPit,
     .properties = {P::Descends},
     .mechanics = {M::VanishesOnPromotion, M::StandIn}},
    {.kind = Terrain::TranslucentGround,
     .name = "translucent ground",
     .draw_priority = 50,
     .promotion_chance = -500,
     .mechanics = {M::VanishesOnPromotion}},
    {.kind = Terrain::DeepFloodWater,
     .name = "deep flood water",
     .draw_priority = 41,
     .ignite_percent = 100,
     .burns_into = Feature::SteamWisp,
     .promotes_into = Feature::DeepFloodDrains,
     .promotion_chance = -200,
     .properties = {P::Flammable, P::DeepWater},
     .mechanics = {M::AllowsSubmersion, M::ExtinguishesFire, M::VanishesOnPromotion, M::StandIn}},
    {.kind = Terrain::ShallowFloodWater,
     .name = "shallow flood water",
     .draw_priority = 50,
     .promotes_into = Feature::WaterPuddle,
     .promotion_chance = -100,
     .mechanics = {M::AllowsSubmersion, M::ExtinguishesFire, M::VanishesOnPromotion, M::StandIn}},
};

}  // namespace cellophane::terrain
