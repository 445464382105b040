#include "play/time/consequences.h"

#include "play/ai/guardians.h"

namespace cellophane {

void follow_up(Turn& turn, LevelContext& living) {
    // What a guardian does may make another machine run, each of them once in a round.
    for (std::size_t i = 0; i < turn.machines_to_answer.size(); ++i) {
        const int machine = turn.machines_to_answer[i];
        for (Monster& monster : living.level().monsters)
            if (monster.machine == machine && monster.is_about() && monster.is(Behavior::ActsWhenActivated) &&
                !turn.game.ending)
                act_at_machines_bidding(turn, living, monster);
    }
    turn.machines_to_answer.clear();
}

}  // namespace cellophane
