#include "play/effects/leadership.h"

#include <algorithm>

#include "play/senses/allegiance.h"

namespace cellophane {

namespace {

constexpr int ticks_to_wake = 100;

bool is_follower_of(const Monster& monster, int leader) {
    return monster.leader == leader && !monster.vitals.dead;
}

/// Whoever is hidden in a creature goes where it goes.
void take_along_the_hidden(Level& level, const Monster& holder) {
    const int number = index_of(level, holder);
    for (Monster& monster : level.monsters) {
        if (monster.inside != number) continue;
        monster.state = holder.state;
        monster.leader = -1;
        if (holder.follows_hero())
            monster.set(MonsterMark::FollowsHero);
        else
            monster.clear(MonsterMark::FollowsHero);
    }
}

}  // namespace

void pass_on_leadership(Level& level, Monster& leader) {
    const int old = index_of(level, leader);
    int heir = -1;
    for (std::size_t i = level.monsters.size(); i-- > 0;) {
        Monster& monster = level.monsters[i];
        if (!is_follower_of(monster, old)) continue;
        if (monster.has(MonsterMark::BoundToLeader) || monster.is_dormant()) {
            monster.leader = -1;
        } else if (heir < 0) {
            heir = static_cast<int>(i);
            monster.leader = -1;
            monster.wandering.target = leader.wandering.target;
        } else {
            monster.leader = heir;
        }
    }
}

void join_hero(Turn& turn, LivingLevel& living, Monster& monster, Joined::How how) {
    Level& level = turn.game.here().level;
    pass_on_leadership(level, monster);
    living.drop_carried(creature(monster));
    monster.state = MonsterState::Ally;
    monster.leader = -1;
    monster.follows_absent = 0;
    monster.marks =
        monster.marks.without({MonsterMark::Captive, MonsterMark::Seized, MonsterMark::PermanentlyFleeing,
                               MonsterMark::BoundToLeader, MonsterMark::SacrificeTarget});
    monster.set(MonsterMark::FollowsHero);
    monster.vitals.statuses.end(Status::Discordant);
    take_along_the_hidden(level, monster);
    turn.tell(Joined{view_of(monster), how});
}

void turn_on_hero(Turn& turn, Monster& monster) {
    monster.clear(MonsterMark::FollowsHero);
    monster.clear(MonsterMark::Bonded);
    monster.state = MonsterState::Hunting;
    monster.leader = -1;
    monster.wandering.hero_was_at = turn.game.hero.at;
    take_along_the_hidden(turn.game.here().level, monster);
    turn.tell(Turned{view_of(monster)});
}

void alert(const Game& game, Monster& monster) {
    if (monster.is_ally() || monster.is_captive()) return;
    monster.state =
        monster.has(MonsterMark::PermanentlyFleeing) ? MonsterState::Fleeing : MonsterState::Hunting;
    monster.wandering.hero_was_at = game.hero.at;
}

void wake_group(Game& game, Monster& monster) {
    const bool was_asleep = monster.state == MonsterState::Sleeping;
    alert(game, monster);
    if (was_asleep) monster.vitals.ticks = std::max(monster.vitals.ticks, ticks_to_wake);
    if (monster.is_ally()) return;
    Level& level = game.here().level;
    for (Monster& other : level.monsters) {
        if (&other == &monster || !other.is_about() || other.is_ally() || other.is_captive() ||
            other.has(MonsterMark::PermanentlyFleeing) || !are_teammates(level, &monster, &other))
            continue;
        // Who is startled needs a moment; who is only told of the hero does not.
        const bool idle = other.state == MonsterState::Sleeping || other.state == MonsterState::Wandering;
        if (was_asleep && idle) other.vitals.ticks = std::max(other.vitals.ticks, ticks_to_wake);
        if (other.state != MonsterState::Fleeing) alert(game, other);
    }
}

}  // namespace cellophane
