#include "tools/env_batch.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <utility>

#include "agent/action_table.h"
#include "agent/game_for_programs.h"
#include "tools/env_lines.h"
#include "tools/threads.h"

namespace cellophane {

namespace {

constexpr std::uint32_t all_wanted =
    EnvBatch::with_observations | EnvBatch::with_masks | EnvBatch::with_hashes;
/// Of each game: whether it has changed, turns, marks, members of the mask, seed.
constexpr std::size_t outcome_bytes = 24;
constexpr std::size_t hash_bytes = 8;
constexpr std::uint32_t mark_going_on = 1;
constexpr std::uint32_t mark_asked = 2;
constexpr std::uint32_t mark_over = 4;

template <class Number>
std::uint8_t* put(std::uint8_t* at, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i) *at++ = static_cast<std::uint8_t>(number >> (8 * i));
    return at;
}

std::uint32_t number_at(const std::uint8_t* at) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;) number = number << 8 | at[i];
    return number;
}

void append(std::string& text, std::uint32_t number) {
    std::uint8_t bytes[4];
    put(bytes, number);
    text.append(reinterpret_cast<const char*>(bytes), sizeof bytes);
}

/// The beginning of an answer: 0 or 1 (an error), and the length of what follows.
std::string head(bool is_error, std::size_t length) {
    std::string text;
    append(text, is_error ? 1 : 0);
    append(text, static_cast<std::uint32_t>(length));
    return text;
}

}  // namespace

Result<EnvBatch> EnvBatch::begun(const SessionOptions& options, int games, int threads,
                                 EnvRecordings& recordings) {
    if (const std::optional<Problem> problem = problem_of(options)) return *problem;
    EnvBatch batch{options, threads, recordings};
    batch.games_.reserve(static_cast<std::size_t>(games));
    for (int i = 0; i < games; ++i) {
        SessionOptions own = options;
        own.seed = batch.take_seed();
        batch.games_.push_back({Session{own}});
    }
    return batch;
}

std::uint64_t EnvBatch::take_seed() {
    const std::uint64_t seed = next_seed_;
    next_seed_ = seed == std::numeric_limits<std::uint64_t>::max() ? 1 : seed + 1;
    return seed;
}

std::string EnvBatch::greeting() const {
    std::string text = "CLPHENV1";
    append(text, static_cast<std::uint32_t>(games_.size()));
    append(text, observation_bytes);
    append(text, mask_bytes);
    append(text, action_count);
    return text;
}

std::string EnvBatch::refusal(const Problem& problem) {
    const std::string error = env_error(problem);
    return head(true, error.size()) + error;
}

void EnvBatch::keep(EnvGame& game) {
    if (const Result<std::string> kept = game.keep(*recordings_); !kept.ok()) trouble_ = kept.problem();
}

std::string EnvBatch::answer(std::span<const std::uint8_t> request) {
    const std::uint32_t wanted = number_at(request.data());
    if ((wanted & ~all_wanted) != 0)
        return refusal({"bad-request", "A request begins with a number from 0 to " +
                                           std::to_string(all_wanted) + ", not " + std::to_string(wanted) +
                                           "; nothing was done."});
    std::vector<std::int32_t> actions;
    actions.reserve(games_.size());
    for (std::size_t i = 0; i < games_.size(); ++i)
        actions.push_back(static_cast<std::int32_t>(number_at(request.data() + 4 * (1 + i))));
    for (std::size_t i = 0; i < actions.size(); ++i)
        if (actions[i] < another_game || actions[i] >= action_count)
            return refusal({"bad-action", "Game " + std::to_string(i) + " was to do " +
                                              std::to_string(actions[i]) + "; there are -2, -1 and 0 to " +
                                              std::to_string(action_count - 1) + ". Nothing was done."});
    // Files and seeds are given out in the order of the games, however many threads there are. A game whose
    // recording cannot be written is not thrown away.
    for (std::size_t i = 0; i < games_.size(); ++i)
        if (actions[i] == another_game)
            if (const Result<std::string> kept = games_[i].keep(*recordings_); !kept.ok())
                return refusal(kept.problem());
    std::vector<std::size_t> unfinished;
    for (std::size_t i = 0; i < games_.size(); ++i) {
        if (actions[i] == another_game) games_[i].begin_another(take_seed());
        if (!games_[i].session.report().over) unfinished.push_back(i);
    }
    const std::size_t each = outcome_bytes + ((wanted & with_observations) != 0 ? observation_bytes : 0) +
                             ((wanted & with_masks) != 0 ? mask_bytes : 0) +
                             ((wanted & with_hashes) != 0 ? hash_bytes : 0);
    std::string text = head(false, each * games_.size());
    const std::size_t begin = text.size();
    text.resize(begin + each * games_.size());
    auto* const payload = reinterpret_cast<std::uint8_t*>(text.data() + begin);
    std::atomic<std::size_t> next = 0;
    on_threads(threads_, [&] {
        for (std::size_t i = next++; i < games_.size(); i = next++) play(i, actions[i], wanted, payload);
    });
    for (const std::size_t i : unfinished)
        if (games_[i].session.report().over) keep(games_[i]);
    return text;
}

void EnvBatch::play(std::size_t game, std::int32_t action, std::uint32_t wanted, std::uint8_t* payload) {
    Session& session = games_[game].session;
    const ActionOutcome outcome = games_[game].act(action);
    std::uint8_t spare[mask_bytes];
    std::uint8_t* part = payload + games_.size() * outcome_bytes;
    if ((wanted & with_observations) != 0) {
        observe_into(session, std::span<std::uint8_t, observation_bytes>{part + game * observation_bytes,
                                                                         observation_bytes});
        part += games_.size() * observation_bytes;
    }
    std::uint8_t* const mask = (wanted & with_masks) != 0 ? part + game * mask_bytes : spare;
    const int members = legal_mask(session, std::span<std::uint8_t, mask_bytes>{mask, mask_bytes});
    if ((wanted & with_masks) != 0) part += games_.size() * mask_bytes;
    if ((wanted & with_hashes) != 0) put(part + game * hash_bytes, session.state_hash());
    std::uint8_t* at = payload + game * outcome_bytes;
    at = put(at, std::int32_t{outcome.changed || action == another_game});
    at = put(at, outcome.turns);
    at = put(at, (outcome.goes_on ? mark_going_on : 0u) | (outcome.asks ? mark_asked : 0u) |
                     (outcome.is_over ? mark_over : 0u));
    at = put(at, std::int32_t{members});
    put(at, session.seed());
}

std::optional<Problem> EnvBatch::take_trouble() {
    return std::exchange(trouble_, std::nullopt);
}

std::optional<Problem> EnvBatch::finish() {
    for (EnvGame& game : games_) keep(game);
    return take_trouble();
}

}  // namespace cellophane
