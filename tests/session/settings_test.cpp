#include "session/settings.h"

#include <algorithm>

#include "session/crafted.h"
#include "session/messages/screen_description.h"
#include "support/catch.h"
#include "view/palettes.h"
#include "view/text.h"

namespace cellophane {

namespace {

int turns_after(Session& session, std::string key) {
    press(session, std::move(key));
    return session.turns();
}

/// A hero with deep water on its right, after a turn of looking around.
Session at_the_shore() {
    Session session = crafted([](Game& game) {
        const Pos shore = game.hero.at + step(Direction::East);
        TerrainLayers& layers = game.here().level.layers;
        layers[Layer::Dungeon][shore] = Terrain::Floor;
        layers[Layer::Liquid][shore] = Terrain::DeepWater;
    });
    press(session, "z");
    return session;
}

}  // namespace

TEST_CASE("settings read back from their text", "[session][settings]") {
    Settings settings;
    settings.eyes = {
        .palette = Palette::Tritan, .marks = true, .gas_letters = true, .ascii = true, .least_light = 40};
    settings.still = settings.long_notices = settings.hides_seed = settings.asks_at_water = true;
    settings.keys = {{"q", "x"}, {"F1", "?"}};
    const ReadSettings read = read_settings(settings_text(settings));
    CHECK(read.problems.empty());
    CHECK(read.settings == settings);
    CHECK(read_settings(settings_text({})).settings == Settings{});
    CHECK(read_settings("").settings == Settings{});
    CHECK(read_settings("\r\n  palette   tritan \r\n").settings.eyes.palette == Palette::Tritan);
}

TEST_CASE("lines of settings that cannot be read are reported, and the others take effect",
          "[session][settings]") {
    const ReadSettings read = read_settings(
        "palette sepia\nmarks on\nleast-light 61\nleast-light 7x\nshouting on\nkey q\nkey a b c\nstill "
        "maybe\n");
    CHECK(read.settings.eyes.marks);
    CHECK(read.settings.eyes.palette == Palette::Standard);
    CHECK(read.settings.eyes.least_light == 0);
    REQUIRE(read.problems.size() == 7);
    const auto says = [&](std::size_t which, std::string_view words) {
        INFO(read.problems[which].message);
        CHECK(read.problems[which].code == "bad-setting");
        CHECK(read.problems[which].message.find(words) != std::string::npos);
    };
    says(0,
         "Line 1 of the settings: palette takes standard, high-contrast, protan, deutan or tritan, not "
         "\"sepia\".");
    says(1, "Line 3");
    says(1, "a whole number from 0 to 60");
    says(2, "\"7x\"");
    says(3, "unknown setting \"shouting\"; the settings are palette, marks,");
    says(4, "the key it acts as");
    says(5, "Line 7");
    says(6, "on or off");
}

TEST_CASE("settings are changed on their page by arrows, letters and clicks", "[session][settings]") {
    Session session{{.seed = 1729}};
    const std::uint64_t before = session.state_hash();
    press(session, "O");
    CHECK(shows(session, "Settings"));
    CHECK(shows(session, "a  Colours"));
    press(session, "Right");
    CHECK(session.settings().find("palette high-contrast\n") != std::string::npos);
    press(session, "Left");
    press(session, "Left");
    CHECK(session.settings().find("palette tritan\n") != std::string::npos);
    press(session, "Down");
    press(session, "Enter");
    CHECK(session.settings().find("marks on\n") != std::string::npos);
    press(session, "b");
    CHECK(session.settings().find("marks off\n") != std::string::npos);
    session.point({.act = PointerAct::Press, .column = 10, .row = 3});
    CHECK(session.settings().find("palette standard\n") != std::string::npos);
    press(session, "Escape");
    CHECK_FALSE(shows(session, "Settings"));
    press(session, "O");
    // What went down elsewhere is not meant.
    session.point({.act = PointerAct::Down, .column = 10, .row = 30});
    session.point({.act = PointerAct::Press, .column = 10, .row = 3});
    CHECK(session.settings().find("palette standard\n") != std::string::npos);
    session.point({.act = PointerAct::Down, .column = 10, .row = 3});
    session.point({.act = PointerAct::Press, .column = 85, .row = 32});
    CHECK(shows(session, "Settings"));
    session.point({.act = PointerAct::Press, .column = 85, .row = 32});
    CHECK_FALSE(shows(session, "Settings"));
    CHECK(session.state_hash() == before);
    CHECK(session.recorded() == 0);
}

TEST_CASE("the page of settings shows each setting and its help", "[session][settings]") {
    Session session{{.seed = 1729}};
    press(session, "O");
    for (const SettingChoice& choice : setting_choices({})) {
        CHECK(shows(session, choice.label));
        CHECK(shows(session, choice.help));
        press(session, "Down");
    }
}

TEST_CASE("plain colours have a key and are kept as a setting", "[session][settings]") {
    Session session{{.seed = 1729}};
    press(session, "\\");
    CHECK(session.take_settings().find("plain-colours on\n") != std::string::npos);
    press(session, "\\");
    CHECK(session.take_settings().find("plain-colours off\n") != std::string::npos);
    CHECK(session.recorded() == 0);
}

TEST_CASE("changed settings are reported once", "[session][settings]") {
    Session session{{.seed = 1729}};
    CHECK(session.set_settings("marks on\n").empty());
    CHECK(session.take_settings().empty());
    press(session, "O");
    press(session, "c");
    const std::string news = session.take_settings();
    CHECK(news == session.settings());
    CHECK(news.find("marks on\n") != std::string::npos);
    CHECK(news.find("gas-letters on\n") != std::string::npos);
    CHECK(session.take_settings().empty());
}

TEST_CASE("returning to an earlier moment keeps the settings", "[session][settings]") {
    Session session{{.seed = 1729}};
    const Session::Moment moment = session.moment();
    session.set_settings("marks on\n");
    session.return_to(moment);
    CHECK(session.settings().find("marks on\n") != std::string::npos);
}

TEST_CASE("one setting is set by its name, and hints that are switched on begin anew",
          "[session][settings]") {
    Settings settings;
    settings.hints_given |= {Hint::Moving};
    for (const SettingRow& row : setting_rows()) {
        INFO(row.name);
        CHECK_FALSE(set_setting(settings, row.name, "sideways"));
        CHECK(set_setting(settings, row.name, row.value(settings)));
        for (const SettingOption& option : row.options) {
            CHECK(set_setting(settings, row.name, option.value));
            CHECK(row.value(settings) == option.value);
        }
    }
    CHECK_FALSE(set_setting(settings, "shouting", "on"));
    CHECK_FALSE(settings.hints_given.empty());
    CHECK(set_setting(settings, "hints", "off"));
    CHECK_FALSE(settings.hints_given.empty());
    CHECK(set_setting(settings, "hints", "on"));
    CHECK(settings.hints_given.empty());
}

TEST_CASE("a caller with a settings page of its own gets the wish, and nothing opens",
          "[session][settings]") {
    Session session{{.seed = 1729}};
    session.set_settings_page(true);
    press(session, "O");
    CHECK_FALSE(shows(session, "Settings"));
    CHECK(session.take_request() == ExitRequest::Settings);
    CHECK(session.take_request() == ExitRequest::None);
    press(session, "Menu");
    REQUIRE(shows(session, "Settings"));
    press(session, "O");
    CHECK_FALSE(shows(session, "Settings"));
    CHECK(session.take_request() == ExitRequest::Settings);
    session.set_settings_page(false);
    press(session, "O");
    CHECK(shows(session, "Settings"));
}

TEST_CASE("a swapped key does what the other key does", "[session][settings][keys]") {
    Session session{{.seed = 1729}};
    session.set_settings("key q z\nkey z i\n");
    CHECK(turns_after(session, "q") == 1);
    CHECK(turns_after(session, "z") == 1);
    CHECK(shows(session, "Your inventory"));
}

TEST_CASE("what names a key names the one that the player has given to the command",
          "[session][settings][keys]") {
    Session session{{.seed = 1729}};
    session.set_settings("key v x\nkey x v\nkey PageUp i\nkey o M\nkey < >\nkey > <\n");
    const auto shown_on = [&](std::string_view text) { return shows(session, text); };
    CHECK(shown_on("Explore (v)"));
    CHECK_FALSE(shown_on("Explore (x)"));
    // There is no room for the longer name.
    CHECK_FALSE(shown_on("Inventory ("));
    CHECK(shown_on("Inventory"));
    press(session, "v");
    CHECK(shown_on("Press v again to go"));
    press(session, "Escape");
    press(session, "Menu");
    const Reading menu = session.reading();
    const auto log = std::find_if(menu.choices.begin(), menu.choices.end(),
                                  [](const ReadChoice& each) { return each.label == "Message log"; });
    REQUIRE(log != menu.choices.end());
    CHECK(log->key == "M");
    CHECK(log->pressed == "o");
    press(session, "o");
    CHECK(session.reading().title == "Message log");
    press(session, "Escape");
    press(session, "?");
    press(session, "Space");
    CHECK(shown_on("v  Ctrl + v"));
    CHECK(shown_on("Page Up"));
    press(session, "Escape");
    press(session, "m");
    press(session, "?");
    CHECK(session.reading().lines.front().find("> and < go to the level above and below") !=
          std::string::npos);
}

TEST_CASE("screens with letters of their own keep them whatever keys were swapped",
          "[session][settings][keys]") {
    Session session{{.seed = 1729}};
    session.set_settings("key h x\nkey x h\nkey g q\nkey q g\n");
    press(session, "F");
    for (const ReadChoice& choice : session.reading().choices) CHECK(choice.pressed == choice.key);
    press(session, "h");
    CHECK(session.reading().title == "High scores");
    press(session, "g");
    CHECK(session.reading().title == "Statistics");
}

TEST_CASE("swapped keys type their own letters in a name", "[session][settings][keys]") {
    Session session = crafted([](Game& game) {
        game.hero.pack.items.push_back(Item{.kind = ItemKind::PotionOfDarkness, .letter = 'p'});
    });
    session.set_settings("key q z\n");
    for (const char* key : {"c", "p", "q"}) press(session, key);
    CHECK(shows(session, ": q"));
}

TEST_CASE("swapped keys are their own letters in the inventory and in questions",
          "[session][settings][keys]") {
    Session session = crafted([](Game& game) {
        game.hero.pack.items.push_back(Item{.kind = ItemKind::PotionOfDarkness, .letter = 'p'});
    });
    session.set_settings("key p q\nkey q p\nkey y x\nkey x y\n");
    for (const char* key : {"c", "p", "x"}) press(session, key);
    CHECK(shows(session, ": x"));
    press(session, "Escape");
    press(session, "Q");
    REQUIRE(shows(session, "Give up"));
    press(session, "y");
    CHECK(session.report().over);
}

TEST_CASE("keys are swapped and swapped back on the page of settings", "[session][settings][keys]") {
    Session session{{.seed = 1729}};
    const std::string last(1, static_cast<char>('a' + setting_choices({}, true).size() - 1));
    for (const std::string& key : {std::string{"O"}, last, std::string{"q"}}) press(session, key);
    CHECK(shows(session, "Press the key that q should act as."));
    press(session, "z");
    CHECK(session.settings().find("key q z\n") != std::string::npos);
    CHECK(shows(session, "q acts as z"));
    press(session, "Escape");
    CHECK(turns_after(session, "q") == 1);
    for (const std::string& key : {std::string{"O"}, last, std::string{"q"}, std::string{"q"}})
        press(session, key);
    CHECK(session.settings().find("key") == std::string::npos);
    // Escape leaves, and is never swapped.
    press(session, last);
    press(session, "Escape");
    CHECK(session.settings().find("key") == std::string::npos);
}

TEST_CASE("the setting for stillness stops all motion", "[session][settings]") {
    Session session{{.seed = 1729}};
    session.set_motion(true);
    for (int i = 0; i < 40 && session.wants_motion() < 0; ++i) {
        press(session, "x");
        while (session.wants_time() >= 0) session.pass_time(1000);
        if (session.wants_motion() >= 0) break;
    }
    REQUIRE(session.wants_motion() >= 0);
    session.set_settings("still on\n");
    CHECK(session.wants_motion() < 0);
    const std::string before = session.repaint();
    session.pass_frame(500);
    CHECK(session.repaint() == before);
}

TEST_CASE("notices stay longer with the setting for that", "[session][settings]") {
    constexpr std::string_view notice = "You have not been further up.";
    for (const bool is_long : {false, true}) {
        Session session{{.seed = 1729}};
        if (is_long) session.set_settings("long-notices on\n");
        press(session, "m");
        press(session, "<");
        REQUIRE(shows(session, notice));
        session.pass_time(1600);
        CHECK(shows(session, notice) == is_long);
        session.pass_time(4500);
        CHECK_FALSE(shows(session, notice));
        CHECK(session.wants_time() < 0);
    }
}

TEST_CASE("a hidden seed is not shown", "[session][settings]") {
    Session session{{.seed = 1729}};
    press(session, "~");
    CHECK(shows(session, "1729"));
    Session other{{.seed = 1729}};
    other.set_settings("hide-seed on\n");
    press(other, "~");
    CHECK_FALSE(shows(other, "1729"));
    CHECK(shows(other, "A hidden dungeon"));
    CHECK(shows(other, "dungeon version "));
    CHECK(shows(other, "turn 0"));
    // What was told before is not to be read any more.
    session.set_settings("hide-seed on\n");
    press(session, "M");
    CHECK(shows(session, "A hidden dungeon"));
    CHECK_FALSE(shows(session, "1729"));
    for (const std::string& told : session.messages()) CHECK(told.find("1729") == std::string::npos);
}

TEST_CASE("the key for the seed also shows style, mode and version", "[session]") {
    Session session = crafted([](Game& game) { game.easy = true; });
    press(session, "~");
    CHECK(shows(session, "Dungeon 1729, style brogue, easy mode, dungeon version "));
}

TEST_CASE("wading into deep water asks first with the setting for that", "[session][settings]") {
    Session careless = at_the_shore();
    CHECK(turns_after(careless, "l") == 2);
    Session session = at_the_shore();
    session.set_settings("ask-at-water on\n");
    const std::uint64_t before = session.state_hash();
    CHECK(turns_after(session, "l") == 1);
    CHECK(shows(session, "Walk into deep water?"));
    press(session, "Escape");
    CHECK_FALSE(shows(session, "Walk into deep water?"));
    CHECK(session.state_hash() == before);
    press(session, "l");
    press(session, "y");
    CHECK(session.turns() == 2);
    CHECK(session.state_hash() == careless.state_hash());
}

TEST_CASE("settings do not change the game", "[session][settings]") {
    Session plain{{.seed = 1729}};
    Session other{{.seed = 1729}};
    other.set_settings("palette deutan\nmarks on\nascii on\nleast-light 30\nkey q z\n");
    for (const char* key : {"x", "z", "s"}) {
        press(plain, key);
        press(other, key);
        while (plain.wants_time() >= 0) plain.pass_time(100);
        while (other.wants_time() >= 0) other.pass_time(100);
    }
    CHECK(plain.state_hash() == other.state_hash());
    CHECK(plain.save() == other.save());
    CHECK(plain.recording() == other.recording());
}

TEST_CASE("the settings page shows the colours of messages in the palette that is chosen",
          "[session][settings]") {
    Session session{{.seed = 1729}};
    press(session, "O");
    const auto color_of_bad = [&] {
        const Frame frame = session.picture();
        for (int row = 0; row < screen_rows; ++row)
            for (int column = 50; column < screen_columns - 3; ++column)
                if (frame.at(column, row).glyph == U'b' && frame.at(column + 1, row).glyph == U'a' &&
                    frame.at(column + 2, row).glyph == U'd') {
                    CHECK(frame.at(column, row).back == Rgb{});
                    return frame.at(column, row).fore;
                }
        FAIL("no sample");
        return Rgb{};
    };
    const Rgb standard = color_of_bad();
    CHECK(standard == tone_color(Tone::Bad));
    press(session, "a");
    press(session, "a");
    CHECK(session.settings().starts_with("palette protan"));
    CHECK(color_of_bad() == suited(standard, Palette::Protan));
}

}  // namespace cellophane
