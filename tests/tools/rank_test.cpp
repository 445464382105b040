#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "protocol/command.h"
#include "record/rules_version.h"
#include "record/save_files.h"
#include "session/session.h"
#include "support/catch.h"
#include "support/text.h"
#include "tools/outcome.h"

namespace cellophane {

namespace {

namespace fs = std::filesystem;

/// A folder with the games of a contest, emptied before.
std::string contest_folder() {
    const std::string folder = in_scratch("contest");
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

void put(const std::string& path, const std::vector<std::uint8_t>& content) {
    std::ofstream file{path, std::ios::binary};
    file.write(reinterpret_cast<const char*>(content.data()), static_cast<std::streamsize>(content.size()));
}

/// The recording of a hero who rests so long, or searches, and gives up.
Recording passed(int turns, const Command& command, std::uint64_t seed = 8) {
    Session session{{.seed = seed}};
    for (int i = 0; i < turns; ++i) session.act(command);
    session.act(Quit{});
    return recording_from(session.recording()).value();
}

Recording rested(int turns, std::uint64_t seed = 8) {
    return passed(turns, Rest{}, seed);
}

}  // namespace

TEST_CASE("rank verifies the recordings of a folder and orders them", "[tools][rank]") {
    const std::string folder = contest_folder();
    put(folder + "/slow.clph", recording_file(rested(30)));
    put(folder + "/fast.clph", recording_file(rested(3)));
    put(folder + "/as fast.clph", recording_file(passed(3, Search{})));
    put(folder + "/other.clph", recording_file(rested(5, 9)));
    Recording tampered = rested(3);
    tampered.turns = 1;
    put(folder + "/tampered.clph", recording_file(tampered));
    put(folder + "/picture.clph", {'P', 'N', 'G'});
    put(folder + "/readme.txt", {'x'});
    const Outcome outcome = run_with({"rank", folder, "--format", "csv"});
    CHECK(outcome.exit == Exit::CheckFailed);
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 7);
    CHECK(lines[0].starts_with("rank,file,status,seed,style,mode,score,"));
    const auto begins = [&](std::size_t line, const std::string& rank, const std::string& name,
                            const std::string& rest) {
        INFO(lines[line]);
        CHECK(lines[line].starts_with(rank + ",\"" + folder + "/" + name + "\"," + rest));
    };
    begins(1, "1", "as fast.clph", "\"verified\",\"8\",\"brogue\",\"normal\",0,");
    begins(2, "1", "fast.clph", "\"verified\",\"8\"");
    begins(3, "3", "slow.clph", "\"verified\",\"8\"");
    begins(4, "1", "other.clph", "\"verified\",\"9\"");
    begins(5, "", "picture.clph", "\"unreadable\",,,,,");
    begins(6, "", "tampered.clph", "\"tampered\",\"8\"");
    CHECK(has(lines[6], "says it has 1 turns"));
    // However many threads replay.
    CHECK(run_with({"rank", folder, "--format", "csv", "--jobs", "3"}).out == outcome.out);

