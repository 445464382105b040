#include "play/items/staff_charges.h"

#include <algorithm>

#include "play/pack_scene.h"
#include "support/catch.h"

// How long staffs wait for their charges (rules/items.md 18).

namespace cellophane {

namespace {

/// Waits for the first charge of an empty staff, drawn many times, in tenths of a turn.
std::vector<int> waits_of(ItemKind kind, int level, int count) {
    Rng rng{7};
    std::vector<int> waits;
    for (int i = 0; i < count; ++i) {
        Inventory pack;
        Item staff = enchanted(kind, level);
        staff.charges = 0;
        staff.usage.until_charge = 1;
        pack.items.push_back(staff);
        recharge(pack, 0, rng);
        CHECK(pack.items[0].charges == 1);
        // The turn took ten tenths of which one was left to wait.
        waits.push_back(pack.items[0].usage.until_charge + 9);
    }
    return waits;
}

}  // namespace

TEST_CASE("the wait for a charge is a third to five thirds of its mean, with three dice", "[play][staffs]") {
    const std::vector<int> waits = waits_of(ItemKind::StaffOfLightning, 2, 4000);
    const auto [least, most] = std::minmax_element(waits.begin(), waits.end());
    CHECK(*least >= 2500 / 3);
    CHECK(*least < 1200);
    CHECK(*most <= 5 * 2500 / 3);
    CHECK(*most > 3800);
    double sum = 0;
    double squares = 0;
    for (const int wait : waits) {
        sum += wait;
        squares += static_cast<double>(wait) * wait;
    }
    const double mean = sum / 4000;
    const double variance = squares / 4000 - mean * mean;
    CHECK(mean > 2460);
    CHECK(mean < 2540);
    // Three dice over 3333: a deviation of 556; one die would have 962.
    CHECK(variance > 510.0 * 510.0);
    CHECK(variance < 600.0 * 600.0);
}

TEST_CASE("blinking and obstruction wait twice as long as other staffs", "[play][staffs]") {
    for (const int level : {2, 3, 5, 10}) {
        CHECK(mean_recharge(enchanted(ItemKind::StaffOfFirebolt, level)) == 5000 / level);
        CHECK(mean_recharge(enchanted(ItemKind::StaffOfBlinking, level)) == 10000 / level);
        CHECK(mean_recharge(enchanted(ItemKind::StaffOfObstruction, level)) == 10000 / level);
    }
}

TEST_CASE("a full staff does not wait", "[play][staffs]") {
    Rng rng{1};
    Inventory pack;
    Item staff = enchanted(ItemKind::StaffOfFirebolt, 3);
    staff.charges = 3;
    staff.usage.until_charge = 500;
    pack.items.push_back(staff);
    recharge(pack, 0, rng);
    CHECK(pack.items[0].usage.until_charge == 500);
    pack.items[0].charges = 2;
    recharge(pack, 0, rng);
    CHECK(pack.items[0].usage.until_charge == 490);
    recharge(pack, 2, rng);
    CHECK(pack.items[0].usage.until_charge == 490 - 16);
}

TEST_CASE("recharging fills staffs and begins their wait anew", "[play][staffs]") {
    Inventory pack;
    CHECK(recharge_staffs(pack).empty());
    Item staff = enchanted(ItemKind::StaffOfFirebolt, 4);
    staff.charges = 0;
    pack.items.push_back(staff);
    CHECK(recharge_staffs(pack).has(ItemCategory::Staff));
    CHECK(pack.items[0].charges == 4);
    CHECK(pack.items[0].usage.until_charge == 1250);
}

TEST_CASE("a drained staff loses a charge when its wait grows beyond five thirds of the mean",
          "[play][staffs]") {
    Rng rng{1};
    Inventory pack;
    Item staff = enchanted(ItemKind::StaffOfFirebolt, 2);
    staff.charges = 2;
    staff.usage.until_charge = 2500;
    pack.items.push_back(staff);
    drain(pack, 166, rng);
    CHECK(pack.items[0].charges == 2);
    CHECK(pack.items[0].usage.until_charge == 4160);
    drain(pack, 1, rng);
    CHECK(pack.items[0].charges == 1);
    CHECK(pack.items[0].usage.until_charge == 4170 - 2500);
}

}  // namespace cellophane
