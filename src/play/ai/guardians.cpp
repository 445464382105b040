#include "play/ai/guardians.h"

#include "play/ai/hunting.h"
#include "play/ai/magic.h"
#include "play/ai/monster_step.h"
#include "play/ai/monster_turn.h"
#include "play/pathfinding/passability.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

bool is_beyond_call(const Monster& monster) {
    return monster.has(Status::Paralyzed) || monster.has(Status::Entranced) || monster.is_captive();
}

void show_that_it_stirs(const Acting& acting) {
    const MonsterStats& stats = acting.self.stats;
    if (stats.feature_when == FeatureTrigger::WhenActivated && acting.rng().percent(stats.feature_percent))
        place_feature(acting.living.around(), stats.feature, acting.self.at);
}

/// Hunts the hero, but steps straight at it when adjacent: no trail leads to its new cell yet.
void do_its_duty(const Acting& acting) {
    if (acting.self.is(Behavior::Immobile)) {
        try_magic(acting);
        return;
    }
    const bool in_reach = is_next_to(acting.layers(), acting.self.at, acting.hero());
    if (!in_reach || !passive_step(acting, acting.hero())) hunt(acting);
}

}  // namespace

void act_at_machines_bidding(Turn& turn, LevelContext& living, Monster& monster) {
    if (is_beyond_call(monster)) return;
    const Acting acting{turn, living, monster};
    // Such a turn leaves the creature's own ticks unchanged.
    const int ticks = monster.vitals.ticks;
    show_that_it_stirs(acting);
    update_state(acting);
    if (monster.state == MonsterState::Hunting) do_its_duty(acting);
    monster.vitals.ticks = ticks;
}

}  // namespace cellophane
