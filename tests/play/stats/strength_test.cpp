#include "play/stats/strength.h"

#include "content/powers.h"
#include "play/stats/equipped_hero.h"
#include "support/catch.h"

// What a strong or a weak hero makes of weapons and armor (rules/hero.md 2.2).

namespace cellophane {

TEST_CASE("a point of strength too few is worth two and a half of enchantment, one too many a quarter",
          "[play][odds]") {
    Hero weak = hero_with(ItemKind::WarHammer, 0);
    weak.strength -= 1;
    CHECK(strength_adjustment(weak, weak.pack.items[0]) == -10);
    CHECK(net_enchantment(weak, weak.pack.items[0]) == -10);
    weak.strength += 3;
    CHECK(strength_adjustment(weak, weak.pack.items[0]) == 2);
    CHECK(net_enchantment(weak, weak.pack.items[0]) == 2);
    // Weakness takes strength away.
    weak.vitals.weakness = 4;
    CHECK(strength_adjustment(weak, weak.pack.items[0]) == -20);
}

TEST_CASE("net enchantment stays from levels -20 to 50, however strong the hero is", "[play][odds]") {
    Hero hero = hero_with(ItemKind::BandedMail, 3);
    CHECK(net_enchantment(hero, hero.pack.items[0]) == 3 * quarters);
    hero.strength = 1000;
    CHECK(net_enchantment(hero, hero.pack.items[0]) == 50 * quarters);
    hero.strength = 0;
    CHECK(net_enchantment(hero, hero.pack.items[0]) == -20 * quarters);
}

}  // namespace cellophane
