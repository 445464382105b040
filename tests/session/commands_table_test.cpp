#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>

#include "session/command_rows.h"
#include "support/table.h"

// Every command, by every key and every way of the mouse that the table names (tables/commands.tsv).

namespace cellophane {

namespace {

/// Rows of these contexts are no session's: those of the title are tried by title_rows_test.cpp, and there is
/// no wizard mode.
const std::set<std::string> elsewhere{"title", "file list", "platform", "play, wizard mode"};

/// What browsers do by themselves, and the tests of the page that hold what is ours of it.
struct OnPage {
    std::string command;
    std::string file;
    std::string title;
    /// What that test does.
    std::string action;
};
const OnPage on_page[] = {
    {"window size", "fingers.test.mjs", "pinching zooms the dungeon, never the page", "await pinch(touch"},
    {"close window", "storage.test.mjs", "a page that crashes or is closed loses no turns", "page.close"},
};

std::string test_on_page(const OnPage& row) {
    std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/tests/web/" + row.file};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const std::size_t begin = text.find("test('" + row.title);
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find("\n});", begin) - begin);
}
/// Rows of these contexts with nothing to press: pictures of the screen are the browser's.
const std::set<std::string> not_offered{"screenshot"};

/// "Ctrl+s", "Return", "k".
std::optional<KeyEvent> key_named(std::string token) {
    KeyEvent key;
    for (const auto& [prefix, modifier] : {std::pair{std::string{"Ctrl+"}, &KeyEvent::control},
                                           std::pair{std::string{"Shift+"}, &KeyEvent::shift}})
        if (token.starts_with(prefix)) {
            key.*modifier = true;
            token.erase(0, prefix.size());
        }
    static const std::map<std::string, std::string> names{
        {"Return", "Enter"}, {"Esc", "Escape"}, {"Space", "Space"}, {"Tab", "Tab"},
        {"Up", "Up"},        {"Down", "Down"},  {"Left", "Left"},   {"Right", "Right"}};
    if (const auto named = names.find(token); named != names.end())
        key.name = named->second;
    else if (token.size() == 1)
        key.name = token;
    else
        return std::nullopt;
    if (key.name.size() == 1 && key.name[0] >= 'A' && key.name[0] <= 'Z') key.shift = true;
    return key;
}

std::vector<KeyEvent> keys_of(const CommandRow& row, const std::vector<std::string>& tokens) {
    std::vector<KeyEvent> keys;
    for (const std::string& token : tokens) {
        if (const auto told = row.tokens.find(token); told != row.tokens.end()) {
            keys.insert(keys.end(), told->second.begin(), told->second.end());
        } else {
            const std::optional<KeyEvent> key = key_named(token);
            INFO("the key \"" << token << "\" of \"" << row.command << "\"");
            REQUIRE(key.has_value());
            keys.push_back(*key);
        }
    }
    return keys;
}

void try_out(const CommandRow& row, std::string_view way, const InputActions& action, bool twice,
             bool is_recorded) {
    Session session = row.scene();
    const Before before{session};
    INFO(row.command << ", by " << way);
    action(session);
    if (twice) {
        CHECK(session.recorded() == before.recorded);
        action(session);
    }
    CHECK(row.happened(session, before));
    if (!is_recorded) CHECK(session.recorded() == before.recorded);
}

std::vector<CommandRow> all_command_rows() {
    std::vector<CommandRow> rows = rows_on_the_map();
    for (CommandRow& row : rows_of_pages()) rows.push_back(std::move(row));
    for (CommandRow& row : rows_of_playback()) rows.push_back(std::move(row));
    return rows;
}

}  // namespace

TEST_CASE("every command of the table works by each of its keys and by the mouse", "[session][keys][table]") {
    const Table table{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/commands.tsv"};
    const std::vector<CommandRow> rows = all_command_rows();
    std::set<std::string_view> tried;
    int ways = 0;
    for (const Table::Row& line : table.rows()) {
        const std::string command{line["command"]};
        if (elsewhere.contains(std::string{line["context"]})) continue;
        const std::vector<std::string> tokens = line.parts("project_keys");
        if (not_offered.contains(command)) {
            CHECK((tokens.empty() || tokens.front() == "(browser function)"));
            continue;
        }
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&](const CommandRow& each) { return each.command == command; });
        if (row == rows.end()) FAIL("nobody tries \"" << command << "\"");
        tried.insert(row->command);
        const bool is_recorded = line["in_recording"] != "no";
        for (const KeyEvent& key : keys_of(*row, tokens)) {
            const std::string name = (key.control ? "Ctrl+" : "") + key.name;
            try_out(
                *row, name, [&](Session& session) { session.press(key); }, row->twice, is_recorded);
            ++ways;
        }
        std::vector<std::string> named;
        for (const auto& [way, action] : row->mouse) {
            named.emplace_back(way);
            try_out(*row, way, action, row->twice_by_button, is_recorded);
            ++ways;
        }
        // The mouse does all that the table says, and the test nothing else.
        CHECK(named == line.parts("mouse"));
    }
    CHECK(tried.size() == rows.size());
    CHECK(ways > 200);
}

TEST_CASE("commands that browsers handle themselves have tests of the page", "[session][keys][table]") {
    const Table table{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/commands.tsv"};
    int rows = 0;
    for (const Table::Row& line : table.rows()) {
        if (line["context"] != "platform") continue;
        ++rows;
        const std::string command{line["command"]};
        const auto* const row = std::find_if(std::begin(on_page), std::end(on_page),
                                             [&](const OnPage& each) { return each.command == command; });
        if (row == std::end(on_page)) FAIL("nobody tries \"" << command << "\"");
        INFO(row->file << ": " << row->title);
        CHECK(test_on_page(*row).find(row->action) != std::string::npos);
    }
    CHECK(rows == 2);
}

}  // namespace cellophane
