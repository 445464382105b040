#include <set>

#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "play/stats/ring_levels.h"
#include "support/catch.h"

// The small print of gear: sentences of rules/items.md 7 and 8, that no other test holds.

namespace cellophane::gear_in_use {

// ---- rules/items.md 7: equipping ----

TEST_CASE("bare hands do one or two points of damage, and without armour there is no defence",
          "[play][items]") {
    Scenario s{bare_room};
    std::set<int> wounds;
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {8, 3});
    ogre.vitals.ticks = 1'000'000;
    ogre.health = ogre.max_health = 5000;
    ogre.stats.defense = 0;
    for (int i = 0; i < 60; ++i) s.play(Move{Direction::East});
    for (const Event& event : s.events)
        if (const Struck* struck = event.as<Struck>(); struck && struck->blow == Blow::Hit)
            wounds.insert(struck->damage);
    CHECK(wounds == std::set<int>{1, 2});
    CHECK(defense(s.game.hero) == 0);
}

TEST_CASE("putting on armour takes a turn for each point of armour it gives", "[play][items]") {
    for (const ItemRow& row : kinds_of(ItemCategory::Armor)) {
        INFO(row.name);
        Scenario s{bare_room};
        s.game.hero.strength = row.strength;
        s.play(Equip{carry(s, row.kind)});
        const int count = row.range.least / 10;
        // Putting it on takes the first of them.
        CHECK(s.game.turns == 1);
        for (int left = count - 1; left >= 0; --left) {
            CHECK(s.game.hero.vitals.statuses[Status::Donning] == left);
            CHECK(defense(s.game.hero) == row.range.least - 10 * left);
            s.play(Rest{});
        }
        CHECK(defense(s.game.hero) == row.range.least);
    }
}

TEST_CASE("replacing armour takes no longer than putting it on", "[play][items]") {
    Scenario s{bare_room};
    const char leather = carry(s, ItemKind::LeatherArmor);
    const char mail = carry(s, ItemKind::ScaleMail);
    s.play(Equip{leather}).play(Equip{mail});
    CHECK(s.game.turns == 2);
    CHECK(s.game.hero.pack.at(s.game.hero.pack.worn).kind == ItemKind::ScaleMail);
    s.play(TakeOff{mail});
    CHECK(s.game.turns == 3);
}

TEST_CASE("armour enchanted while worn stays on", "[play][items]") {
    Scenario s{bare_room};
    s.game.hero.strength = 19;
    const char mail = carry(s, ItemKind::BandedMail);
    s.play(Equip{mail});
    for (int i = 0; i < 8; ++i) s.play(Rest{});
    s.play(Read{carry(s, ItemKind::ScrollOfEnchanting)}).play(Choose{mail});
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Donning));
}

TEST_CASE("two rings of a kind add up, and a cursed one subtracts", "[play][items]") {
    Scenario s{bare_room};
    s.play(Equip{carry(s, enchanted(ItemKind::RingOfWisdom, 3, {ItemMark::Identified}))});
    s.play(Equip{carry(s, enchanted(ItemKind::RingOfWisdom, -1, {ItemMark::Identified, ItemMark::Cursed}))});
    CHECK(ring_level(s.game.hero, ItemKind::RingOfWisdom) == 2);
    CHECK(s.last<Equipped>()->clings);
}

// ---- rules/items.md 8: strength, enchantment, accuracy, armor ----

