#include "play/pathfinding/travel_planner.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <utility>

#include "play/pathfinding/pulls.h"
#include "play/pathfinding/shore_distance.h"
#include "play/pathfinding/travel_hazards.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

BitGrid known_exits(const VisitedLevel& place) {
    BitGrid ways{place.level.size()};
    for (Pos stairs : {place.level.stairs.up, place.level.stairs.down})
        if (is_known_exit(place, stairs)) ways.set(stairs);
    return ways;
}

constexpr int tiresome = 20;
/// The added cost of a cell with an item to be left alone; for explorers the added worth of any other.
constexpr int distracting = 10;

/// The worth of a cell to an explorer: the edges of the map come first, so that the hero does not have to
/// come back. Values may differ by no more than the spread can hold, with room for the added worth of items;
/// wide maps flatten out at the sides.
int worth_of_column(int x, int width) {
    constexpr int widest = largest_cost - 2 * distracting;
    const int off = std::abs(x - width / 2);
    return std::max(-(off / 3) - (off / 4), -widest);
}

BitGrid gas_cells(const TerrainLayers& memory) {
    return memory.cells_of(Layer::Gas, Terrain::Nothing).complement();
}

/// Opens barred cells that need not be avoided after all: with a creature, a depressed plate, or gas that
/// need not be breathed.
void excuse_single_cells(const Game& game, const BitGrid& solid, BitGrid& barred) {
    const Level& level = game.here().level;
    BitGrid doubtful = level.environment_state.pressed;
    for (const Monster& monster : level.monsters)
        if (monster.is_about()) doubtful.set(monster.at);
    if (breathes_any_air(game.hero)) doubtful |= gas_cells(game.here().known.memory);
    doubtful &= barred - solid;
    if (doubtful.none()) return;
    TravelHazards caution{game};
    doubtful.for_each([&](Pos at) {
        if (!caution.keeps_off_ground(at)) barred.reset(at);
    });
}

}  // namespace

void travel_costs(const Game& game, TurnCaches& caches) {
    const VisitedLevel& place = game.here();
    caches.resize(place.level.size());
    Grid<std::int16_t>& costs = caches.costs;
    const TerrainLayers& memory = place.known.memory;
    const auto trap_free = std::int16_t{10};
    const auto uncertain = static_cast<std::int16_t>(10 + 2 * (std::clamp(game.depth, 5, 15) - 5));
    const BitGrid known = place.known.discovered | place.known.magic_mapped;
    // What the hero itself stands in excuses more of the same.
    const TerrainProperties unwelcome = unwelcome_to(game);
    const auto& [avoided, solid, corner, tedious] = caches.remembered.of(
        memory, std::array{unwelcome, solid_properties, TerrainProperties{TerrainProperty::BlocksDiagonals},
                           TerrainProperties{TerrainProperty::Nauseates, TerrainProperty::Entangles}});
    const BitGrid tiring = tedious | memory.cells_with(TerrainMechanics{TerrainMechanic::PromotesOnPickup});
    // So do levitation and fire immunity.
    BitGrid barred = avoided;
    if (const BitGrid excused = crossable(game); excused.any())
        barred -= excused - memory.cells_with(unwelcome.without(crossed));
    excuse_single_cells(game, solid, barred);
    barred |= known_exits(place) | place.known.occupied;
    const BitGrid obstructions = solid & corner;
    const Size size = place.level.size();
    for (int x = 0; x < size.width; ++x) {
        std::int16_t* column = costs.column(x);
        for (int k = 0; k < known.words_per_column(); ++k) {
            const BitGrid::Word unknown = ~known.column(x)[k];
            const BitGrid::Word closed = barred.column(x)[k];
            const BitGrid::Word obstructed = unknown | obstructions.column(x)[k];
            const BitGrid::Word safe = place.known.trap_free.column(x)[k];
            const BitGrid::Word slow = tiring.column(x)[k];
            const int rows = std::min(64, size.height - k * 64);
            std::fill_n(column + k * 64, rows, cost_obstruction);
            const BitGrid::Word all = rows == 64 ? ~BitGrid::Word{0} : (BitGrid::Word{1} << rows) - 1;
            for (BitGrid::Word left = all & ~obstructed; left != 0; left &= left - 1) {
                const int y = std::countr_zero(left);
                int cost = (safe >> y & 1) != 0 ? trap_free : uncertain;
                cost += (slow >> y & 1) != 0 ? tiresome : 0;
                cost = (closed >> y & 1) != 0 ? cost_barred : cost;
                column[k * 64 + y] = static_cast<std::int16_t>(cost);
            }
        }
    }
    for (const Item& item : place.known.items)
        if (is_left_alone(item) && costs[item.at] > 0)
            costs[item.at] = static_cast<std::int16_t>(costs[item.at] + distracting);
    // The hero may stand on what it would not enter.
    if (costs[game.hero.at] < 0) costs[game.hero.at] = trap_free;
}

