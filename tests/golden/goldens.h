#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace cellophane {

/// A header, then a line per known level: style, seed, depth, hash of the level.
std::vector<std::string> golden_levels();

/// A header, then a line per known walk: style, seed, depth it ended on, hash of the game's whole state.
/// Every walk explores level after level, takes the stairs down and searches where there is no way;
/// `tests/wasm` walks alike.
std::vector<std::string> golden_games();

/// A header, then a line per depth of a style and a kind of request: many levels in one hash, with what was
/// told while they were dug. Not compared elsewhere.
std::vector<std::string> golden_sweeps();

/// A header, then a line per game of a bot that begins at a depth: what it was told, and the game's whole
/// state. They hold the rules to their version where the walks do not come: other bots play other games. Not
/// compared elsewhere.
std::vector<std::string> golden_bots();

/// A header, then a line per level of short dungeons, and one per game of a bot in each: variant, seed, depth
/// or "game", hash. Not compared elsewhere.
std::vector<std::string> golden_variants();

/// 16 hex digits.
std::string hex(std::uint64_t value);

/// A line of a golden file: what tells it from others, and its hash.
std::string golden_line(std::initializer_list<std::string_view> key, std::string_view hash);

}  // namespace cellophane
