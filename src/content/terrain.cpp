#include "content/terrain.h"

namespace cellophane {

namespace {

using P = TerrainProperty;
using M = TerrainMechanic;

constexpr TerrainProperties blocks_everything{P::BlocksMovement, P::BlocksVision, P::BlocksItems,
                                              P::BlocksSurface,  P::BlocksGas,    P::BlocksDiagonals};
constexpr TerrainProperties way_properties{P::BlocksItems, P::BlocksSurface};
constexpr TerrainMechanics way_mechanics{M::PromotesOnCreature,
                                         M::PromotesOnItem,
                                         M::StandIn,
                                         M::ListedInSidebar,
                                         M::Distinct,
                                         M::BrightMemory,
                                         M::InterruptsExploration,
                                         M::InvertsWhenHighlighted};

constexpr TerrainRow fabric[] = {
    {.kind = Terrain::Nothing, .draw_priority = 100},
    {.kind = Terrain::Granite,
     .draw_priority = 0,
     .properties = blocks_everything,
     .mechanics = {M::StandIn}},
    {.kind = Terrain::Floor, .draw_priority = 95},
    {.kind = Terrain::StoneWall,
     .draw_priority = 0,
     .properties = blocks_everything,
     .mechanics = {M::StandIn}},
    {.kind = Terrain::WoodenDoor,
     .draw_priority = 8,
     .properties = {P::BlocksVision, P::BlocksGas, P::Flammable},
     .mechanics = {M::PromotesOnCreature, M::PromotesOnItem, M::VanishesOnPromotion, M::StandIn,
                   M::Distinct}},
    {.kind = Terrain::OpenWoodenDoor,
     .draw_priority = 25,
     .properties = {P::Flammable},
     .mechanics = {M::VanishesOnPromotion, M::StandIn, M::Distinct}},
    {.kind = Terrain::SecretDoor,
     .draw_priority = 0,
     .properties = blocks_everything | TerrainProperties{P::Flammable},
     .mechanics = {M::Secret, M::VanishesOnPromotion, M::StandIn}},
    {.kind = Terrain::WallTorch,
     .draw_priority = 0,
     .properties = blocks_everything,
     .mechanics = {M::StandIn}},
};

constexpr TerrainRow ways[] = {
    {.kind = Terrain::DownwardStaircase,
     .draw_priority = 30,
     .properties = way_properties,
     .mechanics = way_mechanics},
    {.kind = Terrain::UpwardStaircase,
     .draw_priority = 30,
     .properties = way_properties,
     .mechanics = way_mechanics},
    {.kind = Terrain::DungeonExit,
     .draw_priority = 30,
     .properties = way_properties,
     .mechanics = way_mechanics},
    {.kind = Terrain::CrystalPortal,
     .draw_priority = 30,
     .properties = way_properties,
     .mechanics = way_mechanics},
};

constexpr TerrainRow liquids[] = {
    {.kind = Terrain::DeepWater,
     .draw_priority = 40,
     .properties = {P::Flammable, P::DeepWater},
     .mechanics = {M::AllowsSubmersion, M::ExtinguishesFire, M::StandIn}},
    {.kind = Terrain::ShallowWater,
     .draw_priority = 55,
     .mechanics = {M::AllowsSubmersion, M::ExtinguishesFire, M::StandIn}},
    {.kind = Terrain::Chasm, .draw_priority = 40, .properties = {P::Descends}, .mechanics = {M::StandIn}},
    {.kind = Terrain::ChasmEdge, .draw_priority = 80},
    {.kind = Terrain::Lava,
     .draw_priority = 40,
     .properties = {P::Lava},
     .mechanics = {M::AllowsSubmersion, M::StandIn}},
    {.kind = Terrain::InertBrimstone, .draw_priority = 40, .properties = {P::Ignites}},
    {.kind = Terrain::Obsidian, .draw_priority = 50},
    {.kind = Terrain::RopeBridge,
     .draw_priority = 45,
     .properties = {P::Flammable},
     .mechanics = {M::VanishesOnPromotion}},
    {.kind = Terrain::BridgeEnd,
     .draw_priority = 45,
     .properties = {P::Flammable},
     .mechanics = {M::VanishesOnPromotion}},
};

}  // namespace

constexpr EnumTable<Terrain, TerrainRow> terrain_rows{fabric, ways, liquids};

static_assert(terrain_rows[Terrain::SecretDoor].mechanics.has(TerrainMechanic::Secret));
static_assert(!terrain_rows[Terrain::WoodenDoor].properties.any_of(pathing_blockers));
static_assert(terrain_rows[Terrain::InertBrimstone].properties.any_of(lake_blockers));

}  // namespace cellophane
