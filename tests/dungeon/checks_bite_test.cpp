#include <set>
#include <string>

#include "dungeon/generate.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/examine.h"
#include "support/levels/ground.h"
#include "support/levels/stage_checks.h"
#include "support/levels/watching.h"

// A check that cannot fail is no check: good levels are spoilt on purpose, and the right rule must notice.

namespace cellophane {

namespace {

std::set<std::string> broken(const Level& level) {
    std::set<std::string> rules;
    LevelFacts facts;
    BitGrid firm{level.size()};
    firm.fill();
    check_finished(level, firm, Style::Brogue, facts,
                   [&](std::string rule, std::string) { rules.insert(std::move(rule)); });
    return rules;
}

template <class Spoil>
std::set<std::string> broken_after(int depth, Spoil spoil) {
    Level level = as_made({.seed = 1729, .depth = depth});
    REQUIRE(broken(level).empty());
    spoil(level);
    return broken(level);
}

/// The direction from stairs to the open.
Pos front_of(const Level& level, Pos stairs) {
    const Ground ground{level.layers};
    for (Direction d : cardinals)
        if (!ground.solid.test(stairs + step(d))) return stairs + step(d);
    return stairs;
}

}  // namespace

TEST_CASE("the checks of levels find each kind of defect", "[checks]") {
    const auto put = [](Layer layer, Pos at, Terrain terrain) {
        return [=](Level& level) { level.layers[layer][at] = terrain; };
    };
    CHECK(broken_after(3, put(Layer::Dungeon, {0, 5}, Terrain::Floor)).count("the map's edge is solid") == 1);
    CHECK(broken_after(3, put(Layer::Dungeon, {40, 14}, Terrain::Nothing))
              .count("the dungeon layer is never empty") == 1);
    CHECK(broken_after(3, [](Level& level) {
              level.layers[Layer::Liquid][front_of(level, level.stairs.up)] = Terrain::Lava;
          }).count("each liquid keeps to its depths") == 1);
    CHECK(broken_after(17, [](Level& level) {
              level.layers[Layer::Liquid][front_of(level, level.stairs.up)] = Terrain::InertBrimstone;
          }).count("each liquid keeps to its depths") == 1);
    CHECK(broken_after(5, [](Level& level) {
              level.layers[Layer::Liquid][front_of(level, level.stairs.up)] = Terrain::DeepWater;
          }).count("a dry way leads from stairs to stairs") == 1);
    CHECK(broken_after(5, [](Level& level) {
              level.layers[Layer::Liquid][front_of(level, level.stairs.up)] = Terrain::RopeBridge;
          }).count("a dry way leads from stairs to stairs") == 1);
    CHECK(broken_after(5, [](Level& level) {
              level.layers[Layer::Dungeon][front_of(level, level.stairs.down)] = Terrain::WoodenDoor;
          }).count("no orphaned door") == 1);
    CHECK(broken_after(1, [](Level& level) {
              level.layers[Layer::Dungeon][front_of(level, level.stairs.down)] = Terrain::SecretDoor;
          }).count("no secret door on depth 1") == 1);
    CHECK(broken_after(40, [](Level& level) {
              level.layers[Layer::Dungeon][front_of(level, level.stairs.down)] = Terrain::WoodenDoor;
          }).count("no wooden door on depth 40") == 1);
    CHECK(broken_after(5, [](Level& level) {
              level.layers[Layer::Dungeon][level.stairs.down] = Terrain::UpwardStaircase;
          }).count("one up and one down staircase") == 1);
    CHECK(broken_after(5, [](Level& level) {
              level.stairs.up = level.stairs.up + Pos{1, 0};
          }).count("one up and one down staircase") == 1);
    CHECK(broken_after(5, [](Level& level) {
              const Pos way = front_of(level, level.stairs.up) - level.stairs.up;
              level.layers[Layer::Dungeon][level.stairs.up + Pos{way.y, way.x}] = Terrain::StoneWall;
          }).count("stairs stand in a wall between torches") == 1);
    // A lone cell of floor in the rock.
    CHECK(broken_after(5,
                       [](Level& level) {
                           const BitGrid granite =
                               cells_of(level.layers, Layer::Dungeon, Terrain::Granite) - rim(level.size());
                           BitGrid deep = granite - granite.complement().dilated8();
                           if (deep.none()) deep = granite;
                           level.layers[Layer::Dungeon][deep.first()] = Terrain::Floor;
                       }) == std::set<std::string>{"every open cell can be reached",
                                                   "every open cell can be reached in the end",
                                                   "every open cell can be reached without a bridge",
                                                   "walls are granite where nothing exposes them"});
    // A level with tunnellable walls around its stairs.
    Level level = as_made({.seed = 1729, .depth = 5});
    LevelFacts facts;
    int complaints = 0;
    check_finished(level, BitGrid{level.size()}, Style::Brogue, facts,
                   [&](std::string, std::string) { ++complaints; });
    CHECK(complaints >= 2);
}

TEST_CASE("the checks of stages find each kind of defect", "[checks]") {
    const auto complaints = [](std::string_view stage, auto spoil) {
        std::set<std::string> rules;
        const LevelRequest request{.seed = 1729, .depth = 6};
        const Result<Level> level =
            generate(request, after_each_stage([&](std::string_view name, const Draft& draft) {
                         if (name != stage) return;
                         Draft spoilt = draft;
                         spoil(spoilt);
                         LevelFacts facts;
                         check_stage(name, spoilt, facts,
                                     [&](std::string rule, std::string) { rules.insert(std::move(rule)); });
                     }));
        REQUIRE(level.ok());
        return rules;
    };
    CHECK(complaints("attach_rooms", [](Draft&) {}).empty());
    CHECK(complaints("attach_rooms", [](Draft& draft) {
              draft.plan.doors.reset(draft.plan.doors.first());
          }).count("rooms grow into a tree") == 1);
    CHECK(complaints("attach_rooms", [](Draft& draft) {
              draft.plan.floor.set({0, 0});
          }).count("the plan keeps off the edge") == 1);
    CHECK(complaints("add_loops", [](Draft& draft) { ++draft.loops; }).count("loops are counted") == 1);
    CHECK(complaints("lay_floor", [](Draft& draft) {
              draft.layers[Layer::Dungeon][draft.plan.floor.first()] = Terrain::StoneWall;
          }).size() == 1);
    CHECK(complaints("design_lakes", [](Draft& draft) {
              draft.lakes |= draft.plan.doors;
          }).count("lakes never cut the level") == 1);
    CHECK(complaints("fill_lakes", [](Draft& draft) {
              draft.lakes.set({1, 1});
          }).count("every lake cell is filled") == 1);
    CHECK(complaints("fill_lakes", [](Draft& draft) {
              for (int i = 0; i < draft.goal.size.area(); ++i)
                  for (Terrain wreath : {Terrain::ShallowWater, Terrain::ChasmEdge, Terrain::Obsidian})
                      if (draft.layers[Layer::Liquid].at_index(i) == wreath)
                          draft.layers[Layer::Liquid].at_index(i) = Terrain::Nothing;
          }).count("wreaths are as wide as their liquid asks") == 1);
    CHECK(complaints("clear_diagonals", [](Draft& draft) {
              draft.layers = drawn::layers("####\n#.##\n##.#\n####\n");
          }).count("no diagonal openings") == 1);
}

}  // namespace cellophane
