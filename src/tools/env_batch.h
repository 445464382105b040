#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kit/base/result.h"
#include "session/session_options.h"
#include "tools/env_games.h"

namespace cellophane {

/// The client's side of `cellophane env --batch`: so many games at once, a number each in every request
/// (docs/env.md). All numbers are little-endian.
class EnvBatch {
public:
    /// What an answer has besides the outcomes: bits of the first number of a request.
    static constexpr std::uint32_t with_observations = 1;
    static constexpr std::uint32_t with_masks = 2;
    static constexpr std::uint32_t with_hashes = 4;
    /// Instead of an action.
    static constexpr std::int32_t nothing = -1;
    static constexpr std::int32_t another_game = -2;

    /// The games have the seed of the options and those after it. Threads share the work.
    static Result<EnvBatch> begun(const SessionOptions& options, int games, int threads,
                                  EnvRecordings& recordings);

    /// What the client reads first.
    std::string greeting() const;
    std::size_t request_bytes() const { return sizeof(std::uint32_t) * (1 + games_.size()); }
    /// The answer to a request of that length.
    std::string answer(std::span<const std::uint8_t> request);
    /// An answer that says what is wrong.
    static std::string refusal(const Problem& problem);
    /// A recording that could not be written; asked for once.
    std::optional<Problem> take_trouble();
    /// The client is gone: keeps the recordings of unfinished games. The last problem, if there was one.
    std::optional<Problem> finish();

private:
    EnvBatch(const SessionOptions& options, int threads, EnvRecordings& recordings)
        : next_seed_{options.seed}, threads_{threads}, recordings_{&recordings} {}

    /// Writes what came of an action to the places of a game in the answer.
    void play(std::size_t game, std::int32_t action, std::uint32_t wanted, std::uint8_t* payload);
    void keep(EnvGame& game);
    std::uint64_t take_seed();

    std::vector<EnvGame> games_;
    std::uint64_t next_seed_;
    int threads_;
    EnvRecordings* recordings_;
    std::optional<Problem> trouble_;
};

}  // namespace cellophane
