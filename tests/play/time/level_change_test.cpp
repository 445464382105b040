#include "play/time/level_change.h"

#include <set>

#include "play/creature_scene.h"
#include "support/catch.h"

// Where the hero comes out on another level, and what it finds there (rules/hero.md 12.2 to 12.5).

namespace cellophane::level_change_scenes {

namespace {

/// The drawn level at depth 6, below one of the same size with the hero at `from`.
Scenario above(std::string_view below, Pos from, std::uint64_t key = 1) {
    std::string floor{below};
    for (char& c : floor)
        if (c != '\n' && c != '#' && c != ' ') c = '.';
    Scenario s = with_below(floor, below, key);
    stand_at(s, from);
    make_tough(s);
    return s;
}

Level& level_below(Scenario& s) {
    return s.game.places[5]->level;
}

Monster& put_below(Scenario& s, MonsterKind kind, Pos at) {
    Monster monster = newborn(kind, std::nullopt, at);
    monster.id = ActorId{++s.game.creatures_born};
    monster.state = MonsterState::Sleeping;
    monster.vitals.ticks = 1'000'000;
    return level_below(s).monsters.emplace_back(monster);
}

Pos lands(Scenario& s) {
    Moment now{s};
    change_level(now.turn, 6, ArrivedBy::Falling);
    return s.game.hero.at;
}

Pos takes_stairs(Scenario& s) {
    Moment now{s};
    change_level(now.turn, 6, ArrivedBy::StairsDown);
    return s.game.hero.at;
}

constexpr std::string_view corridor = R"(
    ##########
    ##......##
    ##########
)";

}  // namespace

TEST_CASE("a falling hero lands straight below, or as near as he can to there", "[play][level_change]") {
    Scenario open = above(corridor, {4, 1});
    CHECK(lands(open) == Pos{4, 1});
    // Nothing free is nearer than one cell to the right; two to the left is farther.
    const auto beside = [](auto&& occupy) {
        std::set<int> columns;
        for (std::uint64_t key = 1; key <= 10; ++key) {
            Scenario s = above(corridor, {4, 1}, key);
            for (const int x : {3, 4}) occupy(s, Pos{x, 1});
            columns.insert(lands(s).x);
        }
        return columns;
    };
    const std::set<int> one_to_the_right{5};
    CHECK(beside([](Scenario& s, Pos at) { put_below(s, MonsterKind::Ogre, at); }) == one_to_the_right);
    CHECK(beside([](Scenario& s, Pos at) {
              level_below(s).items.push_back(some_item(ItemKind::Mango, at));
          }) == one_to_the_right);
    CHECK(beside([](Scenario& s, Pos at) { level_below(s).ownership.areas.set(at); }) == one_to_the_right);
    CHECK(beside([](Scenario& s, Pos at) { level_below(s).ownership.rooms.set(at); }) == one_to_the_right);
    for (const Terrain unfit : {Terrain::MarbleStatue, Terrain::FireTrap, Terrain::DownwardStaircase})
        CHECK(beside([&](Scenario& s, Pos at) { level_below(s).layers.put(Layer::Dungeon, at, unfit); }) ==
              one_to_the_right);
    for (const Terrain unfit : {Terrain::Lava, Terrain::Chasm})
        CHECK(beside([&](Scenario& s, Pos at) { level_below(s).layers.put(Layer::Liquid, at, unfit); }) ==
              one_to_the_right);
    // What is as near on both sides is taken by chance.
    std::set<int> both;
    for (std::uint64_t key = 1; key <= 40; ++key) {
        Scenario s = above(corridor, {4, 1}, key);
        put_below(s, MonsterKind::Ogre, {4, 1});
        both.insert(lands(s).x);
    }
    CHECK(both == std::set<int>{3, 5});
}

TEST_CASE("a falling hero lands in water only if he can get out of it on foot", "[play][level_change]") {
    Scenario lake = above(R"(
        ##########
        #~~~~~...#
        ##########
    )",
                          {2, 1});
    CHECK(lands(lake) == Pos{2, 1});
    // Walled in, the water would hold him: he lands on the nearest dry ground.
    Scenario pond = above(R"(
        ##########
        #~~~~#...#
        ##########
    )",
                          {2, 1});
    CHECK(lands(pond) == Pos{6, 1});
    // Without dry ground water will have to do.
    Scenario flooded = above(R"(
        ##########
        #~~~~~~~~#
        ##########
    )",
                             {2, 1});
    CHECK(lands(flooded) == Pos{2, 1});
}

