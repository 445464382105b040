#include "play/combat/wound_gains.h"
#include "play/pack_scene.h"
#include "play/rune_scene.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "play/stats/ring_levels.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("wielding a weapon takes one turn and puts the former one back into the pack", "[play][items]") {
    Scenario s{bare_room};
    const char dagger = carry(s, ItemKind::Dagger);
    const char sword = carry(s, ItemKind::Sword);
    s.play(Equip{dagger});
    CHECK(weapon_in_hand(s.game.hero)->kind == ItemKind::Dagger);
    CHECK(s.game.turns == 1);
    s.play(Equip{sword});
    CHECK(weapon_in_hand(s.game.hero)->kind == ItemKind::Sword);
    CHECK(s.game.turns == 2);
    CHECK(has(s, dagger));
    // A sword asks for more strength than he has.
    CHECK(s.last<TooHeavy>()->missing == 2);
    s.play(SwapBack{});
    CHECK(weapon_in_hand(s.game.hero)->kind == ItemKind::Dagger);
    s.play(SwapBack{});
    CHECK(weapon_in_hand(s.game.hero)->kind == ItemKind::Sword);
    s.play(TakeOff{sword});
    CHECK(weapon_in_hand(s.game.hero) == nullptr);
    CHECK(s.game.turns == 5);
}

TEST_CASE("swapping weapons back follows the items, not their letters", "[play][items]") {
    Scenario s{bare_room};
    const char dagger = carry(s, ItemKind::Dagger);
    const char sword = carry(s, ItemKind::Sword);
    s.play(Equip{dagger}).play(Equip{sword});
    SECTION("a new letter changes nothing") {
        s.play(Relabel{dagger, 'q'}).play(Relabel{sword, dagger}).play(SwapBack{});
        CHECK(weapon_in_hand(s.game.hero)->kind == ItemKind::Dagger);
        s.play(SwapBack{});
        CHECK(weapon_in_hand(s.game.hero)->kind == ItemKind::Sword);
    }
    SECTION("nor does what comes into the pack before them") {
        carry(s, ItemKind::Mango);
        s.play(SwapBack{});
        CHECK(weapon_in_hand(s.game.hero)->kind == ItemKind::Dagger);
    }
    SECTION("what has the letter of one that is gone is not taken for it") {
        s.play(Drop{dagger});
        REQUIRE(carry(s, ItemKind::LeatherArmor) == dagger);
        const int turns = s.game.turns;
        s.play(SwapBack{});
        CHECK(s.last<HandsRefused>()->why == Refusal::NothingSetAside);
        CHECK(s.game.turns == turns);
    }
    SECTION("both have to be there still") {
        s.play(Drop{sword}).play(SwapBack{});
        CHECK(s.last<HandsRefused>()->why == Refusal::NothingSetAside);
        CHECK(weapon_in_hand(s.game.hero) == nullptr);
    }
}

TEST_CASE("swapping back puts a ring on the finger it was taken from", "[play][items]") {
    Scenario s{bare_room};
    const char first = carry(s, enchanted(ItemKind::RingOfWisdom, 1));
    const char second = carry(s, enchanted(ItemKind::RingOfRegeneration, 1));
    const char third = carry(s, enchanted(ItemKind::RingOfAwareness, 1));
    const auto is_worn = [&](char letter) {
        return s.game.hero.pack.uses(number_of(s.game.hero.pack, letter));
    };
    s.play(Equip{first}).play(Equip{second}).play(Equip{third}).play(Choose{second});
    s.play(SwapBack{});
    CHECK((is_worn(first) && is_worn(second)));
    CHECK_FALSE(is_worn(third));
    s.play(SwapBack{});
    CHECK((is_worn(first) && is_worn(third)));
    CHECK(s.game.turns == 5);
}

