#pragma once

#include <cstdint>
#include <optional>

#include "content/monsters.h"
#include "content/mutations.h"
#include "kit/base/id.h"
#include "kit/base/pool.h"
#include "kit/base/pos.h"
#include "kit/base/visitor.h"
#include "kit/grid/grid.h"
#include "protocol/views.h"
#include "world/monster_stats.h"
#include "world/vitals.h"

namespace cellophane {

/// What the powers of a dead creature can teach an ally (rules/monsters.md 14.7).
struct Lesson {
    /// One of these is set.
    Behaviors behaviors{};
    Abilities abilities{};
    Bolt bolt = Bolt::count;

    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// An ally's schooling.
struct Schooling {
    /// Points for what was discovered in its company.
    int experience = 0;
    /// How many more things it can learn, and how often it was empowered.
    int slots = 0;
    int empowerments = 0;
    /// The corpse it wants to learn from, the kind that left it, and turns left to get there or to finish;
    /// `nowhere`: none.
    Pos corpse = nowhere;
    MonsterKind teacher = MonsterKind::You;
    Lesson lesson{};
    int turns_left = 0;

    friend bool operator==(const Schooling&, const Schooling&) = default;
};

/// A wanderer's memory (rules/monsters.md 9.11).
struct Wandering {
    /// The number of the waypoint it is heading for; -1: none.
    int target = -1;
    /// A bit for each waypoint it has been to.
    std::uint64_t visited = 0;
    /// Where it last knew the hero to be.
    Pos hero_was_at = nowhere;

    friend bool operator==(const Wandering&, const Wandering&) = default;
};

/// The hero or a creature (rules/monsters.md 2 to 4): where it is, how its body is, and what it is made of.
/// What only the hero has is in `Hero` (world/game.h).
struct Actor {
    /// Its own for as long as the game lasts, on whatever level it is. On a level that no game has taken in
    /// yet, creatures count from 0.
    ActorId id{};
    MonsterKind kind{};
    Pos at{};
    MonsterState state = MonsterState::Sleeping;
    MonsterMarks marks{};
    std::optional<Mutation> mutation{};
    int health = 0;
    int max_health = 0;
    /// The creature it follows, which may have left the level without it; none as well for those that follow
    /// the hero (`follows_hero`).
    ActorId leader{};
    /// The number of the machine that made it; 0: none.
    int machine = 0;
    Vitals vitals{};

    // What follows matters only in play; it is no part of a level's hash.

    MonsterStats stats{};
    /// The hero knows that it is there.
    bool noticed = false;
    /// It has been in the hero's direct view since the hero's long command began: it is not reported as new.
    /// False while no long command is under way.
    bool seen_meanwhile = false;
    /// As if the hero had never met it.
    void go_unnoticed() { noticed = seen_meanwhile = false; }
    /// The machine that made it, and the depth of that, while it is on another level; 0: none.
    int home_machine = 0;
    int home_depth = 0;
    /// The creature it is hidden inside of, if any. It is dormant meanwhile.
    ActorId inside{};
    /// Turns it has spent on the same cell, up to a few.
    int turns_here = 0;
    Wandering wandering{};
    Schooling schooling{};
    /// The weapon it is an image of, if it is one.
    std::optional<ItemKind> image_of{};
    /// Where it thinks it is safe, kept from when it last saw the hero; no cells at all if it has never fled.
    Grid<std::int16_t> escape{};

    bool is_hero() const { return id == hero_id; }
    const MonsterRow& row() const { return monster_rows[kind]; }
    bool is(Behavior behavior) const { return stats.behaviors.has(behavior); }
    bool can(Ability ability) const { return stats.abilities.has(ability); }
    bool has(Status status) const { return vitals.statuses.has(status); }
    bool has(MonsterMark mark) const { return marks.has(mark); }
    void set(MonsterMark mark) { marks |= MonsterMarks{mark}; }
    void clear(MonsterMark mark) { marks = marks.without(MonsterMarks{mark}); }
    bool is_dormant() const { return marks.has(MonsterMark::Dormant); }
    bool is_captive() const { return marks.has(MonsterMark::Captive); }
    bool is_ally() const { return state == MonsterState::Ally; }
    bool follows_hero() const { return is_ally() || marks.has(MonsterMark::FollowsHero); }
    /// On the map and alive.
    bool is_about() const { return !is_dormant() && !vitals.dead; }
    bool floats() const { return has(Status::Levitating) || is(Behavior::Flies); }
    bool is_fireproof() const { return has(Status::FireImmune) || is(Behavior::ImmuneToFire); }
    bool is_burning() const { return has(Status::Burning) || is(Behavior::EverBurning); }
    bool is_invisible() const { return has(Status::Invisible) || is(Behavior::Invisible); }
    /// Under water, where nobody gets at it; the hero is found even there.
    bool is_hidden_below() const { return vitals.submerged && !is_hero(); }
    bool is_wounded() const { return health < max_health; }
    /// At most a quarter of its health is left: creatures that flee near death do so now.
    bool is_near_death() const { return health * 4 <= max_health; }
    bool is_invulnerable() const { return is(Behavior::Invulnerable); }
    /// Immune to poison and most gases.
    bool is_lifeless() const { return is(Behavior::Inanimate) || is_invulnerable(); }
    int move_ticks() const { return paced(stats.move_ticks); }
    int attack_ticks() const { return paced(stats.attack_ticks); }
    friend bool operator==(const Actor&, const Actor&) = default;

private:
    int paced(int ticks) const {
        if (has(Status::Hasted)) return ticks / 2;
        return has(Status::Slowed) ? ticks * 2 : ticks;
    }
};

/// An actor that is not the hero.
using Monster = Actor;

/// References stay valid when creatures join in the middle of a turn.
using Monsters = Pool<Monster>;

/// A creature of a kind as it comes into the world: awake only if it never does anything but hunt
/// (rules/monsters.md 3, steps 1 to 3).
Monster newborn(MonsterKind kind, std::optional<Mutation> mutation, Pos at);

template <class V, Same<Schooling> T>
void visit(V& v, T& schooling) {
    v(schooling.experience, schooling.slots, schooling.empowerments, schooling.corpse, schooling.teacher,
      schooling.lesson.behaviors, schooling.lesson.abilities, schooling.lesson.bolt, schooling.turns_left);
}

template <class V, Same<Actor> T>
void visit(V& v, T& monster, Fields fields = Fields::All) {
    if (fields != Fields::Played) {
        v(monster.kind, monster.at, monster.state, monster.marks);
        v.maybe(monster.mutation, [&](auto& mutation) { v(mutation); });
        v(monster.health, monster.max_health, monster.leader.value, monster.machine);
        visit(v, monster.vitals);
    }
    if (fields != Fields::Generated) {
        visit(v, monster.stats);
        v(monster.id.value, monster.noticed, monster.seen_meanwhile, monster.home_machine, monster.home_depth,
          monster.inside.value, monster.turns_here, monster.wandering.target, monster.wandering.visited,
          monster.wandering.hero_was_at);
        visit(v, monster.schooling);
        v.maybe(monster.image_of, [&](auto& weapon) { v(weapon); });
        v(monster.escape);
    }
}

}  // namespace cellophane
