#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "bots/bot_game.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// Saves a game at moments of its own choosing, plays on from what was loaded, and waits for the game itself
/// to come as far.
class Keeper {
public:
    Keeper(std::uint64_t seed, int saves) : whim_{stream_key(seed, "saves")}, left_{saves} {}

    /// After every command. What is wrong with the last save, if anything.
    std::optional<std::string> look_at(const BotGame& game);

    int made() const { return made_; }

private:
    /// The longest time between two saves.
    static constexpr int longest_wait = 300;

    std::optional<std::string> keep(const BotGame& game);

    Rng whim_;
    int left_;
    int made_ = 0;
    std::int64_t commands_ = 0;
    std::int64_t next_ = whim_.uniform(1, longest_wait);
    std::int64_t due_ = 0;
    std::optional<std::uint64_t> expected_;
};

}  // namespace cellophane
