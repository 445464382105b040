#include "play/society/ally_learning.h"

#include <algorithm>
#include <cstdlib>

#include "content/bolts.h"
#include "kit/grid/step_waves.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/perception/visibility.h"
#include "play/turn/feats.h"

namespace cellophane {

namespace {

constexpr Behavior taught_behaviors[] = {Behavior::Flies, Behavior::ImmuneToFire, Behavior::Invisible,
                                         Behavior::Reflective};
constexpr Ability taught_abilities[] = {Ability::DrainsLife, Ability::CausesWeakness};
/// Steps an ally goes for a corpse.
constexpr int farthest_corpse = 10;
/// With no more turns than this left, a wound costs the lesson.
constexpr int last_chance = 15;

bool leaves_a_corpse(const Level& level, const Monster& dead) {
    return !dead.is(Behavior::Inanimate) && !dead.is(Behavior::Immobile) &&
           !dead.has(MonsterMark::Spectral) && !dead.vitals.falling && !dead.is_dormant() &&
           !level.layers.has(dead.at, {TerrainProperty::BlocksMovement});
}

/// The ground within a few steps of a corpse.
BitGrid ground_near(const Level& level, Pos corpse) {
    BitGrid near{level.size()};
    const BitGrid ground = level.layers.cells_with(pathing_blockers).complement();
    const BitGrid corners = level.layers.cells_with({TerrainProperty::BlocksDiagonals});
    for (StepWaves waves{corpse, ground, corners}; !waves.is_over() && waves.distance() <= farthest_corpse;
         waves.advance())
        near |= waves.front();
    return near;
}

bool can_be_taught(const Monster& monster) {
    return monster.is_about() && monster.is_ally() && monster.schooling.slots > 0 &&
           monster.schooling.corpse == nowhere && !monster.is(Behavior::Inanimate) &&
           !monster.is(Behavior::Immobile);
}

void gain(Turn& turn, Monster& ally, int points) {
    if (!ally.is_ally() || ally.vitals.dead || ally.is(Behavior::Inanimate) || ally.is(Behavior::Immobile))
        return;
    Schooling& schooling = ally.schooling;
    const int before = schooling.experience / cells_a_slot;
    schooling.experience += points;
    const int gained = schooling.experience / cells_a_slot - before;
    schooling.slots += gained;
    if (schooling.experience >= feat_rows[Feat::Companion].figure) win_feat(turn, Feat::Companion);
    if (gained == 0 || before > 0) return;
    ally.set(MonsterMark::Bonded);
    turn.emit(BondFormed{view_of(ally)});
}

}  // namespace

std::vector<Lesson> lessons_of(const MonsterStats& teacher, const MonsterStats& pupil) {
    std::vector<Lesson> lessons;
    for (const Behavior behavior : taught_behaviors)
        if (teacher.is(behavior) && !pupil.is(behavior)) lessons.push_back({.behaviors = {behavior}});
    for (const Ability ability : taught_abilities)
        if (teacher.can(ability) && !pupil.can(ability)) lessons.push_back({.abilities = {ability}});
    if (!lessons.empty()) return lessons;
    for (const Bolt bolt : teacher.bolts)
        if (bolt_rows[bolt].flags.has(BoltFlag::Learnable) && !pupil.casts(bolt))
            lessons.push_back({.bolt = bolt});
    return lessons;
}

void offer_corpse(Turn& turn, const Monster& dead) {
    Game& game = turn.game;
    Level& level = game.here().level;
    const auto any_pupil = std::any_of(level.monsters.begin(), level.monsters.end(), can_be_taught);
    if (!any_pupil || !leaves_a_corpse(level, dead)) return;
    const BitGrid near = ground_near(level, dead.at);
    std::vector<Monster*> pupils;
    for (Monster& monster : level.monsters) {
        if (&monster != &dead && can_be_taught(monster) && near.test(monster.at) &&
            !avoids(game, monster, dead.at) && !lessons_of(dead.stats, monster.stats).empty())
            pupils.push_back(&monster);
    }
    if (pupils.empty()) return;
    Monster& pupil =
        *pupils[static_cast<std::size_t>(game.play.uniform(0, static_cast<int>(pupils.size()) - 1))];
    const std::vector<Lesson> lessons = lessons_of(dead.stats, pupil.stats);
    Schooling& schooling = pupil.schooling;
    schooling.lesson =
        lessons[static_cast<std::size_t>(game.play.uniform(0, static_cast<int>(lessons.size()) - 1))];
    schooling.corpse = dead.at;
    schooling.teacher = dead.kind;
    schooling.turns_left = turns_to_learn;
}

void complete_lesson(Turn& turn, Monster& pupil) {
    Schooling& schooling = pupil.schooling;
    const Lesson lesson = schooling.lesson;
    Learned learned{.who = {}, .from = schooling.teacher};
    MonsterStats& stats = pupil.stats;
    stats.behaviors |= lesson.behaviors;
    stats.abilities |= lesson.abilities;
    if (lesson.bolt != Bolt::count) stats.bolts.add(lesson.bolt);
    for (const Behavior behavior : taught_behaviors)
        if (lesson.behaviors.has(behavior)) learned.behavior = behavior;
    for (const Ability ability : taught_abilities)
        if (lesson.abilities.has(ability)) learned.ability = ability;
    learned.bolt = lesson.bolt;
    // A flier is not confined to liquid.
    if (stats.is(Behavior::Flies)) stats.behaviors = stats.behaviors.without({Behavior::ConfinedToLiquid});
    --schooling.slots;
    forget_lesson(pupil);
    learned.who = view_of(pupil);
    if (is_perceived(turn.game, pupil)) turn.emit(learned);
}

void forget_lesson(Monster& pupil) {
    Schooling& schooling = pupil.schooling;
    schooling.corpse = nowhere;
    schooling.teacher = MonsterKind::You;
    schooling.lesson = {};
    schooling.turns_left = 0;
    pupil.clear(MonsterMark::Absorbing);
}

void disturb_lesson(Monster& pupil) {
    if (!pupil.has(MonsterMark::Absorbing)) return;
    pupil.clear(MonsterMark::Absorbing);
    if (pupil.schooling.turns_left <= last_chance) forget_lesson(pupil);
}

void share_discovery(Turn& turn, const BitGrid& fresh) {
    Game& game = turn.game;
    if (fresh.none()) return;
    ActiveTerrain& terrain = turn.caches.environment.active;
    terrain.refresh(game.here().level.layers);
    const BitGrid ground = fresh - terrain.barred();
    const int points = ground.count();
    if (points == 0) return;
    for (auto& place : game.places)
        if (place && std::abs(place->level.depth - game.depth) <= 1)
            for (Monster& monster : place->level.monsters)
                if (!monster.is_dormant()) gain(turn, monster, points);
    for (Traveler& traveler : game.travelers)
        if (std::abs(traveler.depth - game.depth) <= 1) gain(turn, traveler.monster, points);
}

}  // namespace cellophane
