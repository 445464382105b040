#include "world/pack.h"

#include <cstddef>
#include <utility>

namespace cellophane {

namespace {

Item familiar(ItemKind kind) {
    Item item;
    item.kind = kind;
    item.marks = {ItemMark::Identified};
    return item;
}

}  // namespace

Pack starting_pack() {
    constexpr int darts_at_first = 15;
    Item darts = familiar(ItemKind::Dart);
    darts.quantity = darts_at_first;
    darts.batch = 1;
    return {.items = {familiar(ItemKind::Ration), familiar(ItemKind::Dagger), darts,
                      familiar(ItemKind::LeatherArmor)},
            .wielded = 1,
            .worn = 3};
}

Item take_stack(Pack& pack, int number) {
    Item taken = std::move(pack.items[static_cast<std::size_t>(number)]);
    pack.items.erase(pack.items.begin() + number);
    const auto follow = [number](int& used) {
        if (used == number) used = -1;
        if (used > number) --used;
    };
    follow(pack.wielded);
    follow(pack.worn);
    return taken;
}

Item take_one(Pack& pack, int number) {
    Item& stack = pack.items[static_cast<std::size_t>(number)];
    if (stack.quantity <= 1) return take_stack(pack, number);
    Item taken = stack;
    taken.quantity = 1;
    --stack.quantity;
    return taken;
}

std::optional<Item> take_loose_item(Pack& pack, Rng& rng) {
    int loose = 0;
    for (int i = 0; i < static_cast<int>(pack.items.size()); ++i) loose += pack.uses(i) ? 0 : 1;
    if (loose == 0) return std::nullopt;
    int left = rng.uniform(0, loose - 1);
    int number = 0;
    while (pack.uses(number) || left-- > 0) ++number;
    const ItemCategory category = pack.items[static_cast<std::size_t>(number)].row().category;
    const bool whole = category == ItemCategory::Weapon || category == ItemCategory::Gem;
    return whole ? take_stack(pack, number) : take_one(pack, number);
}

}  // namespace cellophane
