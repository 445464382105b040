#pragma once

#include "kit/base/pos.h"
#include "world/actor.h"
#include "world/item.h"
#include "world/vitals.h"

namespace cellophane {

// How far figures may go. No game comes near these, however long, harmless or blessed with potions it is; up
// to them, and for a good while beyond, no rule that adds or multiplies leaves the range of its integers.

/// Of a hero or a creature: the product of two of them, doubled, has to fit.
inline constexpr int most_health = 30'000;
/// Times what a status can last it has to fit.
inline constexpr int most_poison = 60'000;
inline constexpr int most_weakness = 100;
inline constexpr int most_strength = 10'000;
/// In one cell: nine of them are added up.
inline constexpr int most_gas = 100'000'000;
/// Turns, rounds, creatures, gold: what is counted from the first turn on.
inline constexpr int most_counted = 2'000'000'000;
/// What is counted down, by one or by the ticks of a turn.
inline constexpr int longest_countdown = 1'000'000;

constexpr bool is_within(int value, int least, int most) {
    return value >= least && value <= most;
}
constexpr bool is_countdown(int value) {
    return is_within(value, -longest_countdown, longest_countdown);
}
constexpr bool is_count(int value) {
    return is_within(value, 0, most_counted);
}

/// What it is and what has become of it, within what a game can come to.
bool is_within_limits(const Item& item);
/// Likewise for what time and terrain do to a creature's or the hero's body.
bool is_within_limits(const Vitals& vitals);
/// What a creature remembers has to be somewhere, and what it is made of within reason.
bool is_within_limits(const Monster& monster);

}  // namespace cellophane
