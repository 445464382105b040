#include "kit/grid/step_waves.h"
#include "play/minds/magic.h"
#include "play/minds/stepping.h"
#include "play/senses/treading.h"
#include "world/passage.h"

namespace cellophane {

namespace {

constexpr int near_enough = 2;
constexpr int far_enough_to_blink = 10;

/// Where it would set foot, others left aside: the cells it avoids where it has to go.
BitGrid ground_for(const Acting& acting) {
    const Strata& strata = acting.strata();
    // Only special ground needs a second look.
    constexpr TerrainProperties doubtful =
        pathing_blockers | harmful_terrain |
        TerrainProperties{TerrainProperty::Sacred, TerrainProperty::Entangles, TerrainProperty::Flammable};
    const BitGrid suspects = strata.cells_with(doubtful);
    BitGrid ground = suspects.complement();
    suspects.for_each([&](Pos at) {
        if (!avoids(acting.game(), acting.self, at)) ground.set(at);
    });
    for (const Monster& other : acting.level().monsters)
        if (other.is_about() && (other.is(Behaviour::Immobile) || other.is(Behaviour::ActsWhenActivated)) &&
            (other.is(Behaviour::ImmuneToWeapons) || other.is(Behaviour::Invulnerable)))
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
    Grid<std::int32_t> map;
    const BitGrid corners = acting.strata().cells_with({TerrainProperty::BlocksDiagonals});
    // Nobody needs to know what lies farther off than he stands.
    count_steps(map, goal, ground_for(acting), corners, self.at);
    const bool far = king_distance(self.at, goal) > far_enough_to_blink || is_enemy;
    if (far && try_blinking(acting, map, true)) return true;
    if (step_down(acting, map, true)) return true;
    return random_step(acting);
}

}  // namespace cellophane
