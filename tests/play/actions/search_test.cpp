#include <string>

#include "play/scenario.h"
#include "support/catch.h"

// Searching (rules/hero.md 9).

namespace cellophane {

namespace {

/// A hall with one secret door in its east wall, the hero so many cells away from it.
std::string secret_hall(int distance) {
    const auto gap = static_cast<std::size_t>(distance - 1);
    return "#" + std::string(gap + 2, '#') + "####\n#.@" + std::string(gap, '.') + "s..#\n#" +
           std::string(gap + 2, '#') + "####\n";
}

template <class Act>
double found(int distance, Act act) {
    int times = 0;
    constexpr int draws = 3000;
    for (std::uint64_t key = 1; key <= draws; ++key) {
        Scenario s{secret_hall(distance), key};
        const Pos door{2 + distance, 1};
        REQUIRE(s.level().layers[Layer::Dungeon][door] == Terrain::SecretDoor);
        act(s);
        const bool revealed = s.level().layers[Layer::Dungeon][door] == Terrain::WoodenDoor;
        times += revealed ? 1 : 0;
        REQUIRE(s.count<SecretFound>() == (revealed ? 1 : 0));
        if (revealed) REQUIRE(s.known().memory[Layer::Dungeon][door] == Terrain::WoodenDoor);
    }
    return times / double{draws};
}

void search_once(Scenario& s) {
    // The passing search of this cell is not what is measured here.
    s.game.here().known.searched_from.fill();
    s.play(Search{});
}

void search_five_times(Scenario& s) {
    s.game.here().known.searched_from.fill();
    s.game.hero.search_streak = 4;
    s.play(Search{});
}

}  // namespace

TEST_CASE("a search finds a hidden door as often as the table says", "[play][search]") {
    CHECK(found(1, search_once) == Approx(0.33).margin(0.03));
    CHECK(found(2, search_once) == Approx(0.26).margin(0.03));
    CHECK(found(3, search_once) == Approx(0.20).margin(0.03));
    CHECK(found(5, search_once) == Approx(0.06).margin(0.02));
    CHECK(found(6, search_once) == 0.0);
    CHECK(found(9, search_once) == 0.0);
}

TEST_CASE("the fifth search in a row finds every secret nearby", "[play][search]") {
    CHECK(found(1, search_five_times) == 1.0);
    CHECK(found(3, search_five_times) == Approx(0.86).margin(0.03));
    CHECK(found(5, search_five_times) == Approx(0.73).margin(0.03));
    CHECK(found(16, search_five_times) == 0.0);
}

TEST_CASE("each cell is searched once in passing", "[play][search]") {
    CHECK(found(1, [](Scenario& s) { s.play(Rest{}); }) == Approx(0.13).margin(0.02));
    CHECK(found(3, [](Scenario& s) { s.play(Rest{}); }) == 0.0);
    // A second turn on the same cell looks no further.
    CHECK(found(1, [](Scenario& s) {
              for (int i = 0; i < 12; ++i) s.play(Rest{});
          }) == Approx(0.13).margin(0.02));
}

TEST_CASE("a hero too unaware to search a cell in passing searches it once he can", "[play][search]") {
    Scenario s{"#####\n#.@.#\n#####\n"};
    s.game.hero.pack.items = {enchanted(ItemKind::RingOfAwareness, -2)};
    s.game.hero.pack.rings[0] = 0;
    s.play(Rest{});
    CHECK_FALSE(s.known().searched_from.test(s.game.hero.at));
    s.game.hero.pack.rings[0] = -1;
    s.play(Rest{});
    CHECK(s.known().searched_from.test(s.game.hero.at));
}

TEST_CASE("five searches in a row search thoroughly, and other actions break the row", "[play][search]") {
    Scenario s{"#####\n#.@.#\n#####\n"};
    for (int i = 0; i < 4; ++i) s.play(Search{});
    CHECK(s.count<SearchedThoroughly>() == 0);
    s.play(Rest{});
    for (int i = 0; i < 4; ++i) s.play(Search{});
    CHECK(s.count<SearchedThoroughly>() == 0);
    s.play(Search{});
    CHECK(s.count<SearchedThoroughly>() == 1);
    CHECK(s.game.turns == 10);
    // The count of searches starts again.
    for (int i = 0; i < 4; ++i) s.play(Search{});
    CHECK(s.count<SearchedThoroughly>() == 1);
}

TEST_CASE("a long search takes five turns, or less if it finds something", "[play][search]") {
    Scenario s{"#####\n#.@.#\n#####\n"};
    s.play_out(LongSearch{});
    CHECK(s.game.turns == 5);
    CHECK(s.count<SearchedThoroughly>() == 1);
    // What is found ends it.
    int early = 0;
    for (std::uint64_t key = 1; key <= 50; ++key) {
        Scenario hidden{"#####\n#.@s#\n#####\n", key};
        hidden.play_out(LongSearch{});
        CHECK(hidden.count<SecretFound>() == 1);
        early += hidden.game.turns < 5 ? 1 : 0;
    }
    CHECK(early > 20);
}

TEST_CASE("searching finds nothing out of sight", "[play][search]") {
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{"#######\n#.@.#.#\n#####s#\n#....s#\n#######\n", key};
        for (int i = 0; i < 10; ++i) s.play(Search{});
        CHECK(s.count<SecretFound>() == 0);
        CHECK(s.level().layers[Layer::Dungeon][{5, 2}] == Terrain::SecretDoor);
    }
}

