#include "play/time/resting.h"

#include <algorithm>
#include <array>
#include <variant>

#include "play/time/strides.h"
#include "play/time/turn_cost.h"

#include "play/pathfinding/passability.h"

namespace cellophane {

namespace {

constexpr int longest_recovery = 300;
constexpr int rest_of_the_healthy = 100;

/// What rest cures (rules/hero.md 6).
bool is_ailing(const Game& game) {
    constexpr std::array ailments{Status::Hallucinating, Status::Confused, Status::Nauseous, Status::Poisoned,
                                  Status::Darkened};
    return game.hero.health < game.hero.max_health ||
           std::any_of(ailments.begin(), ailments.end(),
                       [&](Status ailment) { return game.hero.vitals.statuses.has(ailment); });
}

}  // namespace

LongCommand begin_recovering(Turn& turn) {
    using From = Recovering::From;
    const Game& game = turn.game;
    const From from = is_walled_in(game) ? From::Walls : is_ailing(game) ? From::Ailments : From::Nothing;
    return Recovering{from, from == From::Nothing ? rest_of_the_healthy : longest_recovery,
                      avoided_around(game)};
}

bool recover_on(Turn& turn, Recovering rest) {
    Game& game = turn.game;
    rest_a_turn(turn);
    Recovering* now = std::get_if<Recovering>(&game.doing);
    if (now == nullptr) return false;
    now->turns_left = rest.turns_left - 1;
    const bool is_well = rest.from == Recovering::From::Walls      ? !is_walled_in(game)
                         : rest.from == Recovering::From::Ailments ? !is_ailing(game)
                                                                   : false;
    return !is_well && now->turns_left > 0 && avoided_around(game) == rest.avoided;
}

void rest_a_turn(Turn& turn) {
    turn.rested = true;
    spend(turn, TurnCost::Turn);
}

}  // namespace cellophane
