#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "agent/game_for_programs.h"
#include "agent/legal_mask.h"
#include "agent/observation_table.h"
#include "session/session.h"

namespace cellophane {

/// Many games of one kind of dungeon that a program plays side by side: an action for each in one call, and
/// in the same call what its player is shown then. Each game goes as it would alone.
class GameBatch {
public:
    /// Larger batches free the working memory of each game between its turns: about 150 kB a game on the
    /// first levels in place of 500, for turns that take half as long again.
    static constexpr std::size_t most_at_full_speed = 64;
    /// An action that leaves its game as it is.
    static constexpr std::int32_t no_action = -1;

    /// Where the results of one call go, game after game; empty where they are not wanted.
    struct Results {
        std::span<ActionOutcome> outcomes{};
        /// `observation_bytes` a game.
        std::span<std::uint8_t> observations{};
        /// `mask_bytes` a game, and how many actions make sense.
        std::span<std::uint8_t> masks{};
        std::span<std::int32_t> members{};

        /// The places of one game.
        Results of(std::size_t game) const;
    };

    /// Begins a game for each seed, with the other options shared. They must make a request without problems
    /// (dungeon/generate.h).
    GameBatch(const SessionOptions& shared, std::span<const std::uint64_t> seeds);

    std::size_t size() const { return games_.size(); }
    Session& operator[](std::size_t number) { return games_[number]; }
    const Session& operator[](std::size_t number) const { return games_[number]; }

    /// Carries out an action in each game, `no_action` in those that are to wait. There are as many actions
    /// as games, each less than `action_count`.
    void step(std::span<const std::int32_t> actions, const Results& results);
    /// What each player is shown now: a step without actions.
    void look(const Results& results);
    /// Both for one game, whose results are the first places.
    ActionOutcome step_one(std::size_t number, std::int32_t action, const Results& results);
    /// Begins another game in place of one. False, and nothing is done, if there can be none of this seed.
    bool restart(std::size_t number, std::uint64_t seed);

private:
    void leave(std::size_t number);

    std::vector<Session> games_;
    bool frees_memory_;
};

}  // namespace cellophane
