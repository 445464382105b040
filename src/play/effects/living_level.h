#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// The hero's level with its inhabitants: turns what changing terrain does to cells into what happens to
/// creatures and items. Made for a turn, and gone with it. What can be done to creatures has headers of its
/// own in `effects` and `society`; to items, in `items`.
class LivingLevel final : private LevelCreatures, public LevelContext {
public:
    explicit LivingLevel(Turn& turn);

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

    bool was_announced(Feature feature) const;
    void set_free(const BitGrid& cells);
    void put_items_out(const BitGrid& cells);
};

}  // namespace cellophane
