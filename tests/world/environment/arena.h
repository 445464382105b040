#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "support/ascii.h"
#include "world/environment/features.h"
#include "world/environment/fire.h"
#include "world/environment/floor_items.h"
#include "world/environment/gas.h"
#include "world/environment/promotion.h"
#include "world/environment/surroundings.h"
#include "world/environment/tick.h"

namespace cellophane {

/// A drawn piece of dungeon with moving terrain, empty but for the creatures and items a test puts there.
class Arena : private LevelCreatures {
public:
    explicit Arena(std::string_view picture, std::uint64_t seed = 1) : Arena{drawn::layers(picture), seed} {}
    explicit Arena(TerrainLayers ground, std::uint64_t seed = 1)
        : layers{std::move(ground)},
          ownership{layers.size()},
          environment_state{layers.size()},
          rng{stream_key(seed, "arena")},
          occupied{layers.size()},
          keyed{layers.size()},
          woken{layers.size()},
          cleared{layers.size()} {}
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    void put(Layer layer, Terrain terrain, std::string_view picture, std::string_view marks) {
        drawn::cells(picture, marks).for_each([&](Pos at) { layers[layer][at] = terrain; });
    }
    void put(Layer layer, Terrain terrain, Pos at) { layers[layer][at] = terrain; }
    void gas(Terrain kind, int volume, Pos at) {
        layers[Layer::Gas][at] = kind;
        layers.gas_volume[at] += volume;
    }
    void item(ItemKind kind, Pos at) {
        Item made;
        made.kind = kind;
        made.at = at;
        made.origin_depth = 3;
        items.push_back(made);
    }
    /// Puts a key at `at` that opens one cell of this level, or a machine if its number is not 0.
    void key(Pos opens_cell, Pos at, int machine = 0) {
        item(ItemKind::Dagger, at);
        items.back().opens.push_back({.at = machine == 0 ? opens_cell : Pos{-1, -1}, .machine = machine});
    }
    /// The first item here is picked up; nothing happens if there is none.
    void lift(Pos at) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (items[i].at != at) continue;
            take_item(around, i);
            item_left(around, at);
            return;
        }
    }
    /// An item is put down here.
    void drop(ItemKind kind, Pos at) {
        item(kind, at);
        item_arrived(around, at);
    }

    void claim(int number, std::string_view picture, std::string_view marks) {
        drawn::cells(picture, marks).for_each([&](Pos at) { claim(number, at); });
    }
    void claim(int number, Pos at) {
        ownership.number[at] = static_cast<std::uint16_t>(number);
        ownership.areas.set(at);
    }
    /// Every cell of the map belongs to one machine.
    void claim_all(int number) {
        ownership.number.fill(static_cast<std::uint16_t>(number));
        ownership.areas.fill();
    }

    void tick(int times = 1) {
        for (int i = 0; i < times; ++i) update_environment(around);
    }
    /// The hero enters this cell, or bumps into what blocks it.
    void enter(Pos where) { promote_layers(around, where, {TerrainMechanic::PromotesOnHero}); }
    /// Ticks until none of this terrain is left; -1 if some is after `most` ticks.
    int ticks_until_gone(Layer layer, Terrain terrain, int most) {
        for (int passed = 0; passed <= most; ++passed) {
            if (count(layer, terrain) == 0) return passed;
            tick();
        }
        return -1;
    }
    int grown_count(Feature kind) const {
        return static_cast<int>(std::count(grown.begin(), grown.end(), kind));
    }
    bool has_grown(Feature kind) const { return grown_count(kind) > 0; }
    Terrain at(Layer layer, Pos where) const { return layers[layer][where]; }
    int count(Layer layer, Terrain terrain) const { return layers.cells_of(layer, terrain).count(); }
    long gas_total() const {
        long total = 0;
        for (int i = 0; i < layers.size().area(); ++i) total += layers.gas_volume.at_index(i);
        return total;
    }

    TerrainLayers layers;
    MachineOwnership ownership;
    EnvironmentState environment_state;
    std::vector<Item> items;
    Rng rng;
    EnvironmentScratch scratch;
    Surroundings around{.depth = 3,
                        .layers = layers,
                        .ownership = ownership,
                        .items = items,
                        .environment_state = environment_state,
                        .rng = rng,
                        .creatures = *this,
                        .scratch = scratch};

    // The inhabitants.
    Pos hero = nowhere;
    BitGrid occupied;
    /// Cells where the hero or a creature carries a key that opens the cell.
    BitGrid keyed;
    bool has_ally = false;
    // What the environment reported.
    BitGrid woken;
    BitGrid cleared;
    std::vector<int> machines_run;
    std::vector<Feature> grown;
    std::vector<Item> fallen;
    std::vector<Item> burned;
    std::vector<Item> shattered;
    std::vector<Item> faded;

private:
    bool is_occupied(Pos where) const override { return occupied.test(where) || where == hero; }
    bool brings_key(Pos where) const override { return keyed.test(where); }
    void meet(Pos where) override {
        if (is_occupied(where)) promote_layers(around, where, {TerrainMechanic::PromotesOnCreature});
        if (where == hero) enter(where);
    }
    void make_room(const BitGrid& cells) override { cleared |= cells; }
    void wake(const BitGrid& cells) override { woken |= cells; }
    void machine_ran(int machine) override { machines_run.push_back(machine); }
    void feature_comes(const FeatureRow&, Pos) override {}
    void feature_grew(const FeatureRow& feature, Pos, const BitGrid&) override {
        grown.push_back(feature.kind);
    }
    void item_fell(const Item& gone) override { fallen.push_back(gone); }
    void item_burned(const Item& gone) override { burned.push_back(gone); }
    void item_changed(const Item& item, Change change) override {
        (change == Change::Shattered ? shattered : faded).push_back(item);
    }
    bool return_ally(Pos) override { return has_ally; }
};

}  // namespace cellophane
