#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "architecture/includes.h"
#include "architecture/layers.h"
#include "architecture/source_files.h"
#include "support/catch.h"

namespace cellophane {

namespace {

using Folders = std::set<std::string>;

/// The folder of a file inside its layer: "ai" for "play/ai/fear.h", "." for "play/play.h".
std::string inner_folder(const std::string& name) {
    const std::string two = folder_of(name, 2);
    const std::string one = folder_of(name, 1);
    return two == one ? std::string{"."} : two.substr(one.size() + 1);
}

std::ptrdiff_t place_in(const std::vector<std::string>& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) - list.begin();
}

bool is_in(const std::vector<std::string>& list, const std::string& name) {
    return place_in(list, name) < static_cast<std::ptrdiff_t>(list.size());
}

Folders folders_in(const std::filesystem::path& folder) {
    Folders found;
    for (const auto& entry : std::filesystem::directory_iterator{folder})
        if (entry.is_directory()) found.insert(entry.path().filename().string());
    return found;
}

/// The cells of a row of a table in Markdown, without spaces around them and without code marks.
std::vector<std::string> cells_of(const std::string& row) {
    std::vector<std::string> cells;
    std::string cell;
    for (const char c : row.substr(1))
        if (c == '|') {
            const std::size_t begin = cell.find_first_not_of(' ');
            cells.push_back(
                begin == std::string::npos ? "" : cell.substr(begin, cell.find_last_not_of(' ') - begin + 1));
            cell.clear();
        } else if (c != '`') {
            cell += c;
        }
    return cells;
}

/// The rows of the first table of src/README.md, without its head.
std::vector<std::vector<std::string>> rows_of_readme() {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& line : read_lines(repository / "src" / "README.md")) {
        if (line.empty() || line[0] != '|') {
            if (!rows.empty()) break;
            continue;
        }
        rows.push_back(cells_of(line));
    }
    return rows.size() < 2 ? rows : std::vector<std::vector<std::string>>{rows.begin() + 2, rows.end()};
}

std::string joined(const std::vector<std::string>& words, const std::string& between) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
    return text;
}

/// What a file gets to see, near and far.
Folders seen_from(const std::string& file, const std::multimap<std::string, std::string>& included) {
    Folders seen{file};
    std::vector<std::string> to_look_at{file};
    while (!to_look_at.empty()) {
        const auto [first, last] = included.equal_range(to_look_at.back());
        to_look_at.pop_back();
        for (auto next = first; next != last; ++next)
            if (seen.insert(next->second).second) to_look_at.push_back(next->second);
    }
    return seen;
}

}  // namespace

TEST_CASE("the list of layers is read line by line, and a line that says nothing is named",
          "[architecture]") {
    const Layers read = read_layers({"# words", "", "kit:", "kit/: base .", "play: kit dungeon/generate.h",
                                     "play -> kit: time .", "play"});
    CHECK(read.names == std::vector<std::string>{"kit", "play"});
    CHECK(read.may_include.at("kit").empty());
    CHECK(read.may_include.at("play") == std::vector<std::string>{"kit", "dungeon/generate.h"});
    CHECK(read.order.at("kit") == std::vector<std::string>{"base", "."});
    CHECK(read.only_from.at({"play", "kit"}) == Folders{"time", "."});
    CHECK(read.unknown_lines == std::vector<std::string>{"play"});
}

TEST_CASE("src/layers.txt names each folder of src once, and none that is gone", "[architecture]") {
    for (const std::string& line : layers().unknown_lines) {
        INFO("src/layers.txt: '" << line << "' names no layer with a colon after it");
        CHECK(line.empty());
    }
    Folders named;
    for (const std::string& layer : layers().names) {
        INFO("src/layers.txt names " << layer);
        CHECK(named.insert(layer).second);
        CHECK(std::filesystem::is_directory(repository / "src" / layer));
    }
    for (const std::string& folder : folders_in(repository / "src")) {
        INFO("src/layers.txt does not name src/" << folder);
        CHECK(named.count(folder) == 1);
    }
    CHECK(named.size() > 10);
}

