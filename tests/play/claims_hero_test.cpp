#include "content/rune_powers.h"
#include "play/lighting/miners_light.h"
#include "play/pack_scene.h"
#include "play/perception/known_combat_stats.h"
#include "play/perception/stealth.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "play/stats/strength.h"
#include "support/catch.h"

// What players are promised about the hero, what he wears and where he goes (rules/claims.md), as far as no
// other test keeps it. `claims.tsv` says where each promise is kept.

namespace cellophane::claims_of_the_hero {

namespace {

/// Damage a turn brings on average, in percent of half a point.
int damage_a_turn(const Hero& hero, const Item& weapon, const Monster& foe) {
    const Roll blow = damage(hero, &weapon);
    return hit_percent(accuracy(hero, &weapon), defense(foe)) * (blow.least + blow.most);
}

int stealth_in(ItemKind armor, int enchant) {
    Scenario s{bare_room};
    const char letter = carry(s, enchanted(armor, enchant));
    s.game.hero.pack.worn = number_of(s.game.hero.pack, letter);
    return stealth_range(stealth_conditions(s.game, false));
}

}  // namespace

TEST_CASE("a -1 axe outdamages a +0 dagger, and the war hammer is the best sneak weapon",
          "[play][claims][B16][S24]") {
    Hero hero;
    hero.strength = 19;
    const Monster goblin = newborn(MonsterKind::Goblin, std::nullopt, {1, 1});
    CHECK(damage_a_turn(hero, enchanted(ItemKind::Axe, -1), goblin) >
          damage_a_turn(hero, enchanted(ItemKind::Dagger, 0), goblin));
    const auto by_surprise = [](const ItemRow& row) {
        return (row.range.least + row.range.most) * (row.kind == ItemKind::Dagger ? 5 : 3);
    };
    for (const ItemRow& row : kinds_of(ItemCategory::Weapon)) {
        INFO(row.name);
        if (row.kind != ItemKind::WarHammer)
            CHECK(by_surprise(row) < by_surprise(item_rows[ItemKind::WarHammer]));
    }
}

TEST_CASE("each plus of a runic weapon raises its rune's chance and offsets a lack of strength",
          "[play][claims][B20][W18]") {
    for (int enchant = 1; enchant < 12; ++enchant)
        CHECK(rune_percent(WeaponRune::Slowing, ItemKind::Sword, (enchant + 1) * quarters) >
              rune_percent(WeaponRune::Slowing, ItemKind::Sword, enchant * quarters));
    Hero hero;
    hero.strength = item_rows[ItemKind::Sword].strength - 3;
    const int lacking = net_enchantment(hero, enchanted(ItemKind::Sword, 0));
    CHECK(lacking < 0);
    CHECK(net_enchantment(hero, enchanted(ItemKind::Sword, 1)) == lacking + quarters);
}

TEST_CASE("the hero's light shrinks with depth, and a ring of light enlarges it", "[play][claims][E06]") {
    CHECK(miners_light(20, {}).radius_hundredths < miners_light(1, {}).radius_hundredths);
    CHECK(miners_light(20, {.rings = 1}).radius_hundredths > miners_light(20, {}).radius_hundredths);
}

TEST_CASE("levitation crosses chasms and lava, fire immunity crosses lava", "[play][claims][E32][W22]") {
    const auto crossed = [](std::string_view picture, Status by) {
        Scenario s{picture};
        s.game.hero.vitals.statuses.set(by, 100);
        for (int i = 0; i < 7; ++i) {
            s.play(Move{Direction::East});
            if (s.game.question != Question::None) s.play(Answer{true});
        }
        return !s.game.ending && s.game.depth == 5 && s.game.hero.at == Pos{8, 1} &&
               s.game.hero.health == s.game.hero.max_health;
    };
    constexpr std::string_view chasm = "##########\n#@;::::;.#\n##########\n";
    constexpr std::string_view lava = "##########\n#@.lllll.#\n##########\n";
    CHECK(crossed(chasm, Status::Levitating));
    CHECK(crossed(lava, Status::Levitating));
    CHECK(crossed(lava, Status::FireImmune));
    CHECK_FALSE(crossed(lava, Status::Hasted));
}

TEST_CASE("armour adds to the stealth range by the strength it needs, whatever its enchantment",
          "[play][claims][S04][S05]") {
    constexpr int base = 7;
    constexpr std::pair<ItemKind, int> kinds[] = {{ItemKind::LeatherArmor, 0}, {ItemKind::ScaleMail, 0},
                                                  {ItemKind::ChainMail, 1},    {ItemKind::BandedMail, 3},
                                                  {ItemKind::SplintMail, 5},   {ItemKind::PlateArmor, 7}};
    for (const auto& [kind, more] : kinds) {
        INFO(item_rows[kind].name);
        for (const int enchant : {-2, 0, 5}) CHECK(stealth_in(kind, enchant) == base + more);
    }
}

TEST_CASE("a potion of strength lasts for good, and food is used up after 2150 turns",
          "[play][claims][W05][W26]") {
    Scenario s{bare_room};
    s.game.hero.health = s.game.hero.max_health = 1000;
    s.play(Drink{carry(s, ItemKind::PotionOfStrength)});
    s.game.horde_fuse = 1'000'000;
    s.game.hero.nutrition = full_nutrition;
    for (int i = 0; i < 2149; ++i) s.play(Rest{});
    CHECK(s.game.hero.nutrition == 1);
    s.play(Rest{});
    CHECK(s.game.hero.nutrition == 0);
    CHECK(s.game.hero.strength == 13);
}

TEST_CASE("cursed banded mail can be better than leather", "[play][claims][W13]") {
    Hero hero;
    hero.strength = 17;
    Item banded = enchanted(ItemKind::BandedMail, -2, {ItemMark::Cursed, ItemMark::Identified});
    Item leather = enchanted(ItemKind::LeatherArmor, 0, {ItemMark::Identified});
    CHECK(defense_as_known(hero, &banded) > defense_as_known(hero, &leather));
}

TEST_CASE("gold left on a level is still there when the hero comes back up", "[play][claims][W36]") {
    Scenario s = with_below(stairs_above, stairs_below);
    s.level().items.push_back(some_item(ItemKind::Gold, {3, 3}, 120));
    s.play(Move{Direction::East});
    REQUIRE(s.game.depth == 6);
    for (int i = 0; i < 300; ++i) s.play(Rest{});
    s.play(TravelToStairs{Stair::Up});
    while (s.game.doing.index() != 0) s.play(Continue{});
    REQUIRE(s.game.depth == 5);
    s.play_out(TravelTo{{3, 3}});
    CHECK(s.game.hero.gold == 120);
}

TEST_CASE("with a map of the level the hero travels to stairs not yet seen", "[play][claims][W37]") {
    Scenario s{R"(
        ################
        #@.....#.......#
        #......+......>#
        #......#.......#
        ################
    )"};
    s.play(TravelToStairs{Stair::Down});
    CHECK(s.count<TravelUnknown>() == 1);
    s.game.places[5] = drawn_place(stairs_below, 6);
    s.play(Read{carry(s, ItemKind::ScrollOfMagicMapping)});
    s.play_out(TravelToStairs{Stair::Down});
    // At the door he halts for the sight of them.
    CHECK(s.count<NotableSeen>() == 1);
    s.play_out(TravelToStairs{Stair::Down});
    CHECK(s.game.depth == 6);
}

}  // namespace cellophane::claims_of_the_hero