TEST_CASE("whoever comes by stairs stands beside them, or as near as the way on foot allows",
          "[play][level_change]") {
    // Numbers: the steps from the stairs at which a cell is reached.
    constexpr std::string_view place = R"(
        #########
        #<......#
        #######.#
        #.......#
        #########
    )";
    Scenario s = above(place, {4, 1});
    CHECK(takes_stairs(s) == Pos{2, 1});
    for (int taken = 1; taken <= 6; ++taken) {
        Scenario crowded = above(place, {4, 1});
        for (int x = 2; x < 2 + taken; ++x) put_below(crowded, MonsterKind::Ogre, {x, 1});
        // Past the corner (7,2) and the cells beyond are next, never the near cells behind the wall.
        const Pos next = taken < 6 ? Pos{2 + taken, 1} : Pos{7, 2};
        CHECK(takes_stairs(crowded) == next);
    }
    // He does not step out into a machine, a statue, lava, or onto other stairs.
    Scenario machine = above(place, {4, 1});
    level_below(machine).ownership.areas.set({2, 1});
    CHECK(takes_stairs(machine) == Pos{3, 1});
    Scenario fire = above(place, {4, 1});
    level_below(fire).layers.put(Layer::Liquid, {2, 1}, Terrain::Lava);
    CHECK(takes_stairs(fire) == Pos{3, 1});
    Scenario stairs = above(place, {4, 1});
    level_below(stairs).layers.put(Layer::Dungeon, {2, 1}, Terrain::DownwardStaircase);
    CHECK_FALSE(takes_stairs(stairs) == Pos{2, 1});
}

TEST_CASE("the hero knows the stairs he came by, and around them if he knew their other end",
          "[play][level_change]") {
    const auto knows_around = [](bool knew, ArrivedBy how) {
        Scenario s = above(R"(
            #########
            #<......#
            #########
        )",
                           {4, 1});
        s.level().stairs.down = {7, 1};
        if (!knew) {
            s.game.here().known.discovered.reset({7, 1});
            s.game.here().known.magic_mapped.reset({7, 1});
        }
        Moment now{s};
        change_level(now.turn, 6, how);
        CHECK(s.game.places[4]->known.discovered.test({7, 1}) == (knew || how == ArrivedBy::StairsDown));
        return s.known().discovered.test({0, 0}) && s.known().discovered.test({2, 2});
    };
    // Falling he lands far from where the stairs are.
    CHECK(knows_around(true, ArrivedBy::StairsDown));
    CHECK(knows_around(false, ArrivedBy::StairsDown));
}

TEST_CASE("items that fall land near below where they fell, on free ground", "[play][level_change]") {
    const auto where = [](auto&& change) {
        Scenario s = above(corridor, {7, 1});
        Item item = some_item(ItemKind::Mango, {4, 1});
        s.game.fallen_items.push_back({.item = item, .depth = 6, .turn = 0});
        // Meant for another level, it is still on its way.
        s.game.fallen_items.push_back({.item = item, .depth = 7, .turn = 0});
        change(s);
        lands(s);
        CHECK(s.game.fallen_items.size() == 1);
        std::set<int> columns;
        for (const Item& each : s.level().items) columns.insert(each.at.x);
        return columns;
    };
    CHECK(where([](Scenario&) {}) == std::set<int>{4});
    CHECK(where([](Scenario& s) {
              put_below(s, MonsterKind::Ogre, {4, 1});
              put_below(s, MonsterKind::Ogre, {3, 1});
          }) == std::set<int>{5});
    CHECK(where([](Scenario& s) {
              for (const int x : {3, 4})
                  level_below(s).layers.put(Layer::Dungeon, {x, 1}, Terrain::StoneWall);
          }) == std::set<int>{5});
}

TEST_CASE("the level left behind remembers when it was left, and nothing of it is in view",
          "[play][level_change]") {
    Scenario s = above(corridor, {4, 1});
    s.level().stairs = {.up = {0, 1}, .down = {8, 1}};
    s.game.rounds = 17;
    REQUIRE(s.known().visible.any());
    lands(s);
    const VisitedLevel& left = *s.game.places[4];
    CHECK(left.left_on_turn == 17);
    CHECK(left.known.visible.none());
    CHECK(s.game.depth == 6);
    CHECK(s.game.deepest == 6);
    Moment now{s};
    change_level(now.turn, 5, ArrivedBy::StairsUp);
    CHECK(s.game.deepest == 6);
    CHECK(s.count<LevelEntered>() == 2);
    CHECK_FALSE(s.last<LevelEntered>()->first_visit);
}

}  // namespace cellophane::level_change_scenes
