#include "dungeon/draft/arrival.h"

#include <array>

#include "content/features.h"
#include "kit/grid/field_of_view.h"
#include "kit/grid/step_waves.h"
#include "world/terrain_sets.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

/// Methane does no harm until it burns, which a spark is enough for.
constexpr TerrainProperties harmful{P::Fire,     P::Damages,      P::Nauseates, P::Paralyzes,
                                    P::Confuses, P::LichenPoison, P::Explodes};

bool is_harmful_gas(const TerrainRow& row) {
    return row.properties.any_of(harmful) || row.properties.has(P::Flammable);
}

/// Bogs and brimstone are part of the ground: what they let out before the hero comes is cleared away.
bool lets_out_harm(const TerrainRow& row) {
    if (row.properties.has(P::Fire)) return true;
    if (row.promotion_chance == 0 || row.promotes_into == Feature::None) return false;
    const FeatureRow& feature = feature_rows[row.promotes_into];
    return feature.layer == Layer::Gas && terrain_rows[feature.terrain].properties.any_of(harmful);
}

}  // namespace

Pos in_front_of(const TerrainLayers& layers, Pos stairs) {
    for (Direction d : cardinals)
        if (!layers.has(stairs + step(d), solid_properties)) return stairs + step(d);
    return stairs;
}

BitGrid view_from(const TerrainLayers& layers, Pos at) {
    return view_from(layers.cells_with(TerrainProperties{P::BlocksVision}), at);
}

BitGrid view_from(const BitGrid& opaque, Pos at) {
    BitGrid seen{opaque.size()};
    field_of_view(opaque, at, sight_unlimited, seen);
    seen.set(at);
    return seen;
}

BitGrid within_steps(const TerrainLayers& layers, Pos at, int steps) {
    const auto [solid, corners] =
        layers.cells_with_each(std::array{solid_properties, TerrainProperties{P::BlocksDiagonals}});
    const BitGrid secrets = layers.cells_of(Layer::Dungeon, Terrain::SecretDoor);
    StepWaves waves{at, solid.complement() | secrets, corners - secrets};
    BitGrid near{layers.size()};
    for (; !waves.is_over() && waves.distance() <= steps; waves.advance()) near |= waves.front();
    return near;
}

BitGrid harmful_air(const TerrainLayers& layers) {
    static const TerrainSet gases = TerrainSet::of(&is_harmful_gas);
    BitGrid cells{layers.size()};
    if (!is_empty(layers[Layer::Gas])) add_cells(layers[Layer::Gas], gases, cells);
    for (Layer layer : {Layer::Dungeon, Layer::Liquid, Layer::Surface})
        cells |= cells_with(layers[layer], {P::Fire});
    return cells;
}

BitGrid sources_of_harm(const TerrainLayers& layers) {
    static const TerrainSet sources = TerrainSet::of(&lets_out_harm);
    BitGrid cells{layers.size()};
    add_cells(layers, std::array{sources}, &cells);
    return cells;
}

bool is_on_the_prowl(const Monster& monster) {
    return monster.state != MonsterState::Sleeping && monster.state != MonsterState::Ally &&
           !monster.is_dormant() && !monster.is_captive();
}

}  // namespace cellophane