namespace {

/// Cells of perceived creatures that give no way but may go away by themselves: all of them for a journey,
/// which strikes nobody; for explorers what they would not strike. Those that stay are in `occupied` and
/// barred already.
BitGrid passing_creatures(const Game& game, bool strikes) {
    const Level& level = game.here().level;
    BitGrid cells{level.size()};
    for (const Monster& monster : level.monsters) {
        if (strikes && !shrugs_off_blows(monster) && !is_left_alone(monster)) continue;
        if (monster.is_about() && !swaps_places(game, monster) && is_perceived(game, monster))
            cells.set_if_inside(monster.at);
    }
    return cells;
}

void keep_off(const BitGrid& cells, TurnCaches& caches) {
    cells.for_each([&](Pos at) {
        if (caches.costs[at] > 0) caches.costs[at] = cost_barred;
    });
}

/// Opens what nothing but gas bars.
void look_through_gas(const Game& game, TurnCaches& caches) {
    const VisitedLevel& place = game.here();
    const TerrainLayers& memory = place.known.memory;
    const TerrainProperties avoided = unwelcome_to(game);
    const BitGrid barred_anyhow = known_exits(place) | place.known.occupied;
    (gas_cells(memory) - barred_anyhow).for_each([&](Pos at) {
        if (caches.costs[at] == cost_barred && !known_properties_but_for_gas(place, at).any_of(avoided))
            caches.costs[at] = tiresome;
    });
}

/// Opens what nothing but a creature bars that is gone round.
void look_past_creatures(const Game& game, TurnCaches& caches) {
    TravelHazards caution{game};
    game.here().known.occupied.for_each([&](Pos at) {
        if (caches.costs[at] == cost_barred && !caution.keeps_off_ground(at)) caches.costs[at] = tiresome;
    });
}

/// The first cell of a way with a creature that is gone round; `nowhere` if there is none.
Pos first_occupied(const Game& game, const std::vector<Pos>& way) {
    const BitGrid& occupied = game.here().known.occupied;
    const auto first = std::find_if(way.begin(), way.end(), [&](Pos at) { return occupied.test(at); });
    return first == way.end() ? nowhere : *first;
}

/// Distances to one cell, computed as far as the cell `until`.
void spread_from(Pos goal, TurnCaches& caches, Pos until = nowhere) {
    caches.distances.fill(unreachable);
    caches.distances[goal] = 0;
    spread(caches.costs, Steps::Eight, caches.distances, caches.scratch, until);
}

/// The cell nearest to a target, by squared distance and then by the walk, among those the hero can reach. No
/// journey ends on ground that it can only cross.
Pos nearest_reachable(const Game& game, Pos target, TurnCaches& caches) {
    spread_from(game.hero.at, caches);
    Pos best = game.hero.at;
    BitGrid crossed_only = crossable(game);
    // Nor on items to be left alone, which the hero would take up at the end.
    for (const Item& item : game.here().known.items)
        if (is_left_alone(item)) crossed_only.set(item.at);
    const auto squared = [target](Pos p) { return squared_distance(p, target); };
    const Size size = caches.costs.size();
    for (int i = 0; i < size.area(); ++i) {
        const Pos p = size.at(i);
        if (caches.distances.at_index(i) >= unreachable || crossed_only.test(p)) continue;
        if (squared(p) < squared(best) ||
            (squared(p) == squared(best) && caches.distances[p] < caches.distances[best]))
            best = p;
    }
    return best;
}

/// Whether the hero gets to the target itself. Leaves the distances to it.
bool gets_to(const Game& game, Pos target, TurnCaches& caches) {
    const VisitedLevel& place = game.here();
    if (!is_known(place, target) || known_properties(place, target).has(TerrainProperty::BlocksMovement))
        return false;
    caches.costs[target] = 1;
    spread_from(target, caches, game.hero.at);
    if (caches.distances[game.hero.at] < unreachable) return true;
    caches.costs[target] = cost_barred;
    return false;
}

}  // namespace

