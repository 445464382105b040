#include "tools/ended_games.h"

#include <filesystem>

#include "record/save_files.h"
#include "support/catch.h"
#include "tools/kept_files.h"
#include "tools/outcome.h"
#include "tools/output.h"

// How games that have ended were played, as the native program keeps it.

namespace cellophane {

namespace {

std::string emptied(const char* name) {
    std::filesystem::remove_all(in_scratch(name));
    return in_scratch(name);
}

std::size_t files_in(const std::string& folder) {
    if (!std::filesystem::exists(folder)) return 0;
    return static_cast<std::size_t>(
        std::distance(std::filesystem::directory_iterator{folder}, std::filesystem::directory_iterator{}));
}

/// A game given up after so many turns, followed after each.
Session given_up(EndedGames& ended, int turns) {
    Session session{{.seed = 12}};
    ended.begin(session);
    for (int i = 0; i < turns; ++i) {
        session.press({.name = "z"});
        ended.follow(session);
    }
    session.press({.name = "Q", .shift = true});
    session.press({.name = "y"});
    ended.follow(session);
    ended.follow(session);
    return session;
}

}  // namespace

TEST_CASE("a finished game is kept once, and listed among the recordings", "[tools][ended]") {
    const std::string folder = emptied("ended/recordings");
    EndedGames ended{folder};
    Session unfinished{{.seed = 12}};
    ended.begin(unfinished);
    ended.follow(unfinished);
    CHECK(files_in(folder) == 0);
    const Session session = given_up(ended, 3);
    REQUIRE(session.report().over);
    REQUIRE(files_in(folder) == 1);
    const KeptFiles kept = files_kept_in({folder});
    REQUIRE(kept.recordings.size() == 1);
    CHECK(kept.games.empty());
    CHECK(kept.recordings.front().name == "dungeon-12-depth-1-turn-3");
    Result<Session> watched = opened_recording(kept.recording_paths.front(), "the recording");
    REQUIRE(watched.ok());
    CHECK(watched.value().watches());
    // A second game that went the same way gets a name of its own; watching a recording keeps nothing.
    given_up(ended, 3);
    CHECK(files_in(folder) == 2);
    ended.begin(watched.value());
    ended.follow(watched.value());
    CHECK(files_in(folder) == 2);
    CHECK(ended.complaint().empty());
}

TEST_CASE("only the latest finished games are kept", "[tools][ended]") {
    const std::string folder = emptied("many_ended/recordings");
    EndedGames ended{folder};
    for (std::size_t i = 0; i < EndedGames::most + 3; ++i) given_up(ended, static_cast<int>(i));
    CHECK(files_in(folder) == EndedGames::most);
    CHECK_FALSE(std::filesystem::exists(folder + "/dungeon-12-depth-1-turn-0.clph"));
    CHECK(std::filesystem::exists(folder + "/dungeon-12-depth-1-turn-28.clph"));
}

TEST_CASE("a folder that cannot keep finished games is reported", "[tools][ended]") {
    emptied("blocked");
    REQUIRE_FALSE(write_file(in_scratch("blocked"), std::string_view{"a file, and no folder"}).has_value());
    EndedGames ended{in_scratch("blocked")};
    given_up(ended, 1);
    CHECK(ended.complaint().find("could not be kept in") != std::string::npos);
    // A folder that cannot even be looked into: its name is too long.
    EndedGames unseen{in_scratch(std::string(300, 'd').c_str())};
    given_up(unseen, 1);
    CHECK(unseen.complaint().find("could not be kept in") != std::string::npos);
    EndedGames nowhere{{}};
    given_up(nowhere, 1);
    CHECK(nowhere.complaint().empty());
    CHECK(recordings_folder_beside("").empty());
    CHECK(recordings_folder_beside("/a/b/runs.tsv") == "/a/b/recordings");
}

}  // namespace cellophane