TEST_CASE("armour takes time to put on, and does not protect until then", "[play][items]") {
    Scenario s{bare_room};
    const char mail = carry(s, ItemKind::BandedMail);
    s.game.hero.strength = item_rows[ItemKind::BandedMail].strength;
    s.play(Equip{mail});
    const int at_first = defense(s.game.hero);
    CHECK(s.game.hero.vitals.statuses.has(Status::Donning));
    for (int i = 0; i < 7; ++i) s.play(Rest{});
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Donning));
    CHECK(defense(s.game.hero) == 70);
    CHECK(at_first < 20);
    s.play(TakeOff{mail});
    CHECK(defense(s.game.hero) == 0);
}

TEST_CASE("armour that is taken off, dropped or thrown is no longer being put on", "[play][items]") {
    const auto donning_after = [](auto&& part_with) {
        Scenario s{bare_room};
        const char mail = carry(s, ItemKind::BandedMail);
        s.play(Equip{mail});
        REQUIRE(s.game.hero.vitals.statuses.has(Status::Donning));
        part_with(s, mail);
        CHECK(s.game.hero.pack.worn == -1);
        return s.game.hero.vitals.statuses[Status::Donning];
    };
    CHECK(donning_after([](Scenario& s, char mail) { s.play(TakeOff{mail}); }) == 0);
    CHECK(donning_after([](Scenario& s, char mail) { s.play(Drop{mail}); }) == 0);
    CHECK(donning_after([](Scenario& s, char mail) {
              s.play(Throw{mail, {9, 3}});
              if (s.game.question != Question::None) s.play(Answer{true});
          }) == 0);
}

TEST_CASE("a cursed weapon cannot be taken off, replaced or dropped", "[play][items]") {
    Scenario s{bare_room};
    const char cursed = carry(s, enchanted(ItemKind::Axe, -2, {ItemMark::Cursed}));
    const char dagger = carry(s, ItemKind::Dagger);
    s.play(Equip{cursed});
    REQUIRE(s.count<Equipped>() == 1);
    CHECK(s.last<Equipped>()->clings);
    const int turns = s.game.turns;
    s.play(TakeOff{cursed});
    CHECK(s.last<HandsRefused>()->why == Refusal::Clings);
    s.play(Equip{dagger});
    CHECK(s.last<HandsRefused>()->why == Refusal::SlotClings);
    s.play(Drop{cursed});
    CHECK(s.last<HandsRefused>()->why == Refusal::Clings);
    CHECK(s.game.turns == turns);
    s.play(Read{carry(s, ItemKind::ScrollOfRemoveCurse)});
    s.play(TakeOff{cursed});
    CHECK(weapon_in_hand(s.game.hero) == nullptr);
}

TEST_CASE("two rings can be worn, and a third asks which one to replace", "[play][items]") {
    Scenario s{bare_room};
    const char first = carry(s, enchanted(ItemKind::RingOfWisdom, 1));
    const char second = carry(s, enchanted(ItemKind::RingOfRegeneration, 2));
    const char third = carry(s, enchanted(ItemKind::RingOfAwareness, 3));
    s.play(Equip{first}).play(Equip{second});
    CHECK(s.game.turns == 2);
    s.play(Equip{third});
    CHECK(s.game.question == Question::WhichRing);
    CHECK(s.game.turns == 2);
    SECTION("one that is not worn will not do") {
        s.play(Choose{third});
        CHECK(s.last<HandsRefused>()->why == Refusal::WrongChoice);
        CHECK(s.game.question == Question::WhichRing);
        // Nor will another thing, be it the first of the pack, nor a letter that stands for none.
        s.game.hero.pack.items.insert(s.game.hero.pack.items.begin(), some_item(ItemKind::Dagger, {}));
        s.game.hero.pack.items[0].letter = 'z';
        for (int& ring : s.game.hero.pack.rings) ++ring;
        s.play(Choose{'z'});
        CHECK(s.last<HandsRefused>()->why == Refusal::WrongChoice);
        CHECK(s.game.question == Question::WhichRing);
        s.play(Choose{'y'});
        CHECK(s.last<HandsRefused>()->why == Refusal::NoSuchItem);
        CHECK(s.game.question == Question::WhichRing);
    }
    SECTION("one that is comes off") {
        s.play(Choose{second});
        CHECK(s.game.question == Question::None);
        CHECK(s.game.turns == 3);
        CHECK(ring_level(s.game.hero, ItemKind::RingOfRegeneration) == 0);
        // Their strength is not known yet, so they count as 1.
        CHECK(ring_level(s.game.hero, ItemKind::RingOfAwareness) == 1);
        CHECK(ring_level(s.game.hero, ItemKind::RingOfWisdom) == 1);
    }
    SECTION("or none") {
        s.play(Answer{false});
        CHECK(s.game.question == Question::None);
        CHECK(s.game.turns == 2);
    }
}

