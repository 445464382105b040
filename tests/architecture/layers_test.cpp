#include <algorithm>
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

/// The same for the headers of a session. Its sources know all it holds, and with that each other.
const std::vector<std::string> session_headers{"",      "messages",  "display", "prompts", "commands",
                                               "pages", "game_over", "replay",  "title"};
const std::string whole_session{"session/session_state.h"};

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

bool is_header(const std::string& name) {
    return name.size() > 2 && name.compare(name.size() - 2, 2, ".h") == 0;
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

TEST_CASE("headers of session include each other in one direction, and none includes the whole session",
          "[architecture]") {
    for (const Include& include : includes()) {
        if (folder_of(include.by) != "session" || !is_header(include.by)) continue;
        INFO(include.by << " includes " << include.what);
        CHECK(include.what != whole_session);
        if (folder_of(include.what) == "session" && include.by != whole_session)
            check_order(include, session_headers);
    }
}

TEST_CASE("the title screen and the session do not include each other", "[architecture]") {
    std::multimap<std::string, std::string> included;
    for (const Include& include : includes()) included.emplace(include.by, include.what);
    std::size_t includes_of_title = 0;
    for (const auto& [by, what] : included) {
        const bool is_title = folder_of(by, 2) == "session/title";
        INFO(by << " includes " << what);
        if (is_title) {
            CHECK(seen_from(what, included).count(whole_session) == 0);
            ++includes_of_title;
        } else if (folder_of(by) == "session") {
            CHECK(folder_of(what, 2) != "session/title");
        }
    }
    CHECK(includes_of_title > 10);
}

}  // namespace cellophane
