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
    for (Monster& monster : living.level().monsters) {
        if (monster.inside != holder.id) continue;
        monster.inside = no_actor;
        monster.clear(MonsterMark::Dormant);
        move_actor(living.level(), monster, holder.at);
        monster.vitals.ticks = ticks_to_get_up;
        if (is_in_sight(living.game(), monster))
            living.tell(Appeared{view_of(monster), Appeared::How::OutOfCorpse});
        apply_instant_effects(living, monster);
    }
}

/// Whether the hero or a creature beside a cell is marked so.
bool is_beside(const Game& game, Pos at, MonsterMark mark) {
    return std::any_of(directions.begin(), directions.end(), [&](Direction d) {
        const Actor* other = anybody_at(game, at + step(d));
        return other != nullptr && other->has(mark);
    });
}

/// One end of all holds of `who` is let go: his neighbours lose the other, unless somebody else holds on to
/// it.
void let_go(LevelContext& living, Actor& who, MonsterMark own, MonsterMark theirs) {
    who.clear(own);
    for (const Direction d : directions)
        if (Actor* other = anybody_at(living.game(), who.at + step(d));
            other != nullptr && !is_beside(living.game(), other->at, own))
            other->clear(theirs);
}

}  // namespace

void let_prey_go(LevelContext& living, Actor& holder) {
    if (holder.has(MonsterMark::Seizing)) let_go(living, holder, MonsterMark::Seizing, MonsterMark::Seized);
}

void slip_away(LevelContext& living, Actor& prey) {
    let_go(living, prey, MonsterMark::Seized, MonsterMark::Seizing);
}

void end_holds(LevelContext& living, Actor& who) {
    let_prey_go(living, who);
    slip_away(living, who);
}

void uproot(LevelContext& living, Actor& who) {
    end_holds(living, who);
    who.vitals.statuses.end(Status::Stuck);
}

void ease_out(LevelContext& living, Actor& who, Pos to) {
    let_prey_go(living, who);
    if (who.has(MonsterMark::Seized) && !is_beside(living.game(), to, MonsterMark::Seizing))
        slip_away(living, who);
}

void leave_remains(LevelContext& living, Monster& monster) {
    end_holds(living, monster);
    drop_carried(living, monster);
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

void remove_dead(Level& level) {
    const auto is_dead = [](const Monster& monster) { return monster.vitals.dead; };
    Monsters& monsters = level.monsters;
    for (auto dead = std::find_if(monsters.begin(), monsters.end(), is_dead); dead != monsters.end();
         dead = std::find_if(monsters.begin(), monsters.end(), is_dead))
        remove_monster(monsters, level.items, *dead);
}

}  // namespace cellophane
