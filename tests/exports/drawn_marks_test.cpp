#include "exports/drawn_marks.h"

#include <set>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("every mark and area has a name and something to draw", "[exports][drawn]") {
    for (const MarkDrawing& row : mark_drawings) {
        if (row.kind == DrawnMark::None) continue;
        CHECK_FALSE(row.name.empty());
        CHECK_FALSE(row.strokes.empty());
        for (const MarkStroke& stroke : row.strokes) CHECK(stroke.path.starts_with('m'));
    }
    std::set<DrawnMark> used;
    for (const DrawnTerrain& row : drawn_terrain_rows) used.insert(row.mark);
    CHECK(used.size() == mark_drawings.size());
}

}  // namespace cellophane
