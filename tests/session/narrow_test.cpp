#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "screen/utf8.h"
#include "session/crafted.h"
#include "session/game_over/game_result.h"
#include "session/messages/screen_description.h"
#include "session/settings.h"
#include "support/catch.h"
#include "view/layout.h"
#include "words/settings.h"

// Pages in windows that show less than all columns of the screen.

namespace cellophane {

namespace {

/// A phone held upright: the smallest, and a common one.
constexpr int phones[] = {45, 55};

std::vector<std::string> words_of(const std::string& text) {
    // Lines of frames are no words.
    std::u32string signs = from_utf8(text);
    std::ranges::replace_if(
        signs, [](char32_t sign) { return sign >= 0x2500 && sign < 0x2580; }, U' ');
    std::istringstream in{to_utf8(signs)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    std::sort(words.begin(), words.end());
    return words;
}

/// The columns of the screen that a window shows.
std::string in_sight(Session& session, int first, int columns) {
    const std::u32string text = from_utf8(session.text());
    std::string shown;
    for (std::size_t row = 0; row < screen_rows; ++row)
        shown += to_utf8(text.substr(row * (screen_columns + 1) + static_cast<std::size_t>(first),
                                     static_cast<std::size_t>(columns))) +
                 "\n";
    return shown;
}

/// The words that show the colors of a palette, which has no room beside it in a narrow window.
void leave_out_samples(std::vector<std::string>& words) {
    for (const ColorSample& sample : color_samples)
        for (const std::string& word : words_of(std::string{sample.word}))
            if (const auto found = std::find(words.begin(), words.end(), word); found != words.end())
                words.erase(found);
}

/// All that a page says in a wide window it says in a narrow one.
void check_narrow(Session& session, int first = 0, bool has_samples = false) {
    session.set_window(0, screen_columns);
    std::vector<std::string> all = words_of(in_sight(session, first, screen_columns - first));
    if (has_samples) leave_out_samples(all);
    const std::vector<std::string> lines = session.reading().lines;
    for (const int columns : phones) {
        session.set_window(first, columns);
        const std::string shown = in_sight(session, first, columns);
        INFO(shown);
        CHECK(words_of(shown) == all);
        // A screen reader gets the same lines.
        CHECK(session.reading().lines == lines);
    }
    session.set_window(0, screen_columns);
}

PastGame run(std::string told, int score) {
    return {.ended = 1'795'000'000,
            .seed = 5,
            .fate = Fate::Died,
            .score = score,
            .gold = score,
            .deepest = 3,
            .turns = 99,
            .told = std::move(told)};
}

}  // namespace

TEST_CASE("pages fit a narrow window without losing text", "[session][narrow]") {
    Session session = crafted([](Game&) {});
    for (const bool keys : {true, false})
        for (const char* page : {"@", "F"}) {
            INFO(page);
            session.set_keyboard(keys);
            session.choose({.name = page});
            check_narrow(session);
            session.choose({.name = "Escape"});
        }
}

TEST_CASE("the lists of past games fit a narrow window", "[session][narrow]") {
    Session session = crafted([](Game&) {});
    HighScores high_scores;
    std::string lines;
    for (int i = 0; i < 8; ++i)
        lines += high_scores.add(
            run("Killed by a goblin conjurer on depth 13, with 1234 pieces of gold.", 1000 + i));
    session.remember_high_scores(lines);
    for (const char* page : {"h", "g"}) {
        press(session, "F");
        press(session, page);
        check_narrow(session);
        press(session, "Escape");
    }
    // More than there are rows for stay as they are: each has to be there.
    for (int i = 0; i < 22; ++i)
        lines += high_scores.add(run("Killed by a rat on depth 1, so far from home and bed.", 5));
    session.remember_high_scores(lines);
    press(session, "F");
    press(session, "h");
    session.set_window(0, 45);
    CHECK(shows(session, "30."));
}

TEST_CASE("in a narrow window all settings, their help and Done can be read", "[session][narrow]") {
    Session session = crafted([](Game&) {});
    for (const bool keys : {true, false}) {
        session.set_keyboard(keys);
        session.choose({.name = "O"});
        for (int row = 0; row < 10 + keys; ++row) {
            check_narrow(session, 0, true);
            session.choose({.name = "Down"});
        }
        session.set_window(0, 45);
        REQUIRE(in_sight(session, 0, 45).find("Done") != std::string::npos);
        session.choose({.name = "Escape"});
    }
}

TEST_CASE("what does not fit a narrow window follows on further parts, by keys and by touch",
          "[session][narrow]") {
    Session session = crafted([](Game&) {});
    for (const bool keys : {true, false})
        for (const char* page : {"?", "@", "D"})
            for (const Window window :
                 {Window{0, 45}, Window{0, 58}, Window{0, 70, 0, 28}, Window{0, 20, 0, 10}}) {
                CAPTURE(keys, page, window.columns, window.rows);
                session.set_keyboard(keys);
                session.set_window(0, screen_columns);
                session.choose({.name = page});
                std::vector<std::string> missing = words_of(session.text());
                const std::vector<std::string> lines = session.reading().lines;
                session.set_window(0, window.columns, 0, window.rows);
                const auto is_open = [&] { return session.reading().title != "The dungeon"; };
                int parts = 0;
                for (; is_open(); ++parts) {
                    REQUIRE(parts < 12);
                    const std::string text = session.text();
                    INFO(text);
                    for (const std::string& word : words_of(text)) std::erase(missing, word);
                    // All of it is in sight, and whether there is more.
                    std::istringstream rows{text};
                    std::string row;
                    for (int y = 0; std::getline(rows, row); ++y) {
                        if (y >= window.rows_of_page()) CHECK(row.find_last_not_of(' ') == std::string::npos);
                        CHECK(from_utf8(row).find_last_not_of(U' ') + 1 <=
                              static_cast<std::size_t>(window.of_page()));
                    }
                    CHECK(session.reading().lines == lines);
                    const bool goes_on = shows(session, "key goes on") || shows(session, "key to continue") ||
                                         shows(session, "ap to go on") || shows(session, "ap to continue");
                    if (keys)
                        press(session, "x");
                    else
                        session.point({.act = PointerAct::Tap, .column = 30, .row = 12});
                    CHECK(is_open() == goes_on);
                }
                // What there is to touch is soon told.
                const bool is_short =
                    std::string_view{page} == "@" || (!keys && std::string_view{page} == "?");
                CHECK(parts > (is_short ? 0 : 1));
                CHECK(missing == std::vector<std::string>{});
                // It begins anew, and Escape never goes on.
                session.choose({.name = page});
                press(session, "x");
                press(session, "Escape");
                CHECK_FALSE(is_open());
                session.choose({.name = page});
                CHECK(shows(session, "Discoveries") == (std::string_view{page} == "D"));
                press(session, "Escape");
            }
}

TEST_CASE("help without a keyboard tells what to touch, with one it lists the keys", "[session][narrow]") {
    Session session = crafted([](Game&) {});
    for (const bool keys : {true, false}) {
        session.set_keyboard(keys);
        session.choose({.name = "?"});
        CHECK(shows(session, "How to play"));
        press(session, "Enter");
        CHECK(shows(session, "Keys and controls"));
        CHECK(shows(session, "Shift or Ctrl + these") == keys);
        CHECK(shows(session, "pinch") != keys);
        press(session, "Escape");
    }
}

TEST_CASE("the tombstone can be read in a window of any width", "[session][narrow]") {
    Session session = crafted([](Game&) {});
    session.act(Quit{});
    for (int columns = 20; columns <= screen_columns; ++columns) {
        session.set_window(0, columns);
        CAPTURE(columns);
        CHECK(shows(session, "Gave up on depth 1."));
    }
}

TEST_CASE("in a low window each setting can be touched, and Done is in sight", "[session][narrow]") {
    Session session = crafted([](Game&) {});
    for (const bool keys : {true, false})
        for (const int rows : {23, 28, 34}) {
            CAPTURE(keys, rows);
            session.set_keyboard(keys);
            session.set_window(0, 70, 0, rows);
            session.choose({.name = "O"});
            const auto row_with = [&](std::string_view text) {
                std::istringstream in{session.text()};
                std::string line;
                for (int row = 0; std::getline(in, line); ++row)
                    if (line.find(text) != std::string::npos) return row;
                return -1;
            };
            std::vector<SettingChoice> choices = setting_choices({}, keys);
            // The last is no setting there: it asks for two keys to swap.
            if (keys) choices.pop_back();
            for (const SettingChoice& choice : choices) {
                CAPTURE(choice.label);
                const std::string before = session.settings();
                const int row = row_with(choice.label);
                REQUIRE(row > 0);
                session.point({.act = PointerAct::Tap, .column = 9, .row = row});
                CHECK(session.settings() != before);
                // Its help is above what can be done here.
                const int help = row_with(choice.help.substr(0, 20));
                CHECK(help > row_with(setting_choices({}, keys).back().label));
                CHECK(help < row_with("Done"));
            }
            const int done = row_with("Done");
            CHECK(done < rows);
            session.point({.act = PointerAct::Tap, .column = 60, .row = done});
            CHECK(session.reading().title == "The dungeon");
            REQUIRE(session.set_settings("").empty());
        }
}

TEST_CASE("without a keyboard the feats lead to the lists of games, and questions are in sight",
          "[session][narrow]") {
    Session session = crafted([](Game&) {});
    session.set_keyboard(false);
    session.set_window(0, 45, 0, 28);
    const auto tap = [&](std::string_view label) {
        std::istringstream in{session.text()};
        std::string line;
        for (int row = 0; std::getline(in, line) && row < 28; ++row)
            if (const std::size_t at = line.find(label); at < 45)
                return session.point({.act = PointerAct::Tap, .column = static_cast<int>(at), .row = row});
        FAIL(label << " is not there:\n" << session.text());
    };
    session.choose({.name = "F"});
    tap("High scores");
    CHECK(shows(session, "High scores"));
    tap("No games yet");
    session.choose({.name = "F"});
    tap("Statistics");
    tap("Reset statistics");
    CHECK(shows(session, "Yes"));
    CHECK(session.reading_column() == 32);
    session.choose({.name = "n"});
    CHECK(session.reading_column() == 0);
    session.choose({.name = "Escape"});
    session.choose({.name = "F"});
    const std::vector<ReadChoice> choices = session.reading().choices;
    CHECK(std::ranges::count(choices, "h", &ReadChoice::key) == 1);
    tap("Pure Mage");
    CHECK(session.reading().title == "The dungeon");
}

TEST_CASE("the key that opens the old messages closes them", "[session]") {
    Session session{{.seed = 12, .harmless = true}};
    const std::string map = session.reading().title;
    press(session, "M");
    REQUIRE(session.reading().title != map);
    press(session, "M");
    CHECK(session.reading().title == map);
}

TEST_CASE("old messages and the log of a run fit a narrow window", "[session][narrow]") {
    Session session{{.seed = 12, .harmless = true}};
    explore_all(session);
    session.set_window(21, 45);
    press(session, "M");
    const std::string old = in_sight(session, 21, 45);
    INFO(old);
    const std::string last = session.messages().back();
    CHECK(old.find(last.substr(last.size() - 12)) != std::string::npos);
    CHECK(in_sight(session, 66, 34).substr(0, 32 * 35).find_first_of("abcdefghijklmnopqrstuvwxyz") ==
          std::string::npos);
    press(session, "Escape");
    session.act(Quit{});
    press(session, "j");
    while (session.wants_motion() > 0) session.pass_frame(1000);
    check_narrow(session);
}

TEST_CASE("in a narrow window the title of another level's map is in sight", "[session][narrow]") {
    Session session = crafted([](Game&) {});
    press(session, "m");
    session.set_window(0, 45);
    const int first = session.reading_column();
    REQUIRE(first > 21);
    CHECK(in_sight(session, first, 45).find("Depth 1, where you are.") != std::string::npos);
}

}  // namespace cellophane
