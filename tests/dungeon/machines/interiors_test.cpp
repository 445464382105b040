#include "dungeon/machines/machines.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "world/connectivity.h"

// Where machines are put, and how their interiors are made ready: rules/machines.md 4.3, 4.5 and 4.7.

namespace cellophane {

namespace {

BlueprintRow blueprint(Form form, Range size, Flags<BlueprintTrait> traits = {}) {
    BlueprintRow row;
    row.kind = Blueprint::Dismal;
    row.name = "trial";
    row.form = form;
    row.size = size;
    row.traits = traits;
    return row;
}

constexpr std::string_view dead_end = R"(
####################
#........###.......#
#..................#
#........###.......#
#........###.......#
####################
)";

}  // namespace

TEST_CASE("a room interior is a dead end together with its gate", "[machines]") {
    bool hopeless = false;
    Rng rng{1};
    Draft draft = drawn::draft(dead_end, 5);
    // Right of the gate (11,2): 28 cells; left of the gate (9,2): 32.
    const auto right = room_interior(draft, blueprint(Form::Room, {27, 29}), hopeless, rng);
    REQUIRE(right);
    CHECK_FALSE(hopeless);
    CHECK(right->cells.test(right->origin));
    CHECK(right->cells.count() == 29);
    CHECK(right->cells.test({18, 4}));
    CHECK_FALSE(right->cells.test({8, 2}));
    const auto none = room_interior(draft, blueprint(Form::Room, {100, 200}), hopeless, rng);
    CHECK_FALSE(none);
    CHECK(hopeless);
}

TEST_CASE("no machine is given the first level's T", "[machines]") {
    bool hopeless = false;
    Rng rng{1};
    Draft draft = drawn::draft(dead_end, 1);
    draft.entrance.set({15, 3});
    CHECK_FALSE(room_interior(draft, blueprint(Form::Room, {27, 29}), hopeless, rng));
    for (int i = 0; i < 50; ++i) {
        if (const auto area = area_interior(draft, blueprint(Form::Area, {12, 12}), std::nullopt, rng))
            CHECK_FALSE(area->cells.intersects(draft.entrance));
        if (const auto gate = vestibule_interior(draft, blueprint(Form::Vestibule, {20, 20}), {11, 2}, rng))
            CHECK_FALSE(gate->cells.intersects(draft.entrance));
    }
}

TEST_CASE("the cell in front of a hidden lever stays free of machines", "[machines]") {
    Rng rng{1};
    Draft draft = drawn::draft(dead_end, 5);
    draft.layers[Layer::Dungeon][{11, 4}] = Terrain::HiddenLever;
    int refused = 0;
    for (int i = 0; i < 50; ++i) {
        const auto area = area_interior(draft, blueprint(Form::Area, {12, 12}), std::nullopt, rng);
        const auto gate = vestibule_interior(draft, blueprint(Form::Vestibule, {20, 20}), {13, 3}, rng);
        if (area) CHECK_FALSE(area->cells.test({12, 4}));
        if (gate) CHECK_FALSE(gate->cells.test({12, 4}));
        refused += gate ? 0 : 1;
    }
    CHECK(refused == 50);
}

TEST_CASE("widening takes in no cell that touches the interior at a corner alone", "[machines]") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Draft draft = drawn::draft(R"(
##############
##############
####....######
####.##.######
#######.######
########.#####
##############
##############
)",
                                   5);
        Interior interior{.origin = {4, 2}, .cells = draft.layers.cells_of(Layer::Dungeon, Terrain::Floor)};
        interior.cells.reset({8, 5});
        Rng rng{seed};
        shape_interior(draft, blueprint(Form::Room, {1, 99}, {BlueprintTrait::MaximizesInterior}), interior,
                       rng);
        CHECK(is_connected(interior.cells));
        CHECK(interior.cells.count() > 8);
    }
}

TEST_CASE("a room that holds an item, a monster or a machine is not taken as an interior", "[machines]") {
    bool hopeless = false;
    Rng rng{1};
    Draft draft = drawn::draft(dead_end, 5);
    Item item;
    item.at = {15, 3};
    draft.items.push_back(item);
    CHECK_FALSE(room_interior(draft, blueprint(Form::Room, {27, 29}), hopeless, rng));
    CHECK_FALSE(hopeless);
    draft.items.clear();
    draft.monsters.push_back({.kind = MonsterKind::Rat, .at = {15, 3}});
    CHECK_FALSE(room_interior(draft, blueprint(Form::Room, {27, 29}), hopeless, rng));
    draft.monsters.clear();
    draft.ownership.rooms.set({15, 3});
    draft.ownership.number[{15, 3}] = 1;
    draft.survey = {};
    CHECK_FALSE(room_interior(draft, blueprint(Form::Room, {27, 29}), hopeless, rng));
}

