#include <string>
#include <string_view>

#include "play/play.h"
#include "play/scenario.h"
#include "support/catch.h"

// Explorers take what is worth having (rules/hero.md 10.8).

namespace cellophane {

namespace {

Item marked(Item item, ItemMark mark) {
    item.marks |= {mark};
    return item;
}

constexpr std::string_view wide_hall =
    "############\n#@.........#\n#..........#\n#..........#\n############\n";

}  // namespace

TEST_CASE("exploring takes up items and stops at each", "[play][explore]") {
    Scenario s{wide_hall};
    s.level().items = {some_item(ItemKind::Mango, {5, 2}), some_item(ItemKind::Gold, {9, 1}),
                       some_item(ItemKind::Sword, {2, 3})};
    s.look();
    for (int presses = 1; presses <= 3; ++presses) {
        s.play_out(Explore{});
        CHECK(s.level().items.size() == static_cast<std::size_t>(3 - presses));
        CHECK(s.count<Explored>() == 0);
    }
    s.play_out(Explore{});
    CHECK(s.count<Explored>() == 1);
}

TEST_CASE("exploring leaves marked items and keys alone, and travel goes round them", "[play][explore]") {
    Scenario s{wide_hall};
    s.level().items = {marked(some_item(ItemKind::Mango, {5, 2}), ItemMark::ExplorerAvoids),
                       marked(some_item(ItemKind::DoorKey, {9, 1}), ItemMark::IsKey)};
    s.look();
    s.play_out(Explore{});
    CHECK(s.count<Explored>() == 1);
    CHECK(s.game.turns == 0);
    s.play_out(TravelTo{{9, 2}});
    CHECK(s.game.hero.at == Pos{9, 2});
    CHECK(s.level().items.size() == 2);
    // A journey to the item's own cell takes it.
    s.play_out(TravelTo{{5, 2}});
    s.play_out(TravelTo{{5, 2}});
    CHECK(s.level().items.size() == 1);
}

namespace {

/// A key on an altar, deep down, where ground that was not searched is hard to walk.
Scenario with_altar(std::string_view picture) {
    Scenario s{picture, 1, 20};
    s.level().layers[Layer::Dungeon][{10, 2}] = Terrain::PickupSwitchAltar;
    s.level().items = {marked(some_item(ItemKind::DoorKey, {10, 2}), ItemMark::IsKey)};
    s.level().items[0].marks |= {ItemMark::ExplorerAvoids};
    s.look();
    return s;
}

/// Whether he stands on the altar at some time before there is nothing left to explore.
bool steps_on_altar(Scenario& s) {
    bool has = false;
    for (int i = 0; i < 400 && s.count<Explored>() == 0; ++i) {
        s.play(s.game.doing.index() == 0 ? Command{Explore{}} : Command{Continue{}});
        has |= s.game.hero.at == Pos{10, 2};
    }
    CHECK(s.count<Explored>() == 1);
    return has;
}

}  // namespace

TEST_CASE("exploring stays off altars, even where the ground beside them is worse", "[play][explore]") {
    Scenario s = with_altar(R"(
        ####################
        #..................#
        #@.................#
        #..................#
        ##################.#
        #..................#
        #.##################
        #.##################
        ####################
    )");
    CHECK_FALSE(steps_on_altar(s));
    CHECK(s.known().discovered.test({1, 7}));
    CHECK(s.level().items.size() == 1);
}

TEST_CASE("exploring crosses an altar in the only way and leaves its item", "[play][explore]") {
    Scenario s = with_altar(R"(
        ####################
        #.....#########....#
        #@.................#
        #.....#########....#
        ####################
    )");
    CHECK(steps_on_altar(s));
    CHECK(s.known().discovered.test({18, 3}));
    CHECK(s.level().items.size() == 1);
    CHECK(s.count<ItemTaken>() == 0);
    CHECK(s.level().layers[Layer::Dungeon][{10, 2}] == Terrain::PickupSwitchAltar);
    // A journey leaves it, too, unless it leads to the item's cell.
    s.game.hero.at = {8, 2};
    s.look();
    s.play_out(TravelTo{{13, 2}});
    CHECK(s.game.hero.at == Pos{13, 2});
    CHECK(s.level().items.size() == 1);
    s.play_out(TravelTo{{10, 2}});
    CHECK(s.level().items.empty());
    CHECK_FALSE(s.level().layers[Layer::Dungeon][{10, 2}] == Terrain::PickupSwitchAltar);
}

TEST_CASE("travel to an unreachable place does not end on an altar", "[play][travel]") {
    Scenario s{"############\n#@.....~~..#\n#......~~..#\n############\n"};
    s.level().layers[Layer::Dungeon][{6, 1}] = Terrain::PickupSwitchAltar;
    s.level().items = {marked(some_item(ItemKind::DoorKey, {6, 1}), ItemMark::IsKey)};
    s.look();
    s.play_out(TravelTo{{9, 1}});
    CHECK(s.game.hero.at == Pos{6, 2});
    CHECK(s.level().items.size() == 1);
}

TEST_CASE("exploring does not pick up dropped or thrown items", "[play][explore]") {
    Scenario s{wide_hall};
    s.game.hero.pack = starting_pack();
    s.play(Drop{'a'}).play(Move{Direction::East}).play(Throw{'c', {8, 3}});
    for (int i = 0; i < 5; ++i) s.play_out(Explore{});
    CHECK(s.level().items.size() == 2);
    CHECK(s.count<Explored>() >= 4);
}

TEST_CASE("exploring with a full pack ends after finding each item once", "[play][explore]") {
    Scenario s{wide_hall};
    for (int i = 0; i < pack_places; ++i) put_in(s.game.hero.pack, some_item(ItemKind::PotionOfLife, {}));
    s.level().items = {some_item(ItemKind::Mango, {5, 2}), some_item(ItemKind::Mango, {9, 1})};
    s.look();
    for (int i = 0; i < 4; ++i) s.play_out(Explore{});
    CHECK(s.count<PackFull>() == 2);
    CHECK(s.count<Explored>() >= 1);
}

TEST_CASE("exploring leaves items in deep water", "[play][explore]") {
    Scenario s{"##########\n#@..~~~..#\n#...~~~..#\n##########\n"};
    s.level().items = {some_item(ItemKind::Mango, {5, 1})};
    s.look();
    s.play_out(Explore{});
    CHECK(s.count<Explored>() == 1);
    CHECK(s.game.turns == 0);
}

TEST_CASE("an item under the hero is taken by stepping onto it again", "[play][explore]") {
    Scenario s{wide_hall};
    s.level().items = {some_item(ItemKind::Mango, s.game.hero.at)};
    s.look();
    s.play_out(Explore{});
    // Standing on it is no step: the explorer has nothing left to see, and says so.
    CHECK(s.count<Explored>() == 1);
    s.play(Move{Direction::East});
    s.play_out(Explore{});
    CHECK(s.count<ItemTaken>() == 1);
}

TEST_CASE("a key that comes into view is reported", "[play][explore]") {
    Scenario s{R"(
        ##############
        #@...........#
        ############.#
        ############.#
        ############.#
        ##############
    )"};
    s.level().items = {marked(some_item(ItemKind::DoorKey, {12, 4}), ItemMark::IsKey)};
    s.look();
    s.play_out(Explore{});
    CHECK(s.count<KeySeen>() == 1);
    CHECK(s.count<ItemTaken>() == 0);
}

TEST_CASE("exploring ends on every level, with every useful item taken", "[play][explore]") {
    // Further down secret doors keep most of a level from a hero that does not search.
    constexpr int deepest = 9;
#ifdef CELLOPHANE_SANITIZED
    constexpr std::uint64_t seeds = 4;
#else
    constexpr std::uint64_t seeds = 24;
#endif
    int taken = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Play play{{.seed = seed, .depth = 1 + static_cast<int>(seed * 5 % deepest), .harmless = true}};
        play.begin();
        bool explored = false;
        int commands = 0;
        int stumbles = 0;
        for (; commands < 1500 && !explored; ++commands) {
            Report report = play.submit(Explore{});
            for (int step = 0;; ++step) {
                REQUIRE(step < 3000);
                for (const Event& event : report.events) {
                    explored |= event.is<Explored>();
                    taken += event.is<ItemTaken>() ? 1 : 0;
                    // Where it is too dark to explore, feet feel their way.
                    if (event.is<TooDark>()) ++stumbles;
                }
                if (!report.going_on) break;
                report = play.submit(Continue{});
            }
            if (report.turns == 0 && !explored)
                play.submit(Move{directions[static_cast<std::size_t>(stumbles % 8)]});
        }
        INFO("seed " << seed << ", " << commands << " commands");
        CHECK(explored);
        CHECK(places_taken(play.game().hero.pack) <= pack_places);
    }
    CHECK(taken > 2 * static_cast<int>(seeds));
}

}  // namespace cellophane
