#include <cellophane.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "agent/action_table.h"
#include "agent/game_batch.h"
#include "capi/dungeon_options.h"
#include "capi/errors.h"
#include "capi/objects.h"

using namespace cellophane;
using namespace cellophane::capi;

namespace {

constexpr std::size_t most_games = 1000000;

int refuse_number(std::size_t number, std::size_t size) {
    return failed(CELLOPHANE_BAD_ARGUMENT, "There is no game " + std::to_string(number) +
                                               " in the batch; its games are numbered from 0 to " +
                                               std::to_string(size - 1) + ".");
}

/// The caller's arrays, which have a place for each game.
GameBatch::Results places(const cellophane_results& wanted, std::size_t games) {
    GameBatch::Results results;
    if (wanted.observations != nullptr)
        results.observations = {static_cast<std::uint8_t*>(wanted.observations), games * observation_bytes};
    if (wanted.masks != nullptr)
        results.masks = {static_cast<std::uint8_t*>(wanted.masks), games * mask_bytes};
    if (wanted.members != nullptr) results.members = {wanted.members, games};
    return results;
}

}  // namespace

int cellophane_batch_new(const cellophane_dungeon* dungeon, const uint64_t* seeds, size_t count,
                         cellophane_batch** batch) {
    return guarded([&] {
        if (dungeon == nullptr) return missing("dungeon");
        if (seeds == nullptr) return missing("seeds");
        if (batch == nullptr) return missing("batch");
        if (count < 1 || count > most_games)
            return failed(CELLOPHANE_BAD_ARGUMENT, "A batch has 1 to " + std::to_string(most_games) +
                                                       " games, not " + std::to_string(count) + ".");
        const std::span all{seeds, count};
        cellophane_dungeon first = *dungeon;
        // Of the seeds only 0 is refused.
        first.seed = *std::min_element(all.begin(), all.end());
        const Result<LevelRequest> request = request_of(first);
        if (!request.ok()) return failed(request.problem());
        const SessionOptions shared{.style = request.value().style,
                                    .variant = request.value().variant,
                                    .depth = request.value().depth,
                                    .harmless = dungeon->harmless != 0};
        return hand_over(GameBatch{shared, all}, batch);
    });
}

void cellophane_batch_free(cellophane_batch* batch) {
    let_go(batch);
}

int cellophane_batch_step(cellophane_batch* batch, const int32_t* actions,
                          const cellophane_results* results) {
    return with_object(batch, [&](GameBatch& games) {
        if (actions == nullptr) return missing("actions");
        const std::span all{actions, games.size()};
        for (const int32_t action : all)
            if (action < GameBatch::no_action || action >= action_count)
                return failed(CELLOPHANE_BAD_ACTION, "The action " + std::to_string(action) +
                                                         " is none; actions are numbered from 0 to " +
                                                         std::to_string(action_count - 1) +
                                                         ", and -1 leaves a game as it is.");
        const cellophane_results wanted = results == nullptr ? cellophane_results{} : *results;
        GameBatch::Results given = places(wanted, games.size());
        std::vector<ActionOutcome> outcomes;
        if (wanted.outcomes != nullptr) {
            outcomes.resize(games.size());
            given.outcomes = outcomes;
        }
        games.step(all, given);
        std::transform(outcomes.begin(), outcomes.end(), wanted.outcomes, outcome_of);
        return int{CELLOPHANE_OK};
    });
}

int cellophane_batch_look(cellophane_batch* batch, const cellophane_results* results) {
    return with_object(batch, [&](GameBatch& games) {
        if (results == nullptr) return missing("results");
        games.look(places(*results, games.size()));
        return int{CELLOPHANE_OK};
    });
}

int cellophane_batch_reset(cellophane_batch* batch, size_t number, uint64_t seed) {
    return with_object(batch, [&](GameBatch& games) {
        if (number >= games.size()) return refuse_number(number, games.size());
        if (!games.restart(number, seed)) return failed(CELLOPHANE_BAD_SEED, {});
        return int{CELLOPHANE_OK};
    });
}

int cellophane_batch_game(const cellophane_batch* batch, size_t number, cellophane_game** game) {
    return with_object(batch, [&](GameBatch& games) {
        if (game == nullptr) return missing("game");
        if (number >= games.size()) return refuse_number(number, games.size());
        return hand_over(games[number].taken_over(), game);
    });
}
