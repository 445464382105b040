#include "world/environment/features.h"

#include <utility>

#include "world/connectivity.h"

namespace cellophane {

namespace {

/// Whether a blob with this feature may spread into a cell.
class Ground {
public:
    Ground(const TerrainLayers& layers, Terrain only_into) : layers_{layers}, only_into_{only_into} {}

    bool takes(Pos at) const {
        if (only_into_ != Terrain::Nothing) return layers_.holds(at, only_into_);
        return !layers_.has(at, {TerrainProperty::BlocksSurface});
    }

private:
    const TerrainLayers& layers_;
    Terrain only_into_;
};

/// Writes the terrain where it may stand; cells where it may not leave the blob. While a level
/// is built, what one machine is wired with is not buried by another: its lock might never open.
void fill(TerrainLayers& layers, const FeatureRow& feature, BitGrid& blob, Cutting cutting) {
    const bool buries =
        cutting == Cutting::Refused && !terrain_rows[feature.terrain].mechanics.any_of(machine_wiring);
    const Grid<Terrain>& layer = std::as_const(layers)[feature.layer];
    blob.for_each([&](Pos at) {
        if (may_stand(layers, feature, at) &&
            !(buries && terrain_rows[layer[at]].mechanics.any_of(machine_wiring)))
            layers.put(feature.layer, at, feature.terrain);
        else
            blob.reset(at);
    });
}

}  // namespace

bool may_stand(const TerrainLayers& layers, const FeatureRow& feature, Pos at) {
    const TerrainRow& row = terrain_rows[feature.terrain];
    const Terrain there = layers[feature.layer][at];
    return there != feature.terrain &&
           (feature.flags.has(FeatureFlag::Superpriority) ||
            terrain_rows[there].draw_priority >= row.draw_priority) &&
           !(feature.layer == Layer::Surface && layers.has(at, {TerrainProperty::BlocksSurface})) &&
           !(feature.flags.has(FeatureFlag::BlockedByOthers) &&
             terrain_rows[foremost_ground(layers, at)].draw_priority < row.draw_priority);
}

void clear_others(TerrainLayers& layers, const FeatureRow& feature, const BitGrid& blob) {
    if (!feature.flags.any_of({FeatureFlag::ClearsOther, FeatureFlag::ClearsLesser})) return;
    const bool lesser_only = !feature.flags.has(FeatureFlag::ClearsOther);
    const int priority = terrain_rows[feature.terrain].draw_priority;
    blob.for_each([&](Pos at) {
        for (Layer layer : every_layer) {
            if (layer == feature.layer || layer == Layer::Gas) continue;
            const Terrain there = std::as_const(layers)[layer][at];
            if (lesser_only && terrain_rows[there].draw_priority <= priority) continue;
            empty_layer(layers, layer, at);
        }
    });
}

BitGrid feature_cells(const TerrainLayers& layers, const FeatureRow& feature, Pos origin, Rng& rng) {
    const Size size = layers.size();
    const Ground ground{layers, feature.only_into};
    BitGrid blob{size};
    blob.set(origin);
    BitGrid frontier = blob;
    BitGrid next{size};
    int reach = 0;
    for (int chance = feature.start_percent; chance > 0; chance -= feature.decrement, ++reach) {
        next.clear();
        bool grew = false;
        frontier.for_each_between(origin.x - reach, origin.x + reach, [&](Pos at) {
            for (Direction d : cardinals) {
                const Pos p = at + step(d);
                if (!size.contains(p) || !ground.takes(p) || !rng.percent(chance)) continue;
                next.set(p);
                grew = true;
            }
        });
        if (!grew) break;
        blob |= next;
        frontier = next;
    }
    if (feature.only_into != Terrain::Nothing && !layers.holds(origin, feature.only_into)) blob.reset(origin);
    return blob;
}

Growth place_feature(TerrainLayers& layers, Feature kind, Pos origin, Cutting cutting, Rng& rng,
                     BitGrid* open) {
    const FeatureRow& feature = feature_rows[kind];
    const Size size = layers.size();
    Growth growth{
        .built = true, .changed = BitGrid{size}, .evacuated = BitGrid{size}, .woken = BitGrid{size}};
    BitGrid blob{size};
    blob.set(origin);
    if (feature.layer == Layer::Gas && feature.terrain != Terrain::Nothing) {
        layers.gas_volume[origin] += feature.start_percent;
        layers.put(Layer::Gas, origin, feature.terrain);
    } else if (feature.terrain != Terrain::Nothing) {
        blob = feature_cells(layers, feature, origin, rng);
        const bool blocks = terrain_rows[feature.terrain].properties.any_of(pathing_blockers) ||
                            feature.flags.has(FeatureFlag::TreatedAsBlocking);
        if (cutting == Cutting::Refused && blocks && !feature.flags.has(FeatureFlag::MayBlock) &&
            (open != nullptr ? disrupts(*open, blob) : disrupts(layers, blob))) {
            growth.built = false;
            return growth;
        }
        if (feature.flags.has(FeatureFlag::Evacuates)) growth.evacuated |= blob;
        fill(layers, feature, blob, cutting);
    } else if (feature.flags.has(FeatureFlag::Evacuates)) {
        growth.evacuated |= blob;
    }
    clear_others(layers, feature, blob);
    growth.changed |= blob;
    if (open != nullptr) blob.for_each([&](Pos at) { open->set(at, is_open_or_doorway(layers, at)); });
    const auto follow = [&](Pos at) {
        const Growth more = place_feature(layers, feature.next, at, cutting, rng, open);
        growth.changed |= more.changed;
        growth.evacuated |= more.evacuated;
        growth.woken |= more.woken;
    };
    if (feature.next != Feature::None) {
        if (feature.flags.has(FeatureFlag::NextEverywhere))
            blob.for_each(follow);
        else
            follow(origin);
    }
    if (feature.flags.has(FeatureFlag::WakesDormant)) {
        growth.woken |= blob;
        growth.woken.set(origin);
    }
    return growth;
}

void empty_layer(TerrainLayers& layers, Layer layer, Pos at) {
    layers.put(layer, at, layer == Layer::Dungeon ? Terrain::Floor : Terrain::Nothing);
    if (layer == Layer::Gas) layers.gas_volume[at] = 0;
}

Terrain foremost_ground(const TerrainLayers& layers, Pos at) {
    Terrain foremost = layers[Layer::Dungeon][at];
    for (const Layer layer : {Layer::Liquid, Layer::Surface}) {
        const Terrain there = layers[layer][at];
        if (terrain_rows[there].draw_priority < terrain_rows[foremost].draw_priority) foremost = there;
    }
    return foremost;
}

}  // namespace cellophane
