#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "support/catch.h"
#include "tools/outcome.h"
#include "tools/progress.h"
#include "tools/run.h"
#include "tools/system/interrupt.h"

namespace cellophane {

namespace {

/// A catalog cut into so many parts, put together again.
std::string merged(const std::vector<std::string>& request, int parts, const std::string& first_header = "") {
    std::string all;
    for (int part = 0; part < parts; ++part) {
        std::vector<std::string> words = request;
        words.insert(words.end(), {"--shard", std::to_string(part) + "/" + std::to_string(parts)});
        if (!first_header.empty()) words.insert(words.end(), {"--header", first_header});
        const Outcome outcome = run_with(words);
        CHECK(outcome.exit == Exit::Done);
        all += outcome.out;
    }
    return all;
}

}  // namespace

TEST_CASE("a catalogue is a header and complete lines", "[tools][catalog]") {
    const Outcome outcome = run_with({"catalog", "--seeds", "1..2", "--depth", "1..3"});
    CHECK(outcome.exit == Exit::Done);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() > 20);
    CHECK(lines[0].rfind("seed,depth,what,", 0) == 0);
    for (const std::string& line : lines) CHECK(std::count(line.begin(), line.end(), ',') == 21);
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

TEST_CASE("the parts of a catalogue, however it is cut, are together the whole", "[tools][catalog]") {
    for (const char* format : {"csv", "jsonl"}) {
        const std::vector<std::string> request{"catalog", "--seeds",  "7..18", "--depth",
                                               "1..2",    "--format", format};
        const std::string whole = run_with(request).out;
        for (int parts : {1, 2, 5, 12}) CHECK(merged(request, parts) == whole);
    }
    const std::vector<std::string> request{"catalog", "--seeds", "7..9", "--depth", "1"};
    const std::string header = lines_of(run_with(request).out)[0] + "\n";
    const std::string rows = merged(request, 3, "no");
    CHECK(header + rows == run_with(request).out);
    CHECK(merged(request, 3, "yes").find(header, 1) != std::string::npos);
}

TEST_CASE("a part without a header resumes to the same bytes", "[tools][catalog]") {
    const std::string path = in_scratch("part.csv");
    std::vector<std::string> request{"catalog", "--seeds", "7..18", "--depth", "1..2",
                                     "--shard", "2/3",     "--out", path};
    REQUIRE(run_with(request).exit == Exit::Done);
    const std::string whole = content_of(path);
    REQUIRE(whole.starts_with("15,1,"));
    request.push_back("--resume");
    for (std::size_t length : {std::size_t{0}, std::size_t{3}, whole.size() / 2, whole.size()}) {
        std::ofstream{path, std::ios::binary | std::ios::trunc} << whole.substr(0, length);
        CHECK(run_with(request).exit == Exit::Done);
        CHECK(content_of(path) == whole);
    }
    std::filesystem::remove(path);
}

TEST_CASE("a part that cannot be, or a header where none is, is refused", "[tools][catalog]") {
    const auto refusal = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"catalog", "--seeds", "1..4", "--depth", "1"});
        const Outcome outcome = run_with(words);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        return outcome.err;
    };
    for (const char* shard : {"", "1", "/", "1/", "/4", "4/4", "-1/4", "0/0", "1/4/2", "a/b"})
        CHECK(refusal({"--shard", shard}).find("--shard must be the number of a part, from 0") !=
              std::string::npos);
    CHECK(refusal({"--shard", "0/5"}).find("more parts than the 4 dungeons") != std::string::npos);
    CHECK(refusal({"--header", "maybe"}).find("--header must be one of yes, no") != std::string::npos);
    CHECK(refusal({"--header", "no", "--format", "jsonl"}).find("--header is for the formats csv") !=
          std::string::npos);
}

TEST_CASE("without --depth a catalogue goes down to depth 26", "[tools][catalog]") {
    const Outcome outcome = run_with({"catalog", "--seeds=3", "--format=jsonl"});
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 26);
    for (std::size_t i = 0; i < lines.size(); ++i)
        CHECK(lines[i].rfind("{\"seed\":\"3\",\"depth\":" + std::to_string(i + 1) + ",\"dungeonVersion\":",
                             0) == 0);
    CHECK(lines[25].find("Amulet of Yendor") != std::string::npos);
}

