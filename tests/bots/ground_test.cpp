#include "bots/ground.h"

#include <algorithm>

#include "bots/sweep.h"
#include "support/ascii.h"
#include "support/catch.h"

// Where explorers go when nothing is left to explore, and how they look for secrets.

namespace cellophane {

namespace {

/// The observation of a hero ('@') that knows every drawn cell; '?' marks a cell never seen.
Observation known_as(std::string_view picture) {
    Observation seen;
    const TerrainLayers layers = drawn::layers(picture);
    const std::vector<std::string> rows = drawn::lines(picture);
    seen.cells = Grid<CellView>{layers.size()};
    for (int i = 0; i < layers.size().area(); ++i) {
        const Pos at = layers.size().at(i);
        if (rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] == '?') continue;
        CellView& cell = seen.cells[at];
        cell.sight = Sight::Seen;
        for (std::size_t k = 0; k < every_layer.size(); ++k) cell.layers[k] = disguise(layers.grids[k][at]);
    }
    seen.hero = HeroView{.at = drawn::spot(picture, '@')};
    return seen;
}

BitGrid nobody(const Observation& seen) {
    return BitGrid{seen.cells.size()};
}

std::optional<Direction> way_down(const Observation& seen) {
    Ground ground{seen, nobody(seen)};
    return ground.first_step_to(ground.stairs_down());
}

}  // namespace

TEST_CASE("a bot on its way down swims and jumps into chasms, but walks round lava", "[bots]") {
    CHECK(way_down(known_as("######\n#.@~.>\n######\n")) == Direction::East);
    CHECK(way_down(known_as("######\n#.@..:\n######\n")) == Direction::East);
    CHECK_FALSE(way_down(known_as("######\n#.@l.>\n######\n")));
    // Round the water if that is not too far.
    CHECK(way_down(known_as("######\n#.@~.>\n#....#\n######\n")) == Direction::SouthEast);
    // A hero that survives standing in lava may wade on.
    Observation wading = known_as("######\n#.@l.>\n######\n");
    wading.cells[{2, 1}].layers[static_cast<std::size_t>(Layer::Liquid)] = Terrain::Lava;
    CHECK(way_down(wading) == Direction::East);
}

TEST_CASE("a bot walks round cells that refused it and round monsters that never move", "[bots]") {
    const std::string_view hall = "#######\n#.@...>\n#.....#\n#######\n";
    Observation seen = known_as(hall);
    BitGrid refused = nobody(seen);
    refused.set({3, 1});
    Ground round{seen, refused};
    CHECK(round.first_step_to(round.stairs_down()) == Direction::SouthEast);
    MonsterView totem;
    totem.kind = MonsterKind::GoblinTotem;
    totem.at = {3, 2};
    seen.monsters.push_back(totem);
    Ground closed{seen, refused};
    CHECK_FALSE(closed.first_step_to(closed.stairs_down()));
}

TEST_CASE("the frontier is open ground beside cells not yet seen", "[bots]") {
    const Observation seen = known_as("######\n#@.~??\n####??\n");
    Ground ground{seen, nobody(seen)};
    CHECK(ground.frontier().count() == 1);
    CHECK(ground.frontier().test({3, 1}));
    CHECK(ground.first_step_to(ground.frontier()) == Direction::East);
}

TEST_CASE("a lever in a wall can be walked to, a plain wall cannot", "[bots]") {
    Observation seen = known_as("#####\n#@..#\n#####\n");
    CHECK(Ground(seen, nobody(seen)).levers().none());
    seen.cells[{4, 1}].layers[static_cast<std::size_t>(Layer::Dungeon)] = Terrain::WallLever;
    Ground ground{seen, nobody(seen)};
    CHECK(ground.levers().count() == 1);
    CHECK(ground.first_step_to(ground.levers()) == Direction::East);
}

TEST_CASE("stairs up count as a way up, holes do not", "[bots]") {
    const Observation seen = known_as("######\n<.@:.>\n######\n");
    Ground ground{seen, nobody(seen)};
    CHECK(ground.stairs_up().count() == 1);
    CHECK(ground.first_step_to(ground.stairs_up()) == Direction::West);
}

TEST_CASE("a bot with the Amulet swims only where there is no other way", "[bots]") {
    std::string pond = "########\n#.@~..>#\n";
    for (int i = 0; i < 8; ++i) pond += "#.####.#\n";
    pond += "#......#\n########\n";
    Observation seen = known_as(pond);
    CHECK(way_down(seen) == Direction::East);
    PackItemView amulet;
    amulet.item.kind = ItemKind::Amulet;
    seen.pack.push_back(amulet);
    CHECK(way_down(seen) == Direction::West);
    seen = known_as("#####\n#@~.>\n#####\n");
    seen.pack.push_back(amulet);
    CHECK(way_down(seen) == Direction::East);
}

TEST_CASE("fire counts as near from one step away, not from two", "[bots]") {
    Observation seen = known_as("######\n#@...#\n######\n");
    CHECK_FALSE(Ground::is_noxious_near(seen));
    seen.cells[{3, 1}].layers[static_cast<std::size_t>(Layer::Surface)] = Terrain::PlainFire;
    CHECK_FALSE(Ground::is_noxious_near(seen));
    seen.hero->at = {2, 1};
    CHECK(Ground::is_noxious_near(seen));
}

TEST_CASE("a sweep looks at every wall within reach before it looks at one again", "[bots]") {
    Observation seen = known_as(R"(
        #######################
        #@....................#
        #.###################.#
        #.#...............~##.#
        #.###################.#
        #.....................#
        #######################
    )");
    Sweep sweep{seen.cells.size()};
    BitGrid looked{seen.cells.size()};
    int stops = 0;
    while (sweep.rounds() == 0) {
        REQUIRE(++stops < 60);
        Ground ground{seen, nobody(seen)};
        const std::optional<Pos> place = sweep.next(ground);
        REQUIRE(place);
        if (sweep.rounds() > 0) break;
        seen.hero->at = *place;
        looked |= rectangle(looked.size(), *place - Pos{1, 1}, *place + Pos{1, 1});
        sweep.looked_around(seen);
    }
    // All round the ring; the sealed hall in the middle cannot be reached.
    CHECK(stops > 5);
    for (int x = 1; x <= 21; ++x)
        for (int y : {1, 5}) {
            const BitGrid near = rectangle(looked.size(), Pos{x, y} - Pos{6, 6}, Pos{x, y} + Pos{6, 6});
            CHECK(near.intersects(looked));
        }
    CHECK_FALSE(looked.test({12, 3}));
}

TEST_CASE("in the dark a sweep has looked only at the cells beside the hero", "[bots]") {
    Observation seen = known_as("########\n#@.....#\n########\n");
    for (int i = 0; i < seen.cells.size().area(); ++i) seen.cells.at_index(i).sight = Sight::Remembered;
    Sweep sweep{seen.cells.size()};
    sweep.looked_around(seen);
    Ground ground{seen, nobody(seen)};
    CHECK(sweep.next(ground) == Pos{2, 1});
    CHECK(sweep.rounds() == 0);
}

}  // namespace cellophane
