#include "session/game_over/past_games_view.h"

#include <string>
#include <string_view>

#include "session/game_over/high_scores_lists.h"
#include "session/session.h"
#include "support/catch.h"
#include "words/lists.h"

namespace cellophane {

namespace {

using Shows = PastGamesView::Shows;

KeyEvent key(const char* name) {
    return {.name = name};
}

/// Where a text in plain letters stands; {-1, -1} if nowhere.
Pos place_of(const Frame& frame, std::string_view text) {
    const auto begins = [&](Pos at) {
        for (std::size_t i = 0; i < text.size(); ++i)
            if (frame.at(at.x + static_cast<int>(i), at.y).glyph != static_cast<char32_t>(text[i]))
                return false;
        return true;
    };
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            if (begins({column, row})) return {column, row};
    return nowhere;
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

TEST_CASE("a game opens the lists with those of its own length", "[variant]") {
    for (const Variant variant : {Variant::Brogue, Variant::Rapid, Variant::Bullet}) {
        Session session{{.seed = 5, .variant = variant}};
        for (const char* key : {"F", "h"}) session.press({.name = key});
        INFO(session.reading().title);
        CHECK(session.reading().title.starts_with("High scores"));
        CHECK((session.reading().title == "High scores") == (variant == Variant::Brogue));
    }
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
    const PastGames games;
    for (const Shows one : {Shows::Best, Shows::Counted, Shows::Reset})
        for (const Shows other : {Shows::Best, Shows::Counted, Shows::Reset})
            CHECK((PastGamesView{one}.target(games, {}) == PastGamesView{other}.target(games, {})) ==
                  (one == other));
}

TEST_CASE("a click on the next variant turns the lists to it, and closes nothing", "[variant]") {
    PastGames games;
    for (const Shows shows : {Shows::Best, Shows::Counted}) {
        PastGamesView view{shows};
        for (const VariantRow& row : variant_rows) {
            const Variant next = variant_after(row.kind);
            const std::string label = next_variant_label(next);
            Frame frame;
            view.paint(frame, games, true, screen_columns);
            INFO(label);
            const auto [column, y] = place_of(frame, label);
            REQUIRE(column >= 0);
            const PointerEvent first{.column = column, .row = y};
            const PointerEvent last{.column = column + static_cast<int>(label.size()) - 1, .row = y};
            const PointerEvent beside{.column = last.column + 1, .row = y};
            CHECK(view.target(games, first) == view.target(games, last));
            CHECK(view.target(games, first) != view.target(games, beside));
            CHECK_FALSE(view.click(games, last));
            Reading told;
            told.title = "List";
            view.describe(games, told);
            CHECK(told.title == list_title("List", next));
        }
        CHECK(view.click(games, {.column = 60, .row = 1}));
    }
}

}  // namespace cellophane