    const Outcome table = run_with({"rank", folder + "/fast.clph", folder + "/slow.clph"});
    CHECK(table.exit == Exit::Done);
    CHECK(has(table.out, "Dungeon 8, brogue, normal\n"));
    CHECK_FALSE(has(table.out, "Not ranked"));
    const Outcome json = run_with({"rank", folder + "/picture.clph", "--format", "json"});
    CHECK(has(json.out, "\"rank\": null, "));
    CHECK(has(json.out, "\"status\": \"unreadable\", \"seed\": null"));
}

TEST_CASE("rank counts the same recording once, as what was named first", "[tools][rank]") {
    const std::string folder = contest_folder();
    put(folder + "/mine.clph", recording_file(rested(3)));
    put(folder + "/copy.clph", recording_file(rested(3)));
    put(folder + "/other.clph", recording_file(rested(4)));
    put(folder + "/picture.clph", {'P', 'N', 'G'});
    put(folder + "/picture too.clph", {'P', 'N', 'G'});
    const Outcome named = run_with(
        {"rank", folder + "/mine.clph", folder + "/copy.clph", folder + "/other.clph", "--format", "csv"});
    CHECK(named.exit == Exit::Done);
    CHECK(lines_of(named.out).size() == 3);
    CHECK(has(named.out, "1,\"" + folder + "/mine.clph\""));
    CHECK(has(named.err,
              folder + "/copy.clph is the same recording as " + folder + "/mine.clph. It counts once."));
    // Files that cannot be read are told of each.
    const Outcome all = run_with({"rank", folder, "--format", "csv"});
    CHECK(lines_of(all.out).size() == 5);
    CHECK(has(all.err, folder + "/mine.clph is the same recording as " + folder + "/copy.clph"));
}

TEST_CASE("rank says where games were played with different rules, and where others can be judged",
          "[tools][rank]") {
    const std::string folder = contest_folder();
    Recording older = rested(7);
    --older.rules_version;
    put(folder + "/now.clph", recording_file(rested(3)));
    put(folder + "/older.clph", recording_file(older));
    put(folder + "/elsewhere.clph", recording_file(rested(5, 9)));
    const Outcome table = run_with({"rank", folder});
    CHECK(table.exit == Exit::Done);
    const std::string mixture = "Dungeon 8, brogue, normal\nPlayed with different rules: rules versions " +
                                std::to_string(rules_version - 1) + " and " + std::to_string(rules_version) +
                                ".\nrank";
    CHECK(has(table.out, mixture));
    CHECK(has(table.out, "Dungeon 9, brogue, normal\nrank"));
    CHECK_FALSE(has(table.out, "npx cellophane rank"));

    older.steps[older.steps.size() / 2] ^= 1;
    put(folder + "/older.clph", recording_file(older));
    const Outcome others = run_with({"rank", folder});
    CHECK(others.exit == Exit::CheckFailed);
    CHECK_FALSE(has(others.out, "different rules"));
    CHECK(has(others.out, "other-version: " + folder + "/older.clph"));
    CHECK(others.out.ends_with("npx cellophane rank, replay each recording with its own.\n"));
}

TEST_CASE("the name of a file forges no line, no formula and no command of a terminal", "[tools][rank]") {
    const std::string folder = contest_folder();
    const std::vector<std::string> names{
        "a.clph, version 6.15)\n   1  9999999     26     1  Mastered (b.clph",
        "tab\there.clph",
        "gpj\xE2\x80\xAE.clph",
        "\x1b]52;c;aGk=\x07.clph",
        "bytes\xFF.clph",
        "=1+1.clph"};
    std::vector<std::string> arguments{"rank"};
    int turns = 3;
    const fs::path before = fs::current_path();
    fs::current_path(folder);
    for (const std::string& name : names) {
        put(name, recording_file(rested(turns++)));
        arguments.push_back(name);
    }
    put("copy\n.clph", recording_file(rested(3)));
    arguments.emplace_back("copy\n.clph");
    put("none\n.clph", {'P', 'N', 'G'});
    arguments.emplace_back("none\n.clph");
    const Outcome table = run_with(arguments);
    const auto with_format = [&](const char* format) {
        std::vector<std::string> more = arguments;
        more.insert(more.end(), {"--format", format});
        return run_with(more);
    };
    const Outcome csv = with_format("csv");
    const Outcome json = with_format("json");
    const Outcome alone = run_with({"replay", "none\n.clph"});
    const Outcome missing = run_with({"replay", "no\n\x1b[2J\xE2\x80\xAEsuch.clph"});
    fs::current_path(before);

    // A heading, the columns, a line a game; a blank one, a heading and the file that is none.
    CHECK(lines_of(table.out).size() == 2 + names.size() + 3);
    CHECK(lines_of(csv.out).size() == 1 + names.size() + 1);
    for (const Outcome& outcome : {table, csv, json, alone, missing})
        for (const std::string& text : {outcome.out, outcome.err}) {
            INFO(text);
            CHECK(text.find_first_of("\t\r\x1b\x07\xFF") == std::string::npos);
            CHECK_FALSE(has(text, "\xE2\x80\xAE"));
        }
    CHECK(has(table.out, R"((a.clph, version 6.15)\x0a   1  9999999)"));
    CHECK(lines_of(table.err).size() == 1);
    CHECK(has(table.err, R"(copy\x0a.clph is the same recording as a.clph, version)"));
    CHECK(has(csv.out, R"("'=1+1.clph")"));
    CHECK(has(csv.out, R"("bytes\xff.clph")"));
    CHECK(has(json.out, R"("bytes\ufffd.clph")"));
    CHECK(has(json.out, R"("gpj\u202e.clph")"));
    CHECK(has(json.out, R"("=1+1.clph")"));
    CHECK(lines_of(alone.err).size() == 1);
    CHECK(lines_of(missing.err).size() == 1);
}

TEST_CASE("what a file says of its versions makes no other game of it", "[tools][rank]") {
    const std::string folder = contest_folder();
    const Recording game = rested(3);
    put(folder + "/a.clph", recording_file(game));
    Recording older = game;
    older.rules_version = 14;
    older.dungeon_version = 5;
    put(folder + "/b.clph", recording_file(older));
    Recording said = game;
    said.turns = 4;
    said.deepest = 2;
    put(folder + "/c.clph", recording_file(said));
    const Outcome outcome = run_with({"rank", folder, "--format", "csv"});
    // What it says of its turns makes it no other game either, but a tampered one, which does not count.
    REQUIRE(lines_of(outcome.out).size() == 3);
    CHECK(has(lines_of(outcome.out)[1], "/a.clph\",\"verified\""));
    CHECK(has(lines_of(outcome.out)[2], "/c.clph\",\"tampered\""));
    REQUIRE(lines_of(outcome.err).size() == 1);
    CHECK(has(outcome.err, "/b.clph is the same recording as "));
    // A copy that is spoilt does not hide the game that it was made of.
    Session other{{.seed = 8}};
    other.act(Rest{});
    const std::string spoilt = folder + "/0.clph";
    put(spoilt, save_file(game, *other.game()));
    const Outcome both = run_with({"rank", spoilt, folder + "/a.clph", "--format", "csv"});
    REQUIRE(lines_of(both.out).size() == 2);
    CHECK(has(lines_of(both.out)[1], "/a.clph\",\"verified\""));
    CHECK(has(both.err, "/0.clph is the same recording as "));
    for (const int dungeon : {0, -7})
        for (const bool is_rules : {false, true}) {
            Recording impossible = game;
            (is_rules ? impossible.rules_version : impossible.dungeon_version) = dungeon;
            put(folder + "/d.clph", recording_file(impossible));
            const Outcome refused = run_with({"replay", folder + "/d.clph", "--verify"});
            INFO(refused.err);
            CHECK(refused.exit == Exit::BadArguments);
            CHECK(has(refused.err, "The file is damaged: it says it was made with"));
        }
}

TEST_CASE("bad arguments of rank are named", "[tools][rank]") {
    const auto check_named = [](const std::vector<std::string>& arguments, std::string_view part) {
        const Outcome outcome = run_with(arguments);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        CHECK(has(outcome.err, std::string{part}));
    };
    const std::string folder = contest_folder();
    check_named({"rank"}, "which recordings");
    check_named({"rank", folder}, "holds no file that ends with .clph");
    check_named({"rank", folder, "--format", "xml"}, "table, csv");
    check_named({"rank", folder, "--jobs", "0"}, "--jobs must be");
    check_named({"rank", folder, "--best"}, "--best");
    const Outcome missing = run_with({"rank", "/nowhere/at/all"});
    CHECK(missing.exit == Exit::CheckFailed);
    CHECK(has(missing.out, "unreadable: /nowhere/at/all: "));
}

}  // namespace cellophane
