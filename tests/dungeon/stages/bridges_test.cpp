#include <string>
#include <vector>

#include "dungeon/stages/stages.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"

// Bridges (rules/levels.md 18).

namespace cellophane {

namespace {

/// The picture in the middle of much rock: the search leaves out two columns and two rows at random, and on a
/// map this large they are seldom those that matter.
std::string amid_rock(std::string_view picture) {
    std::vector<std::string> rows = drawn::lines(picture);
    for (std::string& row : rows) row = std::string(20, '#') + row + std::string(30, '#');
    const std::string rock(rows[0].size(), '#');
    std::string result;
    for (int i = 0; i < 20; ++i) result += rock + '\n';
    for (const std::string& row : rows) result += row + '\n';
    for (int i = 0; i < 20; ++i) result += rock + '\n';
    return result;
}

constexpr double nearly_always = 0.8;

/// How often a drawn level gets a bridge, over many keys; every level that has one is handed to `look`.
template <class Look>
double bridged(std::string_view picture, int depth, Look look) {
    const std::string level = amid_rock(picture);
    int with = 0;
    constexpr int draws = 90;
    for (std::uint64_t key = 1; key <= draws; ++key) {
        Draft draft = drawn::draft(level, depth);
        Rng rng{key};
        build_bridges(draft, rng);
        const BitGrid rope = cells_of(draft.layers, Layer::Liquid, Terrain::RopeBridge);
        CHECK(rope.any() == (draft.bridges > 0));
        if (rope.none()) continue;
        ++with;
        look(draft, rope);
    }
    return with / double{draws};
}

double bridged(std::string_view picture, int depth = 1) {
    return bridged(picture, depth, [](const Draft&, const BitGrid&) {});
}

/// Two banks with a gap of the given length between them, and no way round, or one over so many rows down and
/// up.
std::string gap(int length, int legs) {
    const auto cells = static_cast<std::size_t>(length);
    const std::string wall(cells + 6, '#');
    const std::string side = "#.." + std::string(cells, ':') + "..#\n";
    std::string result = wall.substr(1) + '\n' + side + side + side;
    for (int i = 0; i < legs; ++i) result += "#." + std::string(cells + 2, '#') + ".#\n";
    if (legs > 0) result += "#" + std::string(cells + 4, '.') + "#\n";
    return result + wall.substr(1) + '\n';
}

/// The picture with rows and columns exchanged.
std::string turned(const std::string& picture) {
    const std::vector<std::string> rows = drawn::lines(picture);
    std::string result;
    for (std::size_t x = 0; x < rows[0].size(); ++x) {
        for (const std::string& row : rows) result += row[x];
        result += '\n';
    }
    return result;
}

int way_round(int length, int legs) {
    const Draft draft = drawn::draft(gap(length, legs), 1);
    const Ground ground{draft.layers};
    return walk_length(ground.open_or_doorway, ground.corners, {2, 2}, {length + 3, 2});
}

}  // namespace

TEST_CASE("a bridge spans a chasm that cuts the level, with a bridge end on each side", "[bridges]") {
    // With no way round the distance counts as 30000: it always pays.
    for (int depth : {1, 13, 26, 39}) {
        const double share = bridged(gap(5, 0), depth, [](const Draft& draft, const BitGrid& rope) {
            const BitGrid::Bounds box = rope.bounds();
            CHECK(box.height() == 1);
            CHECK(box.width() == 5);
            CHECK(draft.layers[Layer::Surface][{box.low.x - 1, box.low.y}] == Terrain::BridgeEnd);
            CHECK(draft.layers[Layer::Surface][{box.high.x + 1, box.low.y}] == Terrain::BridgeEnd);
            CHECK(cells_of(draft.layers, Layer::Surface, Terrain::BridgeEnd).count() == 2);
            CHECK(draft.layers[Layer::Dungeon][box.low] == Terrain::Floor);
        });
        CHECK(share > nearly_always);
    }
}

TEST_CASE("a bridge has at least three cells", "[bridges]") {
    CHECK(bridged(gap(2, 0)) == 0.0);
    CHECK(bridged(gap(3, 0)) > nearly_always);
}

TEST_CASE("a bridge is built only if the way round is long enough for the depth", "[bridges][statistics]") {
    // End distance 10. On depth 1 the ratio for a bridge across is 211 to 322 percent, on depth 26 488 to
    // 876.
    REQUIRE(way_round(9, 2) == 20);
    CHECK(bridged(gap(9, 2), 1) == 0.0);
    REQUIRE(way_round(9, 10) == 36);
    CHECK(bridged(gap(9, 10), 1) > nearly_always);
    CHECK(bridged(gap(9, 10), 26) == 0.0);
    REQUIRE(way_round(9, 40) > 87);
    CHECK(bridged(gap(9, 40), 26) > nearly_always);
    // In between it depends on the roll.
    REQUIRE(way_round(9, 5) == 26);
    const double some = bridged(gap(9, 5), 1);
    CHECK(some > 0.2);
    CHECK(some < 0.8);
}

TEST_CASE("the least way round that earns a bridge is that of the table for each depth",
          "[bridges][statistics]") {
    // End distance 10: a way round over n legs is 160 + 20 n percent of it. tables/level_curves.tsv, least
    // ratio.
    struct Row {
        int depth;
        int never;
        int sometimes;
    };
    for (const Row& row :
         {Row{1, 2, 3}, Row{5, 4, 5}, Row{9, 7, 8}, Row{18, 12, 13}, Row{26, 16, 17}, Row{40, 24, 25}}) {
        INFO("depth " << row.depth);
        CHECK(bridged(gap(9, row.never), row.depth) == 0.0);
        CHECK(bridged(gap(9, row.sometimes), row.depth) > 0.0);
    }
    // Upright: 505, 527, 600, 644.
    for (const Row& row : {Row{1, 17, 18}, Row{5, 18, 19}, Row{18, 22, 23}, Row{26, 24, 25}}) {
        INFO("depth " << row.depth);
        CHECK(bridged(turned(gap(9, row.never)), row.depth) == 0.0);
        CHECK(bridged(turned(gap(9, row.sometimes)), row.depth) > 0.0);
    }
}

TEST_CASE("a bridge needs an open side somewhere, and no dry land beside it", "[bridges]") {
    // A gap one cell wide between walls has both sides solid everywhere.
    CHECK(bridged("############\n#..:::::..##\n############\n") == 0.0);
    // One cell with both sides open is enough.
    CHECK(bridged(R"(
        ############
        #####:######
        #..:::::..##
        #####:######
        ############
    )") > nearly_always);
    // Floor beside the run: not bridgeable and not solid, so no bridge there.
    CHECK(bridged(R"(
        ############
        #..:.:::..##
        #..:::::..##
        #..:.:::..##
        ############
    )") == 0.0);
}

TEST_CASE("bridges cross chasms only, end on dry ground and keep out of machines", "[bridges]") {
    for (char liquid : {'~', 'l', 'b'}) {
        std::string picture = gap(5, 0);
        for (char& c : picture)
            if (c == ':') c = liquid;
        CHECK(bridged(picture) == 0.0);
    }
    // No far bank: deep water waits at the other end.
    CHECK(bridged("##########\n#..:::~~.#\n#..:::~~.#\n#..:::~~.#\n##########\n") == 0.0);
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Draft draft = drawn::draft(amid_rock(gap(5, 0)), 1);
        draft.ownership.areas = rectangle(draft.goal.size, {25, 0}, {25, 50});
        Rng rng{key};
        build_bridges(draft, rng);
        CHECK(draft.bridges == 0);
    }
}

TEST_CASE("vertical bridges need a longer way round than horizontal ones", "[bridges][statistics]") {
    // The same chasms turned: on depth 1 an upright bridge wants 505 to 910 percent.
    CHECK(bridged(gap(9, 10), 1) > nearly_always);
    CHECK(bridged(turned(gap(9, 10)), 1) == 0.0);
    const double share = bridged(turned(gap(9, 40)), 1, [](const Draft&, const BitGrid& rope) {
        CHECK(rope.bounds().width() == 1);
        CHECK(rope.bounds().height() == 9);
    });
    CHECK(share > nearly_always);
}

}  // namespace cellophane
