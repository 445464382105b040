#include "play/effects/monster_remains.h"

#include <algorithm>

#include "play/effects/ground_effects.h"
#include "play/items/dropping.h"
#include "play/perception/visibility.h"
#include "play/society/ally_learning.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "world/creatures.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

void let_out_the_hidden(LevelContext& living, const Monster& holder) {
    constexpr int ticks_to_get_up = 200;
    for (Monster& monster : living.level().monsters) {
        if (monster.inside != holder.id) continue;
        monster.inside = no_actor;
        monster.clear(MonsterMark::Dormant);
        move_actor(living.level(), monster, holder.at);
        monster.vitals.ticks = ticks_to_get_up;
        if (is_in_sight(living.game(), monster))
            living.emit(Appeared{view_of(monster), Appeared::How::OutOfCorpse});
        apply_instant_effects(living, monster);
    }
}

}  // namespace

void leave_remains(LevelContext& living, Monster& monster) {
    end_holds(living, monster);
    drop_carried(living, monster);
    if (monster.can(Ability::ReleasesFeature) && monster.stats.feature_when == FeatureTrigger::OnDeath &&
        !monster.vitals.falling) {
        if (is_in_sight(living.game(), monster)) living.emit(Released{view_of(monster)});
        place_feature(living.around(), monster.stats.feature, monster.at);
    }
    let_out_the_hidden(living, monster);
    offer_corpse(living.turn(), monster);
    pass_on_leadership(living.game(), monster);
    if (!monster.follows_hero()) return;
    const bool mourned = !monster.is(Behavior::Inanimate) || monster.can(Ability::EntersSummons);
    if (!mourned || monster.has(MonsterMark::BoundToLeader) || monster.has(MonsterMark::StaysDead)) return;
    if (!living.is_seen(monster.at)) living.emit(LossFelt{view_of(monster)});
    living.game().fallen_allies.push_back(monster);
}

void remove_dead(Level& level) {
    const auto is_dead = [](const Monster& monster) { return monster.vitals.dead; };
    Monsters& monsters = level.monsters;
    for (auto dead = std::find_if(monsters.begin(), monsters.end(), is_dead); dead != monsters.end();
         dead = std::find_if(monsters.begin(), monsters.end(), is_dead))
        remove_monster(monsters, level.items, *dead);
}

}  // namespace cellophane
