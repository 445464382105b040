#include "tools/kept_files.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "record/save_files.h"
#include "support/catch.h"
#include "tools/ended_games.h"
#include "tools/game_names.h"
#include "tools/outcome.h"
#include "tools/output.h"

// What the title finds in folders, and what it calls it.

namespace cellophane {

namespace {

std::string fresh_folder(const char* name) {
    std::filesystem::remove_all(in_scratch(name));
    std::filesystem::create_directories(in_scratch(name));
    return in_scratch(name);
}

void put(const std::string& folder, const std::string& name, const std::vector<std::uint8_t>& content) {
    REQUIRE_FALSE(write_file(folder + "/" + name + ".clph", content, "--save").has_value());
}

std::vector<std::string> sorted_names(const std::vector<KeptFile>& files) {
    std::vector<std::string> names;
    for (const KeptFile& file : files) names.push_back(file.name);
    std::sort(names.begin(), names.end());
    return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("saves are listed as games to continue, recordings as games to watch", "[tools][kept]") {
    const std::string folder = fresh_folder("kept");
    Session session{{.seed = 1729}};
    session.act(Rest{});
    put(folder, "mine", session.save());
    put(folder, "yours", session.recording());
    put(folder, "none", {'P', 'N', 'G', 0, 1});
    put(folder, "empty", {});
    put(folder, "addition", session.addition(0));
    const KeptFiles kept = files_kept_in({folder});
    CHECK(sorted_names(kept.games) == Names{"mine"});
    CHECK(sorted_names(kept.recordings) == Names{"yours"});
    REQUIRE(kept.game_paths.size() == 1);
    CHECK(opened_game(kept.game_paths.front(), "the file").ok());
    CHECK(opened_recording(kept.recording_paths.front(), "the file").ok());
}

TEST_CASE("the list of kept files reads only the head of each file", "[tools][kept]") {
    const std::string folder = fresh_folder("kept_heads");
    Session session{{.seed = 1729}};
    for (int i = 0; i < 40; ++i) session.act(Search{});
    std::vector<std::uint8_t> file = session.save();
    REQUIRE(file.size() > longest_head);
    file.resize(longest_head);
    put(folder, "torn", file);
    const KeptFiles kept = files_kept_in({folder});
    REQUIRE(kept.games.size() == 1);
    // What is wrong with the file is reported when the game is opened.
    const Result<Session> opened = opened_game(kept.game_paths.front(), "the file");
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.problem().code == "truncated-file");
}

TEST_CASE("with a hidden seed no listed name shows it", "[tools][kept][settings]") {
    const std::string folder = fresh_folder("kept_hidden");
    Session session{{.seed = 12345678901234567890U}};
    session.act(Rest{});
    put(folder, "cellophane-12345678901234567890", session.save());
    put(folder, "cellophane-12345..7890-depth-1-turn-1", session.save());
    put(folder, "first try", session.recording());
    const KeptFiles kept = files_kept_in({folder}, true);
    CHECK(sorted_names(kept.games) == Names{"cellophane-...", "cellophane-...-depth-1-turn-1"});
    CHECK(sorted_names(kept.recordings) == Names{"first try"});
    CHECK(sorted_names(files_kept_in({folder}).games).front() == "cellophane-12345..7890-depth-1-turn-1");
}

TEST_CASE("a seed is removed from a name where it is a separate number", "[tools][kept][settings]") {
    CHECK(name_without_seed("dungeon-12-depth-3-turn-12", 12) == "dungeon-...-depth-3-turn-...");
    CHECK(name_without_seed("dungeon-123-depth-1", 12) == "dungeon-123-depth-1");
    CHECK(name_without_seed("12", 12) == "...");
    CHECK(name_without_seed("a 12345..6789 b", 123459996789U) == "a ... b");
    CHECK(name_without_seed("a 12345..6789 b", 123459996780U) == "a 12345..6789 b");
    CHECK(name_without_seed("my 2nd run..", 12) == "my 2nd run..");
}

TEST_CASE("files of a game with a hidden seed are not named after it", "[tools][kept][settings]") {
    const std::string folder = fresh_folder("kept_nameless");
    EndedGames ended{folder};
    Session session{{.seed = 1729}};
    CHECK(name_of_game(session, "cellophane") == "cellophane-1729-depth-1-turn-0");
    session.set_settings("hide-seed on\n");
    CHECK(session.hides_seed());
    CHECK(name_of_game(session, "cellophane") == "cellophane-depth-1-turn-0");
    ended.begin(session);
    session.act(Rest{});
    session.act(Quit{});
    ended.follow(session);
    CHECK(sorted_names(files_kept_in({folder}).recordings) == Names{"dungeon-depth-1-turn-1"});
    CHECK(free_file(folder, "dungeon-depth-1-turn-1").filename() == "dungeon-depth-1-turn-1-2.clph");
}

}  // namespace cellophane
