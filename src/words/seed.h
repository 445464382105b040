#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "content/own_variant.h"
#include "content/styles.h"

namespace cellophane {

// Seeds in words: which dungeon this is, and which one a word means.

/// The beginning of the message that names a dungeon, and what stands there while the seed is hidden.
std::string dungeon_of_seed(std::uint64_t seed);
inline constexpr std::string_view hidden_dungeon = "a hidden dungeon, style";
/// The rest of it: " brogue, easy mode, practice from depth 7, dungeon version 5; turn 12."; without a turn
/// there is no game. `start`: the depth the game began on.
std::string rest_about_dungeon(Style style, const DungeonVariant& variant, bool easy, int start,
                               std::optional<int> turn);

/// What a player is told at the beginning of a game in a variant of somebody's own.
std::string own_variant_notice(const DungeonVariant& variant);

/// What a player is told at the beginning of a practice game.
std::string practice_notice(int start);

/// How to have a hidden seed shown, in a game and in a recording.
inline constexpr std::string_view show_seed_hint = "O: settings";
inline constexpr std::string_view show_recorded_seed_hint = "o: settings";

inline constexpr std::string_view seed_prompt = "Seed: a number or a word";
/// Short enough for a narrow window.
std::string seed_of_word(std::uint64_t seed);

}  // namespace cellophane
