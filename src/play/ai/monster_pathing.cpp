#include "play/ai/magic.h"
#include "play/ai/monster_step.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/perception/visibility.h"
#include "world/terrain_sets.h"

namespace cellophane {

namespace {

constexpr int near_enough = 2;
constexpr int far_enough_to_blink = 10;

/// The cells the creature would step on: all but those it avoids and immobile blockers it cannot hurt.
BitGrid ground_for(const Acting& acting) {
    const AvoidanceCheck wary = avoidance_check_of(acting);
    const ActiveTerrain& terrain = acting.turn.caches.environment.active;
    // Only cells of doubtful terrain have to be checked.
    BitGrid suspects = terrain.doubtful();
    BitGrid occupied{suspects.size()};
    for (const Monster& other : acting.level().monsters)
        if (other.is_about()) occupied.set_if_inside(other.at);
    occupied.set_if_inside(acting.hero());
    if (!wary.minds_kindling()) suspects &= terrain.grave() | occupied;
    const Grid<Terrain>& gas = acting.layers()[Layer::Gas];
    BitGrid gassed{suspects.size()};
    static const TerrainSet doubtful{ActiveTerrain::doubtful_properties};
    if (terrain.has_gas()) add_cells(gas, doubtful, gassed);
    suspects |= gassed;
    BitGrid ground = suspects.complement();
    // Walls need no check, except secret doors, the hero's cell and the cells around the creature.
    BitGrid walls = terrain.solid() - terrain.secrets();
    if (acting.level().size().contains(acting.hero())) walls.reset(acting.hero());
    walls -= rectangle(walls.size(), acting.self.at - Pos{1, 1}, acting.self.at + Pos{1, 1});
    suspects -= walls;
    // Most cells are decided by their terrain alone.
    const AvoidanceCheck::Verdict verdict = wary.judge_free_ground();
    const BitGrid questionable = suspects & (verdict.open_to_question | occupied | gassed);
    ground |= (suspects - questionable) - verdict.avoided;
    questionable.for_each([&](Pos at) {
        if (!wary.avoids(at)) ground.set(at);
    });
    for (const Monster& other : acting.level().monsters)
        if (other.is_about() && (other.is(Behavior::Immobile) || other.is(Behavior::ActsWhenActivated)) &&
            shrugs_off_blows(other))
            ground.reset(other.at);
    return ground;
}

}  // namespace

bool path_toward(const Acting& acting, Pos goal, bool is_enemy) {
    Monster& self = acting.self;
    if (can_walk_straight(acting, goal)) {
        if (king_distance(self.at, goal) <= near_enough) self.clear(MonsterMark::GivenUpOnScent);
        return passive_step(acting, goal);
    }
    const BitGrid ground = ground_for(acting);
    TurnCaches& caches = acting.turn.caches;
    const Grid<std::int32_t>& map =
        caches.ways.to(goal, self.at, ground, caches.environment.active.corners());
    const bool far = king_distance(self.at, goal) > far_enough_to_blink || is_enemy;
    if (far && try_blinking(acting, map, true)) return true;
    if (step_down(acting, map, true)) return true;
    return random_step(acting);
}

}  // namespace cellophane
