#include "play/effects/levitation.h"

#include "play/society/holds.h"

namespace cellophane {

void become_levitating(Turn& turn, LevelContext& level, int turns) {
    end_holds(level, turn.game.hero);
    turn.game.hero.vitals.statuses.set(Status::Levitating, turns);
    turn.emit(StatusBegan{Status::Levitating});
}

}  // namespace cellophane
