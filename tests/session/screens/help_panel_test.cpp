#include <algorithm>
#include <string>
#include <vector>

#include "record/save_files.h"
#include "screen/utf8.h"
#include "session/crafted.h"
#include "session/key_bindings.h"
#include "session/messages/screen_description.h"
#include "session/mouse.h"
#include "session/replay/playback.h"
#include "session/title/title_session.h"
#include "support/catch.h"
#include "view/layout.h"
#include "words/screen_help.h"

// The key `?` explains whatever is open.

namespace cellophane {

namespace {

void carry_all_sorts(Game& game) {
    game.hero.pack.items.push_back({.kind = ItemKind::WandOfSlowness, .charges = 2, .letter = 'w'});
    game.hero.pack.items.push_back({.kind = ItemKind::PotionOfLife, .letter = 'p'});
}

/// How to get to a screen, and what its help is about.
struct WayTo {
    std::vector<std::string> keys;
    HelpTopic topic;
    /// `?` types a character there.
    bool types = false;
};

const std::vector<WayTo> ways{
    {{"i"}, HelpTopic::Pack},
    {{"d"}, HelpTopic::Pack},
    {{"i", "b"}, HelpTopic::Item},
    {{"t", "b"}, HelpTopic::Aiming},
    {{"c", "w"}, HelpTopic::NameScope},
    {{"c", "p"}, HelpTopic::Naming, true},
    {{"R", "b"}, HelpTopic::Letter, true},
    {{"&"}, HelpTopic::Question},
    {{"S"}, HelpTopic::Question},
    {{"@"}, HelpTopic::Character},
    {{"D"}, HelpTopic::Discoveries},
    {{"F"}, HelpTopic::Feats},
    {{"F", "h"}, HelpTopic::BestGames},
    {{"F", "g"}, HelpTopic::CountedGames},
    {{"F", "g", "r"}, HelpTopic::Question},
    {{"M"}, HelpTopic::Messages},
    {{"m"}, HelpTopic::Maps},
    {{"O"}, HelpTopic::Settings},
    {{"?"}, HelpTopic::HelpPage},
    {{"Q", "y"}, HelpTopic::Epitaph},
    {{"Q", "y", "j"}, HelpTopic::Journal},
};

Session at(const WayTo& way) {
    Session session = crafted(carry_all_sorts);
    for (const std::string& key : way.keys) press(session, key);
    return session;
}

/// As words, wherever lines break and whatever stands beside them.
std::string words_on(const std::string& screen) {
    std::u32string signs = from_utf8(screen);
    std::ranges::replace_if(
        signs, [](char32_t sign) { return sign >= 0x2500 && sign < 0x25A0; }, U' ');
    return to_utf8(signs);
}

void check_is_about(const Reading& told, HelpTopic topic, bool keys) {
    REQUIRE(told.lines.size() == 1);
    CHECK(told.lines.front() == screen_help(topic, keys));
    CHECK(told.title.starts_with("Help: "));
    // A page of a phone shows its lines; a panel shows choices alone.
    CHECK(told.extent == ReadExtent::Page);
}

std::size_t offers_of_help(const Reading& told) {
    return static_cast<std::size_t>(std::ranges::count(told.choices, "Help", &ReadChoice::label));
}

}  // namespace

TEST_CASE("a key explains whatever is open, and any key closes the explanation alone", "[session][help]") {
    for (const WayTo& way : ways) {
        INFO("after " << way.keys.front() << " ... " << way.keys.back());
        Session session = at(way);
        const std::string before = session.text();
        const std::uint64_t hash = session.state_hash();
        const Reading told = session.reading();
        CHECK(offers_of_help(told) == 1);
        for (const char* closing : {"Escape", "x", "?", "Enter"}) {
            press(session, way.types ? "F1" : "?");
            check_is_about(session.reading(), way.topic, true);
            CHECK(session.text() != before);
            press(session, closing);
            CHECK(session.text() == before);
        }
        CHECK(session.state_hash() == hash);
        CHECK(session.reading().title == told.title);
    }
}

TEST_CASE("the label for help can be clicked and touched on every screen", "[session][help][mouse]") {
    for (const WayTo& way : ways)
        for (const bool keys : {true, false}) {
            INFO("after " << way.keys.front() << " ... " << way.keys.back());
            Session session = at(way);
            const ScreenSpot label = spot_of_text(session, way.types ? "Help (F1)" : "Help (?)");
            session.set_keyboard(keys);
            const std::string before = session.text();
            if (keys)
                click_at(session, label);
            else
                act_at(session, PointerAct::Tap, label);
            check_is_about(session.reading(), way.topic, keys);
            act_at(session, PointerAct::Tap, label);
            CHECK(session.text() == before);
            // A press that began elsewhere does not count.
            act_at(session, PointerAct::Down, {0, 0});
            act_at(session, PointerAct::Press, label);
            CHECK(session.text() == before);
        }
}

TEST_CASE("the choice that is offered opens the help", "[session][help][reading]") {
    for (const WayTo& way : ways) {
        INFO("after " << way.keys.front() << " ... " << way.keys.back());
        Session session = at(way);
        const Reading told = session.reading();
        const auto help = std::ranges::find(told.choices, "Help", &ReadChoice::label);
        REQUIRE(help != told.choices.end());
        session.choose({.name = help->key});
        check_is_about(session.reading(), way.topic, true);
    }
}

TEST_CASE("while a name is typed, the question mark is a character", "[session][help]") {
    Session session = at({{"c", "p"}, HelpTopic::Naming, true});
    press(session, "?");
    REQUIRE(session.reading().entry);
    CHECK(session.reading().entry->typed == "?");
    // On the map both keys open the help page.
    for (const std::string_view key : {help_key, help_key_while_typing})
        CHECK(meaning_of({.name = std::string{key}}).action == InputAction::Help);
    TitleSession title{{.seed = 7}};
    for (const char* key : {"s", "?"}) title.press({.name = key});
    REQUIRE(title.reading().entry);
    CHECK(title.reading().entry->typed == "?");
}

TEST_CASE("the explanation is in sight in small windows", "[session][help][narrow]") {
    for (const WayTo& way : ways)
        for (const Window window : {Window{0, 45, 0, 23}, Window{21, 60, 4, 24}}) {
            INFO("after " << way.keys.front() << " ... " << way.keys.back());
            Session session = at(way);
            session.set_window(window.first, window.columns, window.top, window.rows);
            press(session, way.types ? "F1" : "?");
            const std::u32string text = from_utf8(words_on(session.text()));
            std::string shown;
            for (int row = window.top; row < window.bottom(); ++row)
                shown +=
                    to_utf8(text.substr(static_cast<std::size_t>(row * (screen_columns + 1) + window.first),
                                        static_cast<std::size_t>(window.columns))) +
                    " ";
            CHECK(shown.find("any key: back") != std::string::npos);
            // Its first and last words.
            const std::string help = screen_help(way.topic, true);
            CHECK(shown.find(help.substr(0, 12)) != std::string::npos);
            CHECK(shown.find(help.substr(help.rfind(' ') + 1)) != std::string::npos);
        }
}

TEST_CASE("the screens of the title are explained as well", "[session][help][title]") {
    const std::vector<WayTo> pages{{{}, HelpTopic::Title},
                                   {{"m"}, HelpTopic::Title},
                                   {{"s"}, HelpTopic::Seed, true},
                                   {{"m", "l"}, HelpTopic::KeptGames},
                                   {{"m", "r"}, HelpTopic::KeptRecordings},
                                   {{"m", "h"}, HelpTopic::BestGames},
                                   {{"m", "g"}, HelpTopic::CountedGames}};
    for (const WayTo& page : pages) {
        TitleSession title{{.seed = 7}};
        for (const std::string& key : page.keys) title.press({.name = key});
        const std::string before = title.text();
        CHECK(offers_of_help(title.reading()) == 1);
        title.press({.name = page.types ? "F1" : "?"});
        check_is_about(title.reading(), page.topic, true);
        title.press({.name = "Escape"});
        CHECK(title.text() == before);
    }
}

TEST_CASE("while a recording is watched, panels are explained and the key opens its help page",
          "[session][help][playback]") {
    Session played{SessionOptions{.seed = 1729, .harmless = true}};
    for (int i = 0; i < 5; ++i) press(played, "z");
    Playback playback{recording_from(played.recording()).value()};
    playback.press({.name = "?"});
    CHECK(playback.reading().title == "Help");
    playback.press({.name = "?"});
    check_is_about(playback.reading(), HelpTopic::WatchHelpPage, true);
    playback.press({.name = "Escape"});
    playback.press({.name = "Escape"});
    playback.press({.name = "i"});
    playback.press({.name = "?"});
    check_is_about(playback.reading(), HelpTopic::Pack, true);
    playback.press({.name = "x"});
    playback.press({.name = "Escape"});
    // A digit begins the number of a turn, where signs are typed.
    playback.press({.name = "1"});
    REQUIRE(playback.reading().entry);
    CHECK(offers_of_help(playback.reading()) == 1);
    playback.press({.name = "F1"});
    check_is_about(playback.reading(), HelpTopic::Turn, true);
}

TEST_CASE("the label of help keeps away from the answers of a question", "[session][help]") {
    for (const char* key : {"Q", "S"}) {
        Session session{{.seed = 1729}};
        press(session, key);
        INFO(session.text());
        const ScreenSpot label = spot_of_text(session, "Help (?)");
        for (const char* answer : {"Yes (y)", "No (n)"}) {
            const ScreenSpot button = spot_of_text(session, answer);
            CHECK(std::abs(button.row - label.row) >= 3);
        }
        // And opens it there.
        click_at(session, label);
        CHECK_FALSE(session.reading().title == "Question");
        press(session, "Escape");
        CHECK(shows(session, "Yes (y)"));
    }
}

}  // namespace cellophane