TEST_CASE("accuracy and armour values match the worked examples of the rules", "[play][items]") {
    Scenario s{bare_room};
    Hero& hero = s.game.hero;
    // rules/items.md 27: an axe +2 in hands of strength 17, which needs 15, is worth 2.5.
    hero.strength = 17;
    const Item axe = enchanted(ItemKind::Axe, 2);
    CHECK(accuracy(hero, &axe) == 117);
    const auto shown_armor = [&](ItemKind kind, int enchant, int strength) {
        Scenario t{bare_room};
        t.game.hero.strength = strength;
        const char letter = carry(t, enchanted(kind, enchant));
        t.game.hero.pack.worn = number_of(t.game.hero.pack, letter);
        return defense(t.game.hero) / 10;
    };
    CHECK(shown_armor(ItemKind::PlateArmor, 1, 14) == 0);
    CHECK(shown_armor(ItemKind::ChainMail, 0, 12) == 2);
    // A scroll is worth a point and a quarter, or three and a half to a hero too weak for the mail.
    const auto gain = [](int strength) {
        Scenario t{bare_room};
        t.game.hero.strength = strength;
        const char mail = carry(t, ItemKind::ChainMail);
        t.game.hero.pack.worn = number_of(t.game.hero.pack, mail);
        const int before = defense(t.game.hero);
        t.play(Read{carry(t, ItemKind::ScrollOfEnchanting)}).play(Choose{mail});
        return defense(t.game.hero) - before;
    };
    CHECK(gain(15) / 10 == 1);
    CHECK(gain(12) == 35);
}

TEST_CASE("attacking an acid mound with a weapon asks first, unless the mound is not recognised",
          "[play][items]") {
    const auto asks = [](auto prepare) {
        Scenario s{bare_room};
        const char sword = carry(s, ItemKind::Sword);
        s.game.hero.pack.wielded = number_of(s.game.hero.pack, sword);
        Monster& mound = add_live_creature(s, MonsterKind::AcidMound, {8, 3});
        mound.vitals.ticks = 1'000'000;
        prepare(s, in_pack(s, sword));
        s.look();
        s.play(Move{Direction::East});
        return s.game.question == Question::AttackAcid;
    };
    CHECK(asks([](Scenario&, Item&) {}));
    CHECK_FALSE(asks([](Scenario&, Item& sword) { sword.marks |= {ItemMark::Protected}; }));
    CHECK_FALSE(asks([](Scenario& s, Item&) { s.game.hero.pack.wielded = -1; }));
    CHECK_FALSE(asks([](Scenario& s, Item&) { s.game.hero.vitals.statuses.set(Status::Confused, 9); }));
    CHECK_FALSE(asks([](Scenario& s, Item&) { s.game.hero.vitals.statuses.set(Status::Hallucinating, 9); }));
    // A blade made for it takes no harm, as far as its rune is known; one for others does.
    const auto asks_with = [&](MonsterClass foe, ItemMarks marks) {
        return asks([&](Scenario& s, Item& sword) {
            sword.weapon_rune = WeaponRune::Slaying;
            sword.foe = foe;
            sword.marks |= marks;
            s.level().monsters[0].kind = MonsterKind::AcidicJelly;
        });
    };
    CHECK_FALSE(asks_with(MonsterClass::Jelly, {ItemMark::RuneKnown}));
    CHECK(asks_with(MonsterClass::Jelly, {ItemMark::Identified, ItemMark::RuneSuspected}));
    CHECK(asks_with(MonsterClass::Dragon, {ItemMark::RuneKnown}));
}

TEST_CASE("an attack that would hit an acid mound and an ally asks two questions", "[play][items]") {
    Scenario s{bare_room};
    const Pos at = s.game.hero.at;
    const char axe = carry(s, ItemKind::Axe);
    s.game.hero.pack.wielded = number_of(s.game.hero.pack, axe);
    add_live_creature(s, MonsterKind::AcidMound, at + step(Direction::East)).vitals.ticks = 1'000'000;
    Monster& friendly = add_ally(s, MonsterKind::Goblin, at + step(Direction::South));
    friendly.vitals.ticks = 1'000'000;
    friendly.vitals.statuses.set(Status::Discordant, 100);
    s.look();
    s.play(Move{Direction::East});
    CHECK(s.game.question == Question::AttackAcid);
    s.play(Answer{true});
    CHECK(s.game.question == Question::AttackAlly);
    CHECK(s.game.turns == 0);
    // To say no to the second is to do nothing at all.
    s.play(Answer{false});
    CHECK(s.game.turns == 0);
    CHECK(s.count<Struck>() == 0);
    s.play(Move{Direction::East}).play(Answer{true}).play(Answer{true});
    CHECK(s.game.question == Question::None);
    CHECK(s.game.turns == 1);
    CHECK(s.count<Struck>() == 2);
}

}  // namespace cellophane::gear_in_use
