#pragma once

#include "content/terrain/row.h"

namespace cellophane::terrain {

/// Signs, shackles, lights and the workings of crystal and glass.
inline constexpr TerrainRow marks[] = {
    {.kind = Terrain::SacredGlyph,
     .name = "sacred glyph",
     .draw_priority = 7,
     .light = Light::SacredGlyph,
     .properties = {P::Sacred}},
    {.kind = Terrain::ManacleTopLeft, .name = "manacle, top left", .draw_priority = 20},
    {.kind = Terrain::ManacleBottomRight, .name = "manacle, bottom right", .draw_priority = 20},
    {.kind = Terrain::ManacleTopRight, .name = "manacle, top right", .draw_priority = 20},
    {.kind = Terrain::ManacleBottomLeft, .name = "manacle, bottom left", .draw_priority = 20},
    {.kind = Terrain::ManacleTop, .name = "manacle, top", .draw_priority = 20},
    {.kind = Terrain::ManacleBottom, .name = "manacle, bottom", .draw_priority = 20},
    {.kind = Terrain::ManacleLeft, .name = "manacle, left", .draw_priority = 20},
    {.kind = Terrain::ManacleRight, .name = "manacle, right", .draw_priority = 20},
    {.kind = Terrain::PortalLight,
     .name = "portal light",
     .draw_priority = 1,
     .promotion_chance = 10000,
     .light = Light::PortalActivation,
     .mechanics = {M::VanishesOnPromotion, M::StandIn}},
    {.kind = Terrain::GuardianGlow,
     .name = "guardian glow",
     .draw_priority = 100,
     .promotion_chance = 10000,
     .light = Light::GlyphBright,
     .mechanics = {M::VanishesOnPromotion, M::StandIn}},
    {.kind = Terrain::GlowingGlassPipes,
     .name = "glowing glass pipes",
     .draw_priority = 45,
     .promotes_into = Feature::PipesBurnOut,
     .light = Light::ConfusionGas,
     .mechanics = {M::Wired, M::VanishesOnPromotion}},
    {.kind = Terrain::CharredGlassPipes, .name = "charred glass pipes", .draw_priority = 45},
    {.kind = Terrain::DarkenedCrystalGlobe,
     .name = "darkened crystal globe",
     .draw_priority = 0,
     .promotes_into = Feature::CrystalGlobeLights,
     .properties = {P::BlocksMovement, P::BlocksItems, P::BlocksSurface, P::BlocksGas},
     .mechanics = {M::PromotesOnElectricity, M::Wired, M::CircuitBreaker, M::StandIn, M::ListedInSidebar}},
    {.kind = Terrain::ShiningCrystalGlobe,
     .name = "shining crystal globe",
     .draw_priority = 0,
     .light = Light::CrystalFormation,
     .properties = {P::BlocksMovement, P::BlocksItems, P::BlocksSurface, P::BlocksGas},
     .mechanics = {M::StandIn, M::ListedInSidebar}}};

}  // namespace cellophane::terrain
