#include "world/inventory.h"

#include <algorithm>
#include <utility>

namespace cellophane {

namespace {

Item familiar(ItemKind kind, char letter) {
    Item item;
    item.kind = kind;
    item.marks = {ItemMark::Identified};
    item.letter = letter;
    return item;
}

/// Whether all of a stack goes into one place and out in one go.
bool is_bundled(const Item& item) {
    const ItemCategory category = item.row().category;
    return category == ItemCategory::Weapon || category == ItemCategory::Gem;
}

int places_of(const Item& item) {
    return is_bundled(item) ? 1 : item.quantity;
}

bool joins(const Item& stack, const Item& item) {
    if (stack.kind != item.kind) return false;
    switch (item.row().stacks) {
        case Stacking::Always:
            // What opens something is not to be mistaken for another of its kind.
            return stack.opens.empty() && item.opens.empty();
        case Stacking::SameBatch:
            return stack.batch == item.batch;
        case Stacking::SameDepth:
            return stack.origin_depth == item.origin_depth;
        case Stacking::Never:
        case Stacking::Purse:
        case Stacking::Single:
        case Stacking::count:
            break;
    }
    return false;
}

int stack_for(const Inventory& pack, const Item& item) {
    for (int i = 0; i < static_cast<int>(pack.items.size()); ++i)
        if (joins(pack.at(i), item)) return i;
    return -1;
}

void join(Item& stack, const Item& item) {
    constexpr ItemMarks shared{ItemMark::Identified, ItemMark::MaxChargesKnown, ItemMark::MagicDetected,
                               ItemMark::Protected,  ItemMark::RuneSuspected,   ItemMark::RuneKnown};
    stack.quantity += item.quantity;
    stack.marks |= item.marks & shared;
    stack.enchant = std::max(stack.enchant, item.enchant);
    stack.usage.strength = std::min(stack.usage.strength, item.usage.strength);
    if (stack.origin_depth != item.origin_depth) stack.origin_depth = 0;
}

char free_letter(const Inventory& pack, char wanted) {
    if (wanted != 0 && number_of(pack, wanted) < 0) return wanted;
    char letter = 'a';
    while (number_of(pack, letter) >= 0) ++letter;
    return letter;
}

/// Calls `act` on every field of the pack that holds the number of an item.
template <class Act>
void each_number(Inventory& pack, Act act) {
    for (int* used : pack.slots()) act(*used);
    if (pack.replacement) {
        act(pack.replacement->set_aside);
        act(pack.replacement->put_on);
    }
}

}  // namespace

Inventory starting_pack() {
    constexpr int darts_at_first = 15;
    Item darts = familiar(ItemKind::Dart, 'c');
    darts.quantity = darts_at_first;
    darts.batch = 1;
    return {.items = {familiar(ItemKind::Ration, 'a'), familiar(ItemKind::Dagger, 'b'), darts,
                      familiar(ItemKind::LeatherArmor, 'd')},
            .wielded = 1,
            .worn = 3};
}

bool holds_amulet(const Inventory& pack) {
    return std::any_of(pack.items.begin(), pack.items.end(),
                       [](const Item& item) { return item.kind == ItemKind::Amulet; });
}

int places_taken(const Inventory& pack) {
    int places = 0;
    for (const Item& item : pack.items) places += places_of(item);
    return places;
}

bool has_room_for(const Inventory& pack, const Item& item) {
    if (is_bundled(item) && stack_for(pack, item) >= 0) return true;
    return places_taken(pack) + places_of(item) <= pack_places;
}

int number_of(const Inventory& pack, char letter) {
    for (int i = 0; i < static_cast<int>(pack.items.size()); ++i)
        if (pack.at(i).letter == letter) return i;
    return -1;
}

int put_in(Inventory& pack, Item item) {
    item.marks = item.marks.without({ItemMark::ExplorerAvoids});
    item.carrier = no_actor;
    if (const int stack = stack_for(pack, item); stack >= 0) {
        join(pack.at(stack), item);
        return stack;
    }
    item.letter = free_letter(pack, item.letter);
    const auto behind = std::find_if(pack.items.begin(), pack.items.end(), [&](const Item& other) {
        return other.row().category > item.row().category;
    });
    const int number = static_cast<int>(behind - pack.items.begin());
    pack.items.insert(behind, std::move(item));
    each_number(pack, [number](int& other) {
        if (other >= number) ++other;
    });
    return number;
}

void part_from_its_like(Item& item, Rng& rng) {
    constexpr int batches = 60000;
    if (item.row().manners.has(Manner::Thrown)) item.batch = rng.uniform(1, batches);
}

Item take_stack(Inventory& pack, int number) {
    Item taken = std::move(pack.at(number));
    pack.items.erase(pack.items.begin() + number);
    if (pack.replacement && (pack.replacement->set_aside == number || pack.replacement->put_on == number))
        pack.replacement.reset();
    each_number(pack, [number](int& other) {
        if (other == number) other = -1;
        if (other > number) --other;
    });
    return taken;
}

Item take_one(Inventory& pack, int number) {
    Item& stack = pack.at(number);
    if (stack.quantity <= 1) return take_stack(pack, number);
    Item taken = stack;
    taken.quantity = 1;
    --stack.quantity;
    return taken;
}

Item take_handful(Inventory& pack, int number) {
    return is_bundled(pack.at(number)) ? take_stack(pack, number) : take_one(pack, number);
}

std::optional<Item> take_loose_item(Inventory& pack, Rng& rng) {
    int loose = 0;
    for (int i = 0; i < static_cast<int>(pack.items.size()); ++i) loose += pack.uses(i) ? 0 : 1;
    if (loose == 0) return std::nullopt;
    int left = rng.uniform(0, loose - 1);
    int number = 0;
    while (pack.uses(number) || left-- > 0) ++number;
    return take_handful(pack, number);
}

}  // namespace cellophane
