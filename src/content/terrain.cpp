#include "content/terrain.h"

#include "content/terrain/altars.h"
#include "content/terrain/barriers.h"
#include "content/terrain/fabric.h"
#include "content/terrain/fires.h"
#include "content/terrain/gases.h"
#include "content/terrain/growths.h"
#include "content/terrain/holes.h"
#include "content/terrain/liquids.h"
#include "content/terrain/marks.h"
#include "content/terrain/remains.h"
#include "content/terrain/traps.h"

namespace cellophane {

constexpr EnumTable<Terrain, TerrainRow> terrain_rows{
    terrain::altars, terrain::barriers, terrain::fabric, terrain::fires,   terrain::gases, terrain::growths,
    terrain::holes,  terrain::liquids,  terrain::marks,  terrain::remains, terrain::traps};

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
