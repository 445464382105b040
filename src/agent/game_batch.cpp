#include "agent/game_batch.h"

namespace cellophane {

GameBatch::Results GameBatch::Results::of(std::size_t game) const {
    const auto places = [&](auto all, std::size_t count) {
        return all.empty() ? all : all.subspan(game * count, count);
    };
    return {places(outcomes, 1), places(observations, observation_bytes), places(masks, mask_bytes),
            places(members, 1)};
}

GameBatch::GameBatch(const SessionOptions& shared, std::span<const std::uint64_t> seeds)
    : frees_memory_{seeds.size() > most_at_full_speed} {
    games_.reserve(seeds.size());
    for (const std::uint64_t seed : seeds) {
        SessionOptions options = shared;
        options.seed = seed;
        games_.emplace_back(options);
        leave(games_.size() - 1);
    }
}

void GameBatch::leave(std::size_t number) {
    if (frees_memory_) games_[number].free_working_memory();
}

ActionOutcome GameBatch::step_one(std::size_t number, std::int32_t action, const Results& results) {
    Session& game = games_[number];
    const ActionOutcome outcome = act(game, action);
    if (!results.outcomes.empty()) results.outcomes[0] = outcome;
    if (!results.observations.empty()) observe_into(game, results.observations.first<observation_bytes>());
    if (!results.masks.empty()) {
        const int members = legal_mask(game, results.masks.first<mask_bytes>());
        if (!results.members.empty()) results.members[0] = members;
    }
    leave(number);
    return outcome;
}

void GameBatch::step(std::span<const std::int32_t> actions, const Results& results) {
    for (std::size_t i = 0; i < games_.size(); ++i) step_one(i, actions[i], results.of(i));
}

void GameBatch::look(const Results& results) {
    for (std::size_t i = 0; i < games_.size(); ++i) step_one(i, no_action, results.of(i));
}

bool GameBatch::restart(std::size_t number, std::uint64_t seed) {
    const bool begun = games_[number].restart(seed);
    if (begun) leave(number);
    return begun;
}

}  // namespace cellophane
