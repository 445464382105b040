#include "play/minds/guardians.h"

#include "play/minds/hunting.h"
#include "play/minds/magic.h"
#include "play/minds/mind.h"
#include "play/minds/stepping.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

bool is_beyond_call(const Monster& monster) {
    return monster.has(Status::Paralysed) || monster.has(Status::Entranced) || monster.is_captive();
}

void show_that_it_stirs(const Acting& acting) {
    const Figures& figures = acting.self.figures;
    if (figures.feature_when == FeatureTrigger::WhenActivated &&
        acting.rng().percent(figures.feature_percent))
        spawn(acting.living.around(), figures.feature, acting.self.at);
}

/// It strikes whoever is in reach, and goes after the hero if nobody is.
void do_its_duty(const Acting& acting) {
    if (acting.self.is(Behaviour::Immobile)) {
        try_magic(acting);
        return;
    }
    const Direction prey = adjacent_target(acting);
    if (prey == Direction::count || !step_toward(acting, prey)) hunt(acting);
}

}  // namespace

void act_at_machines_bidding(Turn& turn, LivingLevel& living, Monster& monster) {
    if (is_beyond_call(monster)) return;
    const Acting acting{turn, living, monster};
    // Its own clock has nothing to do with it.
    const int ticks = monster.vitals.ticks;
    show_that_it_stirs(acting);
    update_state(acting);
    if (monster.state == MonsterState::Hunting) do_its_duty(acting);
    monster.vitals.ticks = ticks;
}

}  // namespace cellophane
