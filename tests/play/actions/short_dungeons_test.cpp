#include "content/variants.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// What a find is worth in a short dungeon (rules/levels.md 28, item 7).

namespace cellophane {

TEST_CASE("potions of strength give as much as the variant says", "[play][items]") {
    for (const VariantRow& variant : variant_rows) {
        INFO(variant.name);
        Scenario s{bare_room};
        s.game.variant = variant.kind;
        const int before = s.game.hero.strength;
        s.play(Drink{carry(s, ItemKind::PotionOfStrength)});
        CHECK(s.game.hero.strength == before + (variant.kind == Variant::Brogue ? 1 : 2));
    }
}

TEST_CASE("scrolls of enchanting give as much as the variant says", "[play][items]") {
    for (const VariantRow& variant : variant_rows) {
        INFO(variant.name);
        const int worth = variant.kind == Variant::Brogue ? 1 : 2;
        Scenario s{bare_room};
        s.game.variant = variant.kind;
        const Item mail = enchanted(ItemKind::PlateArmor, 0, {});
        const char armor = carry(s, mail);
        const char wand = carry(s, enchanted(ItemKind::WandOfSlowness, 0, {}));
        const int charges = in_pack(s, wand).charges;
        s.play(Read{carry(s, ItemKind::ScrollOfEnchanting)}).play(Choose{armor});
        CHECK(in_pack(s, armor).enchant == worth);
        CHECK(in_pack(s, armor).strength() == mail.strength() - worth);
        s.play(Read{carry(s, ItemKind::ScrollOfEnchanting)}).play(Choose{wand});
        CHECK(in_pack(s, wand).charges == charges + worth * item_rows[ItemKind::WandOfSlowness].range.least);
    }
}

}  // namespace cellophane
