#include "dungeon/bare_descent.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace cellophane {

namespace {

constexpr std::string_view furnishing[] = {
    "scatter_features", "furnish_rewards", "furnish_areas", "analyse_shape", "place_items",
    "place_gold",       "place_hordes",    "place_amulet",  "set_waypoints", "settle"};

}  // namespace

bool builds_architecture(const Stage& stage) {
    return std::find(std::begin(furnishing), std::end(furnishing), stage.name) == std::end(furnishing);
}

BareDescent::BareDescent(const LevelRequest& request)
    : descent_{request, [](const Stage& stage, const Draft&) { return builds_architecture(stage); }} {}

Result<TerrainLayers> BareDescent::next() {
    Result<Level> level = descent_.next();
    if (!level.ok()) return level.problem();
    return std::move(level.value().layers);
}

}  // namespace cellophane
