#include "play/society/leadership.h"

#include <algorithm>

#include "play/items/cages.h"
#include "play/items/dropping.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/society/ally_learning.h"
#include "world/creatures.h"
#include "world/waypoints.h"

namespace cellophane {

namespace {

/// Creatures hidden in another change sides with it.
void take_along_the_hidden(Level& level, const Monster& holder) {
    for (Monster& monster : level.monsters) {
        if (monster.inside != holder.id) continue;
        monster.state = holder.state;
        monster.leader = no_actor;
        if (holder.follows_hero())
            monster.set(MonsterMark::FollowsHero);
        else
            monster.clear(MonsterMark::FollowsHero);
    }
}

/// Ends a leaving creature's ties to the level; it remembers its machine.
void part_from(const Level& level, Monster& going) {
    going.vitals.falling = false;
    going.vitals.submerged = false;
    going.go_unnoticed();
    going.turns_here = 0;
    going.marks =
        going.marks.without({MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::GivenUpOnScent});
    forget_lesson(going);
    if (going.machine != 0) {
        going.home_machine = going.machine;
        going.home_depth = level.depth;
        going.machine = 0;
    }
}

/// Takes a creature off the level, and what it carries to the traveler's party.
Monster depart(Level& level, const Monster& monster, std::vector<Item>& carried) {
    for (const Item& item : level.items)
        if (item.carrier == monster.id) carried.push_back(item);
    std::erase_if(level.items, [&](const Item& item) { return item.carrier == monster.id; });
    Monster going = level.monsters.take(monster);
    part_from(level, going);
    return going;
}

/// Makes the first follower of a lost leader, here before elsewhere, the leader of the others.
class Heir {
public:
    explicit Heir(const Monster& leader) : leader_{leader} {}

    /// `is_home`: it is the leader's own level. Its destination means nothing on another.
    void gather(Level& level, bool is_home) {
        for (Monster& monster : level.monsters) {
            if (monster.vitals.dead || monster.leader != leader_.id) continue;
            monster.leader = no_actor;
            if (monster.has(MonsterMark::BoundToLeader) || monster.is_dormant()) continue;
            if (is_home) monster.wandering.target = leader_.wandering.target;
            follow(monster);
        }
    }

    void gather(std::vector<Traveler>& travelers) {
        for (Traveler& traveler : travelers) {
            if (traveler.monster.leader != leader_.id) continue;
            traveler.monster.leader = no_actor;
            follow(traveler.monster);
        }
    }

private:
    void follow(Monster& monster) {
        if (heir_)
            monster.leader = heir_;
        else
            heir_ = monster.id;
    }

    const Monster& leader_;
    ActorId heir_{};
};

}  // namespace

void pass_on_leadership(Game& game, const Monster& leader) {
    Heir heir{leader};
    heir.gather(game.here().level, true);
    for (auto& place : game.places)
        if (place) heir.gather(place->level, false);
    heir.gather(game.travelers);
}

Traveler take_leave(Level& level, const Monster& monster) {
    const ActorId id = monster.id;
    Traveler traveler{.monster = {},
                      .inside = {},
                      .carried = {},
                      .depth = level.depth,
                      .how = ArrivedBy::Falling,
                      .from = monster.at};
    traveler.monster = depart(level, monster, traveler.carried);
    for (std::size_t i = 0; i < level.monsters.size();) {
        if (level.monsters[i].inside != id || level.monsters[i].vitals.dead) {
            ++i;
            continue;
        }
        traveler.inside.push_back(depart(level, level.monsters[i], traveler.carried));
        traveler.inside.back().leader = no_actor;
    }
    return traveler;
}

void join_hero(Turn& turn, LevelContext& living, Monster& monster, Joined::How how) {
    Level& level = turn.game.here().level;
    // First, as opening the cage frees captives.
    monster.clear(MonsterMark::Captive);
    open_cage(living, monster.at);
    pass_on_leadership(turn.game, monster);
    drop_carried(living, monster);
    drop_carried_by_hidden(living, monster);
    monster.state = MonsterState::Ally;
    monster.leader = no_actor;
    monster.marks = monster.marks.without(
        {MonsterMark::Seized, MonsterMark::PermanentlyFleeing, MonsterMark::BoundToLeader});
    monster.set(MonsterMark::FollowsHero);
    monster.vitals.statuses.end(Status::Discordant);
    take_along_the_hidden(level, monster);
    turn.emit(Joined{view_of(monster), how});
}

void turn_on_hero(Turn& turn, Monster& monster) {
    monster.clear(MonsterMark::FollowsHero);
    monster.clear(MonsterMark::Bonded);
    monster.state = MonsterState::Hunting;
    monster.leader = no_actor;
    monster.wandering.hero_was_at = turn.game.hero.at;
    take_along_the_hidden(turn.game.here().level, monster);
    turn.emit(Turned{view_of(monster)});
}

void welcome(const Level& level, Monster& newcomer, Rng& memories) {
    newcomer.wandering = new_to_waypoints(newcomer.wandering, memories);
    if (may_submerge(level, newcomer)) newcomer.vitals.submerged = true;
}

void welcome_newcomers(Game& game, int born_before) {
    Level& level = game.here().level;
    for (Monster& monster : level.monsters)
        if (monster.id.value > born_before) welcome(level, monster, game.play);
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
            other.has(MonsterMark::PermanentlyFleeing) || !are_teammates(monster, other))
            continue;
        // A group woken from sleep needs a moment; a group that is only alerted does not.
        const bool idle = other.state == MonsterState::Sleeping || other.state == MonsterState::Wandering;
        if (was_asleep && idle) other.vitals.ticks = std::max(other.vitals.ticks, ticks_to_wake);
        if (other.state != MonsterState::Fleeing) alert(game, other);
    }
}

}  // namespace cellophane