TEST_CASE("--where keeps all levels of the dungeons that meet the condition", "[tools][catalog]") {
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

TEST_CASE("--found lists what the condition mentions, --format seeds the dungeons alone",
          "[tools][catalog]") {
    const std::vector<std::string> asked{
        "catalog", "--seeds", "1..60", "--depth", "1..3", "--where", "item('armor', enchant >= 2)"};
    const auto with = [&](std::vector<std::string> more) {
        std::vector<std::string> words = asked;
        words.insert(words.end(), more.begin(), more.end());
        const Outcome outcome = run_with(words);
        INFO(outcome.err);
        REQUIRE(outcome.exit == Exit::Done);
        return lines_of(outcome.out);
    };
    const std::vector<std::string> all = with({});
    const std::vector<std::string> found = with({"--found"});
    REQUIRE(found.size() > 3);
    CHECK(found.size() < all.size() / 10);
    CHECK(found[0] == all[0]);
    std::vector<std::string> seeds{"seed"};
    for (std::size_t i = 1; i < found.size(); ++i) {
        CHECK(found[i].find(",item,armor,") != std::string::npos);
        CHECK(std::find(all.begin(), all.end(), found[i]) != all.end());
        const std::string seed = found[i].substr(0, found[i].find(','));
        if (seeds.back() != seed) seeds.push_back(seed);
    }
    CHECK(with({"--format", "seeds"}) == seeds);
    const std::vector<std::string> two = with({"--format", "seeds", "--limit", "2"});
    CHECK(two == std::vector<std::string>(seeds.begin(), seeds.begin() + 3));
    CHECK(with({"--format", "seeds", "--limit", "2", "--jobs", "1"}) == two);
}

TEST_CASE("--rank writes the best dungeons first, with their scores", "[tools][catalog]") {
    const std::vector<std::string> asked{
        "catalog",  "--seeds", "1..40", "--depth", "1..3", "--rank", "count(item, 'enchanting')",
        "--format", "seeds"};
    const Outcome all = run_with(asked);
    REQUIRE(all.exit == Exit::Done);
    const std::vector<std::string> lines = lines_of(all.out);
    REQUIRE(lines.size() == 41);
    CHECK(lines[0] == "seed,score");
    std::pair<int, int> before{-100, 0};
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::size_t comma = lines[i].find(',');
        const std::pair now{-std::stoi(lines[i].substr(comma + 1)), std::stoi(lines[i].substr(0, comma))};
        CHECK(before < now);
        before = now;
    }
    std::vector<std::string> best = asked;
    best.insert(best.end(), {"--limit", "3", "--jobs", "2"});
    CHECK(run_with(best).out == lines[0] + "\n" + lines[1] + "\n" + lines[2] + "\n" + lines[3] + "\n");
    best[8] = "csv";
    const std::vector<std::string> rows = lines_of(run_with(best).out);
    REQUIRE(rows.size() > 3);
    CHECK(rows[0].ends_with(",dungeonVersion,score"));
    CHECK(rows[1].rfind(lines[1].substr(0, lines[1].find(',') + 1), 0) == 0);
    CHECK(rows[1].ends_with(lines[1].substr(lines[1].find(','))));
}

TEST_CASE("--layout measures levels, --tune and a size go into every row", "[tools][catalog]") {
    const std::vector<std::string> lines =
        lines_of(run_with({"catalog", "--seeds", "1..3", "--depth", "1..2", "--layout"}).out);
    REQUIRE(lines.size() == 7);
    CHECK(lines[0] == "seed,depth,area,rooms,loops,lakes,stairs,dungeonVersion");
    CHECK(lines[1].rfind("1,1,", 0) == 0);
    const Outcome tuned = run_with({"catalog", "--seeds", "1..3", "--depth", "1..2", "--layout", "--tune",
                                    "lakes=0,loops=0", "--width", "100", "--height", "40"});
    const std::vector<std::string> dry = lines_of(tuned.out);
    REQUIRE(dry.size() == 7);
    CHECK(dry[0] == lines[0] + ",width,height,tuning");
    for (std::size_t i = 1; i < dry.size(); ++i) CHECK(dry[i].ends_with(",100,40,\"loops=0,lakes=0\""));
    const Outcome json =
        run_with({"catalog", "--seeds", "1", "--depth", "1", "--tune", "lakes=0", "--format", "jsonl"});
    CHECK(json.out.find("\"width\":79,\"height\":29,\"tuning\":{\"lakes\":0}") != std::string::npos);
    CHECK(run_with({"catalog", "--seeds", "1", "--depth", "1", "--tune", "lakes=100"}).out ==
          run_with({"catalog", "--seeds", "1", "--depth", "1"}).out);
}

