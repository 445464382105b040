#include "content/terrain.h"

#include "content/terrain/altars.h"
#include "content/terrain/barriers.h"
#include "content/terrain/bloodwort.h"
#include "content/terrain/fabric.h"
#include "content/terrain/fires.h"
#include "content/terrain/gases.h"
#include "content/terrain/growths.h"
#include "content/terrain/holes.h"
#include "content/terrain/liquids.h"
#include "content/terrain/machinery.h"
#include "content/terrain/marks.h"
#include "content/terrain/traps.h"
#include "content/terrain/warren.h"

namespace cellophane {

namespace {

constexpr TerrainRow emptiness[] = {{.kind = Terrain::Nothing, .name = "nothing", .draw_priority = 100}};

}  // namespace

constexpr EnumTable<Terrain, TerrainRow> terrain_rows{
    emptiness,        terrain::fabric,    terrain::barriers,  terrain::altars, terrain::traps,
    terrain::liquids, terrain::holes,     terrain::growths,   terrain::marks,  terrain::fires,
    terrain::gases,   terrain::bloodwort, terrain::machinery, terrain::warren};

constexpr std::array<TerrainSurvey, static_cast<std::size_t>(Terrain::count)> terrain_survey = [] {
    std::array<TerrainSurvey, static_cast<std::size_t>(Terrain::count)> survey{};
    for (const TerrainRow& row : terrain_rows)
        survey[static_cast<std::size_t>(row.kind)] = {row.properties, row.mechanics};
    return survey;
}();

Terrain disguise(Terrain terrain) {
    const TerrainRow& row = terrain_rows[terrain];
    if (!row.mechanics.has(TerrainMechanic::Secret)) return terrain;
    return row.properties.has(TerrainProperty::BlocksMovement) ? Terrain::StoneWall : Terrain::Floor;
}

static_assert(terrain_rows[Terrain::SecretDoor].mechanics.has(TerrainMechanic::Secret));
static_assert(!terrain_rows[Terrain::WoodenDoor].properties.any_of(pathing_blockers));
static_assert(terrain_rows[Terrain::InertBrimstone].properties.any_of(lake_blockers));

}  // namespace cellophane
