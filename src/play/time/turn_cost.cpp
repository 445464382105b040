#include "play/time/turn_cost.h"

#include "play/effects/living_level.h"
#include "play/time/consequences.h"
#include "play/time/level_change.h"
#include "play/time/pass_turn.h"

namespace cellophane {

void spend(Turn& turn, TurnCost spent, bool searched) {
    Game& game = turn.game;
    if (!turn.machines_to_answer.empty()) {
        LivingLevel living{turn};
        follow_up(turn, living);
    }
    if (turn.departure) {
        change_level(turn, turn.departure->depth, turn.departure->how);
        turn.departure.reset();
        // Changing level takes no time, though it counts as a turn of the hero's.
        ++game.turns;
    }
    if (spent == TurnCost::Nothing) return;
    // The armor that the hero was putting on may be gone.
    if (game.hero.pack.worn < 0) game.hero.vitals.statuses.end(Status::Donning);
    if (!searched) game.hero.search_streak = 0;
    turn.searched = searched;
    pass_turn(turn);
}

void walk(Turn& turn, Direction toward, Question answered, StepMode step_mode) {
    const TurnCost spent = take_step(turn, toward, answered, step_mode);
    spend(turn, spent);
}

}  // namespace cellophane
