#include <algorithm>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "architecture/source_files.h"
#include "support/catch.h"

namespace cellophane {

namespace {

using Folders = std::set<std::string>;

/// The whole dependency graph of src/. Adding an arrow is a design decision: review it as one.
/// "play/play.h" is the façade, the one header of play that outer rings may know; "dungeon/generate.h" is
/// that of the generator, for a session that shows a level without a game; "dungeon/seed.h" reads a typed
/// seed.
const std::map<std::string, Folders> may_include{
    {"kit", {}},
    {"content", {"kit"}},
    {"protocol", {"kit", "content"}},
    {"world", {"kit", "content", "protocol"}},
    {"dungeon", {"kit", "content", "protocol", "world"}},
    {"play", {"kit", "content", "protocol", "world", "dungeon"}},
    {"record", {"kit", "content", "protocol", "world", "dungeon/generate.h", "play/play.h"}},
    {"bots", {"kit", "content", "protocol", "world", "record", "play/play.h"}},
    {"words", {"kit", "content", "protocol"}},
    {"screen", {"kit"}},
    {"view", {"kit", "content", "protocol", "words", "screen"}},
    {"session",
     {"kit", "content", "protocol", "words", "screen", "view", "record", "play/play.h", "dungeon/generate.h",
      "dungeon/seed.h"}},
    {"exports", {"kit", "content", "protocol", "world", "dungeon", "words", "screen", "view", "play/play.h"}},
    {"tools",
     {"kit", "content", "protocol", "words", "world", "dungeon", "screen", "exports", "session", "record",
      "bots", "play/play.h"}},
};

/// The order inside a ring, for those that have one: a folder may include those before it. The empty name
/// stands for the ring's own files: in world the state everything rests on, in play the façade that no folder
/// below includes.
const std::map<std::string, std::vector<std::string>> inner_order{
    {"kit", {"base", "rng", "grid"}},
    {"world", {"", "environment", "items", "creatures"}},
    {"play",
     {"stats", "perception", "lighting", "pathfinding", "observation", "effects", "combat", "ai", "actions",
      "time", ""}},
};

/// Of all rules only the passing of time digs levels and brings hordes, and a scroll summons one.
const Folders may_dig{"actions", "time", ""};

struct Include {
    std::string by;
    std::string what;
};

std::vector<Include> includes() {
    static const std::regex pattern{R"re(^\s*#\s*include\s*"([^"]+)")re"};
    std::vector<Include> result;
    for (const SourceFile& file : files_below(repository / "src", {".h", ".cpp"}))
        for (const std::string& line : file.lines)
            if (std::smatch match; std::regex_search(line, match, pattern))
                result.push_back({file.name, match[1]});
    return result;
}

std::string inner_folder(const std::string& name) {
    const std::string two = folder_of(name, 2);
    const std::string one = folder_of(name, 1);
    return two == one ? std::string{} : two.substr(one.size() + 1);
}

/// A header and its source are one unit: "session/outcomes.cpp" is "session/outcomes".
std::string unit_of(const std::string& file) {
    return file.substr(0, file.rfind('.'));
}

/// Which units of a ring include which.
std::map<std::string, Folders> units_included(const std::string& ring) {
    std::map<std::string, Folders> included;
    for (const Include& include : includes()) {
        if (folder_of(include.by) != ring || folder_of(include.what) != ring) continue;
        const std::string by = unit_of(include.by);
        const std::string what = unit_of(include.what);
        if (by != what) included[by].insert(what);
    }
    return included;
}

/// Within one ring.
void check_order(const Include& include, const std::vector<std::string>& order) {
    const std::string from = inner_folder(include.by);
    const std::string to = inner_folder(include.what);
    if (from == to) return;
    INFO(include.by << " includes " << include.what);
    const auto place = [&](const std::string& name) {
        return std::find(order.begin(), order.end(), name) - order.begin();
    };
    CHECK(place(from) < static_cast<std::ptrdiff_t>(order.size()));
    CHECK(place(to) < place(from));
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

TEST_CASE("every folder of src has its place in the layering", "[architecture]") {
    std::size_t files = 0;
    for (const SourceFile& file : files_below(repository / "src", {".h", ".cpp"})) {
        INFO(file.name);
        CHECK(may_include.count(folder_of(file.name)) == 1);
        ++files;
    }
    CHECK(files > 20);
}

TEST_CASE("no folder of src includes a folder that the layering forbids", "[architecture]") {
    for (const Include& include : includes()) {
        const std::string from = folder_of(include.by);
        const std::string to = folder_of(include.what);
        if (from == to) continue;
        INFO(include.by << " includes " << include.what);
        const auto allowed = may_include.find(from);
        REQUIRE(allowed != may_include.end());
        CHECK((allowed->second.count(to) == 1 || allowed->second.count(include.what) == 1));
        if (from == "play" && to == "dungeon") CHECK(may_dig.count(inner_folder(include.by)) == 1);
    }
}

TEST_CASE("the inner folders of a layer include each other in one direction only", "[architecture]") {
    for (const Include& include : includes()) {
        const std::string ring = folder_of(include.by);
        const auto order = inner_order.find(ring);
        if (order == inner_order.end() || folder_of(include.what) != ring) continue;
        check_order(include, order->second);
    }
}

TEST_CASE("no units of session include each other in a circle", "[architecture]") {
    std::map<std::string, Folders> left = units_included("session");
    CHECK(left.size() > 50);
    // Units that include none of those left are in no circle. What remains in the end is.
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (auto unit = left.begin(); unit != left.end();) {
            Folders& included = unit->second;
            for (auto what = included.begin(); what != included.end();)
                what = left.count(*what) == 0 ? included.erase(what) : std::next(what);
            const bool is_free = included.empty();
            unit = is_free ? left.erase(unit) : std::next(unit);
            goes_on = goes_on || is_free;
        }
    }
    for (const auto& [unit, included] : left)
        for (const std::string& what : included) {
            INFO(unit << " includes " << what << ", which leads back to it");
            CHECK(included.empty());
        }
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
