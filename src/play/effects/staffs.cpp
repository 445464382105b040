#include "play/effects/staffs.h"

#include <algorithm>

#include "content/staffs.h"
#include "content/trinkets.h"

namespace cellophane {

namespace {

/// A while around the mean, a third of it at least.
int draw_wait(int mean, Rng& rng) {
    constexpr int dice = 3;
    return rng.clumped(std::max(1, mean / 3), std::max(1, 5 * mean / 3), dice);
}

void recharge_staff(Item& staff, int step, Rng& rng) {
    const int mean = mean_recharge(staff);
    if (staff.charges < staff.enchant) staff.usage.until_charge -= step;
    while (staff.usage.until_charge <= 0) {
        staff.charges = std::min(staff.charges + 1, staff.enchant);
        staff.usage.until_charge += draw_wait(mean, rng);
    }
    // Drained by a ring that means ill.
    while (staff.usage.until_charge > 5 * mean / 3) {
        staff.charges = std::max(0, staff.charges - 1);
        staff.usage.until_charge -= mean;
    }
}

}  // namespace

int mean_recharge(const Item& staff) {
    return std::max(1, whole_recharge(staff.kind) / std::max(1, staff.enchant));
}

void recharge_staffs(Pack& pack) {
    for (Item& item : pack.items) {
        if (item.row().category != ItemCategory::Staff) continue;
        item.charges = item.enchant;
        item.usage.until_charge = mean_recharge(item);
    }
}

void recharge(Pack& pack, int wisdom, Rng& rng) {
    for (Item& item : pack.items) {
        if (item.row().category == ItemCategory::Staff) recharge_staff(item, recharge_step(wisdom), rng);
        if (item.row().category == ItemCategory::Charm && item.charges > 0) --item.charges;
    }
}

}  // namespace cellophane
