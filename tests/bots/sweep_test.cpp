#include "bots/sweep.h"

#include "bots/ground.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// Where explorers search when there seems to be no way on.

namespace cellophane {

namespace {

constexpr std::string_view nook = R"(
    #########
    #...#####
    #...#####
    ##@######
    #########
)";

/// Where he searches next, having searched here.
std::optional<Pos> next_place(Scenario& s) {
    s.look();
    Observation seen;
    observe(s.game, seen);
    Ground ground{seen, BitGrid{seen.cells.size()}};
    Sweep sweep{seen.cells.size()};
    REQUIRE(sweep.next(ground) == s.game.hero.at);
    sweep.looked_around(seen);
    return sweep.next(ground);
}

}  // namespace

TEST_CASE("cells sensed only by clairvoyance do not count as searched", "[bots]") {
    // The far end of the wall to the left is out of sight from down here.
    Scenario plain{nook};
    for (int y = 0; y < 4; ++y) discover(plain.game.here(), {0, y});
    REQUIRE_FALSE(plain.game.here().known.in_view.test({0, 2}));
    const std::optional<Pos> as_seen = next_place(plain);
    REQUIRE(as_seen);
    CHECK_FALSE(*as_seen == plain.game.hero.at);
    Scenario clairvoyant{nook};
    Item ring = some_item(ItemKind::RingOfClairvoyance, {});
    ring.enchant = 3;
    clairvoyant.game.hero.pack.rings[0] = put_in(clairvoyant.game.hero.pack, std::move(ring));
    CHECK(next_place(clairvoyant) == as_seen);
}

}  // namespace cellophane