TEST_CASE("a vestibule spreads outwards from its door", "[machines]") {
    Draft draft = drawn::draft(dead_end, 5);
    draft.ownership.rooms |= rectangle(draft.goal.size, {12, 1}, {18, 4});
    draft.ownership.rooms.set({11, 2});
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        Rng rng{seed};
        const auto one = vestibule_interior(draft, blueprint(Form::Vestibule, {1, 1}), {11, 2}, rng);
        REQUIRE(one);
        CHECK(one->cells.count() == 1);
        CHECK(one->cells.test({11, 2}));
        const auto wide = vestibule_interior(draft, blueprint(Form::Vestibule, {20, 20}), {11, 2}, rng);
        REQUIRE(wide);
        CHECK(wide->cells.count() == 20);
        CHECK_FALSE((wide->cells - drawn::cells(dead_end, ".")).any());
        CHECK(wide->cells.first().x < 9);
        CHECK_FALSE(wide->cells.test({12, 2}));
        // Nearest first.
        CHECK(wide->cells.test({10, 2}));
        CHECK(wide->cells.test({9, 2}));
    }
    // Fewer where the region is smaller; none over an item.
    Rng rng{1};
    const auto all = vestibule_interior(draft, blueprint(Form::Vestibule, {500, 500}), {11, 2}, rng);
    REQUIRE(all);
    CHECK(all->cells.count() == 35);
    Item item;
    item.at = {9, 2};
    draft.items.push_back(item);
    CHECK_FALSE(vestibule_interior(draft, blueprint(Form::Vestibule, {20, 20}), {11, 2}, rng));
}

TEST_CASE("an area interior grows around its origin by walking distance", "[machines]") {
    Draft draft = drawn::draft(R"(
####################
#.........#........#
#.........#........#
#.........#........#
#.........s........#
####################
)",
                               5);
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        Rng rng{seed};
        const auto area = area_interior(draft, blueprint(Form::Area, {13, 13}), Pos{4, 2}, rng);
        REQUIRE(area);
        CHECK(area->cells.count() == 13);
        CHECK(area->origin == Pos{4, 2});
        CHECK(is_connected(area->cells));
        area->cells.for_each([](Pos p) { CHECK(std::abs(p.x - 4) + std::abs(p.y - 2) <= 3); });
        // Through a secret door, if need be.
        const auto both = area_interior(draft, blueprint(Form::Area, {60, 60}), Pos{4, 2}, rng);
        REQUIRE(both);
        CHECK(both->cells.test({10, 4}));
        CHECK(both->cells.test({12, 4}));
        // Anywhere it may begin.
        const auto free = area_interior(draft, blueprint(Form::Area, {5, 5}), std::nullopt, rng);
        REQUIRE(free);
        CHECK(draft.layers[Layer::Dungeon][free->origin] == Terrain::Floor);
    }
    Rng rng{1};
    draft.monsters.push_back({.kind = MonsterKind::Rat, .at = {5, 2}});
    CHECK_FALSE(area_interior(draft, blueprint(Form::Area, {13, 13}), Pos{4, 2}, rng));
    CHECK(area_interior(draft, blueprint(Form::Area, {1, 1}), Pos{4, 2}, rng));
}

TEST_CASE("areas that must, or must not, disconnect the level are checked for that", "[machines]") {
    std::string picture = std::string(40, '#') + '\n';
    for (int y = 1; y <= 9; ++y)
        picture += y == 5 ? "#" + std::string(38, '.') + "#\n"
                          : "#" + std::string(17, '.') + "####" + std::string(17, '.') + "#\n";
    picture += std::string(40, '#') + '\n';
    Draft draft = drawn::draft(picture, 5);
    Rng rng{1};
    const Pos bridge{19, 5};
    CHECK_FALSE(area_interior(draft, blueprint(Form::Area, {3, 3}, {BlueprintTrait::MustNotDisconnect}),
                              bridge, rng));
    CHECK(area_interior(draft, blueprint(Form::Area, {3, 3}, {BlueprintTrait::MustDisconnect}), bridge, rng));
    CHECK(area_interior(draft, blueprint(Form::Area, {3, 3}, {BlueprintTrait::MustNotDisconnect}), Pos{5, 5},
                        rng));
    CHECK_FALSE(area_interior(draft, blueprint(Form::Area, {3, 3}, {BlueprintTrait::MustDisconnect}),
                              Pos{5, 5}, rng));
    // Less than a hundred cells behind it are not worth a catwalk.
    Draft small = drawn::draft(dead_end, 5);
    CHECK_FALSE(area_interior(small, blueprint(Form::Area, {1, 1}, {BlueprintTrait::MustDisconnect}),
                              Pos{10, 2}, rng));
}

