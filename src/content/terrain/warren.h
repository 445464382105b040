#pragma once

#include "content/terrain/row.h"

namespace cellophane::terrain {

/// What goblin warrens are built of.
inline constexpr TerrainRow warren[] = {
    {.kind = Terrain::MudFloor,
     .name = "mud floor",
     .draw_priority = 85,
     .burns_into = Feature::FilthSmolders,
     .properties = {P::Flammable},
     .mechanics = {M::VanishesOnPromotion}},
    {.kind = Terrain::MudCoveredWall,
     .name = "mud-covered wall",
     .draw_priority = 0,
     .properties = blocks_everything,
     .mechanics = {M::StandIn}},
    {.kind = Terrain::HangingSkinsDoorway,
     .name = "hanging-skins doorway",
     .draw_priority = 25,
     .ignite_percent = 50,
     .burns_into = Feature::EmbersOneCell,
     .properties = {P::BlocksVision, P::BlocksGas, P::Flammable},
     .mechanics = {M::StandIn, M::Distinct}},
};

}  // namespace cellophane::terrain
