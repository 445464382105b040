#include "exports/terrain_table.h"

#include <string>

#include "content/terrain.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("the table of terrain has a row for each, with what it does and what it is taken for",
          "[exports][terrain]") {
    const std::string table = terrain_table_json();
    std::size_t at = 0;
    for (const TerrainRow& row : terrain_rows) {
        at = table.find("{\"name\":\"" + std::string{row.name} + "\",", at);
        INFO(row.name);
        REQUIRE(at != table.npos);
        const std::string told = table.substr(at, table.find('}', at) - at);
        const bool is_secret = row.mechanics.has(TerrainMechanic::Secret);
        CHECK((told.find("\"secret\":true") != told.npos) == is_secret);
        CHECK((told.find("\"looksLike\":null") != told.npos) != is_secret);
        CHECK((told.find("\"blocks movement\"") != told.npos) ==
              row.properties.has(TerrainProperty::BlocksMovement));
        ++at;
    }
    CHECK(table.find("\"name\":\"secret door\"") != table.npos);
    CHECK(table.find("\"title\":\"\"") == table.npos);
}

}  // namespace cellophane
