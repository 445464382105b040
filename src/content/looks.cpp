#include "content/looks.h"

#include <algorithm>

#include "content/looks/altars.h"
#include "content/looks/barriers.h"
#include "content/looks/bloodwort.h"
#include "content/looks/fabric.h"
#include "content/looks/fires.h"
#include "content/looks/gases.h"
#include "content/looks/growths.h"
#include "content/looks/holes.h"
#include "content/looks/liquids.h"
#include "content/looks/machinery.h"
#include "content/looks/marks.h"
#include "content/looks/traps.h"
#include "content/looks/warren.h"

namespace cellophane {

namespace {

constexpr LookRow emptiness[] = {
    {.kind = Terrain::Nothing},
};

}  // namespace

constexpr EnumTable<Terrain, LookRow> looks{
    emptiness,         looks_of::fabric,    looks_of::barriers,  looks_of::altars, looks_of::traps,
    looks_of::liquids, looks_of::holes,     looks_of::growths,   looks_of::marks,  looks_of::fires,
    looks_of::gases,   looks_of::bloodwort, looks_of::machinery, looks_of::warren};

static_assert(std::all_of(looks.begin(), looks.end(),
                          [](const LookRow& row) {
                              return (row.glyph == 0) == (row.picture == Pictogram::None);
                          }),
              "every terrain with a glyph has a picture (content/looks)");

}  // namespace cellophane
