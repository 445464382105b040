#include "content/staffs.h"
#include "play/pack_scene.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Item stick(ItemKind kind, int level, int charges) {
    Item item = enchanted(kind, level);
    item.charges = charges;
    item.usage.until_charge = 500;
    return item;
}

}  // namespace

TEST_CASE("every staff and wand sends its bolt, spends a charge and a turn", "[play][items]") {
    for (const ItemCategory category : {ItemCategory::Staff, ItemCategory::Wand})
        for (const ItemRow& row : kinds_of(category)) {
            INFO(row.name);
            REQUIRE(bolt_of(row.kind));
            Scenario s{bare_room};
            s.game.hero.health = s.game.hero.max_health = 500;
            Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {11, 3});
            ogre.vitals.ticks = 1'000'000;
            const char letter = carry(s, stick(row.kind, 3, 3));
            s.play(Zap{letter, {11, 3}});
            CHECK(s.game.turns == 1);
            CHECK(in_pack(s, letter).charges == 2);
            CHECK(in_pack(s, letter).usage.uses == 1);
            REQUIRE(s.count<BoltCast>() >= 1);
            CHECK(s.last<BoltCast>()->bolt == *bolt_of(row.kind));
        }
}

TEST_CASE("an effect anybody can see makes the kind known, teleportation never does", "[play][items]") {
    const auto knows_after = [](ItemKind kind) {
        Scenario s{bare_room};
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {11, 3});
        goblin.vitals.ticks = 1'000'000;
        s.play(Zap{carry(s, stick(kind, 2, 2)), {11, 3}});
        return s.game.lore.knows(kind);
    };
    CHECK(knows_after(ItemKind::StaffOfLightning));
    CHECK(knows_after(ItemKind::WandOfSlowness));
    CHECK(knows_after(ItemKind::StaffOfObstruction));
    CHECK_FALSE(knows_after(ItemKind::WandOfTeleportation));
}

TEST_CASE("an empty stick fizzles once, and is refused when known to be empty", "[play][items]") {
    Scenario s{bare_room};
    const char wand = carry(s, stick(ItemKind::WandOfNegation, 0, 0));
    s.play(Zap{wand, {11, 3}});
    CHECK(s.count<Fizzled>() == 1);
    CHECK(s.game.turns == 1);
    CHECK(in_pack(s, wand).marks.has(ItemMark::Identified));
    s.play(Zap{wand, {11, 3}});
    CHECK(s.last<HandsRefused>()->why == Refusal::NotReady);
    CHECK(s.game.turns == 1);
    const char staff = carry(s, stick(ItemKind::StaffOfHaste, 2, 0));
    s.play(Zap{staff, {11, 3}});
    CHECK(s.count<Fizzled>() == 2);
    CHECK(in_pack(s, staff).marks.has(ItemMark::MaxChargesKnown));
    CHECK_FALSE(in_pack(s, staff).marks.has(ItemMark::Identified));
}

TEST_CASE("staffs win their charges back, the stronger the sooner; wands do not", "[play][items]") {
    const auto turns_for_charges = [](int level, int charges) {
        Scenario s{bare_room};
        const char letter = carry(s, stick(ItemKind::StaffOfFirebolt, level, 0));
        s.game.hero.nutrition = full_nutrition;
        int turns = 0;
        for (; in_pack(s, letter).charges < charges && turns < 20'000; ++turns) {
            s.game.hero.nutrition = full_nutrition;
            s.play(Rest{});
        }
        return turns;
    };
    // 500 / level turns each on average; the first comes a little sooner or later.
    const int of_two = turns_for_charges(2, 2);
    CHECK(of_two > 100);
    CHECK(of_two < 700);
    const int of_ten = turns_for_charges(10, 10);
    CHECK(of_ten > 250);
    CHECK(of_ten < 800);
    Scenario s{bare_room};
    const char wand = carry(s, stick(ItemKind::WandOfPlenty, 0, 1));
    for (int i = 0; i < 500; ++i) s.play(Rest{});
    CHECK(in_pack(s, wand).charges == 1);
}

TEST_CASE("there is no zapping oneself, nor with a sword", "[play][items]") {
    Scenario s{bare_room};
    const char staff = carry(s, stick(ItemKind::StaffOfHaste, 2, 2));
    s.play(Zap{staff, s.game.hero.at});
    CHECK(s.last<HandsRefused>()->why == Refusal::NoTarget);
    s.play(Zap{staff, {-1, 3}});
    CHECK(s.last<HandsRefused>()->why == Refusal::NoTarget);
    s.play(Zap{carry(s, ItemKind::Sword), {11, 3}});
    CHECK(s.last<HandsRefused>()->why == Refusal::WrongUse);
    CHECK(s.game.turns == 0);
}

}  // namespace cellophane
