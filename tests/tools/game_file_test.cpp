#include "tools/game_file.h"

#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "record/save_files.h"
#include "support/catch.h"
#include "support/text.h"
#include "tools/kept_files.h"
#include "tools/outcome.h"
#include "tools/output.h"

// The file in which a game is kept while it is played.

namespace cellophane {

namespace {

namespace fs = std::filesystem;

std::string cleared(const char* name) {
    std::string path = in_scratch(name);
    fs::remove_all(path);
    return path;
}

int turn_in(const std::string& path) {
    const Result<Session> session = opened_game(path, "the file");
    INFO((session.ok() ? "" : session.problem().message));
    REQUIRE(session.ok());
    return session.value().turns();
}

GameFile begun(const std::string& path, const Session& session) {
    Result<GameFile> file = GameFile::asked_for(path, "--save");
    REQUIRE(file.ok());
    file.value().begin(session);
    return std::move(file.value());
}

GameInFile loaded(const std::string& path) {
    Result<GameInFile> game = opened_in_place(path, "the file");
    INFO((game.ok() ? "" : game.problem().message));
    REQUIRE(game.ok());
    game.value().file.begin(game.value().session);
    return std::move(game.value());
}

/// A save with some turns in it.
std::string saved_game(const char* name, int turns) {
    Session session{{.seed = 12}};
    for (int i = 0; i < turns; ++i) session.act(Rest{});
    const std::string path = cleared(name);
    REQUIRE_FALSE(write_file(path, session.save(), "the save"));
    return path;
}

void append_bytes(const std::string& path, std::string_view bytes) {
    std::ofstream{path, std::ios::binary | std::ios::app} << bytes;
}

}  // namespace

TEST_CASE("every turn of a game is in its file at once, in a few bytes", "[tools][record]") {
    const std::string path = cleared("kept_turns.clph");
    Session session{{.seed = 12, .harmless = true}};
    GameFile file = begun(path, session);
    CHECK(file.note(session).empty());
    CHECK_FALSE(fs::exists(path));
    std::uintmax_t before = 0;
    // All is written anew on the way, when there are many parts.
    for (int turn = 1; turn <= 450; ++turn) {
        session.act(Rest{});
        REQUIRE(session.turns() == turn);
        CHECK(file.note(session).empty());
        const std::uintmax_t size = fs::file_size(path);
        if (turn > 1 && turn < 400) CHECK(size - before < 60);
        before = size;
        if (turn < 4 || turn > 397) CHECK(turn_in(path) == turn);
    }
    CHECK(file.is_kept(session));
}

TEST_CASE("a loaded file goes on with its game, and is what it was once the game is over",
          "[tools][record]") {
    const std::string path = saved_game("kept_loaded.clph", 5);
    const std::string before = content_of(path);
    {
        GameInFile game = loaded(path);
        game.session.act(Rest{});
        CHECK(game.file.note(game.session).empty());
        // What was in it is still its beginning.
        CHECK(content_of(path).starts_with(before));
    }
    CHECK(turn_in(path) == 6);
    const std::string later = content_of(path);
    GameInFile game = loaded(path);
    game.session.act(Rest{});
    CHECK(game.file.note(game.session).empty());
    game.session.act(Quit{});
    CHECK(game.file.note(game.session).empty());
    CHECK_FALSE(game.file.finish(game.session, true));
    CHECK(content_of(path) == later);
}

TEST_CASE("a file that the player has named holds the recording of a game that is over", "[tools][record]") {
    const std::string path = cleared("kept_ended.clph");
    Session session{{.seed = 12}};
    GameFile file = begun(path, session);
    session.act(Rest{});
    file.note(session);
    session.act(Quit{});
    file.note(session);
    CHECK_FALSE(file.finish(session, true));
    const std::string content = content_of(path);
    CHECK(content.starts_with("CLPHR"));
    CHECK(turn_in(path) == 1);
}

TEST_CASE("a turn that was cut off while it was written is left out and written over", "[tools][record]") {
    const std::string path = saved_game("kept_cut.clph", 5);
    {
        GameInFile game = loaded(path);
        for (int i = 0; i < 2; ++i) {
            game.session.act(Rest{});
            CHECK(game.file.note(game.session).empty());
        }
    }
    fs::resize_file(path, fs::file_size(path) - 3);
    {
        GameInFile game = loaded(path);
        CHECK(game.session.turns() == 6);
        CHECK(has(game.session.messages().back(), "cut off in its last turn"));
        game.session.act(Rest{});
        game.session.act(Rest{});
        CHECK(game.file.note(game.session).empty());
    }
    CHECK(turn_in(path) == 8);
    // What does not begin as a turn does is no turn that was cut off.
    append_bytes(path, "and more");
    CHECK(opened_game(path, "the file").problem().code == "damaged-file");
}

TEST_CASE("a file in use, by another program or twice by one, is refused in plain words", "[tools]") {
    const std::string path = saved_game("kept_locked.clph", 5);
    const GameInFile game = loaded(path);
    for (const std::string& name : {path, path + ".link"}) {
        if (name != path) {
            fs::remove(name);
            fs::create_symlink(path, name);
        }
        const Result<GameInFile> other = opened_in_place(name, "--load");
        REQUIRE_FALSE(other.ok());
        CHECK(other.problem().code == "file-in-use");
        CHECK(has(other.problem().message, "is being played in another terminal. Save and quit there (S)"));
        CHECK(GameFile::asked_for(name, "--save").problem().code == "file-in-use");
    }
    CHECK(opened_game(path, "--load").ok());
}

TEST_CASE("a game gives way to what another program has written to its file", "[tools]") {
    const std::string path = cleared("kept_changed.clph");
    const std::string aside = cleared("kept_changed-2.clph");
    Session session{{.seed = 12}};
    GameFile file = begun(path, session);
    session.act(Rest{});
    CHECK(file.note(session).empty());
    append_bytes(path, "another's");
    const std::string others = content_of(path);
    session.act(Rest{});
    CHECK(has(file.note(session), "Another program has changed"));
    CHECK(content_of(path) == others);
    CHECK(turn_in(aside) == 2);
    CHECK(file.path() == aside);
    session.act(Rest{});
    CHECK(file.note(session).empty());
    CHECK(turn_in(aside) == 3);
    // One that has been removed is made again.
    fs::remove(aside);
    session.act(Rest{});
    CHECK(file.note(session).empty());
    CHECK(turn_in(aside) == 4);
    // One that appears where there was none is not written over either.
    const std::string late = cleared("kept_late.clph");
    cleared("kept_late-2.clph");
    Session other{{.seed = 13}};
    GameFile later = begun(late, other);
    append_bytes(late, "another's");
    other.act(Rest{});
    CHECK(later.note(other).empty());
    CHECK(content_of(late) == "another's");
    CHECK(later.path() == in_scratch("kept_late-2.clph"));
}

TEST_CASE("a file keeps its permissions, and a link stays one, while a game is kept", "[tools]") {
    const std::string path = saved_game("kept_mode.clph", 5);
    const std::string link = cleared("kept_mode_link.clph");
    fs::create_symlink(path, link);
    for (const mode_t mode : {0600U, 0640U, 0664U}) {
        REQUIRE(chmod(path.c_str(), mode) == 0);
        GameInFile game = loaded(link);
        game.session.act(Rest{});
        CHECK(game.file.note(game.session).empty());
        CHECK_FALSE(game.file.leave(game.session));
        struct stat now {};
        REQUIRE(stat(path.c_str(), &now) == 0);
        CHECK((now.st_mode & 0777) == mode);
        CHECK(fs::is_symlink(link));
    }
    CHECK(turn_in(path) == 8);
}

TEST_CASE("what cannot be written is told once, tried again, and told once it is written", "[tools]") {
    const std::string folder = cleared("kept_folder");
    fs::create_directories(folder);
    Session session{{.seed = 12}};
    GameFile file = begun(folder + "/game.clph", session);
    fs::remove_all(folder);
    session.act(Rest{});
    const std::string told = file.note(session);
    CHECK(has(told, "This game is not being kept. --save: "));
    CHECK(has(told, "No such file or directory"));
    session.act(Rest{});
    CHECK(file.note(session).empty());
    CHECK_FALSE(file.is_kept(session));
    fs::create_directories(folder);
    session.act(Rest{});
    CHECK(file.note(session) == "The game is being kept again.");
    CHECK(turn_in(folder + "/game.clph") == 3);
}

}  // namespace cellophane