TEST_CASE("interiors are cleared as their blueprint asks", "[machines]") {
    constexpr std::string_view messy = R"(
##########
#..~~,..^#
#..~:,...#
#........#
##########
)";
    Draft wild = drawn::draft(messy, 5);
    wild.layers[Layer::Dungeon][{8, 1}] = Terrain::FireTrap;
    wild.layers[Layer::Surface][{2, 2}] = Terrain::Grass;
    wild.layers[Layer::Dungeon][{7, 2}] = Terrain::Carpet;
    Interior interior{.origin = {1, 3}, .cells = rectangle(wild.goal.size, {1, 1}, {8, 3})};
    const auto shaped = [&](BlueprintTrait trait) {
        Draft draft = wild;
        Interior cells = interior;
        Rng rng{1};
        shape_interior(draft, blueprint(Form::Room, {1, 100}, {trait}), cells, rng);
        return draft;
    };
    const Draft purged = shaped(BlueprintTrait::PurgesInterior);
    interior.cells.for_each([&](Pos at) {
        CHECK(purged.layers[Layer::Dungeon][at] == Terrain::Floor);
        CHECK(purged.layers[Layer::Liquid][at] == Terrain::Nothing);
        CHECK(purged.layers[Layer::Surface][at] == Terrain::Nothing);
    });
    const Draft dry = shaped(BlueprintTrait::PurgesLiquids);
    CHECK(dry.layers[Layer::Liquid][{3, 1}] == Terrain::Nothing);
    CHECK(dry.layers[Layer::Liquid][{5, 1}] == Terrain::Nothing);
    CHECK(dry.layers[Layer::Dungeon][{8, 1}] == Terrain::FireTrap);
    CHECK(dry.layers[Layer::Surface][{2, 2}] == Terrain::Grass);
    const Draft clear = shaped(BlueprintTrait::PurgesBlockers);
    CHECK(clear.layers[Layer::Liquid][{3, 1}] == Terrain::Nothing);
    CHECK(clear.layers[Layer::Liquid][{4, 2}] == Terrain::Nothing);
    CHECK(clear.layers[Layer::Liquid][{5, 1}] == Terrain::ShallowWater);
    CHECK(clear.layers[Layer::Dungeon][{8, 1}] == Terrain::Floor);
    CHECK(clear.layers[Layer::Dungeon][{7, 2}] == Terrain::Carpet);
}

TEST_CASE("water that laps at a vault is walled off", "[machines]") {
    Draft draft = drawn::draft(R"(
##########
#.....~~~#
#.....~~~#
#.....,..#
##########
)",
                               5);
    Interior interior{.origin = {1, 3}, .cells = rectangle(draft.goal.size, {1, 1}, {5, 3})};
    Rng rng{1};
    shape_interior(draft,
                   blueprint(Form::Room, {1, 100}, {BlueprintTrait::Walled, BlueprintTrait::Impregnable}),
                   interior, rng);
    for (int y : {1, 2}) {
        CHECK(draft.layers[Layer::Dungeon][{6, y}] == Terrain::StoneWall);
        CHECK(draft.layers[Layer::Liquid][{6, y}] == Terrain::Nothing);
        CHECK(draft.layers[Layer::Liquid][{7, y}] == Terrain::DeepWater);
    }
    CHECK(draft.layers[Layer::Liquid][{6, 3}] == Terrain::ShallowWater);
    CHECK(draft.impregnable == rectangle(draft.goal.size, {0, 0}, {6, 4}));
}

TEST_CASE("opening an interior removes its pillars and doors", "[machines]") {
    Draft draft = drawn::draft(R"(
%%%%%%%%%%
%........%
%..%...%.%
%........%
%...+....%
%........%
%%%%%%%%%%
)",
                               5);
    Interior interior{.origin = {1, 3},
                      .cells = drawn::cells(R"(
%%%%%%%%%%
%........%
%..%...%.%
%........%
%...+....%
%........%
%%%%%%%%%%
)",
                                            ".+")};
    Rng rng{1};
    shape_interior(draft, blueprint(Form::Room, {1, 100}, {BlueprintTrait::OpensInterior}), interior, rng);
    // Pillars have eight interior neighbors, cells of the rim at most three: those stay.
    CHECK(interior.cells.test({3, 2}));
    CHECK(interior.cells.test({7, 2}));
    CHECK(draft.layers[Layer::Dungeon][{3, 2}] == Terrain::Floor);
    CHECK(draft.layers[Layer::Dungeon][{4, 4}] == Terrain::Floor);
    CHECK_FALSE(interior.cells.intersects(drawn::cells("%%%%%%%%%%\n", "%")));
    CHECK(interior.cells.count() == 40);
}

