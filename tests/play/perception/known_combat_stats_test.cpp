#include "play/perception/known_combat_stats.h"
#include "play/scenario.h"
#include "play/stats/armor_value.h"
#include "support/catch.h"

// What the hero may count on in a fight (rules/interface.md 10 and 17).

namespace cellophane {

namespace {

constexpr std::string_view duelling_ground =
    "#########\n"
    "#@......#\n"
    "#.......#\n"
    "#########\n";

/// Puts something into the hero's pack and lets the hero use it.
Item& use(Scenario& s, ItemKind kind, int enchant, bool identified = true) {
    Inventory& pack = s.game.hero.pack;
    Item item = some_item(kind, {});
    item.enchant = enchant;
    item.letter = static_cast<char>('a' + pack.items.size());
    if (identified) item.marks |= {ItemMark::Identified};
    const int place = static_cast<int>(pack.items.size());
    (item.row().category == ItemCategory::Armor ? pack.worn : pack.wielded) = place;
    pack.items.push_back(item);
    return pack.items.back();
}

Odds odds_against(Scenario& s, const Monster& monster) {
    const std::optional<Odds> odds = KnownCombatStats{s.game}.against(monster);
    REQUIRE(odds);
    return *odds;
}

/// Thirty health and a defense of thirty.
Scenario plain_hero() {
    Scenario s{duelling_ground};
    s.game.hero.health = s.game.hero.max_health = 30;
    s.game.hero.strength = item_rows[ItemKind::LeatherArmor].strength;
    use(s, ItemKind::LeatherArmor, 0);
    return s;
}

}  // namespace

TEST_CASE("odds of an ogre and a rat against a plain hero match the rules", "[play][odds]") {
    Scenario s = plain_hero();
    REQUIRE(defense(s.game.hero) == 30);
    const Odds ogre = odds_against(s, add_live_creature(s, MonsterKind::Ogre, {5, 1}));
    CHECK(ogre.its == Odds::Blows{.hit_percent = 84, .share_percent = 36, .to_kill = 3});
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {3, 1});
    CHECK(odds_against(s, rat).its == Odds::Blows{.hit_percent = 54, .share_percent = 6, .to_kill = 10});
    s.game.hero.strength = item_rows[ItemKind::Dagger].strength;
    use(s, ItemKind::Dagger, 0);
    CHECK(odds_against(s, rat).heros == Odds::Blows{.hit_percent = 100, .share_percent = 50, .to_kill = 2});
    rat.health = 4;
    CHECK(odds_against(s, rat).heros.to_kill == 1);
    // Three or four: only of three is it sure, and of no more than its shield leaves.
    CHECK_FALSE(odds_against(s, rat).heros.kills_surely);
    rat.health = 3;
    CHECK(odds_against(s, rat).heros.kills_surely);
    rat.vitals.statuses.set(Status::Shielded, 10);
    CHECK_FALSE(odds_against(s, rat).heros.kills_surely);
}

TEST_CASE("in easy mode odds count the reduced damage to the hero", "[play][odds]") {
    Scenario s = plain_hero();
    s.game.easy = true;
    // Nine to thirteen: one or two of thirty.
    const Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {5, 1});
    CHECK(odds_against(s, ogre).its == Odds::Blows{.hit_percent = 84, .share_percent = 3, .to_kill = 15});
    // One to three: never less than one.
    const Monster& rat = add_live_creature(s, MonsterKind::Rat, {3, 1});
    CHECK(odds_against(s, rat).its == Odds::Blows{.hit_percent = 54, .share_percent = 3, .to_kill = 30});
    // 4 turns a bite, of one point each as long as there are fewer than ten of them: 32 of 30.
    const Odds spider = odds_against(s, add_live_creature(s, MonsterKind::Spider, {5, 2}));
    CHECK(spider.poison_turns == 4);
    CHECK(spider.its.to_kill == 8);
    s.game.hero.strength = item_rows[ItemKind::Dagger].strength;
    use(s, ItemKind::Dagger, 0);
    CHECK(odds_against(s, s.level().monsters[1]).heros ==
          Odds::Blows{.hit_percent = 100, .share_percent = 50, .to_kill = 2});
}

TEST_CASE("odds count unidentified equipment as plain and identified equipment as it is", "[play][odds]") {
    Scenario s = plain_hero();
    const Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {5, 1});
    Item& armor = s.game.hero.pack.items[0];
    armor.enchant = 3;
    CHECK(odds_against(s, ogre).its.hit_percent < 84);
    armor.marks = {};
    CHECK(odds_against(s, ogre).its.hit_percent == 84);
    CHECK(defense_as_known(s.game.hero) == 30);
    CHECK(defense(s.game.hero) == 60);
    Item& sword = use(s, ItemKind::Sword, 5, false);
    const int plain = odds_against(s, ogre).heros.hit_percent;
    sword.marks |= {ItemMark::Identified};
    CHECK(odds_against(s, ogre).heros.hit_percent > plain);
}

