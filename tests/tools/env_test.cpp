#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "agent/game_for_programs.h"
#include "kit/base/hex.h"
#include "support/catch.h"
#include "support/text.h"
#include "tools/env_batch.h"
#include "tools/env_games.h"
#include "tools/env_lines.h"
#include "tools/outcome.h"

namespace cellophane {

namespace {

constexpr int rest = action_groups[ActionGroup::Rest].first;
constexpr int explore = action_groups[ActionGroup::Explore].first;

/// An empty folder.
std::string folder_for_env(const char* name) {
    const std::string folder = in_scratch(name);
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    return folder;
}

std::string batch_request(std::uint32_t wanted, const std::vector<std::int32_t>& actions) {
    std::string bytes(4 * (1 + actions.size()), '\0');
    std::memcpy(bytes.data(), &wanted, 4);
    std::memcpy(bytes.data() + 4, actions.data(), 4 * actions.size());
    return bytes;
}

std::string answer_to(EnvBatch& batch, std::uint32_t wanted, const std::vector<std::int32_t>& actions) {
    const std::string bytes = batch_request(wanted, actions);
    REQUIRE(bytes.size() == batch.request_bytes());
    return batch.answer({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

template <class Number>
Number number_at(const std::string& bytes, std::size_t at) {
    Number number{};
    REQUIRE(at + sizeof number <= bytes.size());
    std::memcpy(&number, bytes.data() + at, sizeof number);
    return number;
}

}  // namespace

TEST_CASE("a game by lines is the game of a session", "[tools][env]") {
    EnvRecordings no_folder{std::nullopt};
    EnvLines lines{no_folder};
    Session session{{.seed = 5, .depth = 2}};
    CHECK(
        lines.answer(R"({"id":7,"do":"new","seed":"5","depth":2,"hash":true})") ==
        R"({"id":7,"game":1,"seed":"5","turn":0,"depth":2,"goingOn":false,"asked":false,"over":false,"hash":")" +
            hex_digits(session.state_hash(), 16) + "\"}");
    session.act(Rest{});
    const Report explored = session.act(Explore{});
    const std::string told = lines.answer(
        R"({"do":"step","game":1,"actions":[16,19],"hash":true,"fields":["turns","maxHealth","messages","heroStatuses"],"legal":true,"map":true,"id":"x-1"})");
    INFO(told);
    CHECK(told.starts_with(R"({"id":"x-1","game":1,"done":2,"turns":)" + std::to_string(1 + explored.turns)));
    CHECK(has(told, "\"hash\":\"" + hex_digits(session.state_hash(), 16)));
    CHECK(has(told, "\"turns\":" + std::to_string(session.turns()) + ",\"maxHealth\":" +
                        std::to_string(session.observe().hero->max_health) + ",\"messages\":\"Welcome"));
    CHECK(has(told, "\"heroStatuses\":[0,"));
    CHECK(has(told, "\"legal\":[0,"));
    CHECK(has(told, "\"map\":[\" "));
    CHECK(lines.answer(R"({"do":"close","game":1})") == R"({"game":1,"closed":true})");
    CHECK(has(lines.answer(R"({"do":"new","seed":1})"), "\"game\":2"));
    CHECK(has(lines.answer(R"({"do":"hello"})"), "\"protocol\":1"));
    CHECK(has(lines.answer(R"({"do":"layout"})"), R"("format": "cellophane-observation")"));
    CHECK(lines.answer(R"({"do":"layout"})").find('\n') == std::string::npos);
}

TEST_CASE("what is wrong with a line is named, with the id, and nothing is done", "[tools][env]") {
    EnvRecordings no_folder{std::nullopt};
    EnvLines lines{no_folder};
    lines.answer(R"({"do":"new","seed":5})");
    const std::string before = lines.answer(R"({"do":"look","game":1,"hash":true})");
    struct Row {
        const char* line;
        const char* code;
        const char* named;
    };
    for (const Row& row : {
             Row{"nonsense", "bad-json", "column 1"},
             Row{"[1]", "bad-json", "a list"},
             Row{R"({"do":"step","game":1,"action":16)", "bad-json", "column"},
             Row{R"({"do":"step","do":"look","game":1,"action":16})", "bad-json", "twice"},
             Row{"\xff", "bad-json", "column 1"},
             Row{R"({"game":1})", "bad-command", "hello, layout, new"},
             Row{R"({"do":"dance"})", "bad-command", "dance"},
             Row{R"({"do":7})", "bad-command", "hello"},
             Row{R"({"do":"step","game":1,"action":16,"sed":1})", "bad-field", "sed"},
             Row{R"({"do":"step","game":1,"action":16,"seed":1})", "bad-field", "seed"},
             Row{R"({"do":"step","action":16})", "bad-field", "game"},
             Row{R"({"do":"step","game":1})", "bad-field", "action"},
             Row{R"({"do":"step","game":1,"action":16,"actions":[16]})", "bad-field", "one of them"},
             Row{R"({"do":"step","game":1,"actions":16})", "bad-field", "a list"},
             Row{R"({"do":"step","game":1,"actions":[]})", "bad-field", "not 0"},
             Row{R"({"do":"step","game":1,"action":true})", "bad-field", "action"},
             Row{R"({"do":"step","game":1,"action":16,"fields":["hitPoints"]})", "bad-field", "hitPoints"},
             Row{R"({"do":"step","game":1,"action":16,"legal":1})", "bad-field", "legal"},
             Row{R"({"do":"step","game":1,"action":16,"id":[]})", "bad-field", "id"},
             Row{R"({"do":"step","game":1,"action":16,"id":"\u0041"})", "bad-field", "ASCII"},
             Row{R"({"do":"step","game":1,"action":1.5})", "bad-action", "1.5"},
             Row{R"({"do":"step","game":1,"action":-1})", "bad-action", "-1"},
             Row{R"({"do":"step","game":1,"actions":[16,3436]})", "bad-action", "3435"},
             Row{R"({"do":"step","game":2,"action":16})", "bad-game", "2"},
             Row{R"({"do":"step","game":99999999999,"action":16})", "bad-game", "99999999999"},
             Row{R"({"do":"new"})", "bad-field", "seed"},
             Row{R"({"do":"new","seed":0})", "bad-seed", "18446744073709551615"},
             Row{R"({"do":"new","seed":18446744073709551616})", "bad-seed", "18446744073709551615"},
             Row{R"({"do":"new","seed":1,"style":"gothic"})", "bad-style", "classic"},
             Row{R"({"do":"new","seed":1,"variant":"long"})", "bad-variant", "rapid"},
             Row{R"({"do":"new","seed":1,"depth":41})", "bad-depth", "40"},
             Row{R"({"do":"new","seed":1,"depth":40,"variant":"rapid"})", "bad-depth", "40"},
         }) {
        INFO(row.line);
        const std::string told = lines.answer(row.line);
        INFO(told);
        CHECK(told.starts_with(std::string{R"({"error":{"code":")"} + row.code + "\""));
        CHECK(has(told, row.named));
    }
    CHECK(lines.answer(R"({"do":"dance","id":12})").starts_with(R"({"id":12,"error")"));
    CHECK(lines.answer(R"({"do":"look","game":1,"hash":true})") == before);
    const std::string in_vain = lines.answer(R"({"do":"step","game":1,"action":104})");
    CHECK(in_vain.starts_with(R"({"game":1,"changed":false,"turns":0,)"));
    CHECK(lines.answer(R"({"do":"look","game":1,"hash":true})") == before);
    CHECK(has(lines.answer(R"({"do":"step","game":1,"actions":[16,104,16]})"), "\"done\":1"));
    CHECK(has(lines.answer(R"({"do":"step","game":1,"action":16})"), "\"changed\":true"));
}

TEST_CASE("there are only so many games at once", "[tools][env][long]") {
    EnvGames games;
    for (std::size_t i = 0; i < EnvGames::most; ++i) REQUIRE(games.begin({.seed = 1}).ok());
    const Result<int> refused = games.begin({.seed = 1});
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.problem().code == "too-many-games");
    games.close(1);
    CHECK(games.begin({.seed = 1}).ok());
}

TEST_CASE("every game of which something was done is recorded once, under a name of its own",
          "[tools][env]") {
    const std::string folder = folder_for_env("env-recordings");
    EnvRecordings recordings{folder};
    EnvLines lines{recordings};
    for (int i = 1; i <= 3; ++i) {
        lines.answer(R"({"do":"new","seed":5})");
        lines.answer(R"({"do":"step","game":)" + std::to_string(i) + R"(,"action":16})");
    }
    lines.answer(R"({"do":"new","seed":6})");
    const std::string closed = lines.answer(R"({"do":"close","game":2})");
    CHECK(has(closed, "/5.clph\""));
    CHECK(has(lines.answer(R"({"do":"reset","game":1,"seed":7})"), "/5-2.clph\""));
    CHECK_FALSE(lines.finish());
    CHECK_FALSE(lines.finish());
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator{folder})
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    CHECK(names == std::vector<std::string>{"5-2.clph", "5-3.clph", "5.clph"});
    CHECK(run_with({"rank", folder}).exit == Exit::Done);
}

TEST_CASE("a recording that cannot be written keeps its game", "[tools][env]") {
    const std::string folder = folder_for_env("env-gone");
    EnvRecordings recordings{folder};
    EnvLines lines{recordings};
    lines.answer(R"({"do":"new","seed":5})");
    lines.answer(R"({"do":"step","game":1,"action":16})");
    std::filesystem::remove_all(folder);
    CHECK(has(lines.answer(R"({"do":"close","game":1})"), "cannot-write"));
    CHECK(has(lines.answer(R"({"do":"reset","game":1,"seed":6})"), "cannot-write"));
    CHECK(lines.finish());
    std::filesystem::create_directories(folder);
    CHECK(has(lines.answer(R"({"do":"close","game":1})"), "/5.clph"));
}

TEST_CASE("a batch says in bytes what sessions say, with any number of threads", "[tools][env]") {
    EnvRecordings no_folder{std::nullopt};
    const SessionOptions options{.seed = 8, .depth = 2};
    Result<EnvBatch> one = EnvBatch::begun(options, 3, 1, no_folder);
    Result<EnvBatch> many = EnvBatch::begun(options, 3, 4, no_folder);
    REQUIRE(one.ok());
    REQUIRE(many.ok());
    const std::string greeting = one.value().greeting();
    CHECK(greeting.substr(0, 8) == "CLPHENV1");
    CHECK(greeting.size() == 24);
    CHECK(number_at<std::uint32_t>(greeting, 8) == 3);
    CHECK(number_at<std::uint32_t>(greeting, 12) == observation_bytes);
    const std::vector<std::int32_t> actions{explore, 104, EnvBatch::nothing};
    const std::string told = answer_to(one.value(), 7, actions);
    CHECK(told == answer_to(many.value(), 7, actions));
    Session first{{.seed = 8, .depth = 2}};
    const Report report = first.act(Explore{});
    REQUIRE(told.size() == 8 + 3 * (24 + observation_bytes + mask_bytes + 8));
    CHECK(number_at<std::uint32_t>(told, 0) == 0);
    CHECK(number_at<std::uint32_t>(told, 4) == told.size() - 8);
    for (int i = 0; i < 3; ++i) {
        const std::size_t at = 8 + 24 * static_cast<std::size_t>(i);
        CHECK(number_at<std::int32_t>(told, at) == (i == 0));
        CHECK(number_at<std::int32_t>(told, at + 4) == (i == 0 ? report.turns : 0));
        CHECK(number_at<std::uint32_t>(told, at + 8) == (i == 0 && report.going_on ? 1u : 0u));
        CHECK(number_at<std::uint64_t>(told, at + 16) == static_cast<std::uint64_t>(8 + i));
    }
    std::vector<std::uint8_t> seen(observation_bytes);
    observe_into(first, std::span<std::uint8_t, observation_bytes>{seen.data(), observation_bytes});
    CHECK(std::memcmp(told.data() + 8 + 72, seen.data(), seen.size()) == 0);
    std::vector<std::uint8_t> mask(mask_bytes);
    const int members = legal_mask(first, std::span<std::uint8_t, mask_bytes>{mask.data(), mask_bytes});
    CHECK(std::memcmp(told.data() + 8 + 72 + 3 * observation_bytes, mask.data(), mask.size()) == 0);
    CHECK(number_at<std::int32_t>(told, 8 + 12) == members);
    CHECK(number_at<std::uint64_t>(told, told.size() - 24) == first.state_hash());
    // Another game has the next seed.
    const std::string next =
        answer_to(one.value(), 4, {rest, EnvBatch::another_game, EnvBatch::another_game});
    CHECK(number_at<std::int32_t>(next, 8 + 24) == 1);
    CHECK(number_at<std::uint64_t>(next, 8 + 24 + 16) == 11);
    CHECK(number_at<std::uint64_t>(next, 8 + 48 + 16) == 12);
    CHECK(number_at<std::uint64_t>(next, next.size() - 8) == Session{{.seed = 12, .depth = 2}}.state_hash());
}

TEST_CASE("a wrong request to a batch is refused as a whole", "[tools][env]") {
    const std::string folder = folder_for_env("env-batch");
    EnvRecordings recordings{folder};
    Result<EnvBatch> batch = EnvBatch::begun({.seed = 8}, 2, 1, recordings);
    REQUIRE(batch.ok());
    const std::string before = answer_to(batch.value(), 4, {rest, rest});
    for (const auto& [wanted, actions] : {std::pair{8u, std::vector<std::int32_t>{rest, rest}},
                                          {4u, {rest, action_count}},
                                          {4u, {-3, rest}}}) {
        const std::string told = answer_to(batch.value(), wanted, actions);
        CHECK(number_at<std::uint32_t>(told, 0) == 1);
        CHECK(number_at<std::uint32_t>(told, 4) == told.size() - 8);
        CHECK(has(told, "\"error\""));
    }
    std::filesystem::remove_all(folder);
    CHECK(has(answer_to(batch.value(), 4, {EnvBatch::another_game, rest}), "cannot-write"));
    const std::string after = answer_to(batch.value(), 4, {EnvBatch::nothing, EnvBatch::nothing});
    CHECK(after.substr(after.size() - 16) == before.substr(before.size() - 16));
    CHECK(batch.value().finish());
    std::filesystem::create_directories(folder);
    CHECK_FALSE(batch.value().finish());
    CHECK(std::filesystem::exists(folder + "/8.clph"));
    CHECK(std::filesystem::exists(folder + "/9.clph"));
    CHECK_FALSE(EnvBatch::begun({.seed = 8, .variant = Variant::Rapid, .depth = 40}, 2, 1, recordings).ok());
}

TEST_CASE("options of env that do not go together are refused", "[tools][env]") {
    for (const auto& [arguments, named] :
         {std::pair{std::vector<std::string>{"env", "--seed", "5"}, "--batch"},
          {{"env", "--batch", "0"}, "4096"},
          {{"env", "--batch", "2", "--depth", "40", "--variant", "bullet"}, "depth"},
          {{"env", "--record", in_scratch("no-such-folder")}, "--record"}}) {
        const Outcome outcome = run_with(arguments);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(lines_of(outcome.err).size() == 1);
        CHECK(has(outcome.err, named));
    }
}

}  // namespace cellophane
