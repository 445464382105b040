#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot_game.h"
#include "record/save_files.h"
#include "session/session.h"
#include "support/catch.h"
#include "support/text.h"
#include "tools/death_table.h"
#include "tools/outcome.h"
#include "tools/output.h"
#include "words/event_sentences.h"
#include "words/hazard_messages.h"
#include "world/game.h"

// Recordings and saves at the command line (docs/records.md).

namespace cellophane {

namespace {

using Bytes = std::vector<std::uint8_t>;

BotGame played(int commands) {
    BotGame game{{.seed = 12, .style = Style::Classic, .harmless = true}, Policy::Explorer};
    for (int i = 0; i < commands; ++i) game.act();
    return game;
}

std::string written(const char* name, const Bytes& content) {
    const std::string path = in_scratch(name);
    std::ofstream file{path, std::ios::binary};
    file.write(reinterpret_cast<const char*>(content.data()), static_cast<std::streamsize>(content.size()));
    return path;
}

void check_unreadable(const Bytes& content, std::string_view why) {
    const std::string path = written("spoilt.clph", content);
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"replay", path}, {"replay", path, "--verify"}, {"play", "--load", path}}) {
        const Outcome outcome = run_with(arguments);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        CHECK(lines_of(outcome.err).size() == 1);
        CHECK(has(outcome.err, std::string{why}));
    }
}

}  // namespace

TEST_CASE("replay plays recordings and saves", "[tools][record]") {
    const BotGame game = played(400);
    const std::string turns = std::to_string(game.play.game().turns);
    for (const Bytes& file :
         {recording_file(game.recorder.recording()), save_file(game.recorder.recording(), game.play)}) {
        const std::string path = written("game.clph", file);
        const Outcome whole = run_with({"replay", path});
        INFO(whole.err);
        CHECK(whole.exit == Exit::Done);
        CHECK(has(whole.out, "Seed 12, classic"));
        CHECK(has(whole.out, "turn " + turns + " of " + turns));
        const Outcome verified = run_with({"replay", path, "--verify"});
        CHECK(verified.exit == Exit::Done);
        CHECK(has(verified.out, "agrees"));

        const Outcome half = run_with({"replay", path, "--to", "50"});
        CHECK(half.exit == Exit::Done);
        const std::vector<std::string> lines = lines_of(half.out);
        REQUIRE(lines.size() == 35);
        CHECK(has(lines[4], "@: You"));
        CHECK(has(lines[34], "turn 50 of " + turns));
    }
}

TEST_CASE("a hidden seed is not printed", "[tools][record]") {
    const std::string path = written("hidden.clph", recording_file(played(60).recorder.recording()));
    const auto settings = [](std::string_view text) {
        return written("settings.txt", Bytes{text.begin(), text.end()});
    };
    const std::vector<std::string> hidden{"--settings", settings("hide-seed on\n")};
    for (const std::vector<std::string>& how : {std::vector<std::string>{}, {"--to", "9"}, {"--verify"}}) {
        std::vector<std::string> arguments{"replay", path};
        arguments.insert(arguments.end(), how.begin(), how.end());
        CHECK(has(run_with(arguments).out, "Seed 12, classic"));
        arguments.insert(arguments.end(), hidden.begin(), hidden.end());
        const Outcome outcome = run_with(arguments);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::Done);
        CHECK(has(outcome.out, "Seed hidden, classic"));
    }
    const Outcome odd = run_with({"replay", path, "--settings", settings("hide-seed perhaps\n")});
    CHECK(odd.exit == Exit::Done);
    CHECK(has(odd.err, "Line 1 of the settings"));
    const Outcome missing = run_with({"replay", path, "--settings", in_scratch("no_such_settings.txt")});
    CHECK(missing.exit == Exit::BadArguments);
    CHECK(missing.out.empty());
    CHECK(has(missing.err, "--settings"));
}

