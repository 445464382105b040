#include "play/items/staff_charges.h"

#include <algorithm>

#include "content/charms.h"
#include "content/staffs.h"
#include "content/trinkets.h"

namespace cellophane {

namespace {

/// A random wait around the mean, a third of it at least, in tenths of a turn.
int draw_wait(int mean, Rng& rng) {
    constexpr int dice = 3;
    return rng.clumped(std::max(1, mean / 3), std::max(1, 5 * mean / 3), dice);
}

/// A charge more when the wait is over, one less when it has grown too long.
void settle(Item& staff, Rng& rng) {
    const int mean = mean_recharge(staff);
    while (staff.usage.until_charge <= 0) {
        staff.charges = std::min(staff.charges + 1, staff.enchant);
        staff.usage.until_charge += draw_wait(mean, rng);
    }
    const int longest = std::max(mean, 5 * mean / 3);
    while (staff.usage.until_charge > longest) {
        staff.charges = std::max(0, staff.charges - 1);
        staff.usage.until_charge -= mean;
    }
}

}  // namespace

int mean_recharge(const Item& staff) {
    return std::max(1, whole_recharge(staff.kind) / std::max(1, staff.enchant));
}

ItemCategories recharge_staffs(Inventory& pack) {
    ItemCategories filled;
    for (Item& item : pack.items) {
        if (item.row().category != ItemCategory::Staff) continue;
        item.charges = item.enchant;
        item.usage.until_charge = mean_recharge(item);
        filled |= {ItemCategory::Staff};
    }
    return filled;
}

std::vector<int> recharge(Inventory& pack, int wisdom, Rng& rng) {
    std::vector<int> ready;
    for (int i = 0; i < static_cast<int>(pack.items.size()); ++i) {
        Item& item = pack.at(i);
        if (item.row().category == ItemCategory::Staff) {
            if (item.charges < item.enchant) item.usage.until_charge -= recharge_step(wisdom);
            settle(item, rng);
        }
        if (item.row().category == ItemCategory::Charm && item.charges > 0 && --item.charges == 0)
            ready.push_back(i);
    }
    return ready;
}

void drain(Inventory& pack, int turns, Rng& rng) {
    constexpr int tenths = 10;
    for (Item& item : pack.items) {
        if (item.row().category == ItemCategory::Staff) {
            item.usage.until_charge += tenths * turns;
            settle(item, rng);
        }
        if (item.row().category == ItemCategory::Charm)
            item.charges = std::min(item.charges + turns, charm_row(item.kind).recharge(item.enchant));
    }
}

}  // namespace cellophane
