#include "world/topology.h"

#include <map>
#include <string>

#include "support/ascii.h"
#include "support/catch.h"
#include "world/connectivity.h"

// The analysis of a level's shape by the worked example of rules/levels.md 13.5, and the disruption test of
// rules/levels.md 14 on small maps.

namespace cellophane {

namespace {

struct Analyzed {
    BitGrid open;
    Topology topology;
    Grid<std::int32_t> values;
};

Analyzed analyzed(const BitGrid& open, const MachineOwnership& ownership) {
    Analyzed result{open, Topology{open.size()}, {}};
    result.topology.loops = find_loops(open);
    result.topology.chokepoints = find_chokepoints(open, result.topology.loops.cells());
    result.values = find_gates(open, ownership, result.topology);
    return result;
}

Analyzed analyzed(std::string_view picture) {
    const BitGrid open = drawn::cells(picture, ".");
    return analyzed(open, MachineOwnership{open.size()});
}

std::string marks(const Analyzed& found) {
    std::string result;
    for (int y = 0; y < found.open.size().height; ++y) {
        for (int x = 0; x < found.open.size().width; ++x) {
            const Pos at{x, y};
            result += !found.open.test(at)                  ? '#'
                      : found.topology.loops.test(at)       ? 'o'
                      : found.topology.gates.test(at)       ? 'G'
                      : found.topology.chokepoints.test(at) ? 'c'
                                                            : '.';
        }
        result += '\n';
    }
    return result;
}

constexpr std::string_view example = R"(
######################################
#.....#########.......######....######
#....oooooooooooo.....GccG.G....######
#..ooo#########.oo....####c#....######
###o#############o########c#....######
###o#############o########c##G########
###ooooooooooooooo########c##.ccG.####
##########################G######G####
####################....ooo#####....##
####################....o#o#####....##
####################....ooo#####....##
######################################
)";

std::string without_marks(std::string_view picture) {
    std::string plain{picture};
    for (char& c : plain)
        if (c == 'o' || c == 'c' || c == 'G') c = '.';
    return plain;
}

}  // namespace

TEST_CASE("loops, chokepoints and gates are those of the worked example", "[topology]") {
    const Analyzed found = analyzed(without_marks(example));
    CHECK(marks(found) == drawn::tidy(example));
}

TEST_CASE("choke values are those of the worked example", "[topology]") {
    const Analyzed found = analyzed(without_marks(example));
    const std::map<std::pair<int, int>, int> gates{{{22, 2}, 64}, {{25, 2}, 62}, {{26, 7}, 20}, {{27, 2}, 35},
                                                   {{29, 5}, 18}, {{32, 6}, 14}, {{33, 7}, 12}};
    int count = 0;
    found.topology.gates.for_each([&](Pos gate) {
        ++count;
        INFO(gate.x << "," << gate.y);
        const auto known = gates.find({gate.x, gate.y});
        REQUIRE(known != gates.end());
        CHECK(found.values[gate] == known->second);
    });
    CHECK(count == 7);
    for (Pos at : {Pos{1, 1}, Pos{10, 2}, Pos{3, 5}, Pos{10, 6}, Pos{21, 3}}) CHECK(found.values[at] == 64);
    for (Pos at : {Pos{20, 8}, Pos{24, 9}, Pos{26, 10}}) CHECK(found.values[at] == 20);
    for (Pos at : {Pos{28, 1}, Pos{31, 4}}) CHECK(found.values[at] == 35);
    for (Pos at : {Pos{32, 8}, Pos{35, 10}}) CHECK(found.values[at] == 12);
    for (Pos at : {Pos{26, 2}, Pos{26, 3}, Pos{26, 6}}) CHECK(found.values[at] == 62);
    // Hallway between: the smallest region that contains them lies west of (27,2).
    CHECK(found.values[{23, 2}] == 94);
    CHECK(found.values[{24, 2}] == 94);
}

TEST_CASE("regions below four cells make no chokepoint", "[topology]") {
    const Analyzed three = analyzed(R"(
########
#...#.##
#.....##
#...#.##
########
)");
    CHECK(three.values[{5, 2}] == never_cut_off);
    CHECK(three.values[{4, 2}] == 9);
    const Analyzed four = analyzed(R"(
########
#...#..#
#.....##
#...#.##
########
)");
    CHECK(four.values[{5, 2}] == 4);
    CHECK(four.values[{4, 2}] == 4);
    CHECK(four.topology.gates.test({4, 2}));
}

TEST_CASE("rooms of machines are closed off in the analysis, and areas of machines spoil a region",
          "[topology]") {
    constexpr std::string_view two_rooms = R"(
###############
#.....###.....#
#.............#
#.....###.....#
###############
)";
    const BitGrid open = drawn::cells(two_rooms, ".");
    MachineOwnership ownership{open.size()};
    const Analyzed before = analyzed(open, ownership);
    CHECK(before.topology.gates.test({6, 2}));
    CHECK(before.values[{2, 2}] == 15);
    // An area in the left room: nothing there can become a vault.
    ownership.areas.set({2, 2});
    const Analyzed spoilt = analyzed(open, ownership);
    CHECK(spoilt.values[{3, 3}] == spoilt_region);
    CHECK(spoilt.values[{11, 2}] == 15);
    // A room in the right room: its cells count as rock, and its gate keeps its mark.
    MachineOwnership rooms{open.size()};
    rooms.rooms |= rectangle(open.size(), {8, 1}, {13, 3});
    Topology topology{open.size()};
    topology.loops = find_loops(open);
    topology.chokepoints = find_chokepoints(open, topology.loops.cells());
    topology.gates.set({8, 2});
    const Grid<std::int32_t> values = find_gates(open, rooms, topology);
    CHECK(topology.gates.test({8, 2}));
    CHECK(values[{11, 2}] == never_cut_off);
    CHECK(values[{2, 2}] == 15);
}

