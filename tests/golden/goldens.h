#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cellophane {

/// A header, then a line per known level: style, seed, depth, hash of the level.
std::vector<std::string> golden_levels();

/// A header, then a line per known walk: style, seed, depth it ended on, hash of the game's whole state.
/// Every walk explores level after level, takes the stairs down and searches where there is no way;
/// `tests/wasm` walks alike.
std::vector<std::string> golden_games();

/// 16 hex digits.
std::string hex(std::uint64_t value);

}  // namespace cellophane
