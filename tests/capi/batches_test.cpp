#include <cellophane.h>

#include <cstdint>
#include <string>
#include <vector>

#include "agent/action_table.h"
#include "support/catch.h"

using namespace cellophane;

namespace {

constexpr int resting = action_groups[ActionGroup::Rest].first;

cellophane_batch* begun(const std::vector<std::uint64_t>& seeds) {
    const cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
    cellophane_batch* batch = nullptr;
    REQUIRE(cellophane_batch_new(&dungeon, seeds.data(), seeds.size(), &batch) == CELLOPHANE_OK);
    return batch;
}

std::string last_error() {
    return cellophane_last_error();
}

}  // namespace

TEST_CASE("a batch over the C interface plays the games that single handles play", "[capi]") {
    const std::vector<std::uint64_t> seeds{5, 6, 7};
    cellophane_batch* batch = begun(seeds);
    std::vector<cellophane_game*> games;
    for (const std::uint64_t seed : seeds) {
        cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
        dungeon.seed = seed;
        REQUIRE(cellophane_game_new(&dungeon, &games.emplace_back()) == CELLOPHANE_OK);
    }
    const std::size_t bytes = cellophane_observation_bytes();
    std::vector<std::uint8_t> observations(3 * bytes);
    std::vector<std::uint8_t> masks(3 * cellophane_mask_bytes());
    std::vector<std::int32_t> members(3);
    std::vector<cellophane_outcome> outcomes(3);
    const cellophane_results results{outcomes.data(), observations.data(), masks.data(), members.data()};
    std::vector<std::uint8_t> alone(bytes);
    for (int i = 0; i < 10; ++i) {
        const std::vector<std::int32_t> actions{resting, i % 2 == 0 ? -1 : resting, resting};
        REQUIRE(cellophane_batch_step(batch, actions.data(), &results) == CELLOPHANE_OK);
        for (std::size_t k = 0; k < 3; ++k) {
            cellophane_outcome outcome{};
            if (actions[k] >= 0)
                REQUIRE(cellophane_game_step(games[k], actions[k], &outcome) == CELLOPHANE_OK);
            CHECK(outcomes[k].turns == outcome.turns);
            CHECK(outcomes[k].changed == outcome.changed);
            REQUIRE(cellophane_game_observe(games[k], alone.data(), alone.size()) == CELLOPHANE_OK);
            CHECK(std::equal(alone.begin(), alone.end(),
                             observations.begin() + static_cast<std::ptrdiff_t>(k * bytes)));
            CHECK(members[k] > 0);
        }
    }
    cellophane_game* copy = nullptr;
    REQUIRE(cellophane_batch_game(batch, 2, &copy) == CELLOPHANE_OK);
    std::uint64_t one = 0;
    std::uint64_t other = 1;
    CHECK(cellophane_game_hash(copy, &one) == CELLOPHANE_OK);
    CHECK(cellophane_game_hash(games[2], &other) == CELLOPHANE_OK);
    CHECK(one == other);
    games.push_back(copy);
    for (cellophane_game* game : games) cellophane_game_free(game);
    cellophane_batch_free(batch);
}

TEST_CASE("bad calls of a batch are refused with what would be right", "[capi]") {
    const cellophane_dungeon dungeon = CELLOPHANE_DUNGEON;
    const std::uint64_t zero = 0;
    cellophane_batch* batch = nullptr;
    CHECK(cellophane_batch_new(&dungeon, &zero, 1, &batch) == CELLOPHANE_BAD_SEED);
    CHECK(cellophane_batch_new(&dungeon, &zero, 0, &batch) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(last_error() == "A batch has 1 to 1000000 games, not 0.");
    CHECK(cellophane_batch_new(&dungeon, nullptr, 1, &batch) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(batch == nullptr);

    batch = begun({1, 2});
    const std::int32_t actions[2]{resting, action_count};
    CHECK(cellophane_batch_step(batch, actions, nullptr) == CELLOPHANE_BAD_ACTION);
    CHECK(last_error() == "The action " + std::to_string(action_count) +
                              " is none; actions are numbered from 0 to " + std::to_string(action_count - 1) +
                              ", and -1 leaves a game as it is.");
    CHECK(cellophane_batch_step(batch, nullptr, nullptr) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(cellophane_batch_look(batch, nullptr) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(cellophane_batch_reset(batch, 2, 5) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(last_error() == "There is no game 2 in the batch; its games are numbered from 0 to 1.");
    CHECK(cellophane_batch_reset(batch, 1, 0) == CELLOPHANE_BAD_SEED);
    cellophane_game* game = nullptr;
    CHECK(cellophane_batch_game(batch, 9, &game) == CELLOPHANE_BAD_ARGUMENT);
    CHECK(game == nullptr);
    // A batch is no game, and nothing once it is freed.
    CHECK(cellophane_game_step(reinterpret_cast<cellophane_game*>(batch), resting, nullptr) ==
          CELLOPHANE_BAD_HANDLE);
    cellophane_batch_free(batch);
    const std::int32_t fine[2]{resting, resting};
    CHECK(cellophane_batch_step(batch, fine, nullptr) == CELLOPHANE_BAD_HANDLE);
    cellophane_batch_free(batch);
}
