#pragma once

#include <vector>

#include "play/combat/stepping.h"
#include "play/turn/turn.h"

namespace cellophane {

// Steps that lead into a creature (rules/hero.md 10.3, steps 5 to 10).

/// How an attack by stepping in a direction turned out.
enum class Attempt : std::uint8_t {
    /// Nothing to attack: the step goes on.
    None,
    /// It was made, and took the turn.
    Made,
    /// It took the turn, and nothing came of it.
    Vain,
    /// It was refused, or waits for an answer: no time passed.
    Withheld
};

/// Attacks whoever is in the cells that a step in a direction strikes, with the weapon in hand. `answered`:
/// the question about it that has been answered with yes last.
Attempt attack(Turn& turn, Direction toward, const std::vector<Pos>& targets, Question answered);

/// Frees a captive, which joins the hero; asks first unless `sure`.
Attempt free_captive_at(Turn& turn, Pos at, Direction toward, bool sure);

/// A lunge and passing blows, after the step.
void strike_in_passing(Turn& turn, const PassingBlows& blows);

/// The next question to ask before striking these targets: about the weapon first, then about allies.
Question doubts_about(const Game& game, const std::vector<Pos>& targets, Question answered);

/// If the hero is held no step leads away: reports it; a struggle costs the turn.
Attempt tear_loose(Turn& turn);

}  // namespace cellophane
