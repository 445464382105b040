#include "play/items/appraisal.h"

#include <algorithm>

#include "content/machines.h"
#include "content/rune_powers.h"
#include "play/observation/vision.h"
#include "play/pack_scene.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Appraisal worth_of(const Scenario& s, char letter) {
    const Appraisals all = appraise_pack(s.game);
    const auto found = std::find_if(all.begin(), all.end(),
                                    [letter](const Appraisal& worth) { return worth.letter == letter; });
    REQUIRE(found != all.end());
    return *found;
}

Item known(ItemKind kind, int enchant = 0) {
    Item item{.kind = kind, .enchant = enchant};
    item.marks |= {ItemMark::Identified};
    return item;
}

int number(const Scenario& s, char letter) {
    return number_of(s.game.hero.pack, letter);
}

}  // namespace

TEST_CASE("armour is appraised by the defence it would give with the hero's strength", "[play][appraisal]") {
    Scenario s{bare_room};
    s.game.hero.strength = 12;
    const char leather = carry(s, known(ItemKind::LeatherArmor, 3));
    const char chain = carry(s, known(ItemKind::ChainMail));
    s.game.hero.pack.worn = number(s, leather);
    // rules/items.md 27: chain mail +0 at strength 12 shows 2.
    CHECK(worth_of(s, chain).armor / 10 == 2);
    CHECK(worth_of(s, chain).strength_quarters == -10);
    CHECK(worth_of(s, chain).present_armor == defense(s.game.hero));
    CHECK(worth_of(s, leather).armor == worth_of(s, leather).present_armor);
    const int sitting = worth_of(s, leather).armor;
    s.game.hero.vitals.statuses.set(Status::Donning, 5);
    CHECK(worth_of(s, leather).armor == sitting);
    CHECK(worth_of(s, chain).armor / 10 == 2);
}

TEST_CASE("weapons and armour are appraised with what the hero's strength adds or takes",
          "[play][appraisal]") {
    for (const ItemKind kind :
         {ItemKind::WarAxe, ItemKind::Dagger, ItemKind::ChainMail, ItemKind::LeatherArmor})
        for (const int off : {-3, 0, 3}) {
            Scenario s{bare_room};
            s.game.hero.strength = item_rows[kind].strength + off;
            const char letter = carry(s, known(kind));
            const int quarters = worth_of(s, letter).strength_quarters;
            INFO(item_rows[kind].name << ", strength off by " << off);
            CHECK((quarters > 0) == (off > 0));
            CHECK((quarters < 0) == (off < 0));
        }
}

TEST_CASE("an unidentified item is appraised by its base stats", "[play][appraisal]") {
    Scenario s{bare_room};
    s.game.hero.strength = 13;
    Item plain{.kind = ItemKind::ChainMail, .charges = 700};
    Item better = plain;
    better.enchant = 3;
    const char one = carry(s, plain);
    const char other = carry(s, better);
    CHECK(worth_of(s, one).armor == worth_of(s, other).armor);
    CHECK(worth_of(s, one).left_to_know == 700);
    in_pack(s, other).marks |= {ItemMark::Identified};
    CHECK(worth_of(s, other).armor == worth_of(s, one).armor + 30);
    CHECK(worth_of(s, other).left_to_know == 0);
    // Neither what a staff holds nor what an unknown draught is shows in any figure.
    const char weak = carry(s, Item{.kind = ItemKind::StaffOfFirebolt, .enchant = 2});
    CHECK(worth_of(s, weak).turns_per_charge == 0);
    const char life = carry(s, Item{.kind = ItemKind::PotionOfLife});
    CHECK(worth_of(s, life).health_gain_percent == 0);
    s.game.item_knowledge.of(ItemKind::PotionOfLife).known = true;
    s.game.hero.max_health = 40;
    CHECK(worth_of(s, life).health_gain_percent == 25);
    const char ring = carry(s, Item{.kind = ItemKind::RingOfWisdom, .enchant = 3});
    // A negative ring of unknown strength counts as 1, too.
    CHECK(worth_of(s, ring).works_at == 1);
    CHECK(worth_of(s, carry(s, Item{.kind = ItemKind::RingOfLight, .enchant = -2})).works_at == 1);
    s.game.item_knowledge.of(ItemKind::RingOfWisdom).known = true;
    CHECK(worth_of(s, ring).works_at == 1);
}

