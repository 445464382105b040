#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "dungeon/generate.h"
#include "support/catch.h"
#include "tools/lint_bookmark.h"
#include "tools/lint_lines.h"
#include "tools/outcome.h"

// `cellophane lint`: what it writes, and how it goes on. What it finds is tested in tests/dungeon.

namespace cellophane {

namespace {

/// The summary without the seconds, which are no two times the same.
std::string counts_in(const std::string& err) {
    return err.substr(0, err.rfind(", "));
}

int status_of(const std::string& line) {
    const int status = std::system(line.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("lint says what it looked at, and finds nothing", "[tools][lint]") {
    const Outcome outcome = run_with({"lint", "--seeds", "1..4", "--depth", "1..6"});
    CHECK(outcome.exit == Exit::Done);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.rfind("cellophane lint: 24 levels with ", 0) == 0);
    CHECK(outcome.err.find(" creatures looked at, 0 findings, ") != outcome.err.npos);
    // However many threads dig.
    for (const char* jobs : {"1", "3"})
        CHECK(counts_in(run_with({"lint", "--seeds", "1..4", "--depth", "1..6", "--jobs", jobs}).err) ==
              counts_in(outcome.err));
    // Only the depths asked for are looked at.
    CHECK(run_with({"lint", "--seeds=1..4", "--depth=6"}).err.rfind("cellophane lint: 4 levels with ", 0) ==
          0);
    CHECK(run_with({"lint", "--seeds=7", "--style=rogue"}).err.rfind("cellophane lint: 26 levels with ", 0) ==
          0);
}

TEST_CASE("lint looks at maps of another size", "[tools][lint]") {
    CHECK(run_with({"lint", "--seeds=3", "--depth=1..2", "--width=60", "--height=40"})
              .err.rfind("cellophane lint: 2 levels with ", 0) == 0);
    CHECK(run_with({"lint", "--seeds=3..5", "--depth=1..4", "--style=rogue", "--width=20", "--height=12"})
              .err.rfind("cellophane lint: 12 levels with ", 0) == 0);
}

TEST_CASE("a finding is a line of JSON", "[tools][lint]") {
    const Level level = generate({.seed = 5, .depth = 3}).value();
    CHECK(lint_line({.kind = Unfairness::ItemOutOfReach, .at = {4, 7}, .what = "door key"}, level, 5,
                    Style::Brogue, Variant::Brogue) ==
          "{\"seed\":\"5\",\"style\":\"brogue\",\"depth\":3,\"finding\":\"item-out-of-reach\",\"x\":4,"
          "\"y\":7,\"count\":1,\"what\":\"door key\"}\n");
    const Level vault = generate({.seed = 30, .depth = 2}).value();
    REQUIRE_FALSE(vault.machines.empty());
    const MachineRecord& machine = vault.machines.front();
    const std::string line =
        lint_line({.kind = Unfairness::TooManyTraps, .at = {1, 1}, .machine = machine.number, .count = 3},
                  vault, 30, Style::Brogue, Variant::Brogue);
    CHECK(line.find("\"count\":3,\"machine\":\"" + std::string{blueprint_rows[machine.kind].name} + "\"}") !=
          line.npos);
    CHECK(lint_summary({.findings = 1, .inspected = {.levels = 2, .machines = 3, .locks = 4, .items = 5}}) ==
          "2 levels with 3 machines, 4 locks, 5 items and 0 creatures looked at, 1 finding");
}

TEST_CASE("lint refuses bad arguments and names what would be right", "[tools][lint]") {
    struct Case {
        std::vector<std::string> arguments;
        const char* says;
    };
    for (const Case& bad :
         {Case{{}, "--seeds is missing"}, Case{{"--seeds"}, "--seeds"}, Case{{"--seeds", "0..3"}, "--seeds"},
          Case{{"--seeds", "5..3"}, "--seeds"}, Case{{"--seeds", "1", "--depth", "41"}, "--depth"},
          Case{{"--seeds", "1", "--style", "nethack"}, "brogue"},
          Case{{"--seeds", "1", "--width", "60"}, "--width and --height go together"},
          Case{{"--seeds", "1", "--width", "39", "--height", "29"}, "40"},
          Case{{"--seeds", "1", "--style", "rogue", "--width", "12", "--height", "3"}, "4"},
          Case{{"--seeds", "1", "--jobs", "0"}, "--jobs"}, Case{{"--seeds", "1", "--out", ""}, "--out"},
          Case{{"--seeds", "1", "--resume"}, "--out"}, Case{{"--seeds", "1", "--where", "x"}, "--where"},
          Case{{"--seeds", "1", "--out", "/no/such/folder/file"}, "cannot be written"}}) {
        std::vector<std::string> arguments{"lint"};
        arguments.insert(arguments.end(), bad.arguments.begin(), bad.arguments.end());
        const Outcome outcome = run_with(arguments);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.rfind("cellophane lint: ", 0) == 0);
        CHECK(outcome.err.find(bad.says) != outcome.err.npos);
    }
}

TEST_CASE("a lint goes on where its bookmark says, and refuses another's", "[tools][lint]") {
    const std::string path = in_scratch("lint.jsonl");
    const std::string arguments =
        "--seeds 1..6 --depth 1..3 --style brogue, dungeon version " + std::to_string(dungeon_version);
    const std::vector<std::string> request{"lint", "--seeds", "1..6", "--depth", "1..3", "--out", path};
    std::vector<std::string> resumed = request;
    resumed.push_back("--resume");
    std::filesystem::remove(path);
    std::filesystem::remove(path + ".progress");
    // From nothing.
    CHECK(run_with(resumed).err.rfind("cellophane lint: 18 levels with ", 0) == 0);
    CHECK_FALSE(std::filesystem::exists(path + ".progress"));
    // A line of an earlier run is kept, what followed its last dungeon goes, and its counts are added.
    const auto begin = [&](std::uint64_t seed, const std::string& of) {
        std::ofstream{path, std::ios::binary} << "{\"seed\":\"2\"}\nhalf a li";
        write_bookmark(path, LintBookmark{.arguments = of,
                                          .seed = seed,
                                          .bytes = 13,
                                          .findings = 1,
                                          .inspected = {.levels = 9, .machines = 1000}});
    };
    begin(3, arguments);
    const Outcome went_on = run_with(resumed);
    CHECK(went_on.exit == Exit::CheckFailed);
    CHECK(went_on.err.rfind("cellophane lint: 18 levels with 10", 0) == 0);
    CHECK(went_on.err.find(", 1 finding, ") != went_on.err.npos);
    CHECK(content_of(path) == "{\"seed\":\"2\"}\n");
    CHECK_FALSE(std::filesystem::exists(path + ".progress"));
    // The last dungeon was done.
    begin(6, arguments);
    CHECK(run_with(resumed).err.rfind("cellophane lint: 9 levels with 1000 machines", 0) == 0);
    // Another lint's.
    begin(3, "--seeds 1..7");
    const Outcome foreign = run_with(resumed);
    CHECK(foreign.exit == Exit::BadArguments);
    CHECK(foreign.err.find("other arguments: --seeds 1..7") != foreign.err.npos);
    // A finished file, and one that was cut.
    std::filesystem::remove(path + ".progress");
    CHECK(run_with(resumed).err.find("it is finished, or was not made by lint") != std::string::npos);
    begin(3, arguments);
    std::filesystem::resize_file(path, 5);
    CHECK(run_with(resumed).err.find("is shorter than it was") != std::string::npos);
    std::ofstream{path + ".progress", std::ios::binary} << "cellophane-lint-bookmark 1\n"
                                                        << arguments << "\nthree";
    CHECK(run_with(resumed).err.find("is damaged") != std::string::npos);
    std::filesystem::remove(path);
    std::filesystem::remove(path + ".progress");
}

TEST_CASE("an interrupted lint goes on to the same counts", "[tools][lint][long]") {
    const std::string path = in_scratch("interrupted_lint.jsonl");
    const std::string told = in_scratch("interrupted_lint.txt");
    const std::string program = CELLOPHANE_PROGRAM;
    const std::string request = " lint --seeds 1..300 --depth 1..6 --jobs 2";
    REQUIRE(status_of(program + request + " 2> " + told) == 0);
    const std::string expected = counts_in(content_of(told));
    std::filesystem::remove(path);
    int interruptions = 0;
    int status = 130;
    for (int run = 0; run < 200 && status == 130; ++run) {
        status = status_of("timeout --signal=INT --preserve-status 0.4 " + program + request + " --out " +
                           path + " --resume 2> " + told);
        interruptions += status == 130 ? 1 : 0;
    }
    CHECK(status == 0);
    CHECK(interruptions > 0);
    CHECK(counts_in(content_of(told)) == expected);
    std::filesystem::remove(path);
    std::filesystem::remove(told);
}

}  // namespace cellophane
