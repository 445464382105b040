#include "play/effects/haste.h"

namespace cellophane {

void haste(Actor& who, int turns) {
    who.vitals.statuses.end(Status::Slowed);
    who.vitals.statuses.set(Status::Hasted, turns);
}

void slow(Actor& who, int turns) {
    who.vitals.statuses.end(Status::Hasted);
    who.vitals.statuses.set(Status::Slowed, turns);
}

void become_hasted(Turn& turn, int turns) {
    haste(turn.game.hero, turns);
    turn.emit(StatusBegan{Status::Hasted});
}

}  // namespace cellophane
