#include "world/item_bonus.h"

#include "support/catch.h"

// What a curse and a rune need of an item's bonus (rules/items.md 8).

namespace cellophane::item_bonus_scenes {

namespace {

constexpr ItemMarks rune_marks{ItemMark::RuneSuspected, ItemMark::RuneKnown};

Item sword(int enchant, std::optional<WeaponRune> rune = {}) {
    Item item;
    item.kind = ItemKind::Sword;
    item.enchant = enchant;
    item.weapon_rune = rune;
    item.marks = rune_marks | ItemMarks{ItemMark::Cursed};
    return item;
}

}  // namespace

TEST_CASE("a curse is gone with a bonus of nothing or more", "[world][item_bonus]") {
    for (int enchant = -2; enchant <= 2; ++enchant) {
        Item item = sword(enchant);
        CHECK_FALSE(fade(item));
        CHECK(item.marks.has(ItemMark::Cursed) == (enchant < 0));
    }
}

TEST_CASE("a good rune goes out unless the bonus is above nothing, a bad one stays", "[world][item_bonus]") {
    for (int enchant = -2; enchant <= 2; ++enchant) {
        for (const WeaponRuneRow& row : weapon_rune_rows) {
            Item item = sword(enchant, row.kind);
            item.foe = MonsterClass::Goblin;
            const bool goes = row.is_good && enchant <= 0;
            INFO(row.name << " at " << enchant);
            CHECK(fade(item) == goes);
            CHECK(item.weapon_rune.has_value() == !goes);
            // With it goes whatever was known of it.
            CHECK(item.marks.any_of(rune_marks) == !goes);
            CHECK(item.foe.has_value() == !goes);
        }
        for (const ArmorRuneRow& row : armor_rune_rows) {
            Item item;
            item.kind = ItemKind::LeatherArmor;
            item.enchant = enchant;
            item.armor_rune = row.kind;
            const bool goes = row.is_good && enchant <= 0;
            INFO(row.name << " at " << enchant);
            CHECK(fade(item) == goes);
            CHECK(item.armor_rune.has_value() == !goes);
        }
    }
    // Nothing goes out where there was no rune.
    Item plain = sword(0);
    CHECK_FALSE(fade(plain));
}

}  // namespace cellophane::item_bonus_scenes