TEST_CASE("rings with a visible effect are known at once, others after 1,500 turns", "[play][items]") {
    for (const ItemKind kind :
         {ItemKind::RingOfClairvoyance, ItemKind::RingOfLight, ItemKind::RingOfStealth}) {
        Scenario s{bare_room};
        s.play(Equip{carry(s, enchanted(kind, 1))});
        CHECK(s.game.item_knowledge.knows(kind));
    }
    Scenario s{bare_room};
    Item ring = enchanted(ItemKind::RingOfWisdom, 3);
    ring.charges = ring.row().identified_after;
    CHECK(ring.charges == 1500);
    ring.charges = 5;
    const char letter = carry(s, ring);
    s.play(Equip{letter});
    CHECK_FALSE(s.game.item_knowledge.knows(ItemKind::RingOfWisdom));
    for (int i = 0; i < 5; ++i) s.play(Rest{});
    CHECK(s.game.item_knowledge.knows(ItemKind::RingOfWisdom));
    CHECK(in_pack(s, letter).marks.has(ItemMark::Identified));
    CHECK(ring_level(s.game.hero, ItemKind::RingOfWisdom) == 3);
}

TEST_CASE("an item that is no equipment cannot be worn", "[play][items]") {
    Scenario s{bare_room};
    const char food = carry(s, ItemKind::Mango);
    s.play(Equip{food});
    CHECK(s.last<HandsRefused>()->why == Refusal::WrongUse);
    s.play(TakeOff{food});
    CHECK(s.last<HandsRefused>()->why == Refusal::NotInUse);
    s.play(SwapBack{});
    CHECK(s.last<HandsRefused>()->why == Refusal::NothingSetAside);
    CHECK(s.game.turns == 0);
}

TEST_CASE("eating fills the hero, and asks if part of it would be wasted", "[play][items]") {
    Scenario s{bare_room};
    const char food = carry(s, ItemKind::Ration, 2);
    s.game.hero.nutrition = 100;
    s.play(Eat{food});
    CHECK(s.game.hero.nutrition >= 1899);
    CHECK(in_pack(s, food).quantity == 1);
    s.play(Eat{food});
    CHECK(s.game.question == Question::EatTooMuch);
    s.play(Answer{true});
    CHECK(s.game.hero.nutrition >= full_nutrition - 1);
    CHECK_FALSE(has(s, food));
}

TEST_CASE("letters of items can be swapped, and kinds can be named", "[play][items]") {
    Scenario s{bare_room};
    const char dagger = carry(s, ItemKind::Dagger);
    const char potion = carry(s, ItemKind::PotionOfLife);
    s.play(Relabel{dagger, 'q'});
    CHECK(in_pack(s, 'q').kind == ItemKind::Dagger);
    s.play(Relabel{'q', potion});
    CHECK(in_pack(s, potion).kind == ItemKind::Dagger);
    CHECK(in_pack(s, 'q').kind == ItemKind::PotionOfLife);
    s.play(Relabel{'q', '7'});
    CHECK(s.last<HandsRefused>()->why == Refusal::NoLetter);
    s.play(Call{'q', "red stuff"});
    CHECK(s.game.item_knowledge.of(ItemKind::PotionOfLife).called == "red stuff");
    s.play(Call{potion, "Sting"});
    CHECK(in_pack(s, potion).usage.inscription == "Sting");
    s.play(Call{potion, std::string(30, 'x')});
    CHECK(s.last<HandsRefused>()->why == Refusal::BadText);
    s.play(Call{potion, "a\nb"});
    CHECK(s.last<HandsRefused>()->why == Refusal::BadText);
    s.play(Call{potion, ""});
    CHECK(in_pack(s, potion).usage.inscription.empty());
    CHECK(s.game.turns == 0);
}