TEST_CASE("loops are those of the map they follow at any time", "[topology]") {
    const BitGrid ring = drawn::cells(R"(
#######
#.....#
#.###.#
#.....#
#######
)",
                                      ".");
    BitGrid broken = ring;
    broken.reset({3, 1});
    Loops loops{ring.size()};
    CHECK(loops.cells().none());
    loops.follow(ring);
    CHECK(loops.cells() == find_loops(ring));
    CHECK(loops.test({1, 1}));
    loops.follow(ring);
    loops.follow(broken);
    const Loops copy = loops;
    CHECK_FALSE(copy.test({1, 1}));
    CHECK(loops.cells().none());
    loops = ring;
    CHECK(loops.cells() == ring);
}

TEST_CASE("a hall without an island has no loops", "[topology]") {
    const BitGrid hall = drawn::cells(R"(
#########
#.......#
#.......#
#.......#
#.......#
#########
)",
                                      ".");
    CHECK(find_loops(hall).none());
    const BitGrid round = drawn::cells(R"(
#######
#.....#
#.###.#
#.###.#
#.....#
#######
)",
                                       ".");
    CHECK(find_loops(round) == round);
}

TEST_CASE("blocking a passage or a whole column cuts a level, blocking a corner or a dead end does not",
          "[passage]") {
    const BitGrid open = drawn::cells(R"(
###########
#....#....#
#.........#
#....#....#
###########
)",
                                      ".");
    const auto at = [&](std::initializer_list<Pos> cells) {
        BitGrid set{open.size()};
        for (Pos p : cells) set.set(p);
        return set;
    };
    CHECK(disrupts(open, Pos{5, 2}));
    CHECK(disrupts(open, at({{5, 2}})));
    CHECK(smallest_part_cut_off(open, at({{5, 2}})) == 12);
    // A corner, the open, and rock cut nothing.
    CHECK_FALSE(disrupts(open, Pos{1, 1}));
    CHECK_FALSE(disrupts(open, Pos{3, 2}));
    CHECK_FALSE(disrupts(open, Pos{5, 1}));
    CHECK_FALSE(disrupts(open, at({{5, 1}, {5, 3}})));
    // A line across the left room; a line that leaves a way.
    CHECK(disrupts(open, at({{3, 1}, {3, 2}, {3, 3}})));
    CHECK(smallest_part_cut_off(open, at({{3, 1}, {3, 2}, {3, 3}})) == 6);
    CHECK_FALSE(disrupts(open, at({{3, 1}, {3, 2}})));
    CHECK(smallest_part_cut_off(open, at({{3, 1}, {3, 2}})) == 0);
    // Covering the whole of a dead end leaves nothing behind it.
    CHECK_FALSE(disrupts(open, at({{5, 2},
                                   {6, 1},
                                   {6, 2},
                                   {6, 3},
                                   {7, 1},
                                   {7, 2},
                                   {7, 3},
                                   {8, 1},
                                   {8, 2},
                                   {8, 3},
                                   {9, 1},
                                   {9, 2},
                                   {9, 3}})));
}

TEST_CASE("blocking a cell does not count parts that were separate before", "[passage]") {
    const BitGrid open = drawn::cells(R"(
#######
#..#..#
#..#..#
#######
)",
                                      ".");
    CHECK_FALSE(disrupts(open, Pos{2, 1}));
    CHECK_FALSE(disrupts(open, Pos{3, 1}));
}

TEST_CASE("the number of arcs tells corners from hallways", "[passage]") {
    const BitGrid open = drawn::cells(R"(
#########
#...#####
#.......#
#...##.##
######.##
#########
)",
                                      ".");
    CHECK(passable_arcs(open, {2, 2}) == 0);
    CHECK(passable_arcs(open, {1, 1}) == 1);
    CHECK(passable_arcs(open, {4, 2}) == 2);
    CHECK(passable_arcs(open, {6, 2}) == 3);
    CHECK(passable_arcs(open, {6, 4}) == 1);
}

TEST_CASE("doors that can be opened count as open ground, hidden levers and traps do not", "[passage]") {
    TerrainLayers layers = drawn::layers("#####\n#...#\n#####\n");
    const auto opens = [&](Terrain terrain) {
        layers[Layer::Dungeon][{2, 1}] = terrain;
        return is_open_or_doorway(layers, {2, 1});
    };
    using T = Terrain;
    for (T open : {T::Floor, T::WoodenDoor, T::SecretDoor, T::LockedIronDoor, T::PortcullisClosed,
                   T::WoodenBarricade, T::BrokenStatueInDoorway, T::DormantStatueInDoorway, T::CollapsingWall,
                   T::MonsterCageLocked, T::AltarWithOpenCage}) {
        INFO(terrain_rows[open].name);
        CHECK(opens(open));
    }
    // A hidden lever is a secret but no way through; a hidden trap is none of the doorways either.
    for (T closed :
         {T::StoneWall, T::Granite, T::MarbleStatue, T::WallTorch, T::HiddenLever, T::HiddenTrapDoor,
          T::HiddenFireTrap, T::CrystalFormationWall, T::AltarInRetractableCage, T::DormantStatue}) {
        INFO(terrain_rows[closed].name);
        CHECK_FALSE(opens(closed));
    }
}

}  // namespace cellophane
