#include "play/actions/remedies.h"

#include <algorithm>

#include "play/effects/burning.h"
#include "play/perception/telepathy.h"

namespace cellophane {

void begin_status(Turn& turn, Status status, int turns) {
    turn.game.hero.vitals.statuses.set(status, turns);
    turn.emit(StatusBegan{status});
}

void cure_everything(Game& game, int percent) {
    Hero& hero = game.hero;
    Statuses& statuses = hero.vitals.statuses;
    for (const Status status : {Status::Hallucinating, Status::Confused, Status::Nauseous, Status::Slowed})
        statuses.cut_short(status);
    for (const Status status : {Status::Weakened, Status::Poisoned, Status::Darkened}) statuses.end(status);
    hero.vitals.weakness = 0;
    hero.vitals.poison = 0;
    hero.health = std::min(hero.max_health, hero.health + hero.max_health * percent / 100);
}

void become_telepathic(Turn& turn, int turns) {
    begin_status(turn, Status::Telepathic, turns);
    const Monsters& monsters = turn.game.here().level.monsters;
    turn.emit(MindsFelt{std::any_of(monsters.begin(), monsters.end(), [&](const Monster& monster) {
        return is_sensed(turn.game, monster) && !monster.is(Behavior::Inanimate);
    })});
}

void become_fire_immune(Turn& turn, int turns) {
    extinguish(turn, turn.game.hero);
    begin_status(turn, Status::FireImmune, turns);
}

}  // namespace cellophane