namespace {

/// The totem that pulls the hero off the way that is laid down, to where no less of it is left; `nowhere`:
/// none does. Some pull the hero onwards.
Pos pulled_back_by(const Game& game, const Pulls& pulls, const TurnCaches& caches) {
    Pos before = game.hero.at;
    for (const Pos at : TravelPlan(game, caches).route()) {
        if (pulls.cells().test(at)) {
            const Pull pull = *pulls.at(at);
            return caches.distances[pull.to] < caches.distances[before] ? nowhere : pull.by;
        }
        before = at;
    }
    return nowhere;
}

}  // namespace

TravelPlan plan_travel(const Game& game, Pos target, TurnCaches& caches) {
    const Pulls pulls{game};
    const auto plan_anew = [&] {
        travel_costs(game, caches);
        keep_off(pulls.cells(), caches);
    };
    plan_anew();
    if (const BitGrid bodies = passing_creatures(game, false); bodies.any()) {
        keep_off(bodies, caches);
        if (gets_to(game, target, caches)) return {game, caches, target};
        // No way leads round them: they may be gone when the hero gets there.
        plan_anew();
    }
    if (gets_to(game, target, caches)) return {game, caches, target};
    if (pulls.cells().any()) {
        travel_costs(game, caches);
        if (gets_to(game, target, caches)) {
            const Pos by = pulled_back_by(game, pulls, caches);
            return by == nowhere ? TravelPlan{game, caches, target} : TravelPlan::barred(game, caches, by);
        }
        plan_anew();
    }
    if (game.here().known.occupied.any()) {
        look_past_creatures(game, caches);
        if (gets_to(game, target, caches))
            if (const Pos by = first_occupied(game, TravelPlan(game, caches).route()); !(by == nowhere))
                return TravelPlan::barred(game, caches, by);
        plan_anew();
    }
    const Pos end = nearest_reachable(game, target, caches);
    spread_from(end, caches, game.hero.at);
    return {game, caches, end == game.hero.at ? nowhere : end};
}

bool is_behind_gas(const Game& game, Pos target, TurnCaches& caches) {
    travel_costs(game, caches);
    look_through_gas(game, caches);
    return gets_to(game, target, caches);
}

