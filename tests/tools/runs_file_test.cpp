#include "tools/runs_file.h"

#include <cstdlib>
#include <filesystem>

#include "session/chronicle.h"
#include "support/catch.h"
#include "support/text.h"
#include "tools/outcome.h"

// The list of the best games at the command line (spec 70, A6).

namespace cellophane {

namespace {

std::string fresh(const char* name) {
    std::filesystem::remove(in_scratch(name));
    return in_scratch(name);
}

std::string line_of(int score) {
    return Chronicle{}.add({.ended = 0, .seed = 7, .score = score, .told = "Burned to death on depth 2."});
}

}  // namespace

TEST_CASE("the best games are printed without a game", "[tools][chronicle]") {
    const std::string path = fresh("runs.tsv");
    const Outcome none = run_with({"play", "--scores", "--runs", path});
    CHECK(none.exit == Exit::Done);
    CHECK(has(none.out, "Nobody"));
    CHECK_FALSE(std::filesystem::exists(path));
    REQUIRE(append_runs(path, line_of(5) + line_of(9)));
    REQUIRE(append_runs(path, line_of(7)));
    const Outcome some = run_with({"play", "--scores", "--runs", path});
    CHECK(some.exit == Exit::Done);
    CHECK(some.err.empty());
    CHECK(lines_of(some.out) ==
          std::vector<std::string>{"1. 9  1970-01-01  Burned to death on depth 2.",
                                   "2. 7  1970-01-01  Burned to death on depth 2.  <- the latest",
                                   "3. 5  1970-01-01  Burned to death on depth 2."});
}

TEST_CASE("a line that was cut off spoils no other", "[tools][chronicle]") {
    const std::string path = fresh("cut_runs.tsv");
    REQUIRE(append_runs(path, line_of(5).substr(0, 20)));
    REQUIRE(append_runs(path, line_of(6)));
    CHECK(Chronicle{text_in(path)}.best().size() == 1);
    CHECK_FALSE(append_runs(in_scratch("."), line_of(1)));
}

TEST_CASE("the file is made with its folder", "[tools][chronicle]") {
    const std::string folder = in_scratch("runs_folder");
    std::filesystem::remove_all(folder);
    REQUIRE(append_runs(folder + "/deep/runs.tsv", line_of(5)));
    CHECK(text_in(folder + "/deep/runs.tsv") == line_of(5));
    CHECK(text_in(folder + "/nowhere.tsv").empty());
}

}  // namespace cellophane
