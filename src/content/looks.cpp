#include "content/looks.h"

#include <algorithm>

#include "content/looks/altars.h"
#include "content/looks/barriers.h"
#include "content/looks/fabric.h"
#include "content/looks/fires.h"
#include "content/looks/gases.h"
#include "content/looks/growths.h"
#include "content/looks/holes.h"
#include "content/looks/liquids.h"
#include "content/looks/marks.h"
#include "content/looks/remains.h"
#include "content/looks/traps.h"

namespace cellophane {

constexpr EnumTable<Terrain, LookRow> looks{looks_of::altars,  looks_of::barriers, looks_of::fabric,
                                            looks_of::fires,   looks_of::gases,    looks_of::growths,
                                            looks_of::holes,   looks_of::liquids,  looks_of::marks,
                                            looks_of::remains, looks_of::traps};

static_assert(std::all_of(looks.begin(), looks.end(),
                          [](const LookRow& row) {
                              return (row.glyph == 0) == (row.picture == Pictogram::None);
                          }),
              "every terrain with a glyph has a picture (content/looks)");

}  // namespace cellophane
