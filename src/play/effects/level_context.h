#pragma once

#include "play/effects/parties.h"
#include "play/effects/turn.h"
#include "world/environment/surroundings.h"

namespace cellophane {

/// The hero's level with its inhabitants: turns what changing terrain does to cells into what happens to
/// creatures and items. Made for a turn, and gone with it. What can be done to creatures has headers of its
/// own: `ground_effects.h`, `harm.h`, `monster_remains.h`, `falling.h`, `monster_placement.h`; to items,
/// `dropping.h` and `item_keys.h`.
class LevelContext : private Dwellers {
public:
    explicit LevelContext(Turn& turn);
    LevelContext(const LevelContext&) = delete;
    LevelContext& operator=(const LevelContext&) = delete;

    Turn& turn() const { return turn_; }
    Game& game() const { return turn_.game; }
    Level& level() const { return level_; }
    Surroundings& around() { return around_; }
    const Surroundings& around() const { return around_; }
    const TerrainLayers& ground() const { return around_.ground(); }
    void tell(const Event& event) { turn_.tell(event); }

    /// Whether the hero sees this cell.
    bool is_seen(Pos at) const { return turn_.game.here().known.visible.test(at); }
    /// Whether the hero or a creature is in terrain that has any of these.
    bool is_in(Actor& who, TerrainProperties any) const { return ground().has(who.at, any); }
    /// Whether a web or a wall holds it, so that it neither falls, drowns nor sinks.
    bool is_held_up(Actor& who) const;

    /// Runs an effect of the ground unless too many are nested: terrain that appears under a creature may
    /// change again because of it.
    template <typename Effect>
    void nest(const Effect& effect) {
        constexpr int deepest_effect = 12;
        if (depth_ >= deepest_effect) return;
        ++depth_;
        effect();
        --depth_;
    }

private:
    bool is_occupied(Pos at) const override;
    bool brings_key(Pos at) const override;
    void meet(Pos at) override;
    void make_room(const BitGrid& cells) override;
    void wake(const BitGrid& cells) override;
    void machine_ran(int machine) override;
    void feature_comes(const FeatureRow& feature, Pos origin) override;
    void feature_grew(const FeatureRow& feature, Pos origin, const BitGrid& cells) override;
    void item_fell(const Item& item) override;
    void item_burned(const Item& item) override;
    void item_changed(const Item& item, Change change) override;
    bool return_ally(Pos at) override;

    bool was_told(Feature feature) const;
    void set_free(const BitGrid& cells);
    void put_items_out(const BitGrid& cells);

    Turn& turn_;
    Level& level_;
    Surroundings around_;
    /// Current depth of nested effects.
    int depth_ = 0;
};

}  // namespace cellophane
