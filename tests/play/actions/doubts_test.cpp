#include "play/actions/doubts.h"

#include "play/pack_scene.h"
#include "support/catch.h"

// What the hero is asked before something is used up in vain, or against its own side
// (tables/confirmations.tsv).

namespace cellophane::doubts_scenes {

namespace {

constexpr std::string_view shooting_range = R"(
    ############
    #..........#
    #@.........#
    #..........#
    ############
)";
constexpr Pos mark{5, 2};

Monster& add_mark(Scenario& s, MonsterKind kind, MonsterState state = MonsterState::Hunting, Pos at = mark) {
    Monster& monster = add_live_creature(s, kind, at, state);
    monster.vitals.ticks = 1'000'000;
    s.look();
    return monster;
}

Item stick(ItemKind kind, int level, int charges) {
    Item item = enchanted(kind, level);
    item.charges = charges;
    item.usage.until_charge = 500;
    return item;
}

/// Puts a piece on, as if it had been worn all along.
void put_on(Scenario& s, ItemKind kind, ItemMarks marks) {
    const int number = number_of(s.game.hero.pack, carry(s, enchanted(kind, 1, marks)));
    if (item_rows[kind].category == ItemCategory::Weapon) s.game.hero.pack.wielded = number;
    if (item_rows[kind].category == ItemCategory::Armor) s.game.hero.pack.worn = number;
}

}  // namespace

TEST_CASE("a scroll or a charm known to do nothing just now asks before it is used", "[play][items]") {
    struct Case {
        ItemKind item;
        bool is_in_vain;
        void (*prepare)(Scenario&);
    };
    const Case cases[] = {
        {ItemKind::ScrollOfProtectArmor, true, [](Scenario&) {}},
        {ItemKind::ScrollOfProtectArmor, false, [](Scenario& s) { put_on(s, ItemKind::LeatherArmor, {}); }},
        {ItemKind::ScrollOfProtectArmor, true,
         [](Scenario& s) { put_on(s, ItemKind::LeatherArmor, {ItemMark::Protected}); }},
        {ItemKind::ScrollOfProtectArmor, false,
         [](Scenario& s) {
             put_on(s, ItemKind::LeatherArmor, {ItemMark::Protected, ItemMark::Cursed});
         }},
        {ItemKind::ScrollOfProtectWeapon, false, [](Scenario& s) { put_on(s, ItemKind::Sword, {}); }},
        {ItemKind::ScrollOfProtectWeapon, true,
         [](Scenario& s) { put_on(s, ItemKind::Sword, {ItemMark::Protected}); }},
        {ItemKind::ScrollOfRemoveCurse, true, [](Scenario&) {}},
        {ItemKind::ScrollOfRemoveCurse, false, [](Scenario& s) { put_on(s, ItemKind::Sword, {}); }},
        {ItemKind::ScrollOfRemoveCurse, true,
         [](Scenario& s) { put_on(s, ItemKind::Sword, {ItemMark::Identified}); }},
        {ItemKind::ScrollOfRecharging, true, [](Scenario&) {}},
        {ItemKind::ScrollOfRecharging, false,
         [](Scenario& s) { carry(s, enchanted(ItemKind::WandOfSlowness, 1)); }},
        {ItemKind::ScrollOfEnchanting, true, [](Scenario&) {}},
        {ItemKind::ScrollOfEnchanting, false, [](Scenario& s) { put_on(s, ItemKind::Sword, {}); }},
        {ItemKind::ScrollOfDiscord, true, [](Scenario&) {}},
        {ItemKind::ScrollOfDiscord, false,
         [](Scenario& s) {
             add_creature(s, MonsterKind::Ogre, {9, 3});
         }},
        {ItemKind::ScrollOfCauseFear, true, [](Scenario&) {}},
        {ItemKind::ScrollOfSanctuary, false, [](Scenario&) {}},
        {ItemKind::CharmOfHealth, true, [](Scenario&) {}},
        {ItemKind::CharmOfHealth, false, [](Scenario& s) { s.game.hero.health -= 5; }},
        {ItemKind::CharmOfRecharging, true, [](Scenario&) {}},
        {ItemKind::CharmOfHaste, false, [](Scenario&) {}},
    };
    for (const Case& each : cases) {
        const bool is_charm = item_rows[each.item].category == ItemCategory::Charm;
        for (const bool is_known : {true, false}) {
            if (is_charm && !is_known) continue;
            CAPTURE(item_rows[each.item].name, is_known, &each - cases);
            Scenario s{bare_room};
            s.game.item_knowledge.of(each.item).known = is_known;
            each.prepare(s);
            s.look();
            const char letter = carry(s, enchanted(each.item, is_charm ? 1 : 0));
            s.play(is_charm ? Command{Invoke{letter}} : Command{Read{letter}});
            const bool asks = each.is_in_vain && is_known;
            CHECK((s.game.question == Question::UseInVain) == asks);
            if (!asks) continue;
            CHECK(s.game.turns == 0);
            Scenario refrained = s;
            refrained.play(Answer{false});
            CHECK(has(refrained, letter));
            CHECK(refrained.game.turns == 0);
            s.play(Answer{true});
            CHECK(s.game.turns == 1);
            CHECK(has(s, letter) == is_charm);
        }
    }
}