TEST_CASE("src/layers.txt names each inner folder of a layer with an order, and none that is gone",
          "[architecture]") {
    for (const auto& [layer, order] : layers().order) {
        REQUIRE(layers().may_include.count(layer) == 1);
        const Folders there = folders_in(repository / "src" / layer);
        for (const std::string& folder : order) {
            INFO("src/layers.txt names " << layer << "/" << folder);
            CHECK(std::count(order.begin(), order.end(), folder) == 1);
            CHECK((folder == "." || there.count(folder) == 1));
        }
        for (const std::string& folder : there) {
            INFO("src/layers.txt does not name src/" << layer << "/" << folder);
            CHECK(is_in(order, folder));
        }
    }
    for (const auto& [arrow, folders] : layers().only_from) {
        INFO("src/layers.txt: " << arrow.first << " -> " << arrow.second);
        REQUIRE(layers().may_include.count(arrow.first) == 1);
        CHECK(is_in(layers().may_include.at(arrow.first), arrow.second));
        for (const std::string& folder : folders) CHECK(is_in(layers().order.at(arrow.first), folder));
    }
}

TEST_CASE("no folder of src includes a folder that the layering forbids", "[architecture]") {
    CHECK(includes().size() > 1000);
    for (const Include& include : includes()) {
        const std::string from = folder_of(include.by);
        const std::string to = folder_of(include.what);
        if (from == to) continue;
        INFO(include.by << " includes " << include.what);
        REQUIRE(layers().may_include.count(from) == 1);
        const std::vector<std::string>& allowed = layers().may_include.at(from);
        CHECK((is_in(allowed, to) || is_in(allowed, include.what)));
        const auto only = layers().only_from.find({from, to});
        if (only != layers().only_from.end()) CHECK(only->second.count(inner_folder(include.by)) == 1);
    }
}

TEST_CASE("each arrow that src/layers.txt grants is used, and leads down", "[architecture]") {
    for (const std::string& layer : layers().names)
        for (const std::string& granted : layers().may_include.at(layer)) {
            INFO("src/layers.txt: " << layer << " may include " << granted);
            const std::string below = granted.find('/') == std::string::npos ? granted : folder_of(granted);
            CHECK(place_in(layers().names, below) < place_in(layers().names, layer));
            const auto uses = [&](const Include& include) {
                return folder_of(include.by) == layer &&
                       (include.what == granted || folder_of(include.what) == granted);
            };
            CHECK(std::any_of(includes().begin(), includes().end(), uses));
        }
}

TEST_CASE("the inner folders of a layer include each other in one direction only", "[architecture]") {
    for (const Include& include : includes()) {
        const auto order = layers().order.find(folder_of(include.by));
        if (order == layers().order.end() || folder_of(include.what) != order->first) continue;
        const std::string from = inner_folder(include.by);
        const std::string to = inner_folder(include.what);
        if (from == to) continue;
        INFO(include.by << " includes " << include.what);
        CHECK(is_in(order->second, from));
        CHECK(place_in(order->second, to) < place_in(order->second, from));
    }
}

TEST_CASE("the table of src/README.md says what src/layers.txt says", "[architecture]") {
    std::vector<std::string> names;
    for (const std::vector<std::string>& row : rows_of_readme()) {
        REQUIRE(row.size() == 4);
        INFO("the row of " << row[0] << " in src/README.md");
        names.push_back(row[0]);
        REQUIRE(layers().may_include.count(row[0]) == 1);
        const auto order = layers().order.find(row[0]);
        CHECK(row[2] == (order == layers().order.end() ? std::string{} : joined(order->second, " ← ")));
        CHECK(row[3] == joined(layers().may_include.at(row[0]), ", "));
    }
    CHECK(names == layers().names);
}

TEST_CASE("a screen includes no other screen, and none of what opens and closes them", "[architecture]") {
    static const Folders base_classes{"session/screens/question_screen", "session/screens/parted_page"};
    static const Folders whole{"session/session_state", "session/outcomes", "session/input", "session/stack",
                               "session/session"};
    std::size_t screens = 0;
    for (const auto& [unit, included] : units_included("session")) {
        if (folder_of(unit, 2) != "session/screens") continue;
        ++screens;
        for (const std::string& what : included) {
            INFO(unit << " includes " << what);
            CHECK(whole.count(what) == 0);
            if (folder_of(what, 2) == "session/screens") CHECK(base_classes.count(what) == 1);
        }
    }
    CHECK(screens > 20);
}

TEST_CASE("the title and the screens of a game do not include each other", "[architecture]") {
    std::multimap<std::string, std::string> included;
    for (const Include& include : includes()) included.emplace(include.by, include.what);
    std::size_t includes_of_title = 0;
    for (const auto& [by, what] : included) {
        const bool is_title = folder_of(by, 2) == "session/title";
        INFO(by << " includes " << what);
        if (is_title) {
            CHECK(seen_from(what, included).count("session/context.h") == 0);
            ++includes_of_title;
        } else if (folder_of(by) == "session") {
            CHECK(folder_of(what, 2) != "session/title");
        }
    }
    CHECK(includes_of_title > 10);
}

}  // namespace cellophane
