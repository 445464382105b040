#include <cellophane.h>

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "agent/action_table.h"
#include "agent/flat.h"
#include "session/session.h"
#include "support/catch.h"

using namespace cellophane;

namespace {

constexpr int rest = action_groups[ActionGroup::Rest].first;
constexpr int explore = action_groups[ActionGroup::Explore].first;

cellophane_game* begun(std::uint64_t seed) {
    cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
    dungeon.seed = seed;
    dungeon.depth = 2;
    cellophane_game* game = nullptr;
    REQUIRE(cellophane_game_new(&dungeon, &game) == CELLOPHANE_OK);
    return game;
}

std::uint64_t hash_of(const cellophane_game* game) {
    std::uint64_t hash = 0;
    REQUIRE(cellophane_game_hash(game, &hash) == CELLOPHANE_OK);
    return hash;
}

}  // namespace

TEST_CASE("a game over the C interface is the game of a session", "[capi]") {
    cellophane_game* game = begun(5);
    Session session{{.seed = 5, .depth = 2}};
    std::vector<std::uint8_t> observation(cellophane_observation_bytes());
    std::vector<std::uint8_t> mask(cellophane_mask_bytes());
    for (int i = 0; i < 40; ++i) {
        cellophane_outcome outcome{};
        REQUIRE(cellophane_game_step(game, i % 5 == 4 ? rest : explore, &outcome) == CELLOPHANE_OK);
        const Report report = i % 5 == 4 ? session.act(Rest{}) : session.act(Explore{});
        CHECK(outcome.turns == report.turns);
        CHECK(outcome.going_on == report.going_on);
        CHECK(outcome.asked == (report.question != Question::None));
        CHECK(outcome.over == report.over);
        CHECK(outcome.changed == session.has_changed());
        CHECK(hash_of(game) == session.state_hash());
    }
    REQUIRE(cellophane_game_observe(game, observation.data(), observation.size()) == CELLOPHANE_OK);
    const auto wanted = flat(*session.game(), session.messages());
    CHECK(std::equal(observation.begin(), observation.end(), wanted->bytes.begin()));
    std::int32_t members = 0;
    REQUIRE(cellophane_game_mask(game, mask.data(), mask.size(), &members) == CELLOPHANE_OK);
    const auto wanted_mask = mask_of(*session.game());
    CHECK(std::equal(mask.begin(), mask.end(), wanted_mask.begin()));
    CHECK(members > 0);
    std::size_t length = 0;
    REQUIRE(cellophane_game_recording(game, nullptr, 0, &length) == CELLOPHANE_OK);
    std::vector<std::uint8_t> recording(length);
    REQUIRE(cellophane_game_recording(game, recording.data(), length, &length) == CELLOPHANE_OK);
    CHECK(recording == session.recording());
    cellophane_game_free(game);
}

TEST_CASE("forks go their own way, and games can be put back", "[capi]") {
    cellophane_game* game = begun(5);
    cellophane_game* kept = nullptr;
    REQUIRE(cellophane_game_fork(game, &kept) == CELLOPHANE_OK);
    const std::uint64_t before = hash_of(game);
    const std::int32_t plan[] = {explore, rest, explore};
    std::size_t done = 0;
    REQUIRE(cellophane_game_step_many(game, plan, 3, &done) == CELLOPHANE_OK);
    CHECK(done == 3);
    const std::uint64_t after = hash_of(game);
    CHECK(after != before);
    CHECK(hash_of(kept) == before);
    REQUIRE(cellophane_game_restore(game, kept) == CELLOPHANE_OK);
    CHECK(hash_of(game) == before);
    REQUIRE(cellophane_game_step_many(game, plan, 3, &done) == CELLOPHANE_OK);
    CHECK(hash_of(game) == after);
    REQUIRE(cellophane_game_reset(game, 5) == CELLOPHANE_OK);
    CHECK(hash_of(game) == before);
    cellophane_game_free(game);
    cellophane_game_free(kept);
    cellophane_game_free(nullptr);
}

