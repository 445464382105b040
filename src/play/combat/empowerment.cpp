#include "play/combat/empowerment.h"

#include <algorithm>

namespace cellophane {

void empower(Turn& turn, Monster& monster) {
    constexpr int more_health = 12;
    constexpr int more_defense = 10;
    constexpr int more_accuracy = 10;
    constexpr Status cured[] = {Status::Hallucinating, Status::Confused, Status::Nauseous,
                                Status::Slowed,        Status::Weakened, Status::Poisoned,
                                Status::Paralyzed,     Status::Darkened, Status::Discordant};
    MonsterStats& stats = monster.stats;
    stats.defense += more_defense;
    stats.accuracy += more_accuracy;
    stats.damage.least += std::max(1, stats.damage.least / 10);
    stats.damage.most += std::max(1, stats.damage.most / 10);
    monster.max_health += more_health;
    monster.health = monster.max_health;
    for (const Status status : cured) monster.vitals.statuses.end(status);
    monster.vitals.poison = 0;
    monster.vitals.weakness = 0;
    ++monster.schooling.empowerments;
    ++monster.schooling.slots;
    if (!is_perceived(turn.game, monster)) return;
    turn.emit(Empowered{view_of(monster)});
    turn.emit(Flared{monster.at, Light::EmpowermentFlare});
}

}  // namespace cellophane