namespace {

/// How explorers treat items to be left alone, gas, and creatures that are gone round.
struct Boldness {
    bool steps_over_things = false;
    bool ignores_gas = false;
    bool ignores_creatures = false;
    /// Cells of creatures to avoid; null: none.
    const BitGrid* shunned = nullptr;
    /// Glyphs from which totems pull the hero, to avoid; null: none.
    const BitGrid* pulled_from = nullptr;
};

/// Makes items goals, better ones than unknown ground. Returns whether any to be left alone were barred.
bool seek_items(const Game& game, Boldness boldness, TurnCaches& caches) {
    const VisitedLevel& place = game.here();
    const int width = place.level.size().width;
    bool kept_off = false;
    for (const Item& item : place.known.items) {
        // The hero has come to stand on it and let it lie; to take it the hero has to step on it again.
        if (item.at == game.hero.at || caches.costs[item.at] < 0 || may_have_drifted(place.known, item.at))
            continue;
        if (is_left_alone(item)) {
            if (boldness.steps_over_things) continue;
            caches.costs[item.at] = cost_barred;
            kept_off = true;
            continue;
        }
        caches.costs[item.at] = 1;
        caches.distances[item.at] = worth_of_column(item.at.x, width) - distracting;
    }
    return kept_off;
}

/// Returns whether items to be left alone were barred.
bool lay_out(const Game& game, Boldness boldness, TurnCaches& caches) {
    const VisitedLevel& place = game.here();
    const Size size = place.level.size();
    travel_costs(game, caches);
    if (boldness.ignores_gas) look_through_gas(game, caches);
    if (boldness.ignores_creatures) look_past_creatures(game, caches);
    for (const BitGrid* cells : {boldness.shunned, boldness.pulled_from})
        if (cells != nullptr) keep_off(*cells, caches);
    caches.distances.fill(unreachable);
    // What a map shows of walls and the like need not be seen.
    BitGrid familiar = place.known.magic_mapped;
    if (familiar.any()) familiar &= place.known.memory.cells_with(pathing_blockers);
    familiar |= place.known.discovered;
    const BitGrid worthwhile = familiar.complement();
    for (int x = 0; x < size.width; ++x) {
        const int value = worth_of_column(x, size.width);
        std::int16_t* costs = caches.costs.column(x);
        std::int32_t* distances = caches.distances.column(x);
        worthwhile.for_each_between(x, x, [&](Pos at) {
            costs[at.y] = 1;
            distances[at.y] = value;
        });
    }
    const bool kept_off = seek_items(game, boldness, caches);
    spread(caches.costs, Steps::Eight, caches.distances, caches.scratch, game.hero.at);
    return kept_off;
}

/// Plans the exploration; returns whether there is anywhere to go.
bool finds_goal(const Game& game, Boldness boldness, TurnCaches& caches) {
    // Altars the hero stays off as long as there is anywhere else to go (rules/machines.md 6); one in the
    // only way to the rest is stepped over, and what lies on it stays there.
    const bool kept_off = lay_out(game, boldness, caches);
    if (TravelPlan(game, caches).next_step() != Direction::count) return true;
    if (!kept_off) return false;
    boldness.steps_over_things = true;
    lay_out(game, boldness, caches);
    return TravelPlan(game, caches).next_step() != Direction::count;
}

/// Lays down a way to where the hero sees whether gas that is only remembered still bars what is left to
/// explore, if there is such a way. It stops short of the gas, and ends as soon as the hero has seen it: the
/// hero never walks to and fro between two clouds.
bool finds_look_at_gas(const Game& game, const Pulls& pulls, TurnCaches& caches) {
    const VisitedLevel& place = game.here();
    const BitGrid gas = gas_cells(place.known.memory);
    if ((gas - place.known.in_view).none()) return false;
    travel_costs(game, caches);
    keep_off(pulls.cells(), caches);
    Grid<std::int16_t> costs = caches.costs;
    lay_out(game, {.steps_over_things = true, .ignores_gas = true, .pulled_from = &pulls.cells()}, caches);
    const std::vector<Pos> way = TravelPlan(game, caches).route();
    const auto first =
        std::find_if(way.begin(), way.end(), [&](Pos at) { return gas.test(at) && costs[at] < 0; });
    caches.costs = std::move(costs);
    if (first == way.begin() || first == way.end() || place.known.in_view.test(*first)) {
        caches.distances.fill(unreachable);
        return false;
    }
    spread_from(*(first - 1), caches, game.hero.at);
    return TravelPlan(game, caches).next_step() != Direction::count;
}

}  // namespace

TravelPlan plan_exploration(const Game& game, TurnCaches& caches) {
    const Pulls pulls{game};
    const BitGrid* pulled_from = &pulls.cells();
    const BitGrid bodies = passing_creatures(game, true);
    if (bodies.any() && finds_goal(game, {.shunned = &bodies, .pulled_from = pulled_from}, caches))
        return {game, caches};
    // No way leads round them: they may be gone when the hero gets there.
    if (finds_goal(game, {.pulled_from = pulled_from}, caches) || finds_look_at_gas(game, pulls, caches))
        return {game, caches};
    if (pulled_from->any() && finds_goal(game, {}, caches)) {
        const Pos by = pulled_back_by(game, pulls, caches);
        return by == nowhere ? TravelPlan{game, caches} : TravelPlan::barred(game, caches, by);
    }
    if (game.here().known.occupied.none() ||
        !finds_goal(game, {.ignores_creatures = true, .pulled_from = pulled_from}, caches))
        return {game, caches};
    const Pos by = first_occupied(game, TravelPlan(game, caches).route());
    return by == nowhere ? TravelPlan{game, caches} : TravelPlan::barred(game, caches, by);
}

bool are_goals_behind_gas(const Game& game, TurnCaches& caches) {
    if (gas_cells(game.here().known.memory).none()) return false;
    lay_out(game, Boldness{.steps_over_things = true, .ignores_gas = true}, caches);
    return TravelPlan(game, caches).next_step() != Direction::count;
}

Direction TravelPlan::next_step() const {
    if (!(barred_at_ == nowhere)) return Direction::count;
    return steepest_descent(caches_.distances, caches_.costs, game_.hero.at);
}

std::vector<Pos> TravelPlan::route() const {
    std::vector<Pos> route;
    if (!(barred_at_ == nowhere)) return route;
    for (Pos at = game_.hero.at;;) {
        const Direction d = steepest_descent(caches_.distances, caches_.costs, at);
        if (d == Direction::count) break;
        at = at + step(d);
        route.push_back(at);
    }
    return route;
}

}  // namespace cellophane