TEST_CASE("a scroll known to turn or strip an ally in view asks before it is read", "[play][items]") {
    const auto asked = [](ItemKind scroll, MonsterKind ally, bool is_known, Pos at = {9, 3}) {
        Scenario s{bare_room};
        s.game.item_knowledge.of(scroll).known = is_known;
        add_ally(s, ally, at).vitals.ticks = 1'000'000;
        s.look();
        s.play(Read{carry(s, scroll)});
        return s.game.question;
    };
    CHECK(asked(ItemKind::ScrollOfDiscord, MonsterKind::Ogre, true) == Question::HarmAlly);
    CHECK(asked(ItemKind::ScrollOfDiscord, MonsterKind::Ogre, false) == Question::None);
    CHECK(asked(ItemKind::ScrollOfNegation, MonsterKind::GoblinMystic, true) == Question::HarmAlly);
    CHECK(asked(ItemKind::ScrollOfNegation, MonsterKind::Kobold, true) == Question::None);
}

TEST_CASE("a bolt through an ally asks first if it would harm the ally", "[play][items]") {
    // The ally stands between the hero and the ogre, or the bolt goes on through the ogre to the ally.
    struct Case {
        ItemKind stick;
        bool is_known;
        bool ally_is_behind;
        bool asks;
    };
    for (const Case& each : {Case{ItemKind::StaffOfFirebolt, true, false, true},
                             Case{ItemKind::StaffOfLightning, true, false, true},
                             Case{ItemKind::StaffOfLightning, true, true, true},
                             Case{ItemKind::StaffOfFirebolt, true, true, false},
                             Case{ItemKind::StaffOfFirebolt, false, false, true},
                             Case{ItemKind::StaffOfHaste, true, false, false},
                             Case{ItemKind::StaffOfTunneling, true, false, false}}) {
        CAPTURE(item_rows[each.stick].name, each.is_known, each.ally_is_behind);
        Scenario s{bare_room};
        s.game.item_knowledge.of(each.stick).known = each.is_known;
        const char letter = carry(s, stick(each.stick, 3, 2));
        add_creature(s, MonsterKind::Ogre, {10, 3});
        Monster& ally = add_ally(s, MonsterKind::Ogre, each.ally_is_behind ? Pos{12, 3} : Pos{9, 3});
        ally.vitals.ticks = 1'000'000;
        s.look();
        Scenario dreaming = s;
        s.play(Zap{letter, {10, 3}});
        CHECK((s.game.question == Question::HarmAlly) == each.asks);
        CHECK(s.game.turns == (each.asks ? 0 : 1));
        if (!each.asks) continue;
        Scenario refrained = s;
        refrained.play(Answer{false});
        CHECK(refrained.game.turns == 0);
        CHECK(in_pack(refrained, letter).charges == 2);
        s.play(Answer{true});
        CHECK(s.game.turns == 1);
        CHECK(in_pack(s, letter).charges == 1);
        // A hallucinating hero takes nobody for a friend.
        dreaming.game.hero.vitals.statuses.set(Status::Hallucinating, 50);
        dreaming.play(Zap{letter, {10, 3}});
        CHECK(dreaming.game.question == Question::None);
    }
    // To find out what an unknown stick does to an ally, it may be aimed at one.
    Scenario trial{bare_room};
    const char unknown = carry(trial, stick(ItemKind::WandOfSlowness, 3, 2));
    add_ally(trial, MonsterKind::Ogre, {9, 3}).vitals.ticks = 1'000'000;
    trial.look();
    trial.play(Zap{unknown, {9, 3}});
    CHECK(trial.game.question == Question::None);
    CHECK(trial.game.turns == 1);
}