TEST_CASE("options of a catalogue that rule each other out are refused", "[tools][catalog]") {
    const auto refused = [](std::vector<std::string> more, const char* part) {
        std::vector<std::string> words{"catalog", "--seeds", "1..2", "--depth", "1"};
        words.insert(words.end(), more.begin(), more.end());
        const Outcome outcome = run_with(words);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find(part) != std::string::npos);
    };
    refused({"--found"}, "--where");
    refused({"--found", "--where", "item('food')", "--format", "seeds"}, "--found");
    refused({"--layout", "--rank", "1"}, "--layout");
    refused({"--rank", "1", "--out", "x", "--resume"}, "--rank");
    refused({"--rank", "count(item"}, "--rank, column 11");
    refused({"--limit", "0"}, "--limit");
    refused({"--tune", "lake=0"}, "--tune");
    refused({"--tune", "lakes=0", "--style", "rogue"}, "--tune");
    refused({"--width", "90"}, "--height");
}

TEST_CASE("a list of seeds with a limit resumes to the same bytes", "[tools][catalog]") {
    const std::string path = in_scratch("seeds.csv");
    const std::vector<std::string> asked{"catalog", "--seeds",       "1..40",   "--depth", "1..2",
                                         "--where", "item('armor')", "--limit", "9",       "--format",
                                         "seeds",   "--out",         path};
    REQUIRE(run_with(asked).exit == Exit::Done);
    const std::string whole = content_of(path);
    REQUIRE(lines_of(whole).size() == 10);
    std::vector<std::string> again = asked;
    again.push_back("--resume");
    for (std::size_t bytes = 0; bytes <= whole.size(); ++bytes) {
        write_text(path, whole.substr(0, bytes));
        INFO(bytes << " bytes");
        CHECK(run_with(again).exit == Exit::Done);
        CHECK(content_of(path) == whole);
    }
}

TEST_CASE("--out writes the same bytes as standard output", "[tools][catalog]") {
    const std::string path = in_scratch("list.csv");
    const Outcome written = run_with({"catalog", "--seeds", "5", "--depth", "2", "--out", path});
    CHECK(written.exit == Exit::Done);
    CHECK(written.out.empty());
    CHECK(content_of(path) == run_with({"catalog", "--seeds", "5", "--depth", "2"}).out);
    std::filesystem::remove(path);
    if (std::filesystem::exists("/dev/full")) {
        const Outcome full = run_with({"catalog", "--seeds", "5", "--depth", "2", "--out", "/dev/full"});
        CHECK(full.exit == Exit::BadArguments);
        CHECK(full.exit == run_with({"map", "--seed", "5", "--out", "/dev/full"}).exit);
        CHECK(full.err.find("/dev/full\" could not be written") != std::string::npos);
    }
}

TEST_CASE("a catalogue has the same bytes with any number of threads", "[tools][catalog][long]") {
    for (const char* format : {"csv", "jsonl"}) {
        const std::vector<std::string> all{"catalog", "--seeds",  "1..24", "--depth",
                                           "1..4",    "--format", format};
        std::vector<std::string> some = all;
        some.insert(some.end(), {"--where", "count(item, \"potion\", 1..2) >= 4"});
        for (const std::vector<std::string>& request : {all, some}) {
            std::vector<std::string> alone = request;
            alone.insert(alone.end(), {"--jobs", "1"});
            const std::string expected = run_with(alone).out;
            REQUIRE(lines_of(expected).size() > 1);
            for (const char* jobs : {"2", "5", "256"}) {
                std::vector<std::string> together = request;
                together.insert(together.end(), {"--jobs", jobs});
                const Outcome outcome = run_with(together);
                CHECK(outcome.exit == Exit::Done);
                CHECK(outcome.out == expected);
            }
        }
    }
}

TEST_CASE("a catalogue ends after the largest seed, also with several threads", "[tools][catalog]") {
    const Outcome outcome = run_with({"catalog", "--seeds", "18446744073709551611..18446744073709551615",
                                      "--depth", "1", "--format", "jsonl", "--jobs", "3"});
    CHECK(outcome.exit == Exit::Done);
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 5);
    CHECK(lines.front().find("\"18446744073709551611\"") != std::string::npos);
    CHECK(lines.back().find("\"18446744073709551615\"") != std::string::npos);
}