TEST_CASE("notes are shown on the screen of their turn", "[tools][record]") {
    const std::string path = written("noted.clph", recording_file(played(60).recorder.recording()));
    const auto notes = [](std::string_view text) {
        return written("notes.txt", Bytes{text.begin(), text.end()});
    };
    const Outcome there = run_with({"replay", path, "--to", "9", "--notes", notes("9\tHere it began.\n")});
    INFO(there.err);
    CHECK(there.exit == Exit::Done);
    CHECK(has(there.out, "Here it began."));
    CHECK_FALSE(has(run_with({"replay", path, "--to", "8", "--notes", in_scratch("notes.txt")}).out,
                    "Here it began."));

    const Outcome bad = run_with({"replay", path, "--to", "9", "--notes", notes("9\tfine\n9 not\n")});
    CHECK(bad.exit == Exit::BadArguments);
    CHECK(bad.out.empty());
    CHECK(lines_of(bad.err).size() == 1);
    CHECK(has(bad.err, "Line 2: there is no tab in it."));
    CHECK(has(bad.err, "notes.txt"));
}

TEST_CASE("a recording that diverges ends with status 1", "[tools][record]") {
    const BotGame game = played(300);
    Recording other = game.recorder.recording();
    other.options.seed = 13;
    const Outcome astray = run_with({"replay", written("astray.clph", recording_file(other))});
    CHECK(astray.exit == Exit::CheckFailed);
    CHECK(has(astray.err, "another way"));

    // Only --verify detects a save with a state that its commands do not lead to.
    BotGame later = game;
    for (int i = 0; i < 5; ++i) later.act();
    const std::string path = written("later.clph", save_file(game.recorder.recording(), later.play));
    CHECK(run_with({"replay", path}).exit == Exit::Done);
    const Outcome verified = run_with({"replay", path, "--verify"});
    CHECK(verified.exit == Exit::CheckFailed);
    CHECK(has(verified.err, "saved state"));

    // What it says of itself is compared as well.
    Recording boastful = game.recorder.recording();
    boastful.deepest = 40;
    const Outcome boast =
        run_with({"replay", written("boastful.clph", recording_file(boastful)), "--verify"});
    CHECK(boast.exit == Exit::CheckFailed);
    CHECK(has(boast.err, "deepest level is 40, but that is "));

    // A state that cannot be is no matter of where its commands lead.
    auto impossible = std::make_unique<Game>(game.play.game());
    impossible->deepest = 99;
    const Outcome broken = run_with(
        {"replay",
         written("broken.clph", save_file(game.recorder.recording(), Play::resumed(std::move(impossible)))),
         "--verify"});
    CHECK(broken.exit == Exit::BadArguments);
    CHECK(has(broken.err, "The saved state is impossible"));
}

TEST_CASE("unreadable files are refused in one line that says why", "[tools][record]") {
    const BotGame game = played(120);
    const Bytes file = save_file(game.recorder.recording(), game.play);
    check_unreadable({}, "CLPH");
    check_unreadable({'P', 'N', 'G', 0, 1}, "CLPH");
    check_unreadable(Bytes{file.begin(), file.end() - 20}, "cut off");
    Bytes spoilt = file;
    spoilt[spoilt.size() / 2] ^= 1;
    check_unreadable(spoilt, "damaged");
    Bytes newer = file;
    newer[5] = 2;
    check_unreadable(newer, "format 2");
    Recording tomorrow = game.recorder.recording();
    tomorrow.rules_version = 99;
    check_unreadable(recording_file(tomorrow), "rules version 99");
}

