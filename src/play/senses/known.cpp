#include "play/senses/known.h"

#include <algorithm>
#include <cstdlib>

namespace cellophane {

namespace {

TerrainProperties disguised_properties(const Strata& strata, Pos at) {
    TerrainProperties all;
    for (Layer layer : layers) all = all | terrain_rows[disguise(strata[layer][at])].properties;
    return all;
}

constexpr TerrainProperties harmful{TerrainProperty::Damages, TerrainProperty::LichenPoison, TerrainProperty::Paralyses,
                                    TerrainProperty::Confuses, TerrainProperty::Explodes};

/// What the hero's own surroundings excuse: one already in it does not mind more of it.
struct Excuses {
    bool ignites = false;
    bool deep_water = false;
    bool harmful = false;
    bool fire = false;
};

Excuses excuses_at(const Place& place, Pos at) {
    const TerrainProperties here = known_properties(place, at);
    return {.ignites = here.has(TerrainProperty::Ignites),
            .deep_water = here.has(TerrainProperty::DeepWater),
            .harmful = here.any_of(harmful),
            .fire = here.has(TerrainProperty::Fire)};
}

bool avoids(TerrainProperties properties, const Excuses& excuses) {
    using P = TerrainProperty;
    if (properties.has(P::BlocksMovement) || properties.has(P::Lava) || properties.has(P::Descends) ||
        properties.has(P::TrapPlate))
        return true;
    if (properties.has(P::Ignites) && !excuses.ignites) return true;
    if (properties.has(P::DeepWater) && !excuses.deep_water) return true;
    if (properties.has(P::Fire) && !excuses.fire) return true;
    return properties.any_of(harmful) && !excuses.harmful;
}

bool is_known_way(const Place& place, Pos at) {
    return place.known.discovered.test(at) && is_way(place.known.memory[Layer::Dungeon][at]);
}

constexpr int tiresome = 20;

}  // namespace

TerrainProperties known_properties(const Place& place, Pos at) {
    return disguised_properties(place.known.visible.test(at) ? place.level.strata : place.known.memory, at);
}

bool would_avoid(const Game& game, Pos at) {
    const Place& place = game.here();
    if (!place.level.size().contains(at) || !is_known(place, at)) return true;
    if (is_known_way(place, at)) return false;
    return avoids(known_properties(place, at), excuses_at(place, game.hero.at));
}

void travel_costs(const Game& game, Grid<std::int16_t>& costs) {
    const Place& place = game.here();
    const Excuses excuses = excuses_at(place, game.hero.at);
    const auto trap_free = std::int16_t{10};
    const auto uncertain = static_cast<std::int16_t>(10 + 2 * (std::clamp(game.depth, 5, 15) - 5));
    const Size size = place.level.size();
    for (int x = 0; x < size.width; ++x) {
        for (int y = 0; y < size.height; ++y) {
            const Pos at{x, y};
            std::int16_t& cost = costs[at];
            if (!is_known(place, at)) {
                cost = cost_obstruction;
                continue;
            }
            const TerrainProperties properties = known_properties(place, at);
            if (properties.has(TerrainProperty::BlocksMovement)) {
                cost = properties.has(TerrainProperty::BlocksDiagonals) ? cost_obstruction : cost_barred;
            } else if (is_known_way(place, at) || avoids(properties, excuses)) {
                cost = cost_barred;
            } else {
                cost = place.known.trap_free.test(at) ? trap_free : uncertain;
                if (properties.any_of({TerrainProperty::Nauseates, TerrainProperty::Entangles}))
                    cost = static_cast<std::int16_t>(cost + tiresome);
            }
        }
    }
}

namespace {

/// Distances to one cell; entering that cell costs 1 whatever it is.
void spread_from(Pos goal, Plans& plans) {
    plans.distances.fill(unreachable);
    plans.distances[goal] = 0;
    spread(plans.costs, Steps::Eight, plans.distances, plans.scratch);
}

/// The cell nearest to a target, by squared distance and then by the walk, among those the hero can reach.
Pos nearest_reachable(const Game& game, Pos target, Plans& plans) {
    spread_from(game.hero.at, plans);
    Pos best = game.hero.at;
    const auto squared = [&](Pos p) {
        return (p.x - target.x) * (p.x - target.x) + (p.y - target.y) * (p.y - target.y);
    };
    const Size size = plans.costs.size();
    for (int i = 0; i < size.area(); ++i) {
        const Pos p = size.at(i);
        if (plans.distances.at_index(i) >= unreachable) continue;
        if (squared(p) < squared(best) || (squared(p) == squared(best) && plans.distances[p] < plans.distances[best]))
            best = p;
    }
    return best;
}

}  // namespace

Pos plan_travel(const Game& game, Pos target, Plans& plans) {
    const Place& place = game.here();
    plans.resize(place.level.size());
    travel_costs(game, plans.costs);
    // The hero may stand on what he would not enter.
    if (plans.costs[game.hero.at] < 0) plans.costs[game.hero.at] = 10;
    const bool enterable = is_known(place, target) &&
                           !known_properties(place, target).has(TerrainProperty::BlocksMovement);
    if (enterable) {
        plans.costs[target] = 1;
        spread_from(target, plans);
        if (plans.distances[game.hero.at] < unreachable) return target;
    }
    if (enterable && plans.costs[target] == 1) plans.costs[target] = cost_barred;
    const Pos end = nearest_reachable(game, target, plans);
    if (end == game.hero.at) return nowhere_to_go;
    spread_from(end, plans);
    return end;
}

void plan_exploration(const Game& game, Plans& plans) {
    const Place& place = game.here();
    const Size size = place.level.size();
    plans.resize(size);
    travel_costs(game, plans.costs);
    if (plans.costs[game.hero.at] < 0) plans.costs[game.hero.at] = 10;
    plans.distances.fill(unreachable);
    const int middle = size.width / 2;
    for (int x = 0; x < size.width; ++x) {
        const int off = std::abs(x - middle);
        const int value = -(off / 3) - (off / 4);
        for (int y = 0; y < size.height; ++y) {
            const Pos at{x, y};
            if (place.known.discovered.test(at)) continue;
            if (place.known.magic_mapped.test(at) && known_properties(place, at).any_of(pathing_blockers)) continue;
            plans.costs[at] = 1;
            // Goal values may differ by no more than the spread can hold; wide maps flatten out at the sides.
            plans.distances[at] = std::max(value, -largest_cost + 1);
        }
    }
    spread(plans.costs, Steps::Eight, plans.distances, plans.scratch);
}

Direction next_step(const Game& game, const Plans& plans) {
    return steepest_descent(plans.distances, plans.costs, game.hero.at);
}

}  // namespace cellophane