TEST_CASE("every secret is revealed as what its row says", "[play][search]") {
    int secrets = 0;
    for (const TerrainRow& row : terrain_rows) {
        if (!row.mechanics.has(TerrainMechanic::Secret)) continue;
        ++secrets;
        INFO(row.name);
        Scenario s{"#######\n#.....#\n#.@...#\n#.....#\n#######\n"};
        const Pos at{4, 2};
        s.level().layers[Layer::Dungeon][at] = row.kind;
        update_vision(s.game);
        const Terrain guise = s.known().memory[Layer::Dungeon][at];
        CHECK((guise == Terrain::Floor || guise == Terrain::StoneWall));
        REQUIRE(reveal_secret(s.game, at, s.events));
        REQUIRE(s.count<SecretFound>() == 1);
        const FeatureRow& found = feature_rows[row.discovered_as];
        CHECK(s.events[0].get<SecretFound>().terrain == found.terrain);
        CHECK(s.level().layers[found.layer][at] == found.terrain);
        CHECK(s.known().memory[found.layer][at] == found.terrain);
        CHECK_FALSE(s.level().layers.mechanics(at).has(TerrainMechanic::Secret));
        if (found.layer != Layer::Dungeon) CHECK(s.level().layers[Layer::Dungeon][at] == Terrain::Floor);
        // Features that appear during play flare, and so does the rim of a hatch.
        const int flares = row.kind == Terrain::HiddenTrapDoor ? 2 : 1;
        CHECK(s.count<Flared>() == flares);
        CHECK_FALSE(reveal_secret(s.game, at, s.events));
        CHECK(s.count<Flared>() == flares);
    }
    CHECK(secrets >= 13);
}

TEST_CASE("a revealed trap door has chasm edges around it", "[play][search]") {
    Scenario s{"#######\n#.....#\n#@....#\n#.....#\n#######\n"};
    s.level().layers[Layer::Dungeon][{4, 2}] = Terrain::HiddenTrapDoor;
    reveal_secret(s.game, {4, 2}, s.events);
    for (Direction d : cardinals) {
        CHECK(s.level().layers[Layer::Liquid][Pos{4, 2} + step(d)] == Terrain::ChasmEdge);
        CHECK(s.known().memory[Layer::Liquid][Pos{4, 2} + step(d)] == Terrain::ChasmEdge);
    }
}

TEST_CASE("stepping on a hidden trap reveals it", "[play][search]") {
    Scenario s{"#####\n#@..#\n#####\n"};
    s.level().layers[Layer::Dungeon][{2, 1}] = Terrain::HiddenNetTrap;
    s.game.here().known.searched_from.fill();
    s.play(Move{Direction::East});
    CHECK(s.count<SecretFound>() == 1);
    CHECK(s.level().layers[Layer::Dungeon][{2, 1}] == Terrain::NetTrap);

    // The player is not asked about a hatch the hero cannot see.
    Scenario hatch{"#####\n#@..#\n#####\n", 1, 3};
    hatch.level().layers[Layer::Dungeon][{2, 1}] = Terrain::HiddenTrapDoor;
    hatch.game.here().known.searched_from.fill();
    update_vision(hatch.game);
    hatch.play(Move{Direction::East});
    CHECK(hatch.game.question == Question::None);
    CHECK(hatch.count<FellDown>() == 1);
    CHECK(hatch.game.depth == 4);
    // For a discovered hatch the player is asked.
    Scenario known{"#####\n#@..#\n#####\n", 1, 3};
    known.level().layers[Layer::Dungeon][{2, 1}] = Terrain::HiddenTrapDoor;
    reveal_secret(known.game, {2, 1}, known.events);
    known.play(Move{Direction::East});
    CHECK(known.game.question == Question::LeapIntoChasm);
}

TEST_CASE("travelling avoids known traps", "[play][explore]") {
    Scenario s{"#######\n#@.^..#\n#.....#\n#######\n"};
    s.level().layers[Layer::Dungeon][{3, 1}] = Terrain::FireTrap;
    update_vision(s.game);
    s.play_out(TravelTo{{5, 1}});
    CHECK(s.game.hero.at == Pos{5, 1});
    for (const Event& event : s.events)
        if (const auto* moved = event.as<Moved>()) CHECK_FALSE(moved->to == Pos{3, 1});
}

}  // namespace cellophane
