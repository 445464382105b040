#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "kit/base/result.h"
#include "world/game.h"

namespace cellophane {

/// The whole state of a game as bytes.
std::vector<std::uint8_t> snapshot_of(const Game& game);

/// The state that bytes hold, if they hold one that could be: every value exists, every position is on its
/// level, every number points at something. Memory stays within what the bytes justify. A game is too large
/// for a stack.
Result<std::unique_ptr<Game>> game_from(std::span<const std::uint8_t> bytes);

/// What makes a state impossible; nothing if it is sound. Rules may rely on all of it.
std::optional<Problem> flaw_of(const Game& game);

}  // namespace cellophane