TEST_CASE("replay writes the result of a game as a picture and as text", "[tools][record]") {
    Session session{{.seed = 12}};
    session.act(Rest{});
    const std::string unfinished = written("unfinished.clph", session.recording());
    session.act(Quit{});
    const std::string path = written("ended.clph", session.recording());
    const auto settings = [](std::string_view text) {
        return written("settings.txt", Bytes{text.begin(), text.end()});
    };
    const std::string card = in_scratch("card.png");
    std::filesystem::remove(card);
    const Outcome outcome = run_with({"replay", path, "--card", card, "--settings", settings("")});
    INFO(outcome.err);
    CHECK(outcome.exit == Exit::Done);
    CHECK(lines_of(outcome.out) == std::vector<std::string>{"Cellophane. Seed 12.", "Gave up on depth 1.",
                                                            "■□□□□□□□□□□□□□□□□□□□□□□□□□ "
                                                            "Depth 1, 0 gold, 1 turn."});
    CHECK(content_of(card).starts_with("\x89PNG"));
    const Outcome hidden =
        run_with({"replay", path, "--card", card, "--settings", settings("hide-seed on\n")});
    CHECK(lines_of(hidden.out).front() == "Cellophane. Hidden seed.");

    std::filesystem::remove(card);
    const Outcome refused = run_with({"replay", unfinished, "--card", card});
    CHECK(refused.exit == Exit::BadArguments);
    CHECK(has(refused.err, "is not over"));
    CHECK_FALSE(std::filesystem::exists(card));
    // The recording itself stays what it is.
    const std::string before = content_of(path);
    const Outcome itself = run_with({"replay", path, "--card", path});
    CHECK(has(itself.err, "--card names the recording itself"));
    CHECK(content_of(path) == before);
    const Outcome nowhere = run_with({"replay", path, "--card", in_scratch("")});
    CHECK(nowhere.exit == Exit::BadArguments);
    CHECK(has(nowhere.err, "--card"));
}

TEST_CASE("bad arguments of replay, play and soak are named", "[tools][record]") {
    const auto check_named = [](const std::vector<std::string>& arguments, std::string_view part) {
        const Outcome outcome = run_with(arguments);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        CHECK(lines_of(outcome.err).size() == 1);
        CHECK(has(outcome.err, std::string{part}));
    };
    const std::string path = written("named.clph", recording_file(played(20).recorder.recording()));
    check_named({"replay"}, "which recording");
    check_named({"replay", "--verify"}, "which recording");
    check_named({"replay", "/nowhere/at/all"}, "does not exist");
    check_named({"replay", in_scratch("")}, "folder");
    check_named({"replay", path, "--to"}, "--to needs");
    check_named({"replay", path, "--to", "-1"}, "--to must be");
    check_named({"replay", path, "--to", "3", "--verify"}, "leave --to out");
    check_named({"replay", path, "--card", "card.png", "--verify"}, "leave --verify out");
    check_named({"replay", path, path}, "unknown argument");
    check_named({"replay", path, "--watch", "--verify"}, "leave --watch out");
    check_named({"replay", path, "--save", "mine.clph"}, "--save is for whoever watches");
    check_named({"replay", path, "--watch", "--save", in_scratch("")}, "--save");
    check_named({"replay", path, "--notes", "notes.txt"}, "give --watch or --to as well");
    check_named({"replay", path, "--watch", "--notes", "/nowhere/at/all"},
                "--notes: \"/nowhere/at/all\" does not exist");
    check_named({"play", "--load", "/nowhere/at/all"}, "--load");
    check_named({"play", "--load", path, "--seed", "3"}, "--seed is for a new game");
    check_named({"play", "--seed", "3", "--save", "/nowhere/at/all"}, "--save");
    check_named({"play", "--seed", "3", "--save", in_scratch("")}, "--save needs");
    check_named({"soak", "--games", "0"}, "--games must be");
    check_named({"soak", "--turns", "x"}, "--turns must be");
    check_named({"soak", "--to", "1"}, "--to must be");
    check_named({"soak", "--depth", "41"}, "--depth must be");
    check_named({"soak", "--depth", "5", "--to", "5"}, "--to must be deeper than --depth");
    check_named({"soak", "--to", "4", "--depth", "5"}, "deeper than 5, not 4");
    check_named({"soak", "--seed", "0"}, "--seed must be");
    check_named({"soak", "--policy", "clever"}, "random, explorer");
    check_named({"soak", "--record", "/nowhere/at/all"}, "--record");
    check_named({"soak", "--seed", "18446744073709551615", "--games", "2"}, "--games");
}

