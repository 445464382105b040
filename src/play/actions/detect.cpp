#include "play/actions/detect.h"

#include "play/items/identification.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

constexpr ItemCategories never_magical{ItemCategory::Food, ItemCategory::Gold, ItemCategory::Gem,
                                       ItemCategory::Key};

bool can_be_felt(const Item& item) {
    return !never_magical.has(item.row().category);
}

/// Whether a piece of gear has nothing magical, and so nothing more to be known.
bool is_plain(const Item& item) {
    const ItemCategory category = item.row().category;
    return (category == ItemCategory::Weapon || category == ItemCategory::Armor) && item.enchant == 0 &&
           !item.has_rune();
}

void feel(Turn& turn, Item& item) {
    if (!can_be_felt(item)) return;
    item.marks |= {ItemMark::MagicDetected};
    if (is_plain(item)) item.marks |= {ItemMark::Identified};
    if (item.row().polarity != Polarity::ByItem) turn.game.item_knowledge.of(item.kind).polarity_known = true;
}

bool is_magical(const Item& item) {
    return can_be_felt(item) && polarity_of(item) != Polarity::None;
}

}  // namespace

void detect_magic(Turn& turn) {
    Game& game = turn.game;
    MagicFelt felt;
    for (Item& item : game.here().level.items) {
        feel(turn, item);
        felt.on_level = felt.on_level || is_magical(item);
        // What was seen before is remembered as it is felt now.
        for (Item& remembered : game.here().known.items)
            if (remembered.at == item.at && remembered.kind == item.kind)
                remembered.marks |= {ItemMark::MagicDetected};
    }
    for (Item& item : game.hero.pack.items) {
        feel(turn, item);
        felt.in_pack = felt.in_pack || is_magical(item);
    }
    turn.emit(felt);
    for (const CategoryRow& row : category_rows) conclude(turn, row.kind);
}

}  // namespace cellophane