TEST_CASE("a weapon is appraised against the wielded one", "[play][appraisal]") {
    Scenario s{bare_room};
    s.game.hero.strength = 14;
    const char dagger = carry(s, known(ItemKind::Dagger));
    const char sword = carry(s, known(ItemKind::Sword));
    s.game.hero.pack.wielded = number(s, dagger);
    const Item& in_hand = in_pack(s, dagger);
    const Item& other = in_pack(s, sword);
    const int aim = accuracy(s.game.hero, &in_hand);
    CHECK(worth_of(s, sword).accuracy_change == (accuracy(s.game.hero, &other) - aim) * 100 / aim);
    CHECK(worth_of(s, sword).accuracy_change < 0);
    CHECK(worth_of(s, sword).damage_change > 100);
    CHECK(worth_of(s, dagger).accuracy_change == 0);
    CHECK(worth_of(s, dagger).damage_change == 0);
}

TEST_CASE("staffs are appraised with their recharge time under the hero's rings", "[play][appraisal]") {
    Scenario s{bare_room};
    const char staff = carry(s, known(ItemKind::StaffOfBlinking, 2));
    // How fast they come back tells one kind from another.
    CHECK(worth_of(s, staff).turns_per_charge == 0);
    s.game.item_knowledge.of(ItemKind::StaffOfBlinking).known = true;
    CHECK(worth_of(s, staff).turns_per_charge == 500);
    CHECK(worth_of(s, staff).used_ago == std::array<int, 3>{-1, -1, -1});
    s.game.turns = 100;
    in_pack(s, staff).usage.last_used = {90, 20, 0};
    CHECK(worth_of(s, staff).used_ago == std::array<int, 3>{10, 80, -1});
    const char ring = carry(s, known(ItemKind::RingOfWisdom, 1));
    s.game.hero.pack.rings[0] = number(s, ring);
    CHECK(worth_of(s, staff).turns_per_charge == 417);
    in_pack(s, ring).enchant = -10;
    CHECK(worth_of(s, staff).turns_per_charge == 0);
}

TEST_CASE("food is appraised with the nutrition it would waste, and a cursed item as sticky",
          "[play][appraisal]") {
    Scenario s{bare_room};
    const char mango = carry(s, ItemKind::Mango);
    s.game.hero.nutrition = full_nutrition;
    CHECK(worth_of(s, mango).wasted_nutrition == item_rows[ItemKind::Mango].nutrition);
    s.game.hero.nutrition = full_nutrition - item_rows[ItemKind::Mango].nutrition;
    CHECK(worth_of(s, mango).wasted_nutrition == 0);
    Item ring = known(ItemKind::RingOfLight, -2);
    ring.marks |= {ItemMark::Cursed};
    const char cursed = carry(s, ring);
    CHECK_FALSE(worth_of(s, cursed).clings);
    s.game.hero.pack.rings[0] = number(s, cursed);
    CHECK(worth_of(s, cursed).clings);
}

