#include "play/time/spending.h"

#include "play/time/commands.h"
#include "play/time/levels.h"

namespace cellophane {

void spend(Turn& turn, Spent spent, bool searched) {
    Game& game = turn.game;
    if (turn.departure) {
        change_level(turn, turn.departure->depth, turn.departure->how);
        turn.departure.reset();
        // Changing level takes no time, though it counts as a turn of the hero's.
        ++game.turns;
    }
    if (spent == Spent::Nothing) return;
    // Whatever became of the armour he was putting on.
    if (game.hero.pack.worn < 0) game.hero.vitals.statuses.end(Status::Donning);
    if (!searched) game.hero.search_streak = 0;
    turn.searched = searched;
    pass_turn(turn);
}

void walk(Turn& turn, Direction toward, Question answered, Gait gait) {
    const Spent spent = take_step(turn, toward, answered, gait);
    spend(turn, spent);
}

}  // namespace cellophane
