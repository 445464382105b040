#include "session/game_over/past_games_view.h"

#include <string>
#include <string_view>

#include "support/catch.h"

namespace cellophane {

namespace {

using Shows = PastGamesView::Shows;

KeyEvent key(const char* name) {
    return {.name = name};
}

}  // namespace

TEST_CASE("the lists of past games lead to each other, and any other key closes them") {
    PastGames games;
    PastGamesView view{Shows::Best};
    CHECK(!view.press(games, key("g")));
    CHECK(view.shows() == Shows::Counted);
    CHECK(!view.press(games, key("h")));
    CHECK(view.shows() == Shows::Best);
    // There is nothing to count afresh among the best.
    CHECK(view.press(games, key("r")));
    CHECK(view.press(games, key("Escape")));
    CHECK(view.press(games, {.name = "g", .control = true}));
}

TEST_CASE("a reset of the counted games is asked about, and wanted only after yes") {
    PastGames games;
    PastGamesView view{Shows::Counted};
    CHECK(!view.press(games, key("r")));
    CHECK(view.shows() == Shows::Reset);
    CHECK(!view.press(games, key("g")));
    CHECK(view.shows() == Shows::Reset);
    CHECK(!view.press(games, key("n")));
    CHECK(view.shows() == Shows::Counted);
    CHECK(!games.reset_wanted);
    CHECK(!view.press(games, key("R")));
    CHECK(!view.press(games, key("y")));
    CHECK(view.shows() == Shows::Counted);
    CHECK(games.reset_wanted);
}

TEST_CASE("lists of past games begin with those of the game, and lead through all variants", "[variant]") {
    PastGames games;
    games.variant = Variant::Rapid;
    games.high_scores.add({.ended = 1, .variant = Variant::Brogue, .score = 11, .told = "Killed by a rat."});
    games.high_scores.add({.ended = 1, .variant = Variant::Rapid, .score = 22, .told = "Killed by an eel."});
    PastGamesView view{Shows::Best};
    const auto read = [&] {
        Reading told;
        told.title = "High scores";
        view.describe(games, told);
        return told;
    };
    const auto says = [&](std::string_view words) {
        for (const std::string& line : read().lines)
            if (line.find(words) != std::string::npos) return true;
        return false;
    };
    CHECK(read().title == "High scores: Rapid");
    CHECK(says("an eel"));
    CHECK_FALSE(says("a rat"));
    CHECK(!view.press(games, key("v")));
    CHECK(read().title == "High scores: Bullet");
    CHECK(says("No games yet."));
    CHECK(!view.press(games, key("v")));
    CHECK(read().title == "High scores");
    CHECK(says("a rat"));
    // The statistics are those of the same variant.
    CHECK(!view.press(games, key("g")));
    CHECK(!view.press(games, key("v")));
    CHECK(says("22"));
    CHECK_FALSE(says("11"));
}

TEST_CASE("no two lists of past games have a click target in common") {
    for (const Shows one : {Shows::Best, Shows::Counted, Shows::Reset})
        for (const Shows other : {Shows::Best, Shows::Counted, Shows::Reset})
            CHECK((PastGamesView{one}.target({}) == PastGamesView{other}.target({})) == (one == other));
}

}  // namespace cellophane
