#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "dungeon/draft/arrival.h"
#include "dungeon/draft/draft_cells.h"
#include "dungeon/population/monsters.h"
#include "dungeon/stages/stages.h"
#include "world/connectivity.h"
#include "world/environment/features.h"
#include "world/environment/floor_items.h"
#include "world/environment/promotion.h"
#include "world/environment/tick.h"

namespace cellophane {

namespace {

constexpr int ticks_before_anybody_comes = 50;

/// The creatures of a level not yet visited. They take no part in what happens: they make room, dormant ones
/// come out where a wall gives way, and doors they stand in stay open; nothing hurts them before the hero can
/// see it.
class Sleepers : public LevelCreatures {
public:
    Sleepers(Draft& draft, Rng& rng) : draft_{draft}, rng_{rng} {}

    void look(Surroundings& around) { around_ = &around; }

    bool is_occupied(Pos at) const override {
        for (const Monster& monster : draft_.monsters.oldest_first())
            if (monster.at == at && !monster.is_dormant()) return true;
        return false;
    }
    bool brings_key(Pos at) const override {
        for (const Item& item : draft_.items)
            if (!lies_on_floor(item) && item.at == at && opens(*around_, item, at)) return true;
        return false;
    }
    void meet(Pos at) override {
        if (is_occupied(at)) promote_layers(*around_, at, {TerrainMechanic::PromotesOnCreature});
    }
    void make_room(const BitGrid& cells) override { evacuate(draft_, cells, rng_, &kept_free()); }
    void wake(const BitGrid& cells) override { cellophane::wake(draft_, cells, rng_, &kept_free()); }
    void machine_ran(int) override {}
    void feature_comes(const FeatureRow&, Pos) override {}
    void feature_grew(const FeatureRow&, Pos, const BitGrid&) override {}
    void item_fell(const Item&) override {}
    void item_burned(const Item& item) override { burned_.push_back(item); }
    void item_changed(const Item&, Change) override {}
    bool return_ally(Pos) override { return false; }

    const std::vector<Item>& burned() const { return burned_; }

private:
    /// Nobody is driven, or comes out, to where the hero comes (rules/levels.md 23.1).
    const BitGrid& kept_free() {
        if (kept_free_.size() == Size{})
            kept_free_ = view_from(draft_.layers, arrival(draft_)) |
                         within_steps(draft_.layers, arrival(draft_), steps_without_foes);
        return kept_free_;
    }

    Draft& draft_;
    Rng& rng_;
    Surroundings* around_ = nullptr;
    /// Empty until somebody has to make room or would come out.
    BitGrid kept_free_;
    std::vector<Item> burned_;
};

bool is_anybody_in(const Draft& draft, const BitGrid& cells) {
    for (const Monster& monster : draft.monsters)
        if (!monster.is_dormant() && cells.test(monster.at)) return true;
    return false;
}

/// Nobody waits in view of the stairs: where what hid a creature has been trampled or burned, it stands
/// again.
void hide_again(Draft& draft, const TerrainLayers& before) {
    constexpr TerrainProperties opaque{TerrainProperty::BlocksVision};
    const BitGrid cleared = before.cells_with(opaque) - draft.layers.cells_with(opaque);
    if (cleared.none() || !is_anybody_in(draft, view_from(draft.layers, arrival(draft)))) return;
    cleared.for_each([&](Pos at) {
        for (Layer layer : {Layer::Dungeon, Layer::Liquid, Layer::Surface})
            draft.layers.put(layer, at, before[layer][at]);
    });
}

/// Dry ways from stairs to stairs, as pods leave them.
bool are_stairs_joined(const Draft& draft) {
    BitGrid ways = open_or_doorway(draft.layers) - draft.layers.cells_of(Layer::Liquid, Terrain::RopeBridge);
    // Fires burn out, but on brimstone.
    const auto [fire, brimstone] = draft.layers.cells_with_each(
        std::array{TerrainProperties{TerrainProperty::Fire}, TerrainProperties{TerrainProperty::Ignites}});
    ways |= fire - brimstone;
    ways.set(draft.stairs.up);
    ways.set(draft.stairs.down);
    return part_with(draft.stairs.up, ways).test(draft.stairs.down);
}

/// Bloodwort that has grown across the way between the stairs loses its new pods.
void prune_pods(Draft& draft, const TerrainLayers& before) {
    const BitGrid grown = draft.layers.cells_of(Layer::Surface, Terrain::BloodwortPod) -
                          before.cells_of(Layer::Surface, Terrain::BloodwortPod);
    if (grown.none() || are_stairs_joined(draft)) return;
    grown.for_each([&](Pos at) { draft.layers.put(Layer::Surface, at, before[Layer::Surface][at]); });
}

/// Puts a fire out, and grass that it would come back to; what hides somebody stays.
void put_out(Draft& draft, Pos at) {
    const TerrainProperties surface = properties_of(std::as_const(draft.layers)[Layer::Surface][at]);
    draft.environment_state.caught_fire.reset(at);
    if (surface.has(TerrainProperty::Fire) ||
        (surface.has(TerrainProperty::Flammable) && !surface.has(TerrainProperty::BlocksVision)))
        empty_layer(draft.layers, Layer::Surface, at);
}

/// The air is clear in front of both stairs.
void clear_air(Draft& draft) {
    const BitGrid harm = harmful_air(draft.layers);
    if (harm.none()) return;
    const BitGrid fire = draft.layers.cells_with(TerrainProperties{TerrainProperty::Fire});
    for (Pos stairs : {draft.stairs.up, draft.stairs.down}) {
        const BitGrid near =
            within_steps(draft.layers, in_front_of(draft.layers, stairs), steps_of_clear_air);
        if (near.intersects(harm)) near.for_each([&](Pos at) { empty_layer(draft.layers, Layer::Gas, at); });
        if (near.intersects(fire)) near.for_each([&](Pos at) { put_out(draft, at); });
    }
}

/// Whether a machine has laid out such an item for its lock.
bool opens_machine(const Draft& draft, ItemKind kind) {
    return std::any_of(draft.machines.begin(), draft.machines.end(), [&](const MachineRecord& machine) {
        const auto& features = blueprint_rows[machine.kind].features;
        return std::any_of(features.begin(), features.end(), [&](const MachineFeature& feature) {
            return feature.place == Where::Outside && feature.item_kind == kind;
        });
    });
}

/// What opens a machine is not lost to fires before anybody comes: it lies among the ashes.
void lay_out_again(Draft& draft, const std::vector<Item>& burned) {
    for (const Item& item : burned) {
        if (!opens_machine(draft, item.kind)) continue;
        put_out(draft, item.at);
        draft.items.push_back(item);
    }
}

}  // namespace

void settle(Draft& draft, Rng& rng) {
    const TerrainLayers before = draft.layers;
    Sleepers sleepers{draft, rng};
    EnvironmentScratch scratch;
    Surroundings around{.depth = draft.goal.depth,
                        .layers = draft.layers,
                        .ownership = draft.ownership,
                        .items = draft.items,
                        .environment_state = draft.environment_state,
                        .rng = rng,
                        .creatures = sleepers,
                        .scratch = scratch};
    sleepers.look(around);
    for (int tick = 0; tick < ticks_before_anybody_comes; ++tick) update_environment(around);
    prune_pods(draft, before);
    clear_air(draft);
    lay_out_again(draft, sleepers.burned());
    hide_again(draft, before);
}

}  // namespace cellophane
