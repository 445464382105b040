#include "agent/write_items.h"

#include "agent/flat.h"
#include "agent/write_creatures.h"
#include "agent/write_map.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("an item on the floor has a row, and one that is carried is with its bearer", "[agent]") {
    Observation seen = around_hero();
    seen.monsters = {{.at = {12, 5}, .kind = MonsterKind::Monkey}};
    seen.items = {{.at = {12, 5}, .kind = ItemKind::Sword, .identified = false, .carried = true},
                  {.at = {11, 5},
                   .kind = ItemKind::PotionOfLife,
                   .quantity = 3,
                   .kind_known = false,
                   .identified = false,
                   .look = 7}};
    Flat flat;
    ObservationBlock block{flat.bytes};
    write_creatures(seen, block);
    write_items(seen, block);
    CHECK(flat.at(Field::Items) == 2);
    CHECK(flat.at(Field::ItemX) == 11);
    CHECK(flat.at(Field::ItemCategory) == named(ItemCategory::Potion));
    CHECK(flat.at(Field::ItemKind) == 0);
    CHECK(flat.at(Field::ItemLook) == 7);
    CHECK(flat.at(Field::ItemQuantity) == 3);
    CHECK(flat.at(Field::ItemCarried, 1) == 1);
    CHECK(flat.at(Field::ItemKind, 1) == named(ItemKind::Sword));
    CHECK(flat.at(Field::CreatureCarries) == 2);
    CHECK(flat.at(Field::CellItem, cell_place({11, 5})) == 1);
    CHECK(flat.at(Field::CellItemCategory, cell_place({11, 5})) == named(ItemCategory::Potion));
    CHECK(flat.at(Field::CellItemKind, cell_place({11, 5})) == 0);
    CHECK(flat.at(Field::CellItem, cell_place({12, 5})) == 0);
}

TEST_CASE("the pack tells what its names and panels tell", "[agent]") {
    Observation seen = around_hero();
    ItemView charm{.kind = ItemKind::CharmOfLevitation, .enchant = 1, .charges = 40};
    ItemView mail{.kind = ItemKind::BandedMail, .charges = 900, .identified = false, .strength = 15};
    ItemView axe{.kind = ItemKind::Axe, .enchant = -2, .weapon_rune = WeaponRune::Speed};
    seen.pack = {{'c', charm, false}, {'d', mail, false}, {'f', axe, true}};
    seen.pack_places_left = 20;
    const Appraisals appraisals{{.letter = 'c', .used_ago = {5, -1, -1}},
                                {.letter = 'd', .armor = 70, .left_to_know = 900},
                                {.letter = 'f', .accuracy_change = -4, .clings = true}};
    Flat flat;
    ObservationBlock block{flat.bytes};
    write_pack(seen, appraisals, block);
    CHECK(flat.at(Field::Stacks) == 3);
    CHECK(flat.at(Field::PackPlacesLeft) == 20);
    CHECK(flat.at(Field::PackLetter) == 3);
    CHECK(flat.at(Field::PackCharges) == 40);
    CHECK(flat.at(Field::PackUsedAgo) == 6);
    CHECK(flat.at(Field::PackUsedAgo, 1) == 0);
    CHECK(flat.at(Field::PackStrength, 1) == 15);
    CHECK(flat.at(Field::PackArmor, 1) == 70);
    CHECK(flat.at(Field::PackLeftToKnow, 1) == 900);
    // What armor counts down is told by its panel alone.
    CHECK(flat.at(Field::PackCharges, 1) == 0);
    CHECK(flat.at(Field::PackEnchant, 2) == -2);
    CHECK(flat.at(Field::PackWeaponRune, 2) == named(WeaponRune::Speed));
    CHECK(flat.at(Field::PackInUse, 2) == 1);
    CHECK(flat.at(Field::PackClings, 2) == 1);
    CHECK(flat.at(Field::PackAccuracyChange, 2) == -4);
    CHECK(flat.at(Field::PackCategory, 3) == 0);
}

TEST_CASE("kinds are known, or as likely as the page of discoveries says", "[agent]") {
    Flat flat;
    ObservationBlock block{flat.bytes};
    write_discoveries({{.kind = ItemKind::PotionOfLife, .known = true},
                       {.kind = ItemKind::PotionOfSpeed, .means = Polarity::Benevolent, .percent = 9}},
                      block);
    const auto life = static_cast<int>(ItemKind::PotionOfLife);
    const auto speed = static_cast<int>(ItemKind::PotionOfSpeed);
    CHECK(flat.at(Field::KindKnown, life) == 1);
    CHECK(flat.at(Field::KindKnown, speed) == 0);
    CHECK(flat.at(Field::KindMeans, speed) == static_cast<int>(Polarity::Benevolent));
    CHECK(flat.at(Field::KindPercent, speed) == 9);
}

}  // namespace cellophane
