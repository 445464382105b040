#include "play/effects/leadership.h"

#include <algorithm>

#include "play/effects/ally_learning.h"
#include "play/effects/dropping.h"
#include "play/effects/item_keys.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "world/creatures.h"
#include "world/waypoints.h"

namespace cellophane {

namespace {

bool is_follower_of(const Monster& monster, int leader) {
    return monster.leader == leader && !monster.vitals.dead;
}

/// Creatures hidden in another change sides with it.
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

/// Ends a leaving creature's ties to the level; it remembers its machine.
void part_from(const Level& level, Monster& going) {
    going.vitals.falling = false;
    going.vitals.submerged = false;
    going.leader = -1;
    going.follows_absent = 0;
    going.noticed = false;
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

/// Moves what a creature carries to a traveller's party, where its carrier has the place `bearer`.
void pack(Level& level, int carrier, int bearer, std::vector<Item>& carried) {
    for (Item& item : level.items)
        if (item.carrier == carrier) carried.emplace_back(item).carrier = bearer;
    std::erase_if(level.items, [carrier](const Item& item) { return item.carrier == carrier; });
}

/// Makes the first follower of a lost leader, here before elsewhere, the leader of the others.
class Heir {
public:
    Heir(Level& level, const Monster& leader) : leader_{leader}, home_{level.depth} {
        const int old = index_of(level, leader);
        for (std::size_t i = level.monsters.size(); i-- > 0;)
            if (is_follower_of(level.monsters[i], old)) take(level, i);
    }

    void gather(Level& level) {
        for (std::size_t i = level.monsters.size(); i-- > 0;) {
            Monster& monster = level.monsters[i];
            if (monster.vitals.dead || monster.follows_absent != leader_.number) continue;
            take(level, i);
        }
    }

    void gather(std::vector<Traveller>& travellers) {
        for (Traveller& traveller : travellers) {
            if (traveller.leader != leader_.number) continue;
            traveller.leader = number_;
            if (number_ == 0) number_ = traveller.monster.number;
        }
    }

private:
    void take(Level& level, std::size_t i) {
        Monster& monster = level.monsters[i];
        monster.leader = -1;
        monster.follows_absent = 0;
        if (monster.has(MonsterMark::BoundToLeader) || monster.is_dormant()) return;
        // The leader's destination means nothing on another level.
        if (level.depth == home_) monster.wandering.target = leader_.wandering.target;
        if (place_ < 0 && number_ == 0) {
            level_ = &level;
            place_ = static_cast<int>(i);
            number_ = monster.number;
        } else if (level_ == &level) {
            monster.leader = place_;
        } else {
            monster.follows_absent = number_;
        }
    }

    const Monster& leader_;
    int home_ = 0;
    const Level* level_ = nullptr;
    int place_ = -1;
    int number_ = 0;
};

}  // namespace

void pass_on_leadership(Game& game, Monster& leader) {
    Heir heir{game.here().level, leader};
    if (leader.number == 0) return;
    for (auto& place : game.places)
        if (place) heir.gather(place->level);
    heir.gather(game.travellers);
}

void join_group(Level& level, Monster& newcomer, int leader, bool is_expected) {
    const int place = index_of(level, newcomer);
    newcomer.leader = -1;
    newcomer.follows_absent = 0;
    for (std::size_t i = 0; i < level.monsters.size(); ++i) {
        Monster& other = level.monsters[i];
        if (other.vitals.dead || &other == &newcomer) continue;
        if (leader != 0 && other.number == leader) newcomer.leader = static_cast<int>(i);
        if (newcomer.number == 0 || other.follows_absent != newcomer.number) continue;
        other.follows_absent = 0;
        other.leader = place;
    }
    if (newcomer.leader < 0 && is_expected) newcomer.follows_absent = leader;
}

Traveller take_leave(Level& level, Monster& monster) {
    const int number = index_of(level, monster);
    const Monster* leader = leader_of(level, monster);
    Traveller traveller{.monster = monster,
                        .carried = {},
                        .inside = {},
                        .depth = level.depth,
                        .how = ArrivedBy::Falling,
                        .from = monster.at,
                        .leader = leader == nullptr ? monster.follows_absent : leader->number};
    traveller.monster.vitals.dead = false;
    part_from(level, traveller.monster);
    pack(level, number, 0, traveller.carried);
    for (std::size_t i = 0; i < level.monsters.size(); ++i) {
        Monster& other = level.monsters[i];
        if (other.inside == number && !other.vitals.dead) {
            part_from(level, traveller.inside.emplace_back(other));
            pack(level, static_cast<int>(i), static_cast<int>(traveller.inside.size()), traveller.carried);
            other.vitals.dead = true;
        }
        if (!is_follower_of(other, number)) continue;
        other.leader = -1;
        other.follows_absent = monster.number;
    }
    monster.vitals.dead = true;
    return traveller;
}

void join_hero(Turn& turn, LevelContext& living, Monster& monster, Joined::How how) {
    Level& level = turn.game.here().level;
    // First, as opening the cage frees captives.
    monster.clear(MonsterMark::Captive);
    open_cage(living, monster.at);
    pass_on_leadership(turn.game, monster);
    drop_carried(living, creature(monster));
    drop_carried_by_hidden(living, monster);
    monster.state = MonsterState::Ally;
    monster.leader = -1;
    monster.follows_absent = 0;
    monster.marks = monster.marks.without(
        {MonsterMark::Seized, MonsterMark::PermanentlyFleeing, MonsterMark::BoundToLeader});
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

void number(Game& game, const Level& level, Monster& newcomer, Rng& memories) {
    newcomer.number = ++game.creatures_born;
    newcomer.wandering = new_to_waypoints(newcomer.wandering, memories);
    if (may_submerge(level, newcomer)) newcomer.vitals.submerged = true;
}

void number_newcomers(Game& game) {
    Level& level = game.here().level;
    for (Monster& monster : level.monsters)
        if (monster.number == 0) number(game, level, monster, game.play);
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
        // A group woken from sleep needs a moment; a group that is only alerted does not.
        const bool idle = other.state == MonsterState::Sleeping || other.state == MonsterState::Wandering;
        if (was_asleep && idle) other.vitals.ticks = std::max(other.vitals.ticks, ticks_to_wake);
        if (other.state != MonsterState::Fleeing) alert(game, other);
    }
}

}  // namespace cellophane
