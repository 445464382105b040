#include "play/ai/ally_turn.h"

#include <algorithm>

#include "play/ai/fear.h"
#include "play/ai/hunting.h"
#include "play/ai/magic.h"
#include "play/ai/monster_step.h"
#include "play/ai/thrusts.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "world/creatures.h"

// What the hero's allies do (rules/monsters.md 14.8).

namespace cellophane {

namespace {

constexpr int near_hero = 2;
constexpr int far_from_hero = 10;
constexpr int fidget_percent = 30;

/// The nearest creature it would attack and could walk straight at, lit or not; null if there is none.
const Monster* nearest_enemy(const Acting& acting) {
    const Monsters& monsters = acting.level().monsters;
    const Monster* nearest = nullptr;
    int least = acting.level().size().area();
    for (const Monster& other : monsters) {
        const int distance = king_distance(acting.self.at, other.at);
        if (distance >= least || !is_willing_to_attack(acting.game(), acting.self, other) ||
            (other.vitals.submerged && !acting.self.vitals.submerged) || is_embedded(acting.level(), other) ||
            !can_walk_straight(acting, other.at) ||
            (other.is_invisible() && !acting.rng().percent(percent_for_the_unseen)))
            continue;
        nearest = &other;
        least = distance;
    }
    return nearest;
}

/// The nearer of two creatures, either of which may be null; the first if both are as near.
const Monster* nearer(const Acting& acting, const Monster* a, const Monster* b) {
    if (a == nullptr || b == nullptr) return a == nullptr ? b : a;
    const Pos from = acting.self.at;
    return king_distance(from, b->at) < king_distance(from, a->at) ? b : a;
}

/// The nearest sacrifice target that the ally fears and could walk straight at: allies do not attack these,
/// and keep away. Null if there is none.
const Monster* shunned_victim(const Acting& acting) {
    const Monster* nearest = nullptr;
    for (const Monster& other : acting.level().monsters)
        if (other.has(MonsterMark::SacrificeTarget) && fears(acting, other) &&
            can_walk_straight(acting, other.at))
            nearest = nearer(acting, nearest, &other);
    return nearest;
}

/// Badly hurt, and of a kind that then flees, or with less than half the hero's share of health.
bool is_out_of_the_fight(const Acting& acting) {
    constexpr int badly_hurt_percent = 33;
    const Monster& self = acting.self;
    const Hero& hero = acting.game().hero;
    const bool holds_another =
        std::any_of(acting.level().monsters.begin(), acting.level().monsters.end(),
                    [&](const Monster& other) { return other.inside == self.id && !other.vitals.dead; });
    if (self.health * 100 > self.max_health * badly_hurt_percent || self.stats.turns_per_health <= 0 ||
        holds_another)
        return false;
    return self.is(Behavior::FleesNearDeath) ||
           2 * self.health * hero.max_health < hero.health * self.max_health;
}

bool wants_to_flee(const Acting& acting, const Monster& enemy) {
    constexpr int alarming = 10;
    const Monster& self = acting.self;
    if (self.max_health <= 1 || self.has(Status::Lifespan)) return false;
    if (king_distance(self.at, enemy.at) <= alarming && is_out_of_the_fight(acting)) return true;
    return fears(acting, enemy);
}

bool run_from_enemies(const Acting& acting) {
    TurnCaches& caches = acting.turn.caches;
    const Grid<std::int32_t>& safety = caches.flight.from_foes(acting.game(), caches.scratch);
    return try_blinking(acting, safety, true) || try_summoning(acting) || step_down(acting, safety, false);
}

/// Whether it may fight at its distance from the hero: farther while the hero rests or searches, and at any
/// distance against an adjacent enemy that is faster.
bool may_engage(const Acting& acting, const Monster& enemy) {
    constexpr int short_leash = 4;
    constexpr int long_leash = 10;
    const Monster& self = acting.self;
    // Allies that are held, or bound to their leader, fight at any distance.
    if (self.has(MonsterMark::Seized) || self.has(MonsterMark::BoundToLeader)) return true;
    int leash = acting.turn.rested || acting.turn.searched ? long_leash : short_leash;
    if (is_next_to(acting.layers(), acting.self.at, enemy.at)) {
        const bool is_faster = enemy.state == MonsterState::Hunting &&
                               enemy.move_ticks() < self.move_ticks() && !enemy.is(Behavior::Flits) &&
                               !enemy.is(Behavior::Immobile);
        if (is_faster) return true;
        ++leash;
    }
    return king_distance(self.at, acting.hero()) < leash;
}

bool blink_at(const Acting& acting, const Monster& enemy) {
    const Monster& self = acting.self;
    if (!self.stats.casts(Bolt::Blinking) || is_next_to(acting.layers(), acting.self.at, enemy.at))
        return false;
    Grid<std::int32_t> distances{acting.level().size(), unreachable};
    for (int i = 0; i < acting.level().size().area(); ++i)
        distances.at_index(i) = king_distance(acting.level().size().at(i), enemy.at);
    return try_blinking(acting, distances, true);
}

bool attack(const Acting& acting, const Monster& enemy) {
    const Monster& self = acting.self;
    if (self.is(Behavior::KeepsDistance) || is_futile(acting.game(), self, enemy) ||
        !may_engage(acting, enemy))
        return false;
    if (blink_at(acting, enemy)) return true;
    // A thrust reaches past whoever stands between.
    const bool is_beside = is_next_to(acting.layers(), self.at, enemy.at);
    const Direction thrust = is_beside ? Direction::count : thrust_target(acting);
    if (thrust != Direction::count && step_toward(acting, thrust)) return true;
    return path_toward(acting, enemy.at, true);
}

bool seek_corpse(const Acting& acting) {
    const Pos corpse = acting.self.schooling.corpse;
    return !(corpse == nowhere) && !(corpse == acting.self.at) && path_toward(acting, corpse, false);
}

/// Follows the hero by its scent; once that has failed, by a path to its cell.
void follow(const Acting& acting) {
    Monster& self = acting.self;
    if (king_distance(self.at, acting.hero()) > far_from_hero && try_blinking_up_scent(acting)) return;
    if (!self.has(MonsterMark::GivenUpOnScent)) {
        const Direction trail = scent_direction(acting);
        if (trail != Direction::count && step_toward(acting, trail)) return;
        self.set(MonsterMark::GivenUpOnScent);
    }
    path_toward(acting, acting.hero(), false);
}

/// An ally that is exposed in vain steps out of reach, if there is room.
bool step_out_of_reach(const Acting& acting) {
    const Monster& self = acting.self;
    if (self.is(Behavior::Immobile) || !is_exposed_in_vain(acting, self.at)) return false;
    const AvoidanceCheck wary = avoidance_check_of(acting);
    // As far from the hero as need be, and no farther.
    Direction best = Direction::count;
    int least = acting.level().size().area();
    for (const Direction d : directions) {
        const Pos at = self.at + step(d);
        if (!acting.level().size().contains(at) || wary.avoids(at) || is_shut(acting.level(), at) ||
            anybody_at(acting.game(), at) != nullptr || cuts_corner(acting.layers(), self.at, d) ||
            is_exposed_in_vain(acting, at))
            continue;
        const int distance = king_distance(at, acting.hero());
        if (distance >= least) continue;
        best = d;
        least = distance;
    }
    return step_toward(acting, best);
}

}  // namespace

void act_as_ally(const Acting& acting) {
    if (leave_harm(acting)) return;
    const Monster* enemy = nearest_enemy(acting);
    if (const Monster* danger = nearer(acting, enemy, shunned_victim(acting));
        danger != nullptr && wants_to_flee(acting, *danger) && run_from_enemies(acting))
        return;
    if (step_out_of_reach(acting)) return;
    if (try_magic(acting) || (enemy != nullptr && attack(acting, *enemy))) return;
    if (seek_corpse(acting)) return;
    if (king_distance(acting.self.at, acting.hero()) <= near_hero && acting.is_in_heros_view()) {
        if (acting.rng().percent(fidget_percent)) random_step(acting);
        return;
    }
    follow(acting);
}

}  // namespace cellophane
