#pragma once

#include <optional>
#include <span>

#include "kit/rng/rng.h"
#include "world/item.h"

namespace cellophane {

// Item generation: what an item that is made turns out to be. The loot tables are the frequencies of
// categories and kinds (content/items.h, content/items) and how those of some kinds change with what has been
// found (content/metered_items.h). Where items lie: item_placement.

/// Weights of kinds other than their own, in the order of the metering table.
using MeteredWeights = std::span<const int>;

/// What kind of item is wanted.
struct ItemRequest {
    /// Drawn by the categories' own weights; what weighs nothing comes only if nothing else is allowed.
    ItemCategories categories{};
    std::optional<ItemKind> kind{};
    /// Of the level it is made on.
    int depth = 0;
    /// The same as the long dungeon counts: gold grows with it, and so do the foes of a rune of slaying.
    int long_depth = 0;
    /// Empty: every kind has the weight of its row (rules/levels.md 23.3).
    MeteredWeights metered{};
};

/// All categories that lie about on a level: neither gold nor what is made on request only.
inline constexpr ItemCategories floor_categories{
    ItemCategory::Food,   ItemCategory::Weapon, ItemCategory::Armor,
    ItemCategory::Potion, ItemCategory::Scroll, ItemCategory::Staff,
    ItemCategory::Wand,   ItemCategory::Ring,   ItemCategory::Charm};

/// Makes one item (rules/items.md 3), lying nowhere yet.
Item make_item(const ItemRequest& request, Rng& rng);

/// Whether it is sticky and weak: a negative weapon, armor or ring.
bool is_malevolent_gear(const Item& item);

}  // namespace cellophane
