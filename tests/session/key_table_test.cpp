#include "session/key_table.h"

#include <algorithm>
#include <set>

#include "session/crafted.h"
#include "session/input_actions.h"
#include "support/catch.h"
#include "words/key_labels.h"

namespace cellophane {

namespace {

const KeyTableRow& row_of(const std::vector<KeyTableRow>& table, std::string_view command) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const KeyTableRow& row) { return row.command == command; });
    REQUIRE(found != table.end());
    return *found;
}

std::vector<std::string> keys_of(const Settings& settings, std::string_view command) {
    return row_of(key_table(settings), command).keys;
}

using Keys = std::vector<std::string>;

}  // namespace

TEST_CASE("the table of keys has every named command once, with its own keys", "[session][settings][keys]") {
    const std::vector<KeyTableRow> table = key_table({});
    std::set<std::string> commands;
    for (const KeyTableRow& row : table) {
        INFO(row.command);
        CHECK(commands.insert(row.command).second);
        CHECK_FALSE(row.keys.empty());
        CHECK_FALSE(row.is_changed);
    }
    for (const InputActionRow& row : input_action_rows)
        if (!row.name.empty()) CHECK(commands.count(std::string{row.name}) == 1);
    CHECK(keys_of({}, "Move north") == Keys{"k", "Up", "8", "Numpad8"});
    CHECK(row_of(table, "Explore fast").with_control);
}

TEST_CASE("a command given a free key has it first, and its old key does nothing",
          "[session][settings][keys]") {
    Settings settings;
    REQUIRE(bind_key(settings, "Rest", "v"));
    CHECK(keys_of(settings, "Rest") == Keys{"v", ".", "5", "Numpad5"});
    CHECK(row_of(key_table(settings), "Rest").is_changed);
    Session session{{.seed = 1729}};
    session.set_settings(settings_text(settings));
    press(session, "v");
    CHECK(session.turns() == 1);
    press(session, "z");
    CHECK(session.turns() == 1);
}

TEST_CASE("a key that another command has is exchanged", "[session][settings][keys]") {
    Settings settings;
    REQUIRE(bind_key(settings, "Explore", "j"));
    CHECK(keys_of(settings, "Explore") == Keys{"j", "X"});
    CHECK(keys_of(settings, "Move south") == Keys{"x", "Down", "2", "Numpad2"});
    SECTION("and exchanged again with a third") {
        REQUIRE(bind_key(settings, "Explore", "i"));
        CHECK(keys_of(settings, "Explore").front() == "i");
        CHECK(keys_of(settings, "Inventory").front() == "j");
        CHECK(keys_of(settings, "Move south").front() == "x");
    }
    SECTION("and both are as they were once one is reset") {
        REQUIRE(reset_keys(settings, "Move south"));
        CHECK(settings.keys.empty());
    }
    SECTION("and given back by hand") {
        REQUIRE(bind_key(settings, "Explore", "x"));
        CHECK(settings.keys.empty());
    }
}

TEST_CASE("of three exchanged keys the two others stay exchanged when one is reset",
          "[session][settings][keys]") {
    Settings settings;
    REQUIRE(bind_key(settings, "Explore", "j"));
    REQUIRE(bind_key(settings, "Explore", "i"));
    REQUIRE(reset_keys(settings, "Explore"));
    CHECK(keys_of(settings, "Explore") == Keys{"x", "X"});
    CHECK(keys_of(settings, "Inventory").front() == "j");
    CHECK(keys_of(settings, "Move south").front() == "i");
    REQUIRE(reset_keys(settings, "Inventory"));
    CHECK(settings.keys.empty());
}

TEST_CASE("keys that other screens need are neither bound nor taken away", "[session][settings][keys]") {
    Settings settings;
    for (const char* key : {"Escape", "Enter", "Tab", "Backspace", "Menu", "", "a b"}) {
        INFO(key);
        CHECK_FALSE(may_be_bound(key));
        CHECK_FALSE(bind_key(settings, "Explore", key));
    }
    CHECK_FALSE(bind_key(settings, "Explore fast", "v"));
    CHECK_FALSE(bind_key(settings, "Fly", "v"));
    CHECK_FALSE(reset_keys(settings, "Fly"));
    CHECK(settings == Settings{});
    REQUIRE(bind_key(settings, "Look", "v"));
    CHECK(keys_of(settings, "Look") == Keys{"v", "Enter"});
}

TEST_CASE("Space comes beside a command's keys, and goes with them", "[session][settings][keys]") {
    Settings settings;
    CHECK(may_be_bound("Space"));
    REQUIRE(bind_key(settings, "Explore", "Space"));
    CHECK(keys_of(settings, "Explore") == Keys{"Space", "x", "X"});
    REQUIRE(bind_key(settings, "Search", "Space"));
    CHECK(keys_of(settings, "Explore") == Keys{"x", "X"});
    CHECK(keys_of(settings, "Search").front() == "Space");
    REQUIRE(bind_key(settings, "Search", "v"));
    CHECK(keys_of(settings, "Search") == Keys{"Space", "v"});
    for (const KeyTableRow& row : key_table(settings)) CHECK_FALSE(row.keys.empty());
    REQUIRE(reset_keys(settings, "Search"));
    CHECK(settings.keys.empty());
}

TEST_CASE("Space does a command where nothing waits for it, and goes on where something does",
          "[session][settings][keys]") {
    Settings settings;
    REQUIRE(bind_key(settings, "Rest", "Space"));
    CHECK(pressed_key("Space", settings.keys) == "Space");
    CHECK(pressed_key("z", settings.keys) == "Space");
    Session session = crafted([](Game&) {});
    session.set_settings(settings_text(settings));
    const auto turns = [&] { return session.turns(); };
    press(session, "Space");
    CHECK(turns() == 1);
    press(session, "z");
    CHECK(turns() == 2);
    press(session, "Enter");
    press(session, "Space");
    CHECK(turns() == 2);
    press(session, "Space");
    CHECK(turns() == 3);
    press(session, "M");
    press(session, "Space");
    CHECK(turns() == 3);
    press(session, "Space");
    CHECK(turns() == 4);
}

TEST_CASE("lines of swapped keys from before the table are shown in it", "[session][settings][keys]") {
    const Settings settings = read_settings("key q z\nkey x s\n").settings;
    CHECK(keys_of(settings, "Rest") == Keys{"q", "z", ".", "5", "Numpad5"});
    CHECK(keys_of(settings, "Search") == Keys{"x", "s"});
    CHECK(keys_of(settings, "Explore") == Keys{"X"});
    CHECK(read_settings(settings_text(settings)).settings == settings);
}

TEST_CASE("no more keys are changed than settings may hold", "[session][settings][keys]") {
    Settings settings;
    for (std::size_t i = 0; i + 1 < most_swaps; ++i) swap_key(settings, "F" + std::to_string(i), "x");
    CHECK_FALSE(bind_key(settings, "Explore", "j"));
    CHECK(settings.keys.size() == most_swaps - 1);
}

}  // namespace cellophane
