#include "dungeon/population/monsters.h"
#include "dungeon/stages/stages.h"
#include "world/environment/floor_items.h"
#include "world/environment/promotion.h"
#include "world/environment/tick.h"

namespace cellophane {

namespace {

constexpr int ticks_before_anybody_comes = 50;

/// The creatures of a level not yet visited. They take no part in what happens: they make room, dormant ones
/// come out where a wall gives way, and doors they stand in stay open; nothing hurts them before the hero can
/// see it.
class Sleepers : public Dwellers {
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
    void make_room(const BitGrid& cells) override { evacuate(draft_, cells, rng_); }
    void wake(const BitGrid& cells) override { cellophane::wake(draft_, cells, rng_); }
    void machine_ran(int) override {}
    void feature_comes(const FeatureRow&, Pos) override {}
    void feature_grew(const FeatureRow&, Pos, const BitGrid&) override {}
    void item_fell(const Item&) override {}
    void item_burned(const Item&) override {}
    void item_changed(const Item&, Change) override {}
    bool return_ally(Pos) override { return false; }

private:
    Draft& draft_;
    Rng& rng_;
    Surroundings* around_ = nullptr;
};

}  // namespace

void settle(Draft& draft, Rng& rng) {
    Sleepers sleepers{draft, rng};
    EnvironmentScratch scratch;
    Surroundings around{.depth = draft.goal.depth,
                        .layers = draft.layers,
                        .ownership = draft.ownership,
                        .items = draft.items,
                        .environment_state = draft.environment_state,
                        .rng = rng,
                        .dwellers = sleepers,
                        .scratch = scratch};
    sleepers.look(around);
    for (int tick = 0; tick < ticks_before_anybody_comes; ++tick) update_environment(around);
}

}  // namespace cellophane