TEST_CASE("odds are 100 percent against stuck targets, and there are none for allies", "[play][odds]") {
    Scenario s = plain_hero();
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {5, 1});
    CHECK(odds_against(s, ogre).heros.hit_percent < 100);
    ogre.vitals.statuses.set(Status::Stuck, 3);
    CHECK(odds_against(s, ogre).heros.hit_percent == 100);
    s.game.hero.vitals.statuses.set(Status::Stuck, 3);
    CHECK(odds_against(s, ogre).its.hit_percent == 100);
    befriend(ogre);
    CHECK_FALSE(KnownCombatStats{s.game}.against(ogre));
    Monster& captive = add_live_creature(s, MonsterKind::Ogre, {6, 1});
    captive.set(MonsterMark::Captive);
    CHECK_FALSE(KnownCombatStats{s.game}.against(captive));
}

TEST_CASE("odds count poison, and name monsters that do no damage or take none", "[play][odds]") {
    Scenario s = plain_hero();
    // Damage 3 to 4 a bite: 4 turns at 1, then 8 at 2, then 12 at 3: 36 of 30.
    const Odds spider = odds_against(s, add_live_creature(s, MonsterKind::Spider, {5, 1}));
    CHECK(spider.poison_turns == 4);
    CHECK(spider.its.to_kill == 3);
    s.game.hero.vitals.statuses.set(Status::Poisoned, 20);
    s.game.hero.vitals.poison = 1;
    CHECK(odds_against(s, s.level().monsters.back()).its.to_kill == 1);
    CHECK(odds_against(s, add_live_creature(s, MonsterKind::Bloat, {6, 1})).its.against ==
          Odds::Against::Harmless);
    CHECK(odds_against(s, add_live_creature(s, MonsterKind::GoblinTotem, {6, 2})).its.against ==
          Odds::Against::Harmless);
    const Odds revenant = odds_against(s, add_live_creature(s, MonsterKind::Revenant, {7, 1}));
    CHECK(revenant.heros.against == Odds::Against::Immune);
    CHECK(revenant.its.to_kill == 2);
    Item& armor = s.game.hero.pack.items[0];
    armor.armor_rune = ArmorRune::Immunity;
    armor.foe = MonsterClass::Undead;
    // A rune is counted on once it is known, however well the rest is.
    CHECK(odds_against(s, s.level().monsters.back()).its.against == Odds::Against::Nothing);
    armor.marks = {ItemMark::RuneKnown};
    CHECK(odds_against(s, s.level().monsters.back()).its.against == Odds::Against::Immune);
    Item& sword = use(s, ItemKind::Sword, 0);
    sword.weapon_rune = WeaponRune::Slaying;
    sword.foe = MonsterClass::Undead;
    CHECK(odds_against(s, s.level().monsters.back()).heros.against == Odds::Against::Immune);
    sword.marks = {ItemMark::RuneKnown};
    CHECK(odds_against(s, s.level().monsters.back()).heros.to_kill == 1);
}

TEST_CASE("observed monsters come with their odds and abilities", "[play][odds][observation]") {
    Scenario s = plain_hero();
    s.game.light.at = Grid<Illumination>{s.level().size(), {100, 100, 100}};
    Monster& goblin = add_live_creature(s, MonsterKind::GoblinMystic, {4, 1});
    goblin.schooling.slots = 2;
    s.look();
    Observation seen;
    observe(s.game, seen);
    REQUIRE(seen.monsters.size() == 1);
    CHECK(seen.monsters[0].odds);
    CHECK(seen.monsters[0].bolts.has(Bolt::Protection));
    CHECK(seen.monsters[0].behaviors.has(Behavior::KeepsDistance));
    CHECK(seen.monsters[0].lessons == 2);
    // Stripped of its magic it can do less than its kind.
    goblin.stats.bolts.clear();
    observe(s.game, seen);
    CHECK(seen.monsters[0].bolts.empty());
    // A bare map has no hero to fight, so there are no odds, and all creatures are as they were born.
    const Observation map = observe_all(s.level());
    CHECK_FALSE(map.monsters.at(0).odds);
    CHECK(map.monsters.at(0).bolts.has(Bolt::Protection));
}

}  // namespace cellophane
