#include "play/actions/enchant.h"

#include "play/scenario.h"
#include "support/catch.h"

// rules/items.md 15.

namespace cellophane {

TEST_CASE("enchanting armor raises it, makes it ask for less strength and lifts its curse", "[play][items]") {
    Scenario s{bare_room};
    Item mail = some_item(ItemKind::BandedMail, {});
    const int strength = mail.strength();
    mail.enchant = -2;
    mail.marks |= {ItemMark::Cursed};
    CHECK(enchant(s.game, mail));
    CHECK(mail.enchant == -1);
    CHECK(mail.strength() == strength - 1);
    CHECK_FALSE(mail.marks.has(ItemMark::Cursed));
    CHECK_FALSE(enchant(s.game, mail));
    CHECK(mail.enchant == 0);
}

TEST_CASE("enchanting a wand adds charges, a staff a level and a charge", "[play][items]") {
    Scenario s{bare_room};
    Item wand = some_item(ItemKind::WandOfTeleportation, {});
    wand.charges = 1;
    const int level = wand.enchant;
    (void)enchant(s.game, wand);
    CHECK(wand.charges == 1 + wand.row().range.least);
    CHECK(wand.enchant == level);
    Item staff = some_item(ItemKind::StaffOfFirebolt, {});
    staff.enchant = 2;
    staff.charges = 0;
    (void)enchant(s.game, staff);
    CHECK(staff.enchant == 3);
    CHECK(staff.charges == 1);
}

}  // namespace cellophane
