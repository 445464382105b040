#include "exports/tabletop.h"

#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

TEST_CASE("the archive for the table holds two maps and the list", "[exports][tabletop]") {
    const LevelRequest request{.seed = 5, .depth = 11};
    const Level level = generate(request).value();
    const std::string archive = to_tabletop(request, level, 8);
    for (const char* name : {"gm.uvtt", "gm.svg", "players.uvtt", "players.svg", "key.md", "players.md"})
        CHECK(has(archive, name));
    CHECK(archive == to_tabletop(request, level, 8));
    CHECK(archive.size() < to_tabletop(request, level, 16).size());
}

}  // namespace cellophane