TEST_CASE("opening an interior takes in rock with four neighbours inside, not with three", "[machines]") {
    // The cell right of the spur has four. Once it has joined, so has the next, but the one after it three.
    constexpr std::string_view spur = R"(
%%%%%%%
%.%%%%%
%....%%
%%%%%%%
)";
    Draft draft = drawn::draft(spur, 5);
    Interior interior{.origin = {1, 1}, .cells = drawn::cells(spur, ".")};
    Rng rng{1};
    shape_interior(draft, blueprint(Form::Room, {1, 100}, {BlueprintTrait::OpensInterior}), interior, rng);
    CHECK(drawn::picture(interior.cells, '.', '%') == drawn::picture(drawn::cells(R"(
%%%%%%%
%...%%%
%....%%
%%%%%%%
)",
                                                                                  "."),
                                                                     '.', '%'));
}

TEST_CASE("a maximised interior takes all rock it can without touching other rooms", "[machines]") {
    constexpr std::string_view rock = R"(
%%%%%%%%%%%%%%
%%%%%%%%%%%%%%
%%%..%%%%%%..%
%%%..%%%%%%..%
%%%%%%%%%%%%%%
%%%%%%%%%%%%%%
)";
    Draft draft = drawn::draft(rock, 5);
    Interior interior{.origin = {3, 2}, .cells = rectangle(draft.goal.size, {3, 2}, {4, 3})};
    Rng rng{1};
    shape_interior(draft, blueprint(Form::Room, {1, 100}, {BlueprintTrait::MaximizesInterior}), interior,
                   rng);
    // Everything off the edge, but one cell of rock is left before the other room.
    CHECK(interior.cells == rectangle(draft.goal.size, {1, 1}, {9, 4}));
}

TEST_CASE("claimed cells get the machine's number, and wired terrain in them is removed", "[machines]") {
    Draft draft = drawn::draft("########\n#..s...#\n########\n", 5);
    draft.layers[Layer::Dungeon][{2, 1}] = Terrain::TriggerFloor;
    draft.layers[Layer::Dungeon][{5, 1}] = Terrain::DarkenedCrystalGlobe;
    const Interior interior{.origin = {1, 1}, .cells = rectangle(draft.goal.size, {1, 1}, {6, 1})};
    claim_interior(draft, blueprint(Form::Area, {1, 10}), interior, 7);
    interior.cells.for_each([&](Pos at) { CHECK(draft.ownership.number[at] == 7); });
    CHECK(draft.ownership.areas == interior.cells);
    CHECK(draft.ownership.rooms.none());
    CHECK(draft.layers[Layer::Dungeon][{3, 1}] == Terrain::WoodenDoor);
    CHECK(draft.layers[Layer::Dungeon][{2, 1}] == Terrain::Floor);
    CHECK(draft.layers[Layer::Dungeon][{5, 1}] == Terrain::Floor);
}

TEST_CASE("redesigned interiors stay connected to every opening they had", "[machines]") {
    std::string picture = std::string(50, '%') + '\n';
    for (int y = 1; y <= 20; ++y) picture += "%" + std::string(48, y == 10 ? '.' : '%') + "%\n";
    picture += std::string(50, '%') + '\n';
    for (Redesign redesign : {Redesign::GoblinWarren, Redesign::SentinelSanctuary})
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Draft draft = drawn::draft(picture, 12);
            Interior interior{.origin = {10, 10}, .cells = rectangle(draft.goal.size, {11, 1}, {40, 19})};
            interior.cells.set({10, 10});
            Rng rng{seed};
            redesign_interior(draft, redesign, interior, rng);
            CHECK(interior.cells.count() > 40);
            CHECK(interior.cells.test({40, 10}));
            CHECK(is_connected(interior.cells));
            interior.cells.for_each(
                [&](Pos at) { CHECK(draft.layers[Layer::Dungeon][at] == Terrain::Floor); });
            CHECK(draft.layers[Layer::Dungeon][{9, 10}] == Terrain::Floor);
        }
}

}  // namespace cellophane