TEST_CASE("testing whether a file can be written leaves it unchanged", "[tools][record]") {
    const std::string path = written("kept.clph", {1, 2, 3});
    CHECK_FALSE(unwritable(path, "--save"));
    CHECK(content_of(path) == "\1\2\3");
    CHECK_FALSE(std::filesystem::exists(path + ".part"));
    const std::string fresh = in_scratch("fresh.clph");
    std::filesystem::remove(fresh);
    CHECK_FALSE(unwritable(fresh, "--save"));
    CHECK_FALSE(std::filesystem::exists(fresh));
}

TEST_CASE("writing a file touches no other file and keeps symbolic links", "[tools]") {
    const std::string path = in_scratch("careful.txt");
    std::filesystem::remove(path);
    written("careful.txt.part", {'m', 'i', 'n', 'e'});
    CHECK_FALSE(unwritable(path, "--save"));
    CHECK_FALSE(write_file(path, std::string_view{"new"}));
    CHECK(content_of(path) == "new");
    CHECK(content_of(path + ".part") == "mine");
    CHECK_FALSE(std::filesystem::exists(path + ".part2"));
    std::filesystem::remove(path + ".part");

    const std::string folder = in_scratch("careful_folder");
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const std::string link = in_scratch("careful_link.txt");
    const std::string leading_on = in_scratch("careful_link_to_link.txt");
    for (const std::string& each : {link, leading_on}) std::filesystem::remove(each);
    std::filesystem::create_symlink("careful_folder/real.txt", link);
    std::filesystem::create_symlink(link, leading_on);
    // Whether it leads to nothing yet or to a file.
    for (const std::string_view text : {"first", "second"}) {
        CHECK_FALSE(unwritable(leading_on, "--save"));
        CHECK_FALSE(write_file(leading_on, text));
        CHECK(std::filesystem::is_symlink(leading_on));
        CHECK(std::filesystem::is_symlink(link));
        CHECK(content_of(folder + "/real.txt") == text);
    }
    for (const std::string& each : {link, leading_on}) std::filesystem::remove(each);
    std::filesystem::create_symlink(link, link);
    CHECK(write_file(link, std::string_view{"round and round"}));
    std::filesystem::remove(link);
}

TEST_CASE("a saved question is asked again, and a finished game stays finished", "[tools][record]") {
    int questions = 0;
    int ends = 0;
    for (std::uint64_t seed = 1; seed <= 20 && questions + ends < 6; ++seed) {
        BotGame game{{.seed = seed}, Policy::Random};
        for (int i = 0; i < 1500 && !game.report.over && game.report.question == Question::None; ++i)
            game.act();
        const bool asked = game.report.question != Question::None;
        if (!asked && !game.report.over) continue;
        Result<SavedGame> saved = saved_game_from(save_file(game.recorder.recording(), game.play));
        REQUIRE(saved.ok());
        Session session = Session::resumed(std::move(saved.value()));
        CHECK(session.report().question == game.report.question);
        CHECK(session.report().over == game.report.over);
        INFO("seed " << seed);
        if (asked) {
            CHECK(has(session.text(), ask(game.report.question).substr(0, 12)));
            session.press({.name = "n"});
            CHECK(session.report().question == Question::None);
            ++questions;
        } else {
            const std::uint64_t hash = session.state_hash();
            session.press({.name = "s"});
            CHECK(session.state_hash() == hash);
            ++ends;
        }
    }
    CHECK(questions > 1);
}

TEST_CASE("a soak with --to fails if a harmless hero does not come that deep", "[tools][record]") {
    const Outcome there =
        run_with({"soak", "--games", "1", "--turns", "20000", "--seed", "3", "--harmless", "--to", "3"});
    CHECK(there.exit == Exit::Done);
    CHECK(there.out.find("\"arrived\":1") != std::string::npos);
    const Outcome late =
        run_with({"soak", "--games", "1", "--turns", "100", "--seed", "3", "--harmless", "--to", "26"});
    CHECK(late.exit == Exit::CheckFailed);
    CHECK(late.out.find("\"arrived\":0") != std::string::npos);
    CHECK(late.err.find("has not come to depth 26") != std::string::npos);
}

