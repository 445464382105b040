#include "play/items/identification.h"

#include <set>

#include "play/pack_scene.h"
#include "play/perception/visibility.h"
#include "support/catch.h"

namespace cellophane {

namespace {

void learn(Scenario& s, ItemKind kind) {
    Moment now{s};
    Item item;
    item.kind = kind;
    learn_kind(now.turn, item);
}

}  // namespace

TEST_CASE("a kind that becomes known is reported once, as one of its kind, unless it is learnt quietly",
          "[play][items]") {
    for (const Announcement announcement : {Announcement::Aloud, Announcement::Quietly}) {
        Scenario s{bare_room};
        const Item three = some_item(ItemKind::ScrollOfTeleportation, {}, 3);
        for (int again = 0; again < 2; ++again) {
            Moment now{s};
            learn_kind(now.turn, three, announcement);
            CHECK(s.game.item_knowledge.knows(three.kind));
            CHECK(s.count<KindLearned>() == (announcement == Announcement::Aloud ? 1 : 0));
        }
        if (announcement == Announcement::Quietly) continue;
        CHECK(s.last<KindLearned>()->item.kind == three.kind);
        CHECK(s.last<KindLearned>()->item.quantity == 1);
    }
}

TEST_CASE("the last unknown benevolent potion is identified by elimination", "[play][items]") {
    Scenario s{bare_room};
    std::vector<ItemKind> good;
    std::vector<ItemKind> bad;
    for (const ItemRow& row : kinds_of(ItemCategory::Potion))
        (row.polarity == Polarity::Benevolent ? good : bad).push_back(row.kind);
    for (const ItemKind kind : bad) learn(s, kind);
    for (std::size_t i = 0; i + 2 < good.size(); ++i) learn(s, good[i]);
    const ItemKind last = good.back();
    CHECK_FALSE(s.game.item_knowledge.knows(last));
    learn(s, good[good.size() - 2]);
    CHECK(s.game.item_knowledge.knows(last));
    CHECK(s.last<KindLearned>()->item.kind == last);
}

TEST_CASE("no potion is identified by elimination while another may be as good", "[play][items]") {
    Scenario s{bare_room};
    std::vector<ItemKind> good;
    for (const ItemRow& row : kinds_of(ItemCategory::Potion))
        if (row.polarity == Polarity::Benevolent) good.push_back(row.kind);
    for (std::size_t i = 0; i + 1 < good.size(); ++i) learn(s, good[i]);
    CHECK_FALSE(s.game.item_knowledge.knows(good.back()));
    // Magic detection settles it.
    s.game.item_knowledge.of(good.back()).polarity_known = true;
    Moment now{s};
    conclude(now.turn, ItemCategory::Potion);
    CHECK(s.game.item_knowledge.knows(good.back()));
}

TEST_CASE("an unknown item shows only its appearance", "[play][items]") {
    Scenario s{bare_room};
    s.game.item_knowledge = initial_item_knowledge(Rng{7});
    const Item life = some_item(ItemKind::PotionOfLife, {1, 1});
    const ItemView unknown = known_view_of(s.game, life);
    CHECK_FALSE(unknown.kind_known);
    CHECK(unknown.kind == kinds_of(ItemCategory::Potion).front().kind);
    CHECK(unknown.look == s.game.item_knowledge.look_of(ItemKind::PotionOfLife));
    CHECK(unknown.feels == Polarity::None);
    learn(s, ItemKind::PotionOfLife);
    const ItemView known = known_view_of(s.game, life);
    CHECK(known.kind_known);
    CHECK(known.feels == Polarity::Benevolent);
    Item ring = some_item(ItemKind::RingOfLight, {1, 1});
    ring.enchant = -2;
    ring.marks = {ItemMark::Cursed};
    CHECK(known_view_of(s.game, ring).enchant == 0);
    CHECK(known_view_of(s.game, ring).marks == ItemMarks{});
    ring.marks |= {ItemMark::MagicDetected};
    CHECK(known_view_of(s.game, ring).feels == Polarity::Malevolent);
}

TEST_CASE("an item's number may be known while its kind is not", "[play][items]") {
    Scenario s{bare_room};
    s.game.item_knowledge = initial_item_knowledge(Rng{7});
    Item wand = some_item(ItemKind::WandOfPlenty, {});
    wand.charges = 2;
    wand.marks = {ItemMark::Identified};
    const ItemView empty = known_view_of(s.game, wand);
    CHECK_FALSE(empty.kind_known);
    CHECK(empty.kind == kinds_of(ItemCategory::Wand).front().kind);
    CHECK(empty.charges == 2);
    // What it means follows from its kind, not from its charges.
    CHECK(empty.feels == Polarity::None);
    Item ring = enchanted(ItemKind::RingOfWisdom, 2, {ItemMark::Identified});
    CHECK_FALSE(known_view_of(s.game, ring).kind_known);
    CHECK(known_view_of(s.game, ring).enchant == 2);
    CHECK(known_view_of(s.game, ring).feels == Polarity::Benevolent);
    Item staff = enchanted(ItemKind::StaffOfPoison, 3, {ItemMark::MaxChargesKnown});
    CHECK_FALSE(known_view_of(s.game, staff).kind_known);
    CHECK(known_view_of(s.game, staff).enchant == 3);
    CHECK(known_view_of(s.game, staff).charges == 0);
}

TEST_CASE("a ring with a known number is identified only by wearing it", "[play][items]") {
    Scenario s{bare_room};
    Item ring = enchanted(ItemKind::RingOfWisdom, 0, {ItemMark::Identified});
    ring.charges = 1;
    Moment now{s};
    grow_familiar(now.turn, ring);
    CHECK(s.game.item_knowledge.knows(ItemKind::RingOfWisdom));
    CHECK(s.count<Identified>() == 1);
}

TEST_CASE("an identified weapon or armour can still be identified if its rune is unknown", "[play][items]") {
    Scenario s{bare_room};
    Item sword = enchanted(ItemKind::Sword, 2, {ItemMark::Identified});
    CHECK_FALSE(can_be_identified(s.game, sword));
    sword.weapon_rune = WeaponRune::Quietus;
    CHECK(can_be_identified(s.game, sword));
    Item mail = enchanted(ItemKind::ChainMail, 2, {ItemMark::Identified, ItemMark::RuneSuspected});
    mail.armor_rune = ArmorRune::Absorption;
    CHECK(can_be_identified(s.game, mail));
    mail.marks |= {ItemMark::RuneKnown};
    CHECK_FALSE(can_be_identified(s.game, mail));
    const char letter = carry(s, sword);
    s.play(Read{carry(s, ItemKind::ScrollOfIdentify)});
    REQUIRE(s.game.question == Question::WhatToIdentify);
    s.play(Choose{letter});
    CHECK(s.last<Identified>()->item.weapon_rune == WeaponRune::Quietus);
}

}  // namespace cellophane