TEST_CASE("a bolt that is known to do nothing to its target asks first", "[play][items]") {
    const auto asks = [](ItemKind kind, MonsterKind target, bool is_known = true) {
        Scenario s{bare_room};
        s.game.item_knowledge.of(kind).known = is_known;
        const char letter = carry(s, stick(kind, 3, 2));
        add_creature(s, target, {10, 3});
        s.look();
        s.play(Zap{letter, {10, 3}});
        const bool asked = s.game.question == Question::UseInVain;
        CHECK(s.game.turns == (asked ? 0 : 1));
        if (asked) {
            s.play(Answer{true});
            CHECK(s.game.turns == 1);
            CHECK(in_pack(s, letter).charges == 1);
        }
        return asked;
    };
    CHECK(asks(ItemKind::WandOfNegation, MonsterKind::Kobold));
    CHECK_FALSE(asks(ItemKind::WandOfNegation, MonsterKind::Kobold, false));
    CHECK_FALSE(asks(ItemKind::WandOfNegation, MonsterKind::GoblinMystic));
    CHECK(asks(ItemKind::StaffOfHealing, MonsterKind::Ogre));
    CHECK(asks(ItemKind::StaffOfPoison, MonsterKind::GoblinTotem));
    CHECK_FALSE(asks(ItemKind::StaffOfPoison, MonsterKind::Ogre));
}

TEST_CASE("a weapon for the hand asks before it is thrown, one made for throwing does not",
          "[play][throwing]") {
    for (const ItemKind kind : {ItemKind::Sword, ItemKind::Dagger, ItemKind::Axe, ItemKind::Dart,
                                ItemKind::Javelin, ItemKind::IncendiaryDart}) {
        CAPTURE(item_rows[kind].name);
        Scenario s{shooting_range};
        add_mark(s, MonsterKind::Ogre);
        const bool is_for_the_hand = !item_rows[kind].manners.has(Manner::Thrown);
        const char letter = carry(s, enchanted(kind, 3));
        s.play(Throw{letter, mark});
        CHECK((s.game.question == Question::ThrowAway) == is_for_the_hand);
        CHECK(s.game.turns == (is_for_the_hand ? 0 : 1));
        if (!is_for_the_hand) continue;
        CHECK(has(s, letter));
        s.play(Answer{true});
        CHECK(s.game.turns == 1);
        CHECK_FALSE(has(s, letter));
    }
    // What is known to be bad is no loss.
    Scenario bad{shooting_range};
    Item sword = enchanted(ItemKind::Sword, -2, {ItemMark::Identified});
    bad.play(Throw{carry(bad, sword), mark});
    CHECK(bad.game.question == Question::None);
}

TEST_CASE("a throw that would strike an ally asks first, and then about the loss of the weapon",
          "[play][throwing]") {
    const auto thrown = [](ItemKind kind, Pos ally, bool is_known = true) {
        Scenario s{shooting_range};
        s.game.item_knowledge.of(kind).known = is_known;
        add_mark(s, MonsterKind::Ogre, MonsterState::Hunting, {6, 2});
        befriend(add_mark(s, MonsterKind::Goblin, MonsterState::Hunting, ally));
        s.play(Throw{carry(s, kind), {6, 2}});
        return s;
    };
    const Pos between{5, 2};
    const Pos aside{5, 1};
    CHECK(thrown(ItemKind::Dart, between).game.question == Question::HarmAlly);
    CHECK(thrown(ItemKind::Dart, aside).game.question == Question::None);
    CHECK(thrown(ItemKind::IncendiaryDart, between).game.question == Question::HarmAlly);
    CHECK(thrown(ItemKind::PotionOfConfusion, between).game.question == Question::HarmAlly);
    CHECK(thrown(ItemKind::PotionOfConfusion, between, false).game.question == Question::None);
    CHECK(thrown(ItemKind::Mango, between).game.question == Question::None);
    Scenario potion = thrown(ItemKind::PotionOfConfusion, between);
    potion.play(Answer{true});
    CHECK(potion.count<PotionBroke>() == 1);
    CHECK(potion.count<PotionDrunk>() == 0);
    Scenario sword = thrown(ItemKind::Sword, between);
    CHECK(sword.game.question == Question::HarmAlly);
    sword.play(Answer{true});
    CHECK(sword.game.question == Question::ThrowAway);
    CHECK(sword.game.turns == 0);
    sword.play(Answer{true});
    CHECK(sword.game.turns == 1);
    CHECK(sword.game.hero.pack.items.empty());
}

TEST_CASE("a potion known to do nothing where it breaks asks before it is thrown", "[play][throwing]") {
    for (const bool is_known : {true, false}) {
        Scenario s{shooting_range};
        s.game.item_knowledge.of(ItemKind::PotionOfLife).known = is_known;
        const char letter = carry(s, ItemKind::PotionOfLife);
        s.play(Throw{letter, mark});
        CHECK((s.game.question == Question::ThrowAway) == is_known);
        CHECK(has(s, letter) == is_known);
        s.play(Answer{true});
        CHECK(s.count<PotionBroke>() == 1);
    }
}

}  // namespace cellophane::doubts_scenes
