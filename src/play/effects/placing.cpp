#include "play/effects/placing.h"

#include "kit/grid/random_cell.h"
#include "play/effects/remains.h"
#include "play/senses/treading.h"
#include "world/creatures.h"

namespace cellophane {

TerrainProperties unfit_for(const Someone& who) {
    return forbidden_terrain(
        {.floats = who.floats(), .fireproof = who.is_fireproof(), .swims = who.is_of_kind(Behaviour::Swims)});
}

Pos nearest_refuge(const LivingLevel& living, const Someone& who, const BitGrid& shunned) {
    BitGrid free = living.ground().cells_with(unfit_for(who)).complement() - shunned;
    for (const Monster& monster : living.level().monsters)
        if (monster.is_about()) free.reset(monster.at);
    if (free.size().contains(living.game().hero.at)) free.reset(living.game().hero.at);
    return nearest_cell(free, who.at, living.game().play);
}

void come_ashore(const Strata& ground, Monster& monster) {
    if (!ground.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion))
        monster.vitals.submerged = false;
}

void put(LivingLevel& living, std::size_t number, Pos at) {
    end_holds(living, creature(living.level().monsters[number]));
    move_monster(living.level(), number, at);
    come_ashore(living.ground(), living.level().monsters[number]);
}

void send(LivingLevel& living, std::size_t number, Pos to) {
    const Someone who = creature(living.level().monsters[number]);
    const BitGrid shunned = cells_closed_to(living.ground(), *who.monster, unfit_for(who));
    // Whoever finds no place he can bear has to bear this one.
    Pos end = to;
    if (shunned.test(to))
        if (const Pos refuge = nearest_refuge(living, who, shunned); living.level().size().contains(refuge))
            end = refuge;
    put(living, number, end);
}

}  // namespace cellophane
