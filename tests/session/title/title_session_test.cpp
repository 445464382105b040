#include "session/title/title_session.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "screen/frame.h"
#include "screen/utf8.h"
#include "session/game_over/game_result.h"
#include "session/messages/screen_description.h"
#include "session/title/title_buttons.h"
#include "support/catch.h"
#include "view/title_letters.h"
#include "words/variants.h"

// The title screen (rules/interface.md 11; tables/commands.tsv, context "title" and "file list").

namespace cellophane {

namespace {

void type_in(TitleSession& title, std::string_view text) {
    for (const char sign : text) title.press({.name = std::string(1, sign)});
}

bool shows(TitleSession& title, std::string_view text) {
    return title.text().find(text) != std::string::npos;
}

/// Does something to what is under the first letter of a label.
void act_on(TitleSession& title, PointerAct what, std::string_view label) {
    const std::string screen = title.text();
    int row = 0;
    for (std::size_t begin = 0; begin < screen.size(); ++row) {
        const std::size_t end = screen.find('\n', begin);
        const std::string line = screen.substr(begin, end - begin);
        if (const std::size_t at = line.find(label); at != std::string::npos) {
            // Columns, not bytes: of UTF-8 only the first byte of a sign counts.
            const auto column = static_cast<int>(
                std::count_if(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at),
                              [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
            title.point({.act = what, .column = column, .row = row});
            return;
        }
        begin = end + 1;
    }
    FAIL("no such label: " << label);
}

void click_on(TitleSession& title, std::string_view label) {
    act_on(title, PointerAct::Press, label);
}

std::vector<KeptFile> files(int count) {
    std::vector<KeptFile> kept;
    for (int i = 0; i < count; ++i)
        kept.push_back({"game number " + std::to_string(i), 1'795'000'000 - i * 86'400});
    return kept;
}

}  // namespace

TEST_CASE("the title offers a game, ways to play and things to view", "[session][title]") {
    TitleSession title{{.seed = 7, .version = "9.8.7"}};
    for (const char* label : {"New Game (n)", "More (m)", "More (m)", "9.8.7"}) {
        INFO(label);
        CHECK(shows(title, label));
    }
    // No button to quit unless the title can be left, and no game to continue.
    CHECK_FALSE(shows(title, "Quit (q)"));
    CHECK_FALSE(shows(title, "Continue (c)"));
    title.set_games(files(1));
    CHECK(shows(title, "Continue (c)"));
    CHECK(shows(*std::make_unique<TitleSession>(TitleOptions{.seed = 7, .can_leave = true}), "Quit (q)"));
}

TEST_CASE("each button of the title does the same by key and by click", "[session][title]") {
    struct Way {
        std::string_view keys;
        std::vector<std::string_view> labels;
        TitleAct act;
    };
    const Way ways[] = {
        {"nf", {"New Game (n)", "(f)"}, TitleAct::NewGame},
        {"nr", {"New Game (n)", "(r)"}, TitleAct::NewGame},
        {"nb", {"New Game (n)", "(b)"}, TitleAct::NewGame},
        {"c", {"Continue (c)"}, TitleAct::GoOn},
        {"q", {"Quit (q)"}, TitleAct::Leave},
        {"df", {"Today's dungeon (d)", "(f)"}, TitleAct::Daily},
        {"dr", {"Today's dungeon (d)", "(r)"}, TitleAct::Daily},
        {"db", {"Today's dungeon (d)", "(b)"}, TitleAct::Daily},
        {"mla", {"More (m)", "Load a game (l)", "game number 0"}, TitleAct::Load},
        {"mrb", {"More (m)", "Watch a recording (r)", "game number 1"}, TitleAct::Watch},
    };
    for (const Way& way : ways) {
        INFO(way.keys);
        TitleSession by_key{{.seed = 7, .can_leave = true}};
        TitleSession by_click{{.seed = 7, .can_leave = true}};
        for (TitleSession* title : {&by_key, &by_click}) {
            title->set_games(files(3));
            title->set_recordings(files(3));
        }
        type_in(by_key, way.keys);
        for (const std::string_view label : way.labels) click_on(by_click, label);
        const TitleRequest request = by_key.take_request();
        const TitleRequest clicked = by_click.take_request();
        CHECK(request.act == way.act);
        CHECK(clicked.act == way.act);
        CHECK(request.which == clicked.which);
        CHECK(request.variant == clicked.variant);
        CHECK(by_key.take_request().act == TitleAct::None);
    }
}

TEST_CASE("a click on the title counts only where it went down", "[session][title][mouse]") {
    TitleSession title{{.seed = 7}};
    act_on(title, PointerAct::Down, "More (m)");
    click_on(title, "New Game (n)");
    CHECK(title.take_request().act == TitleAct::None);
    title.point({.act = PointerAct::Down, .column = 2, .row = 2});
    click_on(title, "New Game (n)");
    CHECK(title.take_request().act == TitleAct::None);
    // Out of the window and back it is forgotten.
    act_on(title, PointerAct::Down, "More (m)");
    title.point({.act = PointerAct::Leave});
    click_on(title, "New Game (n)");
    REQUIRE(shows(title, "Rapid"));
    title.press({.name = "Escape"});
    title.set_games(files(3));
    type_in(title, "ml");
    act_on(title, PointerAct::Down, "game number 0");
    click_on(title, "game number 1");
    CHECK(title.take_request().act == TitleAct::None);
    act_on(title, PointerAct::Down, "game number 1");
    click_on(title, "game number 1");
    CHECK(title.take_request().which == 1);
}

TEST_CASE("in a narrow window the lists of the title fit", "[session][title]") {
    TitleSession title{{.seed = 7}};
    title.set_games(files(30));
    type_in(title, "ml");
    REQUIRE(shows(title, "game number 25"));
    const std::string date = date_of(files(1).front().written);
    for (const int columns : {45, 55}) {
        title.set_window(columns);
        const std::string screen = title.text();
        INFO(screen);
        CHECK(shows(title, "game number 25"));
        CHECK(shows(title, date));
        std::istringstream rows{screen};
        for (std::string row; std::getline(rows, row);)
            CHECK(from_utf8(row).find_last_not_of(U' ') + 1 <= static_cast<std::size_t>(columns));
    }
}

TEST_CASE("in a narrow window the other pages of the title fit, and questions are in sight",
          "[session][title]") {
    TitleSession title{{.seed = 7}};
    title.set_keyboard(false);
    title.set_window(45);
    const auto in_sight = [&](std::string_view text) {
        std::istringstream rows{title.text()};
        for (std::string row; std::getline(rows, row);) {
            const std::size_t at = row.find(text);
            const auto first = static_cast<std::size_t>(title.reading_column());
            if (at != std::string::npos && at >= first && at + text.size() <= first + 45) return true;
        }
        return false;
    };
    type_in(title, "mh");
    CHECK(in_sight("No games yet."));
    click_on(title, "No games yet");
    type_in(title, "g");
    CHECK(in_sight("recent"));
    click_on(title, "Reset statistics");
    CHECK(in_sight("Yes"));
    CHECK(in_sight("No "));
    click_on(title, "No ");
    CHECK(in_sight("Statistics of all your games"));
    title.press({.name = "Escape"});
    title.press({.name = "Escape"});
    type_in(title, "s");
    CHECK(in_sight("Seed: a number or a word:"));
    title.type("somewhere");
    CHECK(in_sight("Seed: a number or a word: somewhere"));
    CHECK(in_sight("This word means seed 14423174442168598612."));
}

TEST_CASE("in a narrow window the names of kept games are not cut", "[session][title]") {
    TitleSession title{{.seed = 7}};
    std::vector<KeptFile> games;
    for (int i = 0; i < 20; ++i)
        games.push_back(
            {"dungeon 18446744073709551615, accretion, depth 26, turn " + std::to_string(12300 + i),
             1'795'000'000});
    const std::string date = date_of(games.front().written);
    title.set_games(games);
    type_in(title, "ml");
    title.set_window(45);
    std::istringstream rows{title.text()};
    for (std::string row; std::getline(rows, row);) CHECK(from_utf8(row).find_last_not_of(U' ') + 1 <= 45);
    // What is told of each takes three lines, and any of them stands for it; there are more pages for it.
    for (const char* part : {"a) dungeon 18446744073709551615,", "accretion, depth 26, turn 12300", "h) "})
        CHECK(shows(title, part));
    CHECK_FALSE(shows(title, "i) "));
    CHECK(shows(title, date));
    click_on(title, "older >");
    CHECK(shows(title, "turn 12308"));
    click_on(title, "turn 12309");
    CHECK(title.take_request().which == 9);
    // A narrower window has more pages than a wide one: what is open then is there as well.
    type_in(title, "ml");
    click_on(title, "older >");
    click_on(title, "older >");
    REQUIRE(shows(title, "turn 12316"));
    title.set_window(screen_columns);
    CHECK(shows(title, "t) dungeon"));
}

TEST_CASE("arrows and Return reach every button of the title", "[session][title]") {
    TitleSession title{{.seed = 7}};
    title.press({.name = "Down"});
    title.press({.name = "Enter"});
    title.press({.name = "Down"});
    title.press({.name = "Down"});
    title.press({.name = "Enter"});
    const TitleRequest request = title.take_request();
    CHECK(request.act == TitleAct::NewGame);
    CHECK(request.variant == Variant::Rapid);
    title.press({.name = "Escape"});
    title.press({.name = "Up"});
    title.press({.name = "Enter"});
    CHECK(shows(title, "High scores (h)"));
    title.press({.name = "Escape"});
    CHECK_FALSE(shows(title, "High scores (h)"));
}

/// Takes the typed seed, and the length that is offered first.
void press_enter_twice(TitleSession& title) {
    title.press({.name = "Enter"});
    CHECK(title.take_request().act == TitleAct::None);
    title.press({.name = "Enter"});
}

TEST_CASE("a seed can be typed, and an invalid one is refused with a message", "[session][title]") {
    TitleSession title{{.seed = 7, .last_seed = 1729}};
    type_in(title, "s");
    REQUIRE(shows(title, "Seed: a number or a word: 1729"));
    SECTION("the seed of the game before is offered") {
        press_enter_twice(title);
        const TitleRequest request = title.take_request();
        CHECK(request.act == TitleAct::Seeded);
        CHECK(request.seed == 1729);
    }
    SECTION("a number that is none says so, and may be mended") {
        for (int i = 0; i < 4; ++i) title.press({.name = "Backspace"});
        title.press({.name = "0"});
        title.press({.name = "Enter"});
        CHECK(title.take_request().act == TitleAct::None);
        CHECK(shows(title, "18446744073709551615"));
        title.press({.name = "Backspace"});
        type_in(title, "42");
        press_enter_twice(title);
        CHECK(title.take_request().seed == 42);
    }
    SECTION("words are seeds; keys of buttons are only letters here") {
        for (int i = 0; i < 4; ++i) title.press({.name = "Backspace"});
        type_in(title, "npv");
        CHECK(shows(title, "word: npv"));
        press_enter_twice(title);
        const TitleRequest request = title.take_request();
        CHECK(request.act == TitleAct::Seeded);
        CHECK(request.seed > 0xFFFFFFFFU);
    }
    SECTION("what is typed takes the place of what is offered") {
        type_in(title, "77");
        CHECK(shows(title, "word: 77 "));
        press_enter_twice(title);
        CHECK(title.take_request().seed == 77);
        // Moving the cursor keeps the proposed text.
        for (const char* key : {"End", "Left", "Home"}) {
            type_in(title, "s");
            title.press({.name = key});
            type_in(title, "0");
            CHECK(shows(title, "word: 17290 "));
            title.press({.name = "Escape"});
            title.press({.name = "Escape"});
        }
        // What types nothing changes nothing.
        type_in(title, "s");
        title.press({.name = "F5"});
        title.press({.name = "Shift"});
        type_in(title, "4");
        CHECK(shows(title, "word: 4 "));
    }
    SECTION("a word says which number it is") {
        CHECK_FALSE(shows(title, "is the seed"));
        CHECK(title.reading().lines.empty());
        type_in(title, "npv");
        title.press({.name = "Space"});
        const std::vector<std::string> told = title.reading().lines;
        REQUIRE(told.size() == 1);
        CHECK(shows(title, told.front()));
        press_enter_twice(title);
        CHECK(told.front() == "This word means seed " + std::to_string(title.take_request().seed) + ".");
        title.set_settings("hide-seed on\n");
        type_in(title, "psnpv");
        CHECK(title.reading().lines.empty());
        CHECK_FALSE(shows(title, "is the seed"));
    }
    SECTION("Escape goes back") {
        title.press({.name = "Escape"});
        CHECK(shows(title, "Enter a seed (s)"));
        CHECK(title.take_request().act == TitleAct::None);
    }
}

TEST_CASE("the chosen style and mode apply to the next game", "[session][title]") {
    TitleSession title{{.seed = 7}};
    type_in(title, "m");
    CHECK(shows(title, "Style: brogue (a)"));
    CHECK(shows(title, "Mode: normal (e)"));
    type_in(title, "ae");
    CHECK(shows(title, "Style: classic (a)"));
    CHECK(shows(title, "easy mode"));
    type_in(title, "nf");
    const TitleRequest request = title.take_request();
    CHECK(request.style == Style::Classic);
    CHECK(request.easy);
    title.press({.name = "Escape"});
    title.press({.name = "Escape"});
    type_in(title, "maaae");
    CHECK(shows(title, "Style: brogue (a)"));
    CHECK_FALSE(shows(title, "easy mode"));
}

TEST_CASE("kept files are listed 26 to a page, the latest first", "[session][title]") {
    TitleSession title{{.seed = 7}};
    type_in(title, "ml");
    CHECK(shows(title, "No files yet."));
    title.press({.name = "a"});
    CHECK(title.take_request().act == TitleAct::None);
    title.set_games(files(60));
    CHECK(shows(title, "a) game number 0 "));
    CHECK(shows(title, "z) game number 25 "));
    CHECK_FALSE(shows(title, "game number 26"));
    CHECK(shows(title, "2026-11-1"));
    title.press({.name = "PageDown"});
    CHECK(shows(title, "a) game number 26 "));
    click_on(title, "older >");
    CHECK(shows(title, "h) game number 59 "));
    title.press({.name = "Down"});
    title.press({.name = "c"});
    CHECK(title.take_request().which == 54);
    type_in(title, "ml");
    title.press({.name = "Escape"});
    CHECK(shows(title, "Load a game (l)"));
    SECTION("a long name ends before the date") {
        title.set_games({{std::string(80, 'x'), 0}});
        type_in(title, "l");
        CHECK(shows(title, std::string(53, 'x') + "    1970-01-01"));
    }
}

TEST_CASE("the title shows the lists of past games", "[session][title]") {
    TitleSession title{{.seed = 7}};
    HighScores high_scores;
    title.remember_high_scores(
        high_scores.add({.ended = 1'795'000'000, .score = 77, .told = "Killed by a rat."}));
    type_in(title, "mh");
    CHECK(shows(title, "Killed by a rat."));
    type_in(title, "g");
    CHECK(shows(title, "Statistics of all your games"));
    type_in(title, "ry");
    CHECK_FALSE(title.take_high_scores(1'795'000'001).empty());
    CHECK(title.take_high_scores(1'795'000'002).empty());
    type_in(title, "rn");
    CHECK(title.take_high_scores(1'795'000'003).empty());
    title.press({.name = "Space"});
    CHECK(shows(title, "High scores (h)"));
}

TEST_CASE("the title is animated only with motion on, and not behind pages", "[session][title]") {
    TitleSession title{{.seed = 7}};
    title.repaint();
    CHECK(title.wants_motion() == -1);
    title.pass_frame(1000);
    CHECK(title.draw().empty());
    title.set_motion(true);
    title.repaint();
    REQUIRE(title.wants_motion() > 0);
    title.pass_frame(100);
    CHECK_FALSE(title.draw().empty());
    type_in(title, "mh");
    CHECK(title.wants_motion() == -1);
    // Asked to hold still, it shows a whole dungeon.
    title.press({.name = "Escape"});
    title.set_motion(false);
    TitleSession still{{.seed = 7}};
    type_in(still, "m");
    CHECK(title.text() == still.text());
}

TEST_CASE("the title keeps digging dungeons in the background", "[session][title]") {
    TitleSession title{{.seed = 3}};
    title.set_motion(true);
    std::string before = title.text();
    int changed = 0;
    for (int i = 0; i < 600; ++i) {
        title.pass_frame(120);
        std::string now = title.text();
        changed += now != before ? 1 : 0;
        before = std::move(now);
    }
    // Most of the time something is dug; a finished level is looked at for a while.
    CHECK(changed > 200);
    CHECK(changed < 600);
}

TEST_CASE("Return and the space bar begin or continue a game", "[session][title]") {
    for (const char* key : {"Enter", "Space"}) {
        TitleSession title{{.seed = 7}};
        title.press({.name = key});
        CHECK(title.take_request().act == TitleAct::None);
        title.press({.name = key});
        const TitleRequest request = title.take_request();
        CHECK(request.act == TitleAct::NewGame);
        CHECK(request.variant == Variant::Brogue);
        title.press({.name = "Escape"});
        title.set_games(files(1));
        title.press({.name = key});
        CHECK(title.take_request().act == TitleAct::GoOn);
        // They choose nothing in a menu that opened beside it.
        type_in(title, "m");
        title.press({.name = key});
        CHECK(title.take_request().act == TitleAct::None);
    }
}

TEST_CASE("name and menus of the title are in sight in every window, the menus below the name",
          "[session][title]") {
    for (const int columns : {22, 24, 25, 40, 44, 45, 50, 66, 99, 100})
        for (const int rows : {14, 16, 20, 24, 30, 33, 34}) {
            const Window window{.columns = columns, .rows = rows};
            INFO(columns << " columns, " << rows << " rows");
            const TitleLetters letters{window};
            int pixels = 0;
            for (int row = 0; row < pixel_rows; ++row)
                for (int column = 0; column < screen_columns; ++column) {
                    if (!letters.at(column, row)) continue;
                    ++pixels;
                    CHECK(column >= screen_columns - columns);
                    CHECK(row >= 2 * letters.first_row());
                    CHECK(row < 2 * letters.end_row());
                }
            // Ten letters, none of them cut: as many pixels as one of the sizes has.
            CHECK((pixels == 510 || pixels == 108 || pixels == 91));
            CHECK(letters.end_row() < rows);
            for (const TitleMenuKind menu : {TitleMenuKind::Top, TitleMenuKind::More, TitleMenuKind::NewGame})
                for (const TitleButton& button : title_buttons(
                         menu,
                         {.can_go_on = true, .can_leave = true, .style = Style::Brogue, .window = window})) {
                    INFO(button.label);
                    CHECK(button.row - button.padded >= letters.end_row());
                    CHECK(button.row + button.padded < rows);
                }
        }
}

TEST_CASE("with little room the name stands on two lines, and its N has a slanting stroke",
          "[session][title]") {
    const TitleLetters one{Window{}};
    const TitleLetters two{Window{.columns = 45}};
    CHECK(two.end_row() - two.first_row() == 2 * (one.end_row() - one.first_row()) + 2);
    // The last but one letter of the line: both uprights all the way down, and a stroke that goes to the
    // right.
    const auto pixels_of_n = [&](int row) {
        std::string line;
        for (int column = 0; column < 8; ++column)
            line += one.at(1 + 8 * 10 + column, 2 * one.first_row() + row) ? '#' : '.';
        return line;
    };
    std::size_t stroke = 0;
    for (int row = 1; row < 11; ++row) {
        const std::string line = pixels_of_n(row);
        INFO(line);
        CHECK(line.substr(0, 2) == "##");
        CHECK(line.substr(6) == "##");
        CHECK(line.find_last_of('#', 5) >= stroke);
        stroke = line.find_last_of('#', 5);
    }
    CHECK(stroke == 5);
}

TEST_CASE("the title burns in halves of cells, and is written in ASCII where that is asked for",
          "[session][title]") {
    TitleSession title{{.seed = 7}};
    const std::string half = "\u2580";
    CHECK(title.repaint().find(half) != std::string::npos);
    CHECK(title.text().find(half) == std::string::npos);
    title.set_settings("ascii on\n");
    for (const char sign : title.repaint()) REQUIRE(static_cast<unsigned char>(sign) < 0x80U);
}

TEST_CASE("a complaint is shown on the title until the next key", "[session][title]") {
    TitleSession title{{.seed = 7}};
    title.complain("That recording is of another dungeon version.");
    CHECK(shows(title, "another dungeon version"));
    title.press({.name = "Escape"});
    CHECK_FALSE(shows(title, "another dungeon version"));
}

TEST_CASE("a hidden seed is not offered in the seed prompt", "[session][title][settings]") {
    TitleSession title{{.seed = 7, .last_seed = 1729}};
    title.set_settings("hide-seed on\n");
    type_in(title, "s");
    REQUIRE(shows(title, "Seed: a number or a word: "));
    CHECK_FALSE(shows(title, "1729"));
    CHECK(title.reading().entry->typed.empty());
}

TEST_CASE("the words for the title list its choices with their keys", "[session][title]") {
    TitleSession title{{.seed = 7, .last_seed = 5}};
    title.set_games(files(30));
    Reading told = title.reading();
    CHECK(told.title == "Cellophane");
    REQUIRE(told.choices.size() == 6);
    CHECK(told.choices[1].label == "New Game");
    CHECK(told.choices[1].key == "n");
    type_in(title, "m");
    CHECK(title.reading().choices.size() == 13);
    CHECK(title.reading().choices.back().role == ChoiceRole::Back);
    type_in(title, "l");
    told = title.reading();
    CHECK(told.title == "Saved games");
    REQUIRE(told.choices.size() == 29);
    CHECK(told.choices[0].label == "game number 0");
    CHECK(told.choices[26].key == "PageDown");
    title.press({.name = "Escape"});
    type_in(title, "s");
    REQUIRE(title.reading().entry.has_value());
    CHECK(title.reading().entry->typed == "5");
    title.type("a word");
    press_enter_twice(title);
    CHECK(title.take_request().act == TitleAct::Seeded);
    type_in(title, "mg");
    told = title.reading();
    CHECK(told.title == "Statistics of all your games");
    CHECK(told.lines.size() > 10);
}

TEST_CASE("a title whose menus are shown beside it paints none, and tells of the open one alone",
          "[session][title]") {
    TitleSession title{{.seed = 7}};
    CHECK(shows(title, "New Game"));
    title.set_sheets(true);
    CHECK_FALSE(shows(title, "New Game"));
    Reading told = title.reading();
    CHECK(told.extent == ReadExtent::Panel);
    CHECK(told.choices.front().role == ChoiceRole::Main);
    type_in(title, "m");
    told = title.reading();
    CHECK(told.choices.front().label == "Load a game");
    CHECK(told.choices.back().label == "Back");
    CHECK(std::none_of(told.choices.begin(), told.choices.end(),
                       [](const ReadChoice& choice) { return choice.label == "New Game"; }));
    title.press({.name = "Escape"});
    type_in(title, "s");
    CHECK_FALSE(shows(title, "Seed: a number or a word"));
    CHECK(title.reading().entry.has_value());
}

TEST_CASE("a new game and today's dungeon ask for one length, each with the time it takes",
          "[session][title][variant]") {
    for (const auto& [key, act] : {std::pair{"n", TitleAct::NewGame}, {"d", TitleAct::Daily}}) {
        TitleSession title{{.seed = 7}};
        type_in(title, key);
        const Reading told = title.reading();
        INFO(told.title);
        REQUIRE(told.choices.size() == variant_rows.size() + 2);
        CHECK(told.choices[0].role == ChoiceRole::Main);
        for (const VariantWords& words : variant_words) {
            TitleSession asked{{.seed = 7}};
            type_in(asked, key);
            CHECK(shows(asked, format_length(words.kind)));
            type_in(asked, std::string{words.key});
            const TitleRequest request = asked.take_request();
            CHECK(request.act == act);
            CHECK(request.variant == words.kind);
        }
        // Any other key begins nothing, and Escape goes back.
        title.press({.name = "x"});
        title.press({.name = "Escape"});
        CHECK(title.take_request().act == TitleAct::None);
        CHECK(shows(title, "Enter a seed"));
    }
}

TEST_CASE("a typed seed asks for one length, and Escape goes back to the seed", "[session][title][variant]") {
    for (const VariantWords& words : variant_words) {
        TitleSession title{{.seed = 7}};
        type_in(title, "s42");
        title.press({.name = "Enter"});
        CHECK(title.reading().title == "Enter a seed");
        CHECK(title.reading().choices.size() == variant_rows.size() + 2);
        CHECK(shows(title, format_length(words.kind)));
        title.press({.name = "Escape"});
        CHECK(title.reading().entry->typed == "42");
        title.press({.name = "Enter"});
        type_in(title, std::string{words.key});
        const TitleRequest request = title.take_request();
        CHECK(request.act == TitleAct::Seeded);
        CHECK(request.seed == 42);
        CHECK(request.variant == words.kind);
    }
}

TEST_CASE("only those who play for the first time without a keyboard are offered a short game first",
          "[session][title][variant]") {
    const auto first_of = [](TitleSession& title) {
        type_in(title, "n");
        title.press({.name = "Enter"});
        return title.take_request().variant;
    };
    TitleSession on_desk{{.seed = 7}};
    CHECK(first_of(on_desk) == Variant::Brogue);
    TitleSession on_phone{{.seed = 7}};
    on_phone.set_keyboard(false);
    CHECK(first_of(on_phone) == variant_for_newcomers);
    CHECK(variant_for_newcomers != Variant::Brogue);
    TitleSession with_game{{.seed = 7}};
    with_game.set_keyboard(false);
    with_game.set_games(files(1));
    CHECK(first_of(with_game) == Variant::Brogue);
    TitleSession with_recording{{.seed = 7}};
    with_recording.set_keyboard(false);
    with_recording.set_recordings(files(1));
    CHECK(first_of(with_recording) == Variant::Brogue);
    TitleSession with_result{{.seed = 7}};
    with_result.set_keyboard(false);
    HighScores high_scores;
    with_result.remember_high_scores(
        high_scores.add({.ended = 1'795'000'000, .score = 77, .told = "Killed."}));
    CHECK(first_of(with_result) == Variant::Brogue);
}

TEST_CASE("a window of forty columns shows whole buttons of the title", "[session][title]") {
    constexpr int narrow = 40;
    constexpr int farthest = screen_columns - narrow;
    TitleSession title{{.seed = 7, .can_leave = true}};
    for (const auto& [key, place] :
         {std::pair{"", TitleMenuKind::Top}, {"m", TitleMenuKind::More}, {"n", TitleMenuKind::NewGame}}) {
        type_in(title, key);
        // It scrolls no farther than the screen goes.
        const int first = std::min(title.reading_column(), farthest);
        for (const Style style : {Style::Brogue, Style::Classic, Style::Accretion, Style::Rogue})
            for (const TitleButton& button :
                 title_buttons(place, {.can_go_on = true, .can_leave = true, .style = style})) {
                INFO(key << ": " << button.label);
                CHECK(button.column >= first);
                CHECK(button.column + static_cast<int>(button.label.size()) <= first + narrow);
            }
        title.press({.name = "Escape"});
    }
}

}  // namespace cellophane
