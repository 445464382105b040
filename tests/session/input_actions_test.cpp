#include "session/input_actions.h"

#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "support/catch.h"
#include "words/constants.h"

// The table of what keys do.

namespace cellophane {

namespace {

/// Beside keys, whose column takes the rest of the screen.
constexpr std::size_t longest_help = 74;

/// The names of keys, with Control apart. Adds to those there are; a key that is there already fails.
void take_keys(std::string_view keys, bool with_control, std::set<std::pair<std::string, bool>>& taken) {
    std::istringstream names{std::string{keys}};
    for (std::string name; names >> name;) {
        INFO(name);
        CHECK(taken.emplace(name, with_control).second);
    }
}

}  // namespace

TEST_CASE("no key stands for two actions", "[session][input_actions]") {
    std::set<std::pair<std::string, bool>> taken;
    for (const DirectionRow& row : direction_rows) take_keys(row.keys, false, taken);
    for (const InputActionRow& row : input_action_rows) take_keys(row.keys, row.with_control, taken);
    CHECK(taken.size() > 80);
}

TEST_CASE("every action with a place in the menu or a button has a name and a key",
          "[session][input_actions]") {
    std::set<std::string_view> names;
    for (const InputActionRow& row : input_action_rows) {
        INFO(row.name << " " << row.keys);
        if (row.menu != MenuPart::None || row.only_looks || row.is_on != nullptr)
            CHECK_FALSE(row.name.empty());
        if (!row.name.empty() || !row.button.empty()) CHECK_FALSE(row.keys.empty());
        if (row.is_on != nullptr) CHECK(row.menu == MenuPart::Switches);
        if (row.name.empty()) continue;
        CHECK(begins_with_capital(row.name));
        CHECK(names.insert(row.name).second);
    }
}

TEST_CASE("lines of help about keys begin small, end without a full stop and fit beside their keys",
          "[session][input_actions]") {
    for (const InputActionRow& row : input_action_rows) {
        INFO(row.help);
        CHECK(row.help.empty() == row.help_keys.empty());
        if (row.help.empty()) continue;
        CHECK_FALSE(begins_with_capital(row.help));
        CHECK_FALSE(row.help.ends_with('.'));
        CHECK(row.help.size() <= longest_help);
    }
}

}  // namespace cellophane
