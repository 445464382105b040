#include "exports/drawn_terrain.h"

#include "content/looks.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("what looks like wall or floor has no mark for players", "[exports][drawn]") {
    int unseen = 0;
    for (const DrawnTerrain& row : drawn_terrain_rows) {
        const bool is_plain = looks[row.kind].picture == Pictogram::Wall || disguise(row.kind) != row.kind;
        if (is_plain) CHECK(mark_of(row.kind, false) == DrawnMark::None);
        unseen += is_plain && mark_of(row.kind, true) != DrawnMark::None;
    }
    CHECK(unseen > 10);
}

}  // namespace cellophane
