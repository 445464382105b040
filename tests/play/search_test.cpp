#include <string>

#include "play/scenario.h"
#include "support/catch.h"

// Searching (spec 60, section 9).

namespace cellophane {

namespace {

/// A hall with one secret door in its east wall, the hero so many cells away from it.
std::string hall(int distance) {
    const auto gap = static_cast<std::size_t>(distance - 1);
    return "#" + std::string(gap + 2, '#') + "####\n#.@" + std::string(gap, '.') + "s..#\n#" +
           std::string(gap + 2, '#') + "####\n";
}

template <class Act>
double found(int distance, Act act) {
    int times = 0;
    constexpr int draws = 3000;
    for (std::uint64_t key = 1; key <= draws; ++key) {
        Scenario s{hall(distance), key};
        const Pos door{2 + distance, 1};
        REQUIRE(s.level().strata[Layer::Dungeon][door] == Terrain::SecretDoor);
        act(s);
        const bool revealed = s.level().strata[Layer::Dungeon][door] == Terrain::WoodenDoor;
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

TEST_CASE("the fifth search in a row finds everything near", "[play][search]") {
    CHECK(found(1, search_five_times) == 1.0);
    CHECK(found(3, search_five_times) == Approx(0.86).margin(0.03));
    CHECK(found(5, search_five_times) == Approx(0.73).margin(0.03));
    CHECK(found(16, search_five_times) == 0.0);
}

TEST_CASE("every cell is searched once in passing", "[play][search]") {
    CHECK(found(1, [](Scenario& s) { s.play(Rest{}); }) == Approx(0.13).margin(0.02));
    CHECK(found(3, [](Scenario& s) { s.play(Rest{}); }) == 0.0);
    // A second turn on the same cell looks no further.
    CHECK(found(1, [](Scenario& s) {
              for (int i = 0; i < 12; ++i) s.play(Rest{});
          }) == Approx(0.13).margin(0.02));
}

TEST_CASE("five searches in a row are thorough, and other actions break the row", "[play][search]") {
    Scenario s{"#####\n#.@.#\n#####\n"};
    for (int i = 0; i < 4; ++i) s.play(Search{});
    CHECK(s.count<SearchedThoroughly>() == 0);
    s.play(Rest{});
    for (int i = 0; i < 4; ++i) s.play(Search{});
    CHECK(s.count<SearchedThoroughly>() == 0);
    s.play(Search{});
    CHECK(s.count<SearchedThoroughly>() == 1);
    CHECK(s.game.turns == 10);
    // It starts again.
    for (int i = 0; i < 4; ++i) s.play(Search{});
    CHECK(s.count<SearchedThoroughly>() == 1);
}

TEST_CASE("the long search takes five turns", "[play][search]") {
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

TEST_CASE("nothing out of sight is found", "[play][search]") {
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{"#######\n#.@.#.#\n#####s#\n#....s#\n#######\n", key};
        for (int i = 0; i < 10; ++i) s.play(Search{});
        CHECK(s.count<SecretFound>() == 0);
        CHECK(s.level().strata[Layer::Dungeon][{5, 2}] == Terrain::SecretDoor);
    }
}

}  // namespace cellophane
