#include "play/ai/entrancement.h"

#include "play/ai/monster_step.h"

namespace cellophane {

void mirror_entranced(Turn& turn, LevelContext& living, Direction toward) {
    Monsters& monsters = turn.game.here().level.monsters;
    for (Monster& monster : monsters) {
        if (!monster.is_about() || !monster.has(Status::Entranced) || monster.has(Status::Stuck) ||
            monster.has(Status::Paralyzed) || monster.is_captive() || turn.game.ending)
            continue;
        step_toward({turn, living, monster}, opposite(toward));
    }
}

}  // namespace cellophane