TEST_CASE("a catalogue with several threads ends if no dungeon of many is kept", "[tools][catalog]") {
    // Far more dungeons than the window of one thread, of which none is kept.
    const Outcome outcome = run_with({"catalog", "--seeds", "1..300", "--depth", "1", "--jobs", "2",
                                      "--where", "monster(\"dragon\") = 1"});
    CHECK(outcome.exit == Exit::Done);
    CHECK(lines_of(outcome.out).size() == 1);
}

TEST_CASE("a catalogue works with fewer threads if the system refuses more", "[tools][catalog][long]") {
    const std::string path = in_scratch("few_threads.csv");
    const std::string program = CELLOPHANE_PROGRAM;
    const auto status_of = [&](const std::string& limits, const std::string& seeds, const char* jobs) {
        const int status = std::system((limits + "; " + program + " catalog --depth 1..2 --seeds " + seeds +
                                        " --jobs " + jobs + " --out " + path + " 2> /dev/null")
                                           .c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    };
    // Room for no more than two of the stacks that threads have now.
    const std::string two_stacks = "ulimit -s 400000; ulimit -v 1000000";
    CHECK(status_of(two_stacks, "1..40", "256") == 0);
    CHECK(content_of(path) == run_with({"catalog", "--depth", "1..2", "--seeds", "1..40"}).out);
    // Three dungeons want three threads.
    CHECK(status_of("ulimit -s 8192; ulimit -v 400000", "1..3", "256") == 0);
    // Room for none: what is there stays.
    const std::string before = content_of(path);
    CHECK(status_of("ulimit -s 400000; ulimit -v 300000", "1..4", "2") == 1);
    CHECK(content_of(path) == before);
    std::filesystem::remove(path);
}

TEST_CASE("--resume completes a file that was cut at any byte", "[tools][catalog][long]") {
    const std::string path = in_scratch("cut.csv");
    for (const char* format : {"csv", "jsonl"})
        for (const char* where : {"item(\"food\")", "count(item, \"potion\", 1..2) >= 4"}) {
            std::vector<std::string> request{"catalog",  "--seeds", "7..18",   "--depth", "1..3",
                                             "--format", format,    "--where", where,     "--jobs",
                                             "3",        "--out",   path};
            REQUIRE(run_with(request).exit == Exit::Done);
            const std::string whole = content_of(path);
            REQUIRE(whole.size() > 1000);
            CHECK_FALSE(std::filesystem::exists(path + ".progress"));
            request.push_back("--resume");
            // Odd places, the ends of lines, the header, nothing at all, and a whole file.
            std::vector<std::size_t> places{
                0, 5, whole.find('\n'), whole.find('\n') + 1, whole.size() - 1, whole.size()};
            for (std::size_t i = 1; i < 12; ++i) places.push_back(whole.size() * i / 12 + i * 7919 % 97);
            for (std::size_t place : places) {
                const std::size_t length = std::min(place, whole.size());
                INFO(format << ", " << where << ", cut after " << length << " of " << whole.size());
                std::ofstream{path, std::ios::binary | std::ios::trunc} << whole.substr(0, length);
                const Outcome outcome = run_with(request);
                CHECK(outcome.exit == Exit::Done);
                CHECK(outcome.err.empty());
                REQUIRE(content_of(path) == whole);
            }
            std::filesystem::remove(path);
            CHECK(run_with(request).exit == Exit::Done);
            CHECK(content_of(path) == whole);
        }
    std::filesystem::remove(path);
}

TEST_CASE("--resume refuses a file made with other arguments and leaves it alone", "[tools][catalog]") {
    const std::string path = in_scratch("foreign.csv");
    const std::vector<std::string> request{"catalog", "--seeds", "1..4", "--depth", "1..2", "--out", path};
    REQUIRE(run_with(request).exit == Exit::Done);
    const std::string whole = content_of(path);
    const auto check_kept = [&](std::vector<std::string> arguments, const std::string& part) {
        arguments.insert(arguments.end(), {"--out", path, "--resume"});
        const std::string before = content_of(path);
        const Outcome outcome = run_with(std::move(arguments));
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(lines_of(outcome.err).size() == 1);
        CHECK(outcome.err.find("--resume: ") != std::string::npos);
        CHECK(outcome.err.find(part) != std::string::npos);
        CHECK(content_of(path) == before);
    };
    check_kept({"catalog", "--seeds", "1..4", "--depth", "1..2", "--format", "jsonl"}, "line 1");
    check_kept({"catalog", "--seeds", "1..3", "--depth", "1..2"}, "the seed 4");
    check_kept({"catalog", "--seeds", "2..9", "--depth", "1..2"}, "the seed 1");
    check_kept({"catalog", "--seeds", "1..9", "--depth", "2"}, "dungeon 1 reads otherwise");
    check_kept({"catalog", "--seeds", "1..9", "--depth", "1..2", "--style", "rogue"},
               "dungeon 1 reads otherwise");
    check_kept({"catalog", "--seeds", "1..9", "--where", "monster(\"dragon\") = 1"},
               "dungeon 1 reads otherwise");
    // The last dungeon's rows fit the new search as far as they go, but the dungeons above it end too soon.
    check_kept({"catalog", "--seeds", "1..9", "--depth", "1..3"}, "dungeon 1 reads otherwise");
    std::ofstream{path, std::ios::binary | std::ios::trunc} << "a letter to somebody\n";
    check_kept({"catalog", "--seeds", "1..9"}, "does not begin like a catalogue");
    std::ofstream{path, std::ios::binary | std::ios::trunc}
        << whole << "3" << whole.substr(whole.find("\n1,1,") + 2, whole.find('\n', whole.find("\n1,1,") + 1));
    check_kept({"catalog", "--seeds", "1..9"}, "the seed 3");
    std::filesystem::remove(path);
    const Outcome homeless = run_with({"catalog", "--seeds", "1..4", "--resume"});
    CHECK(homeless.exit == Exit::BadArguments);
    CHECK(homeless.err.find("--out") != std::string::npos);
}

TEST_CASE("--resume checks the dungeons in the file against the condition", "[tools][catalog]") {
    const std::string path = in_scratch("other_condition.csv");
    const std::string where = "count(item, \"potion\", 1..2) >= 4";
    const auto request = [&](const std::string& last, bool some) {
        std::vector<std::string> words{"catalog", "--seeds", "1.." + last, "--depth", "1..2", "--out", path};
        if (some) words.insert(words.end(), {"--where", where});
        return words;
    };
    const auto resumed = [](std::vector<std::string> words) {
        words.push_back("--resume");
        return run_with(words);
    };
    REQUIRE(run_with(request("20", true)).exit == Exit::Done);
    const std::string some = content_of(path);
    const std::string line = lines_of(some).back();
    const std::string last = line.substr(0, line.find(','));
    // The condition is true of the last dungeon, but not of all above it.
    REQUIRE(run_with(request(last, false)).exit == Exit::Done);
    const std::string all = content_of(path);
    REQUIRE(all.size() > some.size());
    Outcome outcome = resumed(request("20", true));
    CHECK(outcome.exit == Exit::BadArguments);
    CHECK(outcome.err.find("reads otherwise") != std::string::npos);
    CHECK(content_of(path) == all);
    // The other way round some are missing.
    std::ofstream{path, std::ios::binary | std::ios::trunc} << some;
    outcome = resumed(request("20", false));
    CHECK(outcome.exit == Exit::BadArguments);
    CHECK(outcome.err.find("reads otherwise") != std::string::npos);
    CHECK(content_of(path) == some);
    CHECK(resumed(request("20", true)).exit == Exit::Done);
    CHECK(content_of(path) == some);
    std::filesystem::remove(path);
}

TEST_CASE("a bookmark says how far a search came without a further hit", "[tools][catalog]") {
    const std::string path = in_scratch("bookmarked.jsonl");
    const std::string where = "count(item, \"potion\", 1..2) >= 4";
    const std::vector<std::string> request{"catalog", "--seeds", "1..20", "--depth", "1..2", "--format",
                                           "jsonl",   "--where", where,   "--out",   path};
    REQUIRE(run_with(request).exit == Exit::Done);
    const std::string whole = content_of(path);
    std::vector<std::string> resumed = request;
    resumed.push_back("--resume");
    const auto bookmark = [&](const std::string& seed, std::size_t bytes,
                              const std::string& seeds = "1..20") {
        std::ofstream{path + ".progress", std::ios::binary | std::ios::trunc}
            << "cellophane-catalog-bookmark 1\n--seeds " << seeds
            << " --depth 1..2 --style brogue --format jsonl --where " << where << ", dungeon version "
            << dungeon_version << "\nseed " << seed << "\nkept 1\nbytes " << bytes << "\n";
    };
    // Seeds that the bookmark counts as done are not searched again: those up to 12 stay without rows.
    std::ofstream{path, std::ios::binary | std::ios::trunc} << "unfinished";
    bookmark("12", 0);
    CHECK(run_with(resumed).exit == Exit::Done);
    std::string expected;
    for (const std::string& line : lines_of(whole))
        if (std::stoi(line.substr(line.find(":\"") + 2)) > 12) expected += line + "\n";
    REQUIRE_FALSE(expected.empty());
    REQUIRE(expected.size() < whole.size());
    CHECK(content_of(path) == expected);
    CHECK_FALSE(std::filesystem::exists(path + ".progress"));
    // A bookmark that promises more than the file holds, or is damaged, is ignored.
    std::ofstream{path, std::ios::binary | std::ios::trunc} << whole.substr(0, whole.size() / 2);
    bookmark("19", whole.size());
    CHECK(run_with(resumed).exit == Exit::Done);
    CHECK(content_of(path) == whole);
    bookmark("nineteen", 0);
    CHECK(run_with(resumed).exit == Exit::Done);
    CHECK(content_of(path) == whole);
    // A bookmark of a search with other arguments.
    bookmark("12", 0, "1..21");
    const Outcome foreign = run_with(resumed);
    CHECK(foreign.exit == Exit::BadArguments);
    CHECK(foreign.err.find("other arguments: --seeds 1..21") != std::string::npos);
    CHECK(content_of(path) == whole);
    // Without --resume everything begins anew, and an old bookmark goes.
    CHECK(run_with(request).exit == Exit::Done);
    CHECK_FALSE(std::filesystem::exists(path + ".progress"));
    CHECK(content_of(path) == whole);
    std::filesystem::remove(path);
}

TEST_CASE("an interrupted catalogue resumes to the same bytes", "[tools][catalog][long]") {
    const std::string path = in_scratch("interrupted.jsonl");
    const std::string expected_path = in_scratch("uninterrupted.jsonl");
    const std::string request = " catalog --seeds 1..500 --depth 1..6 --format jsonl --jobs 2 --out ";
    const std::string program = CELLOPHANE_PROGRAM;
    const auto status_of = [](const std::string& line) {
        const int status = std::system(line.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    };
    REQUIRE(status_of(program + request + expected_path) == 0);
    std::filesystem::remove(path);
    int interruptions = 0;
    int status = 130;
    for (int run = 0; run < 100 && status == 130; ++run) {
        status =
            status_of("timeout --signal=INT --preserve-status 0.4 " + program + request + path + " --resume");
        interruptions += status == 130;
        const std::string found = content_of(path);
        REQUIRE((found.empty() || found.back() == '\n'));
    }
    CHECK(status == 0);
    CHECK(interruptions > 0);
    CHECK(content_of(path) == content_of(expected_path));
    CHECK_FALSE(std::filesystem::exists(path + ".progress"));
    std::filesystem::remove(path);
    std::filesystem::remove(expected_path);
}

TEST_CASE("an interrupt ends a catalogue after a complete line", "[tools][catalog]") {
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
    for (const std::string& line : lines) REQUIRE(std::count(line.begin(), line.end(), ',') == 21);
    std::filesystem::remove(path);
}

TEST_CASE("an interrupt is noticed once", "[tools]") {
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

TEST_CASE("the progress line tells the share done, the speed and the time left", "[tools]") {
    CHECK(progress_line({.done = 0, .total = 10, .kept = 0}, 50) == "[          ] 0 of 10 dungeons, 0 kept");
    CHECK(progress_line({.done = 250, .total = 1000, .kept = 3}, 10000) ==
          "[##        ] 250 of 1000 dungeons, 25.0 a second, 30 s to go, 3 kept");
    CHECK(progress_line({.done = 10, .total = 10000, .kept = 0}, 4000) ==
          "[          ] 10 of 10000 dungeons, 2.5 a second, 66 min to go, 0 kept");
    CHECK(progress_line({.done = 30, .total = 1000000000, .kept = 0}, 1000) ==
          "[          ] 30 of 1000000000 dungeons, 30.0 a second, 385 days to go, 0 kept");
    CHECK(progress_line({.done = 7, .total = 7, .kept = 7}, 1000) ==
          "[##########] 7 of 7 dungeons, 7.0 a second, 0 s to go, 7 kept");
    // What an earlier run did says nothing about the speed of this one.
    CHECK(progress_line({.earlier = 500, .done = 600, .total = 1000, .kept = 5}, 10000) ==
          "[######    ] 600 of 1000 dungeons, 10.0 a second, 40 s to go, 5 kept");
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
