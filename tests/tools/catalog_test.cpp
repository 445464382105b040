#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "support/catch.h"
#include "tools/interruption.h"
#include "tools/progress.h"
#include "tools/run.h"

namespace cellophane {

namespace {

struct Outcome {
    Exit exit{};
    std::string out;
    std::string err;
};

Outcome run_with(std::vector<std::string> arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const Exit exit = run(arguments, out, err);
    return {exit, out.str(), err.str()};
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string content_of(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::string in_scratch(const char* name) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "cellophane-tools-test";
    std::filesystem::create_directories(folder);
    return (folder / name).string();
}

}  // namespace

TEST_CASE("a catalogue is a header and whole lines", "[tools][catalog]") {
    const Outcome outcome = run_with({"catalog", "--seeds", "1..2", "--depth", "1..3"});
    CHECK(outcome.exit == Exit::Done);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() > 20);
    CHECK(lines[0].rfind("seed,depth,what,", 0) == 0);
    for (const std::string& line : lines) CHECK(std::count(line.begin(), line.end(), ',') == 16);
    CHECK(outcome.out.back() == '\n');
    for (const char* start : {"\n1,1,", "\n1,3,", "\n2,1,", "\n2,3,"})
        CHECK(outcome.out.find(start) != outcome.out.npos);
    // Cut into parts it is the same.
    std::string parts = lines[0] + "\n";
    for (const char* seed : {"1", "2"})
        for (const char* depth : {"1..2", "3"}) {
            const std::string part = run_with({"catalog", "--seeds", seed, "--depth", depth}).out;
            parts += part.substr(part.find('\n') + 1);
        }
    CHECK(parts == outcome.out);
}

TEST_CASE("without --depth a catalogue goes down to the Amulet", "[tools][catalog]") {
    const Outcome outcome = run_with({"catalog", "--seeds=3", "--format=jsonl"});
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 26);
    for (std::size_t i = 0; i < lines.size(); ++i)
        CHECK(lines[i].rfind("{\"seed\":\"3\",\"depth\":" + std::to_string(i + 1) + ",\"entries\":[", 0) ==
              0);
    CHECK(lines[25].find("Amulet of Yendor") != std::string::npos);
}

TEST_CASE("--where keeps whole dungeons", "[tools][catalog]") {
    const std::string where = "count(item, \"potion\", 1..3) >= 5";
    const Outcome kept =
        run_with({"catalog", "--seeds", "1..30", "--depth", "1..3", "--format", "jsonl", "--where", where});
    CHECK(kept.exit == Exit::Done);
    const std::vector<std::string> lines = lines_of(kept.out);
    CHECK_FALSE(lines.empty());
    CHECK(lines.size() < 90);
    CHECK(lines.size() % 3 == 0);
    const Outcome never = run_with({"catalog", "--seeds", "1..3", "--where", "monster(\"dragon\") = 1"});
    CHECK(never.exit == Exit::Done);
    CHECK(lines_of(never.out).size() == 1);
}

TEST_CASE("--out gets what standard output would get", "[tools][catalog]") {
    const std::string path = in_scratch("list.csv");
    const Outcome written = run_with({"catalog", "--seeds", "5", "--depth", "2", "--out", path});
    CHECK(written.exit == Exit::Done);
    CHECK(written.out.empty());
    CHECK(content_of(path) == run_with({"catalog", "--seeds", "5", "--depth", "2"}).out);
    std::filesystem::remove(path);
    if (std::filesystem::exists("/dev/full")) {
        const Outcome full = run_with({"catalog", "--seeds", "5", "--depth", "2", "--out", "/dev/full"});
        CHECK(full.exit == Exit::CheckFailed);
        CHECK(full.err.find("could not be written") != std::string::npos);
    }
}

TEST_CASE("an interrupt ends a catalogue after a whole line", "[tools][catalog]") {
    const std::string path = in_scratch("interrupted.csv");
    const std::string program = "timeout --signal=INT --preserve-status 1 " +
                                std::string{CELLOPHANE_PROGRAM} + " catalog --seeds 1..1000000000 > " + path +
                                " 2>&1";
    const int status = std::system(program.c_str());
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 130);
    const std::string found = content_of(path);
    const std::vector<std::string> lines = lines_of(found);
    CHECK(lines.size() > 100);
    CHECK(found.back() == '\n');
    for (const std::string& line : lines) REQUIRE(std::count(line.begin(), line.end(), ',') == 16);
    std::filesystem::remove(path);
}

TEST_CASE("an interruption is noticed and strikes only once", "[tools]") {
    {
        const Interruption interruption;
        CHECK_FALSE(interruption.came());
        std::raise(SIGINT);
        CHECK(interruption.came());
    }
    // Were it still pending, this program would be gone.
    const Interruption next;
    CHECK_FALSE(next.came());
}

TEST_CASE("progress says how far, how fast and how long", "[tools]") {
    CHECK(progress_line({.done = 0, .total = 10, .kept = 0}, 50) == "0 of 10 dungeons, 0 kept");
    CHECK(progress_line({.done = 25, .total = 1000, .kept = 3}, 1000) ==
          "25 of 1000 dungeons, 25.0 a second, 39 s to go, 3 kept");
    CHECK(progress_line({.done = 10, .total = 10000, .kept = 0}, 4000) ==
          "10 of 10000 dungeons, 2.5 a second, 66 min to go, 0 kept");
    CHECK(progress_line({.done = 30, .total = 1000000000, .kept = 0}, 1000) ==
          "30 of 1000000000 dungeons, 30.0 a second, 385 days to go, 0 kept");
    CHECK(progress_line({.done = 1, .total = 18446744073709551615U, .kept = 1}, 1000).find("ages to go") !=
          std::string::npos);
    std::ostringstream out;
    {
        Progress hidden{out, false};
        hidden.show({.done = 1, .total = 2, .kept = 0});
    }
    CHECK(out.str().empty());
}

}  // namespace cellophane
