#include "play/minds/entrancement.h"

#include "play/minds/stepping.h"
#include "play/minds/wandering.h"
#include "play/senses/noticing.h"

namespace cellophane {

namespace {

/// It has to notice the hero again, unless he is close enough still.
void look_for_hero(const Acting& acting) {
    Monster& self = acting.self;
    if (self.is_ally() || self.state == MonsterState::Fleeing || self.is_captive()) return;
    const bool near = perceived_distance(acting.game(), self) <= 2 * acting.game().hero.stealth_range;
    if (near || self.is(Behaviour::AlwaysHunting)) {
        self.state = MonsterState::Hunting;
        self.wandering.hero_was_at = acting.hero();
        return;
    }
    lose_track(acting);
}

/// A friend that ran comes back, and brings back what it took.
void return_to_duty(const Acting& acting) {
    Monster& self = acting.self;
    if (!self.follows_hero() || self.state != MonsterState::Fleeing) return;
    self.clear(MonsterMark::PermanentlyFleeing);
    self.state = MonsterState::Ally;
    acting.living.drop_carried(creature(self));
}

}  // namespace

void mirror_entranced(Turn& turn, LivingLevel& living, Direction toward) {
    if (toward == Direction::count) return;
    Monsters& monsters = turn.game.here().level.monsters;
    for (std::size_t i = monsters.size(); i-- > 0;) {
        Monster& monster = monsters[i];
        if (!monster.is_about() || !monster.has(Status::Entranced) || monster.has(Status::Stuck) ||
            monster.has(Status::Paralysed) || monster.is_captive() || turn.game.ending)
            continue;
        step_toward({turn, living, monster}, opposite(toward));
    }
}

void come_to(const Acting& acting, Status ended) {
    if (acting.self.vitals.dead) return;
    if (ended == Status::Entranced) look_for_hero(acting);
    if (ended == Status::Discordant) return_to_duty(acting);
}

}  // namespace cellophane
