#include "play/effects/monster_remains.h"

#include <algorithm>

#include "play/effects/ally_learning.h"
#include "play/effects/dropping.h"
#include "play/effects/ground_effects.h"
#include "play/effects/leadership.h"
#include "play/perception/visibility.h"
#include "world/creatures.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

void let_out_the_hidden(LevelContext& living, const Monster& holder) {
    constexpr int ticks_to_get_up = 200;
    for (std::size_t i = 0; i < living.level().monsters.size(); ++i) {
        Monster& monster = living.level().monsters[i];
        if (monster.inside != holder.id) continue;
        monster.inside = no_actor;
        monster.clear(MonsterMark::Dormant);
        move_monster(living.level(), monster, holder.at);
        monster.vitals.ticks = ticks_to_get_up;
        if (is_in_sight(living.game(), monster))
            living.tell(Appeared{view_of(monster), Appeared::How::OutOfCorpse});
        apply_instant_effects(living, creature(monster));
    }
}

}  // namespace

void let_prey_go(LevelContext& living, Monster& holder) {
    if (!holder.has(MonsterMark::Seizing)) return;
    holder.clear(MonsterMark::Seizing);
    const auto is_held_still = [&](Pos at) {
        return std::any_of(living.level().monsters.begin(), living.level().monsters.end(),
                           [&](const Monster& other) {
                               return other.is_about() && other.has(MonsterMark::Seizing) &&
                                      king_distance(other.at, at) == 1;
                           });
    };
    Hero& hero = living.game().hero;
    if (hero.held && king_distance(holder.at, hero.at) == 1) hero.held = is_held_still(hero.at);
    for (Monster& prey : living.level().monsters)
        if (prey.has(MonsterMark::Seized) && king_distance(holder.at, prey.at) == 1 &&
            !is_held_still(prey.at))
            prey.clear(MonsterMark::Seized);
}

void slip_away(LevelContext& living, const ActorRef& prey) {
    Hero& hero = living.game().hero;
    Monsters& monsters = living.level().monsters;
    if (prey.is_hero())
        hero.held = false;
    else
        prey.monster->clear(MonsterMark::Seized);
    const auto has_more = [&](Pos at) {
        return (hero.held && king_distance(hero.at, at) == 1) ||
               std::any_of(monsters.begin(), monsters.end(), [&](const Monster& other) {
                   return other.is_about() && other.has(MonsterMark::Seized) &&
                          king_distance(other.at, at) == 1;
               });
    };
    for (Monster& holder : monsters)
        if (holder.has(MonsterMark::Seizing) && king_distance(holder.at, prey.at) == 1 &&
            !has_more(holder.at))
            holder.clear(MonsterMark::Seizing);
}

void end_holds(LevelContext& living, const ActorRef& who) {
    if (who.monster != nullptr) let_prey_go(living, *who.monster);
    slip_away(living, who);
}

void leave_remains(LevelContext& living, Monster& monster) {
    end_holds(living, creature(monster));
    drop_carried(living, creature(monster));
    if (monster.can(Ability::ReleasesFeature) && monster.stats.feature_when == FeatureTrigger::OnDeath &&
        !monster.vitals.falling) {
        if (is_in_sight(living.game(), monster)) living.tell(Released{view_of(monster)});
        spawn(living.around(), monster.stats.feature, monster.at);
    }
    let_out_the_hidden(living, monster);
    offer_corpse(living.turn(), monster);
    pass_on_leadership(living.game(), monster);
    if (!monster.follows_hero()) return;
    const bool mourned = !monster.is(Behaviour::Inanimate) || monster.can(Ability::EntersSummons);
    if (!mourned || monster.has(MonsterMark::BoundToLeader) || monster.has(MonsterMark::StaysDead)) return;
    if (!living.is_seen(monster.at)) living.tell(LossFelt{view_of(monster)});
    living.game().fallen_allies.push_back(monster);
}

void bury_the_dead(Level& level) {
    for (std::size_t i = level.monsters.size(); i-- > 0;)
        if (level.monsters[i].vitals.dead) remove_monster(level.monsters, level.items, level.monsters[i]);
}

}  // namespace cellophane
