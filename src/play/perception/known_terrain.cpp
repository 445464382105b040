#include "play/perception/known_terrain.h"

#include <algorithm>

#include "play/stats/armor_value.h"

namespace cellophane {

namespace {

/// What there is to breathe in.
constexpr TerrainProperties in_the_air{TerrainProperty::Damages, TerrainProperty::Paralyzes,
                                       TerrainProperty::Confuses, TerrainProperty::Nauseates};

}  // namespace

TerrainProperties known_properties(const VisitedLevel& place, Pos at) {
    // Memory is brought up to date wherever the hero looks, so it also holds what is in view.
    return place.known.memory.properties(at);
}

TerrainProperties known_properties_but_for_gas(const VisitedLevel& place, Pos at) {
    TerrainProperties properties;
    for (const Layer layer : every_layer)
        if (layer != Layer::Gas) properties |= terrain_rows[place.known.memory[layer][at]].properties;
    return properties;
}

bool breathes_any_air(const Hero& hero) {
    const Item* armor = armor_worn(hero);
    return armor != nullptr && armor->armor_rune == ArmorRune::Respiration &&
           armor->marks.has(ItemMark::RuneKnown);
}

TerrainProperties known_dangers(const Game& game, Pos at) {
    const TerrainLayers& memory = game.here().known.memory;
    if (memory[Layer::Gas][at] == Terrain::Nothing || !breathes_any_air(game.hero))
        return memory.properties(at);
    return known_properties_but_for_gas(game.here(), at) |
           terrain_rows[memory[Layer::Gas][at]].properties.without(in_the_air);
}

bool may_have_drifted(const Knowledge& known, Pos at) {
    return !known.visible.test(at) && !known.sensed.test(at) &&
           known.memory.has(at, {TerrainProperty::DeepWater, TerrainProperty::Lava});
}

bool is_known_exit(const VisitedLevel& place, Pos at) {
    return place.known.discovered.test(at) && is_level_exit(place.known.memory[Layer::Dungeon][at]);
}

bool cuts_known_corner(const VisitedLevel& place, Pos from, Direction toward) {
    if (is_cardinal(toward)) return false;
    const auto corners = flanks(from, toward);
    return std::any_of(corners.begin(), corners.end(), [&](Pos at) {
        return known_properties(place, at).has(TerrainProperty::BlocksDiagonals);
    });
}

}  // namespace cellophane
