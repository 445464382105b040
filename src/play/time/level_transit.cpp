#include "play/time/level_transit.h"

#include "play/pathfinding/passability.h"

namespace cellophane {

int origin_of(const Traveller& traveller) {
    return traveller.how == ArrivedBy::StairsUp ? traveller.depth + 1 : traveller.depth - 1;
}

bool is_after_hero(const Traveller& traveller) {
    return traveller.monster.has(Status::EnteringLevel);
}

bool is_met_on(const Traveller& traveller, int depth) {
    return is_after_hero(traveller) && origin_of(traveller) == depth;
}

int whereabouts(const Traveller& traveller) {
    return is_after_hero(traveller) ? origin_of(traveller) : traveller.depth;
}

BitGrid ground_without(const Level& level, TerrainProperties barred) {
    return level.layers.cells_with(barred).complement() | secret_passages(level);
}

BitGrid corners_of(const Level& level) {
    return level.layers.cells_with({TerrainProperty::BlocksDiagonals}) - secret_passages(level);
}

}  // namespace cellophane