TEST_CASE("a soak with --saves saves and loads its games on the way", "[tools][record]") {
    const Outcome outcome =
        run_with({"soak", "--games", "2", "--turns", "1200", "--seed", "5", "--saves", "2"});
    CHECK(outcome.exit == Exit::Done);
    CHECK(has(outcome.out, "\"saves\":4"));
    CHECK(run_with({"soak", "--saves", "0"}).exit == Exit::BadArguments);
}

TEST_CASE("a soak with --deaths lists causes and depths of deaths", "[tools][record][long]") {
    const Outcome outcome = run_with({"soak", "--games", "3", "--turns", "3000", "--seed", "5", "--deaths"});
    CHECK(outcome.exit == Exit::Done);
    CHECK(has(outcome.out, "\ncellophane soak --deaths --games 3 --turns 3000 --seed 5\n"));
    CHECK(has(outcome.out, "3 games of the bot called explorer, seeds 5 to 7"));
    CHECK(has(outcome.out, "\n| depth | 1 |"));
    CHECK(has(outcome.out, "\n| all |"));

    // A hero that reaches the depth of --to is not counted among those alive after the last turn.
    const Outcome sent = run_with({"soak", "--games", "2", "--turns", "20000", "--seed", "3", "--depth", "2",
                                   "--to", "3", "--harmless", "--deaths"});
    CHECK(sent.exit == Exit::Done);
    CHECK(has(sent.out,
              "\ncellophane soak --deaths --games 2 --turns 20000 --seed 3 --depth 2 --to 3 --harmless\n"));
    CHECK(has(sent.out, " 0 heroes died, 2 came to depth 3 alive, 0 still lived after 20000 turns;"));

    const Outcome alone =
        run_with({"soak", "--games", "1", "--turns", "300", "--seed", "5", "--saves", "2", "--deaths"});
    CHECK(alone.exit == Exit::Done);
    CHECK(has(alone.out, "\ncellophane soak --deaths --games 1 --turns 300 --seed 5 --saves 2\n"));
    CHECK(has(alone.out, "\n1 game of the bot called explorer, seed 5, 300 turns in all."));

    DeathTable table;
    for (const int depth : {3, 1, 3})
        table.add({.cause = DeathCause::Creature, .depth = depth, .killer = MonsterKind::Rat});
    table.add({.cause = DeathCause::Starvation, .depth = 2});
    const std::string rat = cause_of_death({.cause = DeathCause::Creature, .killer = MonsterKind::Rat});
    const std::string hunger = cause_of_death({.cause = DeathCause::Starvation});
    CHECK(table.markdown() == "| depth | 1 | 2 | 3 | all |\n| --- | --: | --: | --: | --: |\n| " + rat +
                                  " | 1 | | 2 | 3 |\n| " + hunger +
                                  " | | 1 | | 1 |\n| all | 1 | 1 | 2 | 4 |\n");
}

TEST_CASE("a soak prints one line, and its recordings play back", "[tools][record]") {
    const std::string folder = in_scratch("soak");
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    for (const char* policy : {"random", "explorer"}) {
        const Outcome outcome = run_with({"soak", "--games", "2", "--turns", "300", "--seed", "5", "--policy",
                                          policy, "--record", folder});
        INFO(outcome.out << outcome.err);
        CHECK(outcome.exit == Exit::Done);
        REQUIRE(lines_of(outcome.out).size() == 1);
        CHECK(has(outcome.out, std::string{"{\"policy\":\""} + policy + "\",\"games\":2,\"turns\":"));
        CHECK(has(outcome.out, "\"violations\":0}"));
        for (const char* seed : {"5", "6"}) {
            const std::string path = folder + "/" + policy + "-" + seed + ".clph";
            CHECK(run_with({"replay", path, "--verify"}).exit == Exit::Done);
        }
    }
}

}  // namespace cellophane
