#include "play/effects/diving.h"

#include "play/pathfinding/passability.h"

namespace cellophane {

namespace {

constexpr int dive_percent = 20;

/// A submerged creature stops fleeing, unless it has other reasons to.
void take_heart(Monster& monster) {
    const bool wounded = monster.is(Behavior::FleesNearDeath) && monster.health * 4 < 3 * monster.max_health;
    if (monster.state == MonsterState::Fleeing && !monster.has(Status::Frightened) &&
        !monster.has(MonsterMark::PermanentlyFleeing) && !wounded)
        monster.state = MonsterState::Hunting;
}

}  // namespace

void dive(Game& game, Monster& monster) {
    if (monster.vitals.submerged || !may_submerge(game.here().level, monster)) return;
    if (game.play.percent(dive_percent)) {
        monster.vitals.submerged = true;
        take_heart(monster);
    } else if (monster.is(Behavior::ConfinedToLiquid) && !monster.is_ally() &&
               monster.state != MonsterState::Sleeping) {
        monster.state = MonsterState::Fleeing;
    }
}

}  // namespace cellophane
