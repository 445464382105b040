#pragma once

#include <span>
#include <string>
#include <string_view>

#include "content/own_variant.h"

namespace cellophane {

// The results of a contest, in words.

/// How a game was begun: "normal", "practice 7, easy". `depth`: the one it began on.
std::string contest_mode(const DungeonVariant& variant, int depth, bool easy, bool harmless);
/// "Dungeon 1729, brogue, normal".
std::string contest_heading(std::string_view seed, std::string_view style, std::string_view mode);

/// "the first 300 turns as in b.clph".
std::string same_beginning(int turns, std::string_view file);

/// "Played with different rules: rules versions 15 and 16." `versions`: two or more, the lowest first.
std::string different_rules(std::span<const int> versions);

// Why a game has no place.
std::string game_not_over(int depth, int turn);
/// Of recordings of other rules.
inline constexpr std::string_view judged_elsewhere =
    "This program has one version of the rules. The Results page of a site that keeps the other versions, "
    "and "
    "npx cellophane rank, replay each recording with its own.";
inline constexpr std::string_view nothing_hurt_the_hero = "Nothing could hurt the hero in this game.";

}  // namespace cellophane
