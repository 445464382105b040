#include "dungeon/machines/construction.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "dungeon/draft/arrival.h"
#include "dungeon/population/monsters.h"
#include "kit/grid/random_cell.h"
#include "kit/grid/ring_code.h"
#include "world/connectivity.h"
#include "world/environment/features.h"
#include "world/levers.h"

namespace cellophane {

namespace {

bool goes_everywhere(const MachineFeature& feature) {
    return feature.place == Where::EveryInteriorCell || feature.place == Where::EveryWallBeside;
}

/// What an item that lies about would sink, fall or burn in, or what bars the way to it.
constexpr TerrainProperties hostile_to_items{TerrainProperty::BlocksMovement, TerrainProperty::Descends,
                                             TerrainProperty::Lava,           TerrainProperty::DeepWater,
                                             TerrainProperty::Fire,           TerrainProperty::TrapPlate};

/// How far a feature may spread what is hostile to items, in king's moves; 0: it spreads no such thing.
int hostile_reach(Feature kind) {
    // No chain of features is longer, and none goes round in a circle while a level is built.
    constexpr int longest_chain = 8;
    int reach = 0;
    bool is_hostile = false;
    for (int link = 0; link < longest_chain && kind != Feature::None;
         ++link, kind = feature_rows[kind].next) {
        const FeatureRow& row = feature_rows[kind];
        reach += row.decrement > 0 ? row.start_percent / row.decrement + 1 : 1;
        is_hostile = is_hostile || properties_of(row.terrain).any_of(hostile_to_items);
    }
    return is_hostile ? reach : 0;
}

/// Whether a feature that begins at a cell may come to an item that lies about.
bool may_spoil_items(const Draft& draft, Feature kind, Pos at) {
    const int reach = hostile_reach(kind);
    return reach > 0 && std::any_of(draft.items.begin(), draft.items.end(), [&](const Item& item) {
               return !item.carrier && king_distance(item.at, at) <= reach;
           });
}

/// Items lying on ground that something has just spread to.
bool are_items_spoilt(const Draft& draft, const BitGrid& changed, const TerrainLayers& before) {
    return std::any_of(draft.items.begin(), draft.items.end(), [&](const Item& item) {
        return !item.carrier && changed.test(item.at) && draft.layers.has(item.at, hostile_to_items) &&
               !before.has(item.at, hostile_to_items);
    });
}

BitGrid inside(Size size) {
    return rectangle(size, {1, 1}, {size.width - 2, size.height - 2});
}

bool is_in_wall(Where place) {
    return place == Where::WallBeside || place == Where::EveryWallBeside || place == Where::WallBesideOpen;
}

}  // namespace

Construction::Construction(Draft& draft, const BlueprintRow& blueprint, const Interior& interior, int number,
                           const std::optional<Item>& adopted, Rng& rng)
    : draft_{draft},
      blueprint_{blueprint},
      interior_{interior},
      number_{number},
      adopted_{adopted},
      rng_{rng},
      passages_{passages_of(draft.layers)},
      reach_{walkable(draft.layers, passages_->blocked), passages_->corners, interior},
      // Keeps the cells around dormant statues free, so that their creatures can step out.
      personal_{draft.layers.cells_of(Layer::Dungeon, Terrain::DormantStatueInstant).dilated8()} {}

bool Construction::place_all() {
    int alternatives = 0;
    for (const MachineFeature& feature : blueprint_.features) alternatives += feature.alternative ? 1 : 0;
    int chosen = alternatives > 0 ? rng_.uniform(0, alternatives - 1) : -1;
    for (const MachineFeature& feature : blueprint_.features) {
        if (feature.alternative && chosen-- != 0) continue;
        if (feature.never_built) continue;
        if (!place(feature)) return false;
    }
    form_one_group();
    return leaves_shores();
}

BitGrid Construction::common_ground() {
    return largest_part(walkable(draft_.layers, passages().blocked));
}

bool Construction::leaves_shores() {
    const BitGrid gaps = draft_.layers.cells_of(
        Layer::Liquid,
        {Terrain::Lava, Terrain::RetractableLava, Terrain::Chasm, Terrain::ChasmWithHiddenBridge});
    const auto owners_of = [&](const BitGrid& cells) {
        std::set<int> owners;
        cells.for_each([&](Pos at) { owners.insert(draft_.ownership.number[at]); });
        return owners;
    };
    std::set<int> neighbors = owners_of(interior_.cells.dilated4() & gaps);
    neighbors.erase(0);
    neighbors.erase(number_);
    if (neighbors.empty()) return true;
    const std::set<int> reached = owners_of(common_ground().dilated4() & gaps);
    return std::includes(reached.begin(), reached.end(), neighbors.begin(), neighbors.end());
}

bool Construction::place(const MachineFeature& feature) {
    int placed = place_once(feature);
    if (feature.until_no_progress) {
        while (!doomed_ && placed > 0 && placed >= feature.least) placed = place_once(feature);
        return !doomed_;
    }
    return !doomed_ && placed >= feature.least;
}

int Construction::place_once(const MachineFeature& feature) {
    BitGrid left = candidates(feature);
    const int wanted =
        goes_everywhere(feature) ? left.count() : rng_.uniform(feature.count.least, feature.count.most);
    int placed = 0;
    int machines = draft_.machine_numbers;
    while (!doomed_ && placed < wanted && left.any()) {
        const Pos at = random_cell(left, rng_);
        left.reset(at);
        if (!place_at(feature, at)) continue;
        ++placed;
        left -= personal_;
        // A machine asked for on the way has changed the level, and claimed cells of its own.
        if (draft_.machine_numbers != machines) left &= candidates(feature);
        machines = draft_.machine_numbers;
    }
    return placed;
}

BitGrid Construction::in_view(View view) const {
    const TerrainProperties opaque =
        view == View::Seen ? TerrainProperties{TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision}
                           : pathing_blockers;
    return view_from(draft_.layers.cells_with(opaque), interior_.origin);
}

Passages& Construction::passages() {
    if (!passages_) passages_ = passages_of(draft_.layers);
    return *passages_;
}

void Construction::ground_changed() {
    passages_.reset();
    draft_.survey = {};
}

void Construction::ground_changed_at(Pos at) {
    draft_.survey = {};
    if (!passages_) return;
    const TerrainProperties properties = draft_.layers.properties(at);
    passages_->open.set(at, is_open_or_doorway(draft_.layers, at));
    passages_->solid.set(at, properties.any_of(solid_properties));
    passages_->blocked.set(at, properties.any_of(pathing_blockers));
    passages_->corners.set(at, properties.has(TerrainProperty::BlocksDiagonals));
    passages_->no_items.set(at, properties.has(TerrainProperty::BlocksItems));
}

BitGrid Construction::candidates(const MachineFeature& feature) {
    const Size size = draft_.goal.size;
    BitGrid cells{size};
    const auto passes_by = [&](Pos at) {
        return feature.off_hallways && passable_arcs(passages().open, at) > 1;
    };
    if (feature.place == Where::Origin) {
        if (!passes_by(interior_.origin)) cells.set(interior_.origin);
        return cells;
    }
    const auto& [open, solid, blocked, corners, no_items] = passages();
    const BitGrid claimed = draft_.ownership.any();
    if (is_in_wall(feature.place)) {
        BitGrid beside = interior_.cells;
        beside.reset(interior_.origin);
        if (feature.place == Where::WallBesideOpen) {
            // It has to border on an open cell, from which it can be walked into.
            beside -= solid;
            beside |= (blocked | claimed).complement();
        }
        BitGrid mine = claimed;
        claimed.for_each([&](Pos at) { mine.set(at, draft_.ownership.number[at] == number_); });
        // The map's outermost cells stay rock (rules/levels.md 1).
        cells = beside.dilated4() & solid & (claimed.complement() | mine) & inside(size);
        cells -= interior_.cells;
        // Whoever pulls a lever stands in front of it, and has not been let in yet by what it opens.
        if (feature.place == Where::WallBesideOpen) cells &= common_ground().dilated4();
    } else if (feature.place == Where::Outside) {
        cells = (claimed | solid | draft_.entrance).complement();
        if (!feature.item_categories.empty()) {
            cells -= blocked;
            cells -= draft_.topology.chokepoints;
            cells -= draft_.topology.loops.cells();
            cells -= no_items;
        }
    } else {
        cells = interior_.cells - solid;
    }
    if (blueprint_.form == Form::Room) cells.reset(interior_.origin);
    cells -= personal_;
    if (feature.view != View::Any) cells &= in_view(feature.view);
    cells.for_each([&, &solid = solid](Pos at) {
        if ((feature.off_edge && !size.contains_inside(at)) || passes_by(at) ||
            !reach_.admits(at, solid.test(at), feature.distance, solid))
            cells.reset(at);
    });
    return cells;
}

bool Construction::place_terrain(const MachineFeature& feature, Pos at) {
    if (feature.terrain == Terrain::Nothing) return true;
    const bool blocks = terrain_rows[feature.terrain].properties.any_of(pathing_blockers) ||
                        feature.blocking == Blocking::Assumed;
    if (feature.blocking != Blocking::Permitted && blocks && disrupts(passages().open, at)) return false;
    if (terrain_rows[feature.terrain].properties.has(TerrainProperty::BlocksMovement) &&
        !passages().solid.test(at) && is_before_lever(draft_.layers, at))
        return false;
    draft_.layers[feature.layer][at] = feature.terrain;
    ground_changed_at(at);
    // A plate amid a pit is thrown at from where a hero can stand, and leaves the hero a way to the cage it
    // lifts.
    if (feature.terrain == Terrain::PressurePlate) {
        const BitGrid ground = common_ground();
        if (!is_thrown_at(draft_.layers, at, ground) || !can_walk_to_cages(ground)) doomed_ = true;
    }
    return !doomed_;
}

bool Construction::can_walk_to_cages(const BitGrid& ground) const {
    BitGrid cages = draft_.layers.cells_of(Layer::Dungeon, Terrain::AltarInRetractableCage);
    const BitGrid beside = ground.dilated4();
    cages.for_each([&](Pos at) {
        if (draft_.ownership.number[at] != number_ || beside.test(at)) cages.reset(at);
    });
    return cages.none();
}

void Construction::claim(const MachineFeature& feature, Pos at) {
    if (feature.personal_space > 0) {
        const Pos reach{feature.personal_space - 1, feature.personal_space - 1};
        personal_ |= rectangle(draft_.goal.size, at - reach, at + reach);
    }
    (blueprint_.form == Form::Room ? draft_.ownership.rooms : draft_.ownership.areas).set(at);
    draft_.ownership.number[at] = static_cast<std::uint16_t>(number_);
    if (feature.impregnable) draft_.impregnable.set(at);
}

bool Construction::place_at(const MachineFeature& feature, Pos at) {
    if (feature.feature != Feature::None) {
        const Cutting cutting = feature.blocking == Blocking::Permitted ? Cutting::Allowed : Cutting::Refused;
        // What items are wanted for would stay undone if they were lost: such a place will not do.
        std::optional<TerrainLayers> before;
        if (may_spoil_items(draft_, feature.feature, at)) before = draft_.layers;
        const Growth growth =
            place_feature(draft_.layers, feature.feature, at, cutting, rng_, &passages().open);
        if (before && are_items_spoilt(draft_, growth.changed, *before)) {
            growth.changed.for_each([&](Pos p) {
                for (Layer layer : every_layer) draft_.layers.put(layer, p, std::as_const(*before)[layer][p]);
                draft_.layers.gas_volume[p] = before->gas_volume[p];
                ground_changed_at(p);
            });
            return false;
        }
        growth.changed.for_each([&](Pos p) { ground_changed_at(p); });
        evacuate(draft_, growth.evacuated, rng_);
        wake(draft_, growth.woken, rng_);
        if (!growth.built) return false;
    }
    if (!place_terrain(feature, at)) return false;
    claim(feature, at);
    if (!place_item(feature, at)) return false;
    if (feature.vestibule && !build_vestibule(at)) return false;
    const ActorId bearer = place_monsters(feature, at);
    if (to_carry_) {
        if (!bearer) return false;
        give_item(draft_, *std::exchange(to_carry_, std::nullopt), bearer);
    }
    return true;
}

bool Construction::build_vestibule(Pos at) {
    return call_for({.placement = Raffle::Vestibule, .at = at, .parent = number_});
}

bool Construction::call_for(const MachineOrder& order) {
    constexpr int most_calls = 10;
    for (int call = 0; call < most_calls; ++call) {
        const auto built = build_machine(draft_, order, rng_);
        if (!built) continue;
        made_.insert(made_.end(), built->made.begin(), built->made.end());
        ground_changed();
        return true;
    }
    doomed_ = true;
    return false;
}

std::optional<BuiltMachine> place_features(Draft& draft, const BlueprintRow& blueprint,
                                           const Interior& interior, int number,
                                           const std::optional<Item>& adopted, Rng& rng) {
    Construction construction{draft, blueprint, interior, number, adopted, rng};
    if (!construction.place_all()) return std::nullopt;
    return std::move(construction).result();
}

}  // namespace cellophane
