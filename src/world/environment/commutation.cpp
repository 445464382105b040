#include "world/environment/commutation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "content/charms.h"
#include "content/staffs.h"
#include "world/environment/floor_items.h"
#include "world/environment/promotion.h"
#include "world/item_bonus.h"

namespace cellophane {

namespace {

constexpr int weakest_charm = 1;

bool takes_part(const Item& item) {
    switch (item.row().category) {
        case ItemCategory::Weapon:
            return item.row().stacks == Stacking::Never;
        case ItemCategory::Armor:
        case ItemCategory::Staff:
        case ItemCategory::Charm:
        case ItemCategory::Ring:
            return true;
        case ItemCategory::Food:
        case ItemCategory::Potion:
        case ItemCategory::Scroll:
        case ItemCategory::Wand:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::Key:
        case ItemCategory::count:
            break;
    }
    return false;
}

/// Whether its enchantment is known; for a staff it is enough to know its most charges.
bool is_known(const Item& item) {
    return item.marks.has(ItemMark::Identified) ||
           (item.row().category == ItemCategory::Staff && item.marks.has(ItemMark::MaxChargesKnown));
}

/// The enchantment received is as known as it was before; one not known has to be found out.
void pass_on_knowledge(Item& item, bool known) {
    // What a charm does is plain to see.
    if (item.row().category == ItemCategory::Charm) return;
    item.marks = item.marks.without({ItemMark::Identified, ItemMark::MaxChargesKnown});
    if (item.row().category == ItemCategory::Staff) {
        if (known) item.marks = item.marks | ItemMarks{ItemMark::MaxChargesKnown};
        return;
    }
    if (known) {
        item.marks = item.marks | ItemMarks{ItemMark::Identified};
        return;
    }
    item.charges = item.row().identified_after;
}

/// A charm that was half ready stays half ready.
void keep_share_of_recharge(Item& charm, int enchant) {
    const CharmRow& row = charm_row(charm.kind);
    charm.charges = charm.charges * row.recharge(enchant) / row.recharge(charm.enchant);
}

void receive(Surroundings& around, Item& item, int enchant, bool known) {
    if (item.row().category == ItemCategory::Charm) keep_share_of_recharge(item, enchant);
    item.enchant = enchant;
    pass_on_knowledge(item, known);
    if (item.row().category == ItemCategory::Staff) item.charges = std::min(item.charges, enchant);
    if (fade(item)) around.creatures.item_changed(item, LevelCreatures::Change::LostRune);
}

bool shatters(const Item& item) {
    return (item.row().category == ItemCategory::Staff && item.enchant < weakest_staff) ||
           (item.row().category == ItemCategory::Charm && item.enchant < weakest_charm);
}

}  // namespace

void commute(Surroundings& around, Pos at) {
    const int machine = around.ownership.number[at];
    if (machine == 0 || !around.ground().mechanics(at).has(TerrainMechanic::SwapsEnchants)) return;
    const auto lies_before = [](const Item* a, const Item* b) {
        return std::pair{a->at.x, a->at.y} < std::pair{b->at.x, b->at.y};
    };
    std::array<Item*, 2> pair{};
    for (Item& item : around.items) {
        if (!lies_on_floor(item) || !takes_part(item) || around.ownership.number[item.at] != machine ||
            !around.ground().mechanics(item.at).has(TerrainMechanic::SwapsEnchants))
            continue;
        Item* next = &item;
        for (Item*& place : pair)
            if (place == nullptr || lies_before(next, place)) std::swap(next, place);
    }
    Item* const first = pair[0];
    Item* const second = pair[1];
    if (second == nullptr || first->enchant == second->enchant) return;
    const int enchant = first->enchant;
    const bool known = is_known(*first);
    receive(around, *first, second->enchant, is_known(*second));
    receive(around, *second, enchant, known);
    for (const Item* item : {first, second})
        if (shatters(*item)) around.creatures.item_changed(*item, LevelCreatures::Change::Shattered);
    // `erase_if` moves items while it tests them.
    const std::array<Pos, 2> places{first->at, second->at};
    std::erase_if(around.items, [&](const Item& item) {
        return lies_on_floor(item) && std::find(places.begin(), places.end(), item.at) != places.end() &&
               takes_part(item) && shatters(item);
    });
    power_machine(around, machine);
}

}  // namespace cellophane