TEST_CASE("an unknown staff or wand can be inscribed alone or named with its kind", "[play][items]") {
    Scenario s{bare_room};
    const char staff = carry(s, enchanted(ItemKind::StaffOfPoison, 2));
    const char potion = carry(s, ItemKind::PotionOfLife);
    s.play(Inscribe{staff, "from the vault"});
    CHECK(in_pack(s, staff).usage.inscription == "from the vault");
    CHECK(s.game.item_knowledge.of(ItemKind::StaffOfPoison).called.empty());
    s.play(Call{staff, "stinger"});
    CHECK(s.game.item_knowledge.of(ItemKind::StaffOfPoison).called == "stinger");
    CHECK(in_pack(s, staff).usage.inscription == "from the vault");
    // A potion cannot be inscribed.
    s.play(Inscribe{potion, "mine"});
    CHECK(s.last<HandsRefused>()->why == Refusal::WrongUse);
    CHECK(s.game.turns == 0);
}

TEST_CASE("equipping reports the item it replaces, and relabelling the item that swaps letters",
          "[play][items]") {
    Scenario s{bare_room};
    const char sword = carry(s, ItemKind::Sword);
    const char mace = carry(s, ItemKind::Mace);
    s.play(Equip{sword});
    CHECK_FALSE(s.last<Equipped>()->instead);
    s.play(Equip{mace});
    REQUIRE(s.last<Equipped>()->instead);
    CHECK(s.last<Equipped>()->instead->kind == ItemKind::Sword);
    s.play(Relabel{sword, mace});
    REQUIRE(s.last<Relabeled>()->other);
    CHECK(s.last<Relabeled>()->other->kind == ItemKind::Mace);
    CHECK(s.last<Relabeled>()->other_letter == sword);
    s.play(Relabel{sword, sword});
    CHECK(s.last<Relabeled>()->as_before);
    CHECK_FALSE(s.last<Relabeled>()->other);
}

TEST_CASE("kills identify a weapon, except kills of totems and spectral monsters", "[play][items]") {
    const auto left_after = [](MonsterKind kind, MonsterMarks marks = {}) {
        RuneScene s;
        s.wield(ItemKind::Sword, std::nullopt, 3).charges = 20;
        Monster& victim = s.add(kind);
        victim.marks |= marks;
        Moment now{s};
        learn_from_kill(now.turn, victim);
        return s.bearer().charges;
    };
    CHECK(left_after(MonsterKind::Goblin) == 19);
    CHECK(left_after(MonsterKind::SpectralBlade) == 20);
    CHECK(left_after(MonsterKind::GoblinTotem) == 20);
    CHECK(left_after(MonsterKind::Goblin, {MonsterMark::Spectral}) == 20);
    for (const MonsterRow& row : monster_rows)
        if (row.behaviors.has(Behavior::Inanimate) && row.abilities.has(Ability::EntersSummons)) {
            INFO(row.name);
            CHECK(left_after(row.kind) == 19);
        }
    RuneScene s;
    s.wield(ItemKind::Sword, std::nullopt, 3).charges = 1;
    Monster& victim = s.add(MonsterKind::Goblin);
    Moment now{s};
    learn_from_kill(now.turn, victim);
    CHECK(s.bearer().marks.has(ItemMark::Identified));
    CHECK(s.count<Identified>() == 1);
}

TEST_CASE("throwing weapons corroded in the hand form a stack of their own", "[play][items]") {
    RuneScene s;
    Item& darts = s.wield(ItemKind::Dart, std::nullopt, 0);
    darts.quantity = 5;
    darts.batch = 70'000;
    Monster& mound = s.add(MonsterKind::AcidMound);
    for (int i = 0; i < 50 && s.bearer().enchant == 0; ++i) s.hero_strikes(mound);
    CHECK(s.bearer().enchant < 0);
    CHECK(s.bearer().batch <= 60'000);
}

}  // namespace cellophane