TEST_CASE("bad input to games is refused with its name, and changes nothing", "[capi]") {
    cellophane_game* game = begun(5);
    const std::uint64_t before = hash_of(game);
    std::vector<std::uint8_t> bytes(cellophane_observation_bytes(), 7);
    const auto error = [] { return std::string{cellophane_last_error()}; };
    CHECK(cellophane_game_step(nullptr, rest, nullptr) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(error().find("game") != std::string::npos);
    CHECK(cellophane_game_step(game, -1, nullptr) == CELLOPHANE_BAD_ACTION);
    CHECK(cellophane_game_step(game, action_count, nullptr) == CELLOPHANE_BAD_ACTION);
    CHECK(error().find(std::to_string(action_count - 1)) != std::string::npos);
    std::size_t done = 9;
    const std::int32_t plan[] = {rest, action_count};
    CHECK(cellophane_game_step_many(game, plan, 2, &done) == CELLOPHANE_BAD_ACTION);
    CHECK(done == 0);
    CHECK(cellophane_game_observe(game, bytes.data(), bytes.size() - 1) == CELLOPHANE_BUFFER_TOO_SMALL);
    CHECK(bytes.front() == 7);
    CHECK(cellophane_game_observe(game, nullptr, bytes.size()) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(cellophane_game_mask(game, bytes.data(), 3, nullptr) == CELLOPHANE_BUFFER_TOO_SMALL);
    CHECK(cellophane_game_reset(game, 0) == CELLOPHANE_BAD_SEED);
    CHECK(cellophane_game_fork(game, nullptr) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(hash_of(game) == before);
    cellophane_dungeon seedless = CELLOPHANE_DUNGEON;
    cellophane_game* none = nullptr;
    CHECK(cellophane_game_new(&seedless, &none) == CELLOPHANE_BAD_SEED);
    CHECK(none == nullptr);
    CHECK(cellophane_interface() == CELLOPHANE_INTERFACE);
    cellophane_game_free(game);
}

TEST_CASE("an action that is not possible changes nothing, and is no error", "[capi]") {
    cellophane_game* game = begun(5);
    const std::uint64_t before = hash_of(game);
    for (const std::int32_t action :
         {action_groups[ActionGroup::Drop].first + 25, action_groups[ActionGroup::Stop].first}) {
        cellophane_outcome outcome{9, 9, 9, 9, 9};
        REQUIRE(cellophane_game_step(game, action, &outcome) == CELLOPHANE_OK);
        CHECK(outcome.turns == 0);
        CHECK(outcome.changed == 0);
        CHECK(outcome.over == 0);
    }
    CHECK(hash_of(game) == before);
    const std::int32_t plan[] = {rest, action_groups[ActionGroup::Stop].first, rest};
    std::size_t done = 0;
    REQUIRE(cellophane_game_step_many(game, plan, 3, &done) == CELLOPHANE_OK);
    CHECK(done == 1);
    cellophane_game_free(game);
}

TEST_CASE("a handle that was freed, or is of a level, is refused", "[capi]") {
    cellophane_game* game = begun(5);
    cellophane_game* later = nullptr;
    cellophane_game_free(game);
    std::uint64_t hash = 0;
    CHECK(cellophane_game_hash(game, &hash) == CELLOPHANE_BAD_HANDLE);
    later = begun(6);
    CHECK(cellophane_game_step(game, rest, nullptr) == CELLOPHANE_BAD_HANDLE);
    CHECK(std::string{cellophane_last_error()}.find("freed") != std::string::npos);
    const std::uint64_t before = hash_of(later);
    cellophane_game_free(game);
    CHECK(cellophane_game_restore(later, game) == CELLOPHANE_BAD_HANDLE);
    CHECK(hash_of(later) == before);
    cellophane_level* level = nullptr;
    cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
    dungeon.seed = 1;
    REQUIRE(cellophane_level_new(&dungeon, &level) == CELLOPHANE_OK);
    CHECK(cellophane_game_hash(reinterpret_cast<cellophane_game*>(level), &hash) == CELLOPHANE_BAD_HANDLE);
    CHECK(cellophane_level_hash(reinterpret_cast<cellophane_level*>(later), &hash) == CELLOPHANE_BAD_HANDLE);
    cellophane_level_free(level);
    CHECK(cellophane_level_hash(level, &hash) == CELLOPHANE_BAD_HANDLE);
    cellophane_game_free(later);
}

TEST_CASE("two threads on one game are refused or take turns, and never meet", "[capi]") {
    cellophane_game* game = begun(5);
    std::atomic<int> rested = 0;
    std::atomic<int> wrong = 0;
    const auto play = [&] {
        for (int i = 0; i < 100; ++i) {
            const int code = cellophane_game_step(game, rest, nullptr);
            if (code == CELLOPHANE_OK)
                ++rested;
            else if (code != CELLOPHANE_BUSY)
                ++wrong;
        }
    };
    std::thread other{play};
    play();
    other.join();
    CHECK(wrong == 0);
    CHECK(rested > 0);
    cellophane_game* alone = begun(5);
    for (int i = 0; i < rested; ++i) cellophane_game_step(alone, rest, nullptr);
    CHECK(hash_of(game) == hash_of(alone));
    cellophane_game_free(game);
    cellophane_game_free(alone);
}
