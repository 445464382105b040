#include "session/game_over/ranking.h"

#include <map>

#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

namespace {

RankedFile file_of(std::string name, int score, std::uint64_t seed = 3) {
    RankedFile file{.file = std::move(name),
                    .verified = {.verification = Verification::Verified, .options = {.seed = seed}}};
    file.verified.result.score = score;
    file.verified.result.told = "Killed by a \"rat\"";
    return file;
}

RankedFile unreadable(std::string name) {
    return {.file = std::move(name), .verified = {.problem = "It is no recording."}};
}

std::vector<std::string> names_of(const std::vector<RankedFile>& files) {
    std::vector<std::string> names;
    for (const RankedFile& each : files) names.push_back(std::to_string(each.place) + " " + each.file);
    return names;
}

}  // namespace

TEST_CASE("files are ranked contest by contest, and those without a place come last", "[session][ranking]") {
    std::vector<RankedFile> files{unreadable("z"),      file_of("low", 1),  file_of("b", 9),
                                  file_of("a", 9),      file_of("o", 1, 2), file_of("c", 5),
                                  unreadable("picture")};
    rank(files);
    CHECK(names_of(files) ==
          std::vector<std::string>{"1 o", "1 a", "1 b", "3 c", "4 low", "0 picture", "0 z"});
    // The order in which they came does not matter.
    std::vector<RankedFile> again{files.rbegin(), files.rend()};
    rank(again);
    CHECK(names_of(again) == names_of(files));
}

TEST_CASE("a file without a place says why", "[session][ranking]") {
    CHECK(objection(file_of("a", 1).verified).empty());
    CHECK(objection(unreadable("a").verified) == "It is no recording.");
    RankedFile going{.verified = {.verification = Verification::Unfinished}};
    going.verified.result.deepest = 4;
    going.verified.result.turns = 77;
    CHECK(objection(going.verified) == "The game is not over (depth 4, turn 77).");
    RankedFile harmless = file_of("a", 1);
    harmless.verified.options.harmless = true;
    CHECK(objection(harmless.verified) == "Nothing could hurt the hero in this game.");
}

TEST_CASE("a contest is named by what its games have in common", "[session][ranking]") {
    VerifiedResult verified = file_of("a", 1).verified;
    CHECK(contest_title(verified) == "Dungeon 3, brogue, normal");
    verified.options.depth = 7;
    verified.result.easy = true;
    CHECK(contest_title(verified) == "Dungeon 3, brogue, practice 7, easy");
}

TEST_CASE("games of a contest that began as one say so, whichever end they came to", "[session][ranking]") {
    const auto begun = [](std::string name, int score, std::vector<std::uint64_t> trail,
                          std::uint64_t seed = 3) {
        RankedFile file = file_of(std::move(name), score, seed);
        file.verified.trail = std::move(trail);
        return file;
    };
    std::vector<RankedFile> files{begun("once", 5, {7, 8, 9, 10}),     begun("again", 9, {7, 8, 9, 11, 12}),
                                  begun("other", 7, {1, 2}),           begun("early", 2, {7, 20}),
                                  begun("elsewhere", 4, {7, 8, 9}, 2), begun("short", 1, {})};
    rank(files);
    std::map<std::string, std::string> told;
    for (const RankedFile& each : files) told[each.file] = shared_beginning(each);
    CHECK(told.at("once") == "the first 300 turns as in again");
    CHECK(told.at("again") == "the first 300 turns as in once");
    CHECK(told.at("early") == "the first 100 turns as in again");
    for (const char* alone : {"other", "elsewhere", "short"}) CHECK(told.at(alone).empty());
    CHECK(has(ranking_as_json(files), R"("shared_turns": 300, "shared_with": "once")"));
    CHECK(has(ranking_as_csv(files), ",300,\"once\"\n"));
}

TEST_CASE("ranked files are written as CSV and JSON", "[session][ranking]") {
    std::vector<RankedFile> files{file_of("a, \"b\"", 9), unreadable("c")};
    rank(files);
    const std::string csv = ranking_as_csv(files);
    CHECK(
        csv.starts_with("rank,file,status,seed,style,mode,score,gold,lumenstones,deepest,turns,end,"
                        "dungeon_version,rules_version,problem,shared_turns,shared_with\n"
                        "1,\"a, \"\"b\"\"\",\"verified\",\"3\",\"brogue\",\"normal\",9,0,0,1,0,"
                        "\"Killed by a \"\"rat\"\"\","));
    CHECK(csv.ends_with("\n,\"c\",\"unreadable\",,,,,,,,,,,,\"It is no recording.\",,\n"));
    const std::string json = ranking_as_json(files);
    CHECK(has(json, R"({"rank": 1, "file": "a, \"b\"", "status": "verified", "seed": "3", )"));
    CHECK(has(json, R"("end": "Killed by a \"rat\"")"));
    CHECK(has(json, R"({"rank": null, "file": "c", "status": "unreadable", "seed": null)"));
    CHECK(ranking_as_json({}) == "[\n]\n");
}

}  // namespace cellophane
