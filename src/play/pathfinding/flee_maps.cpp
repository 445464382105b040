#include "play/pathfinding/flee_maps.h"

#include <algorithm>

#include "play/perception/allegiance.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

constexpr int quick_water = 1;
constexpr int slow_water = 5;
constexpr int unseen_door = 100;
/// Turns on one cell after which a creature counts as an obstacle.
constexpr int settled_after = 2;

/// Whether the creature has stayed in its place for a while, or will.
bool has_settled(const Monster& monster) {
    return monster.state == MonsterState::Sleeping || monster.turns_here > settled_after ||
           monster.is(Behavior::ActsWhenActivated) || monster.is(Behavior::Immobile) || monster.is_captive();
}

bool is_hidden_door(const TerrainLayers& layers, Pos at) {
    return layers[Layer::Dungeon][at] == Terrain::SecretDoor;
}

/// What a step costs the hero, as creatures fleeing from the hero see it.
std::int16_t cost_to_hero(const Game& game, Pos at) {
    const VisitedLevel& place = game.here();
    const TerrainLayers& layers = place.level.layers;
    const Statuses& statuses = game.hero.vitals.statuses;
    const bool floats = statuses.has(Status::Levitating);
    const bool fireproof = statuses.has(Status::FireImmune);
    if (is_level_exit(layers[Layer::Dungeon][at])) return cost_barred;
    const TerrainProperties there = layers.properties(at);
    if (there.has(P::BlocksMovement)) {
        if (!is_hidden_door(layers, at)) return cost_barred;
        return place.known.visible.test(at) ? 1 : unseen_door;
    }
    if (there.has(P::Sacred)) return 1;
    if (there.has(P::Lava)) return floats || !fireproof ? 1 : cost_barred;
    if (there.any_of({P::Descends, P::TrapPlate}) && !floats) return cost_barred;
    if (there.has(P::Fire) && !fireproof) return cost_barred;
    if (there.any_of({P::DeepWater, P::Ignites})) return floats ? quick_water : slow_water;
    return 1;
}

/// What a step costs a fleeing creature.
std::int16_t cost_to_fleer(const TerrainLayers& layers, Pos at) {
    if (is_level_exit(layers[Layer::Dungeon][at])) return cost_barred;
    const TerrainProperties there = layers.properties(at);
    if (there.has(P::BlocksMovement)) return is_hidden_door(layers, at) ? 1 : cost_barred;
    if (there.any_of({P::Sacred, P::Lava, P::Descends, P::TrapPlate, P::Fire})) return cost_barred;
    return there.any_of({P::DeepWater, P::Ignites}) ? slow_water : 1;
}

template <class Cost>
void fill_costs(Grid<std::int16_t>& costs, Cost&& cost) {
    for (int i = 0; i < costs.size().area(); ++i) costs.at_index(i) = cost(costs.size().at(i));
}

/// Hidden doors are one step from the ground before them: only what lies behind is far.
void open_hidden_doors(const TerrainLayers& layers, Grid<std::int32_t>& distances) {
    layers.cells_of(Layer::Dungeon, Terrain::SecretDoor).for_each([&](Pos door) {
        int least = unreachable;
        for (const Direction d : cardinals)
            if (distances.contains(door + step(d))) least = std::min(least, distances[door + step(d)]);
        if (least < unreachable) distances[door] = least + 1;
    });
}

/// Turns distances into values of flight, spread over all ground that `costs` opens.
void turn_into_flight(const Level& level, const Grid<std::int16_t>& costs, Grid<std::int32_t>& map,
                      SpreadScratch& scratch) {
    constexpr int out_of_reach = 150;
    constexpr int half_way = 50;
    constexpr int worth = 3;
    constexpr int worth_of_loops = 10;
    for (int i = 0; i < map.size().area(); ++i) {
        std::int32_t& value = map.at_index(i);
        const Pos at = map.size().at(i);
        if (costs[at] < 0) {
            value = unreachable;
            continue;
        }
        const int distance = value >= unreachable ? out_of_reach : value;
        value = -worth * (half_way * distance / (half_way + distance));
        if (level.topology.loops.test(at)) value -= worth_of_loops;
    }
    spread(costs, Steps::Four, map, scratch);
}

}  // namespace

void FleeMaps::begin(Size size) {
    if (!(costs_.size() == size)) costs_ = Grid<std::int16_t>{size};
}

const FleeMaps::Map& FleeMaps::from_hero(const Game& game, SpreadScratch& scratch) {
    const Level& level = game.here().level;
    if (hero_ == stamp_of(game) && from_hero_.size() == level.size()) return from_hero_;
    hero_ = stamp_of(game);
    begin(level.size());
    if (!(from_hero_.size() == level.size())) from_hero_ = Map{level.size()};
    from_hero_.fill(unreachable);
    fill_costs(costs_, [&](Pos at) { return cost_to_hero(game, at); });
    for (const Monster& monster : level.monsters)
        if (monster.is_about() && (has_settled(monster) || monster.is_ally())) costs_[monster.at] = 1;
    from_hero_[game.hero.at] = 0;
    spread(costs_, Steps::Four, from_hero_, scratch);
    open_hidden_doors(level.layers, from_hero_);
    fill_costs(costs_, [&](Pos at) { return cost_to_fleer(level.layers, at); });
    for (const Monster& monster : level.monsters)
        if (monster.is_about() && has_settled(monster)) costs_[monster.at] = cost_barred;
    costs_[game.hero.at] = cost_barred;
    turn_into_flight(level, costs_, from_hero_, scratch);
    return from_hero_;
}

const FleeMaps::Map& FleeMaps::from_foes(const Game& game, SpreadScratch& scratch) {
    const Level& level = game.here().level;
    if (foes_ == stamp_of(game) && from_foes_.size() == level.size()) return from_foes_;
    foes_ = stamp_of(game);
    begin(level.size());
    if (!(from_foes_.size() == level.size())) from_foes_ = Map{level.size()};
    from_foes_.fill(unreachable);
    fill_costs(costs_, [&](Pos at) -> std::int16_t {
        if (is_level_exit(level.layers[Layer::Dungeon][at])) return cost_barred;
        const TerrainProperties there = level.layers.properties(at);
        if (there.any_of(pathing_blockers.without({P::BlocksMovement})) || there.has(P::Sacred))
            return cost_barred;
        return there.has(P::BlocksMovement) && !is_hidden_door(level.layers, at) ? cost_barred : 1;
    });
    for (const Monster& monster : level.monsters)
        if (monster.is_about() && are_enemies(game, monster, game.hero)) from_foes_[monster.at] = 0;
    costs_[game.hero.at] = cost_barred;
    spread(costs_, Steps::Four, from_foes_, scratch);
    for (const Monster& monster : level.monsters)
        if (monster.is_about() && has_settled(monster)) costs_[monster.at] = cost_barred;
    turn_into_flight(level, costs_, from_foes_, scratch);
    return from_foes_;
}

const FleeMaps::Map& FleeMaps::recalled(const Grid<std::int16_t>& memory) {
    if (!(recalled_.size() == memory.size())) recalled_ = Map{memory.size()};
    for (int i = 0; i < memory.size().area(); ++i) recalled_.at_index(i) = memory.at_index(i);
    return recalled_;
}

}  // namespace cellophane