TEST_CASE("a known rune is appraised by its tables, now and after one more enchantment",
          "[play][appraisal]") {
    Scenario s{bare_room};
    const auto bearing = [&](ItemKind kind, WeaponRune rune, int enchant, bool rune_known = true) {
        Item item = known(kind, enchant);
        item.weapon_rune = rune;
        if (rune_known) item.marks |= {ItemMark::RuneKnown};
        s.game.hero.strength = item.row().strength;
        return worth_of(s, carry(s, item));
    };
    // rules/items.md 27.
    CHECK(bearing(ItemKind::Sword, WeaponRune::Slowing, 3).rune == RuneWorth{.percent = 21, .figure = 8});
    CHECK(bearing(ItemKind::Rapier, WeaponRune::Quietus, 5).rune.percent == 11);
    CHECK(bearing(ItemKind::WarHammer, WeaponRune::Speed, 2).rune.percent == 10);
    CHECK(bearing(ItemKind::WarHammer, WeaponRune::Speed, 0).rune.percent == 1);
    CHECK(bearing(ItemKind::Sword, WeaponRune::Mercy, -2).rune.percent == 15);
    // One more scroll adds a level and lowers the required strength by a point.
    const Appraisal slowing = bearing(ItemKind::Sword, WeaponRune::Slowing, 3);
    CHECK(slowing.rune_then.percent == rune_percent(WeaponRune::Slowing, ItemKind::Sword, 17));
    CHECK(slowing.rune_then.figure == rune_slowing_turns(17));
    CHECK_FALSE(slowing.rune_is_held_back);
    const Appraisal images = bearing(ItemKind::Sword, WeaponRune::Multiplicity, 6);
    CHECK(images.rune.figure == 2);
    CHECK(images.rune.accuracy == 130);
    CHECK(bearing(ItemKind::Sword, WeaponRune::Force, 3).rune.figure == 8);
    CHECK(bearing(ItemKind::Sword, WeaponRune::Paralysis, 4).rune.figure == 4);
    CHECK(bearing(ItemKind::Sword, WeaponRune::Confusion, 4).rune.figure == 6);
    // An unknown rune shows no figures.
    CHECK(bearing(ItemKind::Sword, WeaponRune::Slowing, 3, false).rune == RuneWorth{});
}

TEST_CASE("an appraisal says when lack of strength holds a rune back", "[play][appraisal]") {
    Scenario s{bare_room};
    Item hammer = known(ItemKind::WarHammer, 2);
    hammer.weapon_rune = WeaponRune::Speed;
    hammer.marks |= {ItemMark::RuneKnown};
    s.game.hero.strength = 12;
    CHECK(worth_of(s, carry(s, hammer)).rune_is_held_back);
    CHECK(worth_of(s, carry(s, hammer)).rune.percent == 1);
    hammer.marks = hammer.marks.without({ItemMark::Identified});
    s.game.hero.strength = item_rows[ItemKind::WarHammer].strength;
    CHECK(worth_of(s, carry(s, hammer)).rune.percent == 1);
    CHECK_FALSE(worth_of(s, carry(s, hammer)).rune_is_held_back);
}

TEST_CASE("runes with a fixed chance are not held back by lack of strength", "[play][appraisal]") {
    Scenario s{bare_room};
    s.game.hero.strength = 12;
    const auto is_held_back = [&](WeaponRune rune, int enchant) {
        Item hammer = known(ItemKind::WarHammer, enchant);
        hammer.weapon_rune = rune;
        hammer.marks |= {ItemMark::RuneKnown};
        return worth_of(s, carry(s, hammer)).rune_is_held_back;
    };
    CHECK(is_held_back(WeaponRune::Quietus, 5));
    CHECK_FALSE(is_held_back(WeaponRune::Mercy, -2));
    CHECK_FALSE(is_held_back(WeaponRune::Plenty, -2));
    CHECK_FALSE(is_held_back(WeaponRune::Slaying, 2));
    // Enough strength would not improve this rune.
    CHECK_FALSE(is_held_back(WeaponRune::Quietus, -3));
}

