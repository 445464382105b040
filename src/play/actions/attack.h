#pragma once

#include <vector>

#include "play/effects/turn.h"

namespace cellophane {

// What a step brings that leads to somebody (rules/hero.md 10.3, steps 5 to 10).

/// How an attack by stepping in a direction turned out.
enum class Attempt : std::uint8_t {
    /// There is nobody to attack: the step goes on.
    None,
    /// It was made, and took the turn.
    Made,
    /// It took the turn, and nothing came of it.
    Vain,
    /// It was thought better of, or waits for an answer: no time passed.
    Withheld
};

/// Attacks whomever a step in a direction would meet, with the weapon in hand. `answered`: the question about
/// it that has been answered with yes last.
Attempt attack_toward(Turn& turn, Direction toward, Question answered);

/// Frees a captive, who joins the hero; asks first.
Attempt free_captive_at(Turn& turn, Pos at, Direction toward, bool sure);

/// Those whom the hero strikes as he steps away from one cell to another: a rapier's lunge, a flail's
/// passing blows.
struct PassingBlows {
    std::vector<Pos> lunge;
    std::vector<Pos> passing;
};
PassingBlows passing_blows(const Game& game, Direction toward);
void strike_in_passing(Turn& turn, const PassingBlows& blows);

/// What ought to be asked next about those whom he would hit: about his weapon first, then about his friends.
Question doubts_about(const Game& game, const std::vector<Pos>& targets, Question answered);

/// Held fast: no step leads away. Tells so; a struggle costs the turn.
Attempt tear_loose(Turn& turn);

}  // namespace cellophane
