#include "exports/table_names.h"

#include <set>
#include <string>

#include "support/catch.h"
#include "support/table.h"

namespace cellophane {

TEST_CASE("each room shape has its row in the table of room shapes, under the name that files give it",
          "[exports][table]") {
    const Table theirs{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/room_shapes.tsv"};
    std::set<std::string> described;
    for (const Table::Row& row : theirs.rows()) described.emplace(row["room_type"]);
    for (int i = 0; i < static_cast<int>(RoomShape::count); ++i) {
        const auto shape = static_cast<RoomShape>(i);
        INFO("docs/rules/tables/room_shapes.tsv has no room_type " << table_name(shape));
        // There it is a disc with a hole.
        if (shape == RoomShape::Donut) continue;
        CHECK(described.contains(std::string{table_name(shape)}));
    }
}

}  // namespace cellophane
