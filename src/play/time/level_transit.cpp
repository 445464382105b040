#include "play/time/level_transit.h"

#include "play/pathfinding/passability.h"

namespace cellophane {

int origin_of(const Traveler& traveler) {
    return traveler.how == ArrivedBy::StairsUp ? traveler.depth + 1 : traveler.depth - 1;
}

bool is_after_hero(const Traveler& traveler) {
    return traveler.monster.has(Status::EnteringLevel);
}

bool is_met_on(const Traveler& traveler, int depth) {
    return is_after_hero(traveler) && origin_of(traveler) == depth;
}

int whereabouts(const Traveler& traveler) {
    return is_after_hero(traveler) ? origin_of(traveler) : traveler.depth;
}

BitGrid ground_without(const Level& level, TerrainProperties barred) {
    return level.layers.cells_with(barred).complement() | secret_passages(level);
}

BitGrid corners_of(const Level& level) {
    return level.layers.cells_with({TerrainProperty::BlocksDiagonals}) - secret_passages(level);
}

}  // namespace cellophane
