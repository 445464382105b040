#include "agent/game_batch.h"

#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "agent/action_table.h"
#include "agent/game_for_programs.h"
#include "support/catch.h"

namespace cellophane {

namespace {

constexpr std::int32_t rest = action_groups[ActionGroup::Rest].first;
constexpr std::int32_t drop = action_groups[ActionGroup::Drop].first;

std::vector<std::uint64_t> seeds_from_one(std::size_t count) {
    std::vector<std::uint64_t> seeds(count);
    std::iota(seeds.begin(), seeds.end(), std::uint64_t{1});
    return seeds;
}

/// Room for all results of a batch.
struct Room {
    explicit Room(std::size_t games)
        : outcomes(games),
          observations(games * observation_bytes),
          masks(games * mask_bytes),
          members(games) {}

    GameBatch::Results results() { return {outcomes, observations, masks, members}; }
    std::span<std::uint8_t, observation_bytes> observation(std::size_t game) {
        return std::span{observations}.subspan(game * observation_bytes).first<observation_bytes>();
    }
    /// The action that a number picks among those that make sense in a game; none is `no_action`.
    std::int32_t pick(std::size_t game, std::uint32_t number) const {
        if (members[game] == 0) return GameBatch::no_action;
        const auto mask = std::span{masks}.subspan(game * mask_bytes).first<mask_bytes>();
        return nth_action(mask, static_cast<int>(number % static_cast<std::uint32_t>(members[game])));
    }

    std::vector<ActionOutcome> outcomes;
    std::vector<std::uint8_t> observations;
    std::vector<std::uint8_t> masks;
    std::vector<std::int32_t> members;
};

/// Plays a batch and the same games one by one; all that either says has to be the same.
void compare_with_single_games(std::size_t count, int depth, int rounds) {
    GameBatch batch{{.depth = depth}, seeds_from_one(count)};
    std::vector<Session> singles;
    for (const std::uint64_t seed : seeds_from_one(count))
        singles.emplace_back(SessionOptions{.seed = seed, .depth = depth});
    Room room{count};
    std::vector<std::uint8_t> seen(observation_bytes);
    batch.look(room.results());
    std::vector<std::int32_t> actions(count);
    std::uint32_t chance = 1;
    int done = 0;
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < count; ++i) {
            chance = chance * 1103515245U + 12345U;
            actions[i] = chance % 16 == 0 ? GameBatch::no_action : room.pick(i, chance >> 8);
        }
        batch.step(actions, room.results());
        for (std::size_t i = 0; i < count; ++i) {
            if (actions[i] == GameBatch::no_action) {
                REQUIRE(room.outcomes[i].turns == 0);
            } else {
                const ActionOutcome alone = act(singles[i], actions[i]);
                REQUIRE(room.outcomes[i].turns == alone.turns);
                REQUIRE(room.outcomes[i].goes_on == alone.goes_on);
                REQUIRE(room.outcomes[i].asks == alone.asks);
                REQUIRE(room.outcomes[i].is_over == alone.is_over);
                REQUIRE(room.outcomes[i].changed == alone.changed);
                ++done;
            }
            observe_into(singles[i], std::span{seen}.first<observation_bytes>());
            REQUIRE(std::ranges::equal(seen, room.observation(i)));
        }
    }
    for (std::size_t i = 0; i < count; ++i) CHECK(batch[i].state_hash() == singles[i].state_hash());
    CHECK(done > rounds);
}

}  // namespace

TEST_CASE("each game of a batch goes as it would alone", "[agent]") {
    SECTION("with its working memory kept") {
        compare_with_single_games(8, 1, 150);
    }
    SECTION("with its working memory freed between turns") {
        compare_with_single_games(GameBatch::most_at_full_speed + 1, 2, 30);
    }
    SECTION("deep down, freed") {
        compare_with_single_games(GameBatch::most_at_full_speed + 1, 20, 8);
    }
}

TEST_CASE("a session that frees its working memory goes on as it was", "[agent]") {
    Session kept{{.seed = 9, .depth = 4}};
    Session freed{{.seed = 9, .depth = 4}};
    std::vector<std::uint8_t> mask(mask_bytes);
    std::uint32_t chance = 7;
    for (int i = 0; i < 400; ++i) {
        const int members = legal_mask(kept, std::span{mask}.first<mask_bytes>());
        if (members == 0) break;
        chance = chance * 1103515245U + 12345U;
        Room one{1};
        one.masks = mask;
        one.members = {members};
        const std::int32_t action = one.pick(0, chance >> 8);
        act(kept, action);
        act(freed, action);
        freed.free_working_memory();
        REQUIRE(kept.state_hash() == freed.state_hash());
    }
    CHECK(kept.text() == freed.text());
    CHECK(kept.recording() == freed.recording());
}

TEST_CASE("a batch says what has changed nothing, and what is over", "[agent]") {
    GameBatch batch{{}, seeds_from_one(3)};
    Room room{3};
    const std::vector<std::int32_t> actions{rest, drop + 25, rest};
    batch[2].act(Quit{});
    const std::uint64_t before = batch[1].state_hash();
    batch.step(actions, room.results());
    CHECK(room.outcomes[0].turns > 0);
    CHECK(room.outcomes[0].changed);
    CHECK(room.outcomes[1].turns == 0);
    CHECK_FALSE(room.outcomes[1].changed);
    CHECK(batch[1].state_hash() == before);
    CHECK(room.outcomes[2].is_over);
    CHECK(room.members[2] == 0);
    batch.step(std::vector<std::int32_t>{rest, GameBatch::no_action, GameBatch::no_action}, room.results());
    CHECK_FALSE(room.outcomes[1].is_over);
    CHECK(room.outcomes[2].is_over);

    CHECK_FALSE(batch.restart(2, 0));
    CHECK(batch.restart(2, 77));
    CHECK(batch[2].state_hash() == Session{{.seed = 77}}.state_hash());
}

TEST_CASE("results that are not wanted are left out", "[agent]") {
    GameBatch batch{{}, seeds_from_one(2)};
    batch.step(std::vector<std::int32_t>{rest, rest}, {});
    Room room{2};
    batch.look({.masks = room.masks});
    CHECK(room.members == std::vector<std::int32_t>{0, 0});
    CHECK(std::ranges::any_of(room.masks, [](std::uint8_t byte) { return byte != 0; }));
}

}  // namespace cellophane
