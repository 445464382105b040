#include "dungeon/draft/survey.h"

#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/drafts.h"

namespace cellophane {

TEST_CASE("loops and chokepoints are marked once, and again only when the survey is stale", "[topology]") {
    Draft draft = drawn::draft(R"(
        #########
        #...#...#
        #...#...#
        #.......#
        #########
    )");
    analyze(draft);
    REQUIRE(draft.survey.open);
    CHECK(draft.topology.chokepoints.test({4, 3}));
    CHECK_FALSE(draft.topology.chokepoints.test({1, 1}));
    // The wall above the gap is opened: the gap is no chokepoint any more.
    draft.layers[Layer::Dungeon][{4, 1}] = Terrain::Floor;
    analyze(draft);
    CHECK(draft.topology.chokepoints.test({4, 3}));
    draft.survey = {};
    analyze(draft);
    CHECK_FALSE(draft.topology.chokepoints.test({4, 3}));
    CHECK(draft.topology.loops.cells().test({4, 3}));
}

}  // namespace cellophane