TEST_CASE("at the end of the game appraisals use everything that was hidden", "[play][appraisal]") {
    Scenario s{bare_room};
    s.game.hero.strength = 12;
    Item mail{.kind = ItemKind::LeatherArmor, .enchant = 7, .charges = 900};
    mail.armor_rune = ArmorRune::Reflection;
    Item axe{.kind = ItemKind::Axe, .enchant = 5, .charges = 20};
    axe.weapon_rune = WeaponRune::Quietus;
    axe.marks |= {ItemMark::RuneSuspected};
    const char leather = carry(s, mail);
    const char chain = carry(s, Item{.kind = ItemKind::ChainMail, .enchant = -2, .charges = 1000});
    const char blade = carry(s, axe);
    const char staff = carry(s, Item{.kind = ItemKind::StaffOfPoison, .enchant = 3, .charges = 2});
    CHECK(worth_of(s, leather).left_to_know == 900);
    CHECK(worth_of(s, blade).rune == RuneWorth{});
    s.play(Quit{});
    REQUIRE(s.game.ending);
    CHECK(worth_of(s, leather).armor / 10 == 10);
    CHECK(worth_of(s, leather).rune.percent == 71);
    CHECK(worth_of(s, leather).left_to_know == 0);
    CHECK(worth_of(s, chain).armor == 5);
    CHECK(worth_of(s, blade).rune.percent > 0);
    CHECK(worth_of(s, blade).left_to_know == 0);
    CHECK(worth_of(s, staff).turns_per_charge == 167);
    Inventory& pack = s.game.hero.pack;
    pack.worn = static_cast<int>(&in_pack(s, leather) - pack.items.data());
    Observation seen;
    observe(s.game, seen);
    CHECK(seen.hero->armor / 10 == 10);
    CHECK(seen.hero->armor_known);
    // What happened in the game stays as it was.
    CHECK_FALSE(in_pack(s, blade).marks.has(ItemMark::Identified));
}

TEST_CASE("armour runes are appraised by what they do to blows and bolts", "[play][appraisal]") {
    Scenario s{bare_room};
    const auto bearing = [&](ArmorRune rune, int enchant) {
        Item item = known(ItemKind::LeatherArmor, enchant);
        item.armor_rune = rune;
        item.marks |= {ItemMark::RuneKnown};
        s.game.hero.strength = item.row().strength;
        return worth_of(s, carry(s, item));
    };
    CHECK(bearing(ArmorRune::Absorption, 3).rune.figure == 3);
    CHECK(bearing(ArmorRune::Absorption, -3).rune.figure == 1);
    CHECK(bearing(ArmorRune::Reprisal, 3).rune.figure == 15);
    CHECK(bearing(ArmorRune::Multiplicity, 6).rune == RuneWorth{.percent = 33, .figure = 2});
    CHECK(bearing(ArmorRune::Reflection, 0).rune.percent == 0);
    CHECK(bearing(ArmorRune::Reflection, 1).rune.percent == 16);
    CHECK(bearing(ArmorRune::Reflection, 0).rune_then.percent == 19);
    CHECK(bearing(ArmorRune::Burden, -1).rune.percent == 10);
}

TEST_CASE("noisy armour is appraised against the stealth of the worn one", "[play][appraisal]") {
    Scenario s{bare_room};
    const char leather = carry(s, known(ItemKind::LeatherArmor));
    const char banded = carry(s, known(ItemKind::BandedMail));
    const char plate = carry(s, known(ItemKind::PlateArmor));
    CHECK(worth_of(s, plate).stealth_change == 7);
    s.game.hero.pack.worn = number(s, banded);
    CHECK(worth_of(s, plate).stealth_change == 4);
    CHECK(worth_of(s, banded).stealth_change == 3);
    CHECK(worth_of(s, leather).stealth_change == -3);
}

TEST_CASE("an appraisal says which items stood in a vault", "[play][appraisal]") {
    Scenario s{bare_room};
    s.level().machines.push_back({.number = 3, .kind = Blueprint::MixedItemLibrary});
    Blueprint holder{};
    for (const BlueprintRow& row : blueprint_rows)
        if (row.role == Role::KeyHolder) holder = row.kind;
    s.level().machines.push_back({.number = 4, .kind = holder});
    Item ring = known(ItemKind::RingOfLight, 1);
    ring.origin_depth = 5;
    CHECK_FALSE(worth_of(s, carry(s, ring)).from_vault);
    ring.machine = 4;
    CHECK_FALSE(worth_of(s, carry(s, ring)).from_vault);
    ring.machine = 3;
    CHECK(worth_of(s, carry(s, ring)).from_vault);
    // The third machine of an unvisited level is not the third of this one.
    ring.origin_depth = 9;
    CHECK_FALSE(worth_of(s, carry(s, ring)).from_vault);
}

}  // namespace cellophane
