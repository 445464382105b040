#include "world/environment/features.h"

#include <utility>

#include "world/passage.h"

namespace cellophane {

namespace {

/// Whether a blob with this feature may spread into a cell.
class Ground {
public:
    Ground(const Strata& strata, Terrain only_into) : strata_{strata}, only_into_{only_into} {}

    bool takes(Pos at) const {
        if (only_into_ != Terrain::Nothing) return strata_.holds(at, only_into_);
        return !strata_.has(at, {TerrainProperty::BlocksSurface});
    }

private:
    const Strata& strata_;
    Terrain only_into_;
};

/// Writes the terrain where it may stand; cells where it may not leave the blob. While a level
/// is built, what one machine is wired with is not buried by another: its lock might never open.
void fill(Strata& strata, const FeatureRow& feature, BitGrid& blob, Cutting cutting) {
    const bool buries =
        cutting == Cutting::Refused && !terrain_rows[feature.terrain].mechanics.any_of(machine_wiring);
    const Grid<Terrain>& layer = std::as_const(strata)[feature.layer];
    blob.for_each([&](Pos at) {
        if (may_stand(strata, feature, at) &&
            !(buries && terrain_rows[layer[at]].mechanics.any_of(machine_wiring)))
            strata.put(feature.layer, at, feature.terrain);
        else
            blob.reset(at);
    });
}

}  // namespace

bool may_stand(const Strata& strata, const FeatureRow& feature, Pos at) {
    const TerrainRow& row = terrain_rows[feature.terrain];
    const Terrain there = strata[feature.layer][at];
    return there != feature.terrain &&
           (feature.flags.has(FeatureFlag::Superpriority) ||
            terrain_rows[there].draw_priority >= row.draw_priority) &&
           !(feature.layer == Layer::Surface && strata.has(at, {TerrainProperty::BlocksSurface})) &&
           !(feature.flags.has(FeatureFlag::BlockedByOthers) &&
             terrain_rows[foremost_ground(strata, at)].draw_priority < row.draw_priority);
}

void clear_others(Strata& strata, const FeatureRow& feature, const BitGrid& blob) {
    if (!feature.flags.any_of({FeatureFlag::ClearsOther, FeatureFlag::ClearsLesser})) return;
    const bool lesser_only = !feature.flags.has(FeatureFlag::ClearsOther);
    const int priority = terrain_rows[feature.terrain].draw_priority;
    blob.for_each([&](Pos at) {
        for (Layer layer : layers) {
            if (layer == feature.layer || layer == Layer::Gas) continue;
            const Terrain there = std::as_const(strata)[layer][at];
            if (lesser_only && terrain_rows[there].draw_priority <= priority) continue;
            empty_layer(strata, layer, at);
        }
    });
}

BitGrid feature_cells(const Strata& strata, const FeatureRow& feature, Pos origin, Rng& rng) {
    const Size size = strata.size();
    const Ground ground{strata, feature.only_into};
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
    if (feature.only_into != Terrain::Nothing && !strata.holds(origin, feature.only_into)) blob.reset(origin);
    return blob;
}

Growth spawn_feature(Strata& strata, Feature kind, Pos origin, Cutting cutting, Rng& rng, BitGrid* open) {
    const FeatureRow& feature = feature_rows[kind];
    const Size size = strata.size();
    Growth growth{
        .built = true, .changed = BitGrid{size}, .evacuated = BitGrid{size}, .woken = BitGrid{size}};
    BitGrid blob{size};
    blob.set(origin);
    if (feature.layer == Layer::Gas && feature.terrain != Terrain::Nothing) {
        strata.gas_volume[origin] += feature.start_percent;
        strata.put(Layer::Gas, origin, feature.terrain);
    } else if (feature.terrain != Terrain::Nothing) {
        blob = feature_cells(strata, feature, origin, rng);
        const bool blocks = terrain_rows[feature.terrain].properties.any_of(pathing_blockers) ||
                            feature.flags.has(FeatureFlag::TreatedAsBlocking);
        if (cutting == Cutting::Refused && blocks && !feature.flags.has(FeatureFlag::MayBlock) &&
            (open != nullptr ? disrupts(*open, blob) : disrupts(strata, blob))) {
            growth.built = false;
            return growth;
        }
        if (feature.flags.has(FeatureFlag::Evacuates)) growth.evacuated |= blob;
        fill(strata, feature, blob, cutting);
    } else if (feature.flags.has(FeatureFlag::Evacuates)) {
        growth.evacuated |= blob;
    }
    clear_others(strata, feature, blob);
    growth.changed |= blob;
    if (open != nullptr) blob.for_each([&](Pos at) { open->set(at, is_open_or_doorway(strata, at)); });
    const auto follow = [&](Pos at) {
        const Growth more = spawn_feature(strata, feature.next, at, cutting, rng, open);
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

void empty_layer(Strata& strata, Layer layer, Pos at) {
    strata.put(layer, at, layer == Layer::Dungeon ? Terrain::Floor : Terrain::Nothing);
    if (layer == Layer::Gas) strata.gas_volume[at] = 0;
}

Terrain foremost_ground(const Strata& strata, Pos at) {
    Terrain foremost = strata[Layer::Dungeon][at];
    for (const Layer layer : {Layer::Liquid, Layer::Surface}) {
        const Terrain there = strata[layer][at];
        if (terrain_rows[there].draw_priority < terrain_rows[foremost].draw_priority) foremost = there;
    }
    return foremost;
}

}  // namespace cellophane
