#include "play/pathfinding/escape_map.h"

#include <array>

namespace cellophane {

const Grid<std::int32_t>& EscapeMap::distances(const Game& game, SpreadScratch& scratch) {
    const Level& level = game.here().level;
    const TerrainLayers& layers = level.layers;
    if (round_ == game.rounds && depth_ == game.depth && clock_ == game.environment_clock &&
        distances_.size() == level.size())
        return distances_;
    round_ = game.rounds;
    depth_ = game.depth;
    clock_ = game.environment_clock;
    const auto [harmful, blocked, doors] = layers.cells_with_each(
        std::array{harmful_terrain, pathing_blockers, TerrainProperties{TerrainProperty::BlocksGas}});
    const BitGrid secrets = layers.cells_with(TerrainMechanics{TerrainMechanic::Secret});
    // A closed door shows no gas, so doors are no goals.
    const BitGrid goals = (harmful | blocked | doors).complement();
    distances_ = Grid<std::int32_t>{level.size(), unreachable};
    goals.for_each([&](Pos at) { distances_[at] = 0; });
    costs_ = Grid<std::int16_t>{level.size(), 1};
    (blocked - harmful - secrets).for_each([&](Pos at) { costs_[at] = cost_barred; });
    layers.cells_with({TerrainProperty::BlocksDiagonals}).for_each([&](Pos at) {
        if (costs_[at] == cost_barred) costs_[at] = cost_obstruction;
    });
    for (const Monster& monster : level.monsters) {
        if (!monster.is_about() || monster.turns_here <= 1) continue;
        costs_[monster.at] = cost_barred;
        distances_[monster.at] = unreachable;
    }
    spread(costs_, Steps::Eight, distances_, scratch);
    return distances_;
}

}  // namespace cellophane
