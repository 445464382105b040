#pragma once

#include <string_view>
#include <vector>

#include "support/ascii.h"
#include "world/environment/promotion.h"
#include "world/environment/surroundings.h"
#include "world/environment/tick.h"

namespace cellophane {

/// A drawn piece of dungeon whose terrain moves, with nobody in it but those a test puts there.
class Arena : private Dwellers {
public:
    explicit Arena(std::string_view picture, std::uint64_t seed = 1)
        : Arena{drawn::strata(picture), seed} {}
    explicit Arena(Strata ground, std::uint64_t seed = 1)
        : strata{std::move(ground)},
          claims{strata.size()},
          unrest{strata.size()},
          rng{stream_key(seed, "arena")},
          occupied{strata.size()},
          woken{strata.size()},
          cleared{strata.size()} {}
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    void put(Layer layer, Terrain terrain, std::string_view picture, std::string_view marks) {
        drawn::cells(picture, marks).for_each([&](Pos at) { strata[layer][at] = terrain; });
    }
    void put(Layer layer, Terrain terrain, Pos at) { strata[layer][at] = terrain; }
    void gas(Terrain kind, int volume, Pos at) {
        strata[Layer::Gas][at] = kind;
        strata.gas_volume[at] += volume;
    }
    void item(ItemKind kind, Pos at) {
        Item made;
        made.kind = kind;
        made.at = at;
        made.origin_depth = 3;
        items.push_back(made);
    }
    /// Every cell of the map belongs to one machine.
    void claim_all(int number) {
        claims.number.fill(static_cast<std::uint16_t>(number));
        claims.areas.fill();
    }

    void tick(int times = 1) {
        for (int i = 0; i < times; ++i) update_environment(around);
    }
    Terrain at(Layer layer, Pos where) const { return strata[layer][where]; }
    int count(Layer layer, Terrain terrain) const { return strata.cells_of(layer, terrain).count(); }
    long gas_total() const {
        long total = 0;
        for (int i = 0; i < strata.size().area(); ++i) total += strata.gas_volume.at_index(i);
        return total;
    }

    Strata strata;
    Claims claims;
    Unrest unrest;
    std::vector<Item> items;
    Rng rng;
    EnvironmentScratch scratch;
    Surroundings around{.depth = 3,
                        .strata = strata,
                        .claims = claims,
                        .items = items,
                        .unrest = unrest,
                        .rng = rng,
                        .dwellers = *this,
                        .scratch = scratch};

    // What happened.
    BitGrid occupied;
    BitGrid woken;
    BitGrid cleared;
    std::vector<int> machines_run;
    std::vector<Feature> grown;
    std::vector<Item> fallen;
    std::vector<Item> burned;
    bool has_ally = false;

private:
    bool is_occupied(Pos where) const override { return occupied.test(where); }
    bool brings_key(Pos) const override { return false; }
    void meet(Pos where) override {
        if (occupied.test(where)) promote_layers(around, where, {TerrainMechanic::PromotesOnCreature});
    }
    void make_room(const BitGrid& cells) override { cleared |= cells; }
    void wake(const BitGrid& cells) override { woken |= cells; }
    void machine_ran(int machine) override { machines_run.push_back(machine); }
    void feature_grew(const FeatureRow& feature, Pos, const BitGrid&) override { grown.push_back(feature.kind); }
    void item_fell(const Item& gone) override { fallen.push_back(gone); }
    void item_burned(const Item& gone) override { burned.push_back(gone); }
    bool return_ally(Pos) override { return has_ally; }
};

}  // namespace cellophane
