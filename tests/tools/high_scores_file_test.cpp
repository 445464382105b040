#include "tools/high_scores_file.h"

#include <cstdlib>
#include <filesystem>

#include "session/game_over/game_result.h"
#include "support/catch.h"
#include "support/text.h"
#include "tools/outcome.h"
#include "tools/output.h"

// The list of the best games at the command line (rules/interface.md A6).

namespace cellophane {

namespace {

std::string fresh(const char* name) {
    std::filesystem::remove(in_scratch(name));
    return in_scratch(name);
}

std::string line_of(int score) {
    return HighScores{}.add({.ended = 0, .seed = 7, .score = score, .told = "Burned to death on depth 2."});
}

}  // namespace

TEST_CASE("--scores prints the best games without starting one", "[tools][chronicle]") {
    const std::string path = fresh("runs.tsv");
    REQUIRE(append_high_scores(path, ""));
    const Outcome none = run_with({"play", "--scores", "--runs", path});
    CHECK(none.exit == Exit::Done);
    CHECK(has(none.out, "No games yet"));
    REQUIRE(append_high_scores(path, line_of(5) + line_of(9)));
    REQUIRE(append_high_scores(path, line_of(7)));
    const Outcome some = run_with({"play", "--scores", "--runs", path});
    CHECK(some.exit == Exit::Done);
    CHECK(some.err.empty());
    CHECK(lines_of(some.out) ==
          std::vector<std::string>{"1. 9  1970-01-01  Burned to death on depth 2.",
                                   "2. 7  1970-01-01  Burned to death on depth 2.  <- the latest",
                                   "3. 5  1970-01-01  Burned to death on depth 2."});
}

TEST_CASE("a list of games that is unreadable or no list is refused", "[tools][chronicle]") {
    const auto check_refused_with = [](const std::vector<std::string>& arguments, const std::string& part) {
        const Outcome outcome = run_with(arguments);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        CHECK(lines_of(outcome.err).size() == 1);
        CHECK(has(outcome.err, part));
    };
    const std::string endless = "/tmp/" + std::string(300, 'n');
    check_refused_with({"play", "--scores", "--runs", fresh("none.tsv")}, "none.tsv\" does not exist");
    check_refused_with({"play", "--scores", "--runs", in_scratch(".")}, "is a folder");
    check_refused_with({"play", "--scores", "--seed", "3"}, "--seed is for a game");
    check_refused_with({"play", "--scores", "--load", "x"}, "--load is for a game");
    for (const char* option : {"--runs", "--settings"}) {
        check_refused_with({"play", "--seed", "3", option, in_scratch(".")}, std::string{option} + ": ");
        check_refused_with({"play", "--seed", "3", option, endless}, "cannot be read");
        // One that is not there yet will be.
        CHECK_FALSE(unreadable(fresh("none.tsv"), option));
    }
}

TEST_CASE("a truncated line in the list of games does not spoil others", "[tools][chronicle]") {
    const std::string path = fresh("cut_runs.tsv");
    REQUIRE(append_high_scores(path, line_of(5).substr(0, 20)));
    REQUIRE(append_high_scores(path, line_of(6)));
    CHECK(HighScores{text_in(path)}.best().size() == 1);
    CHECK_FALSE(append_high_scores(in_scratch("."), line_of(1)));
}

TEST_CASE("the list of games is created with its folder", "[tools][chronicle]") {
    const std::string folder = in_scratch("runs_folder");
    std::filesystem::remove_all(folder);
    REQUIRE(append_high_scores(folder + "/deep/runs.tsv", line_of(5)));
    CHECK(text_in(folder + "/deep/runs.tsv") == line_of(5));
    CHECK(text_in(folder + "/nowhere.tsv").empty());
}

}  // namespace cellophane
