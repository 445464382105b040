#include <set>
#include <tuple>

#include "play/combat/wound_gains.h"
#include "play/creature_scene.h"
#include "play/items/identification.h"
#include "play/pack_scene.h"
#include "play/perception/visibility.h"
#include "play/stats/ring_levels.h"
#include "support/catch.h"

// The small print of knowing things and what they mean: sentences of rules/items.md 9 and 10, that no
// other test holds.

namespace cellophane::familiarity {

namespace {

Item unlearned(ItemKind kind, int enchant) {
    Item item = enchanted(kind, enchant);
    item.charges = item.row().identified_after;
    return item;
}

}  // namespace

// ---- rules/items.md 9: identification ----

TEST_CASE("equipment is identified after as many turns or kills as its row says", "[play][items]") {
    for (const ItemKind kind : {ItemKind::ChainMail, ItemKind::RingOfRegeneration}) {
        INFO(item_rows[kind].name);
        Scenario s{bare_room};
        make_tough(s);
        const char letter = carry(s, unlearned(kind, 1));
        s.play(Equip{letter});
        const int turns = item_rows[kind].identified_after;
        for (int turn = 1; turn < turns; ++turn) {
            s.game.horde_fuse = 1000;
            s.game.hero.nutrition = full_nutrition;
            s.play(Rest{});
        }
        // The turn it was put on counts.
        CHECK(in_pack(s, letter).marks.has(ItemMark::Identified));
        CHECK(s.count<Identified>() == 1);
    }
    // Set aside it teaches nothing.
    Scenario s{bare_room};
    const char mail = carry(s, unlearned(ItemKind::ChainMail, 1));
    for (int i = 0; i < 20; ++i) s.play(Rest{});
    CHECK(in_pack(s, mail).charges == 1000);
}

TEST_CASE("an unknown ring works at level one, and one more for each scroll read on it", "[play][items]") {
    for (const auto& [level, scrolls, works_as] :
         {std::tuple{3, 0, 1}, {3, 1, 2}, {3, 5, 3}, {1, 0, 1}, {-2, 0, -2}}) {
        Scenario s{bare_room};
        Item ring = unlearned(ItemKind::RingOfWisdom, level);
        ring.usage.enchanted = scrolls;
        s.play(Equip{carry(s, ring)});
        CHECK(ring_level(s.game.hero, ItemKind::RingOfWisdom) == works_as);
    }
}

TEST_CASE("a ring without positive enchantment is identified with its kind", "[play][items]") {
    for (const int level : {-2, 0, 1}) {
        Scenario s{bare_room};
        const char ring = carry(s, unlearned(ItemKind::RingOfLight, level));
        s.play(Equip{ring});
        CHECK(s.game.item_knowledge.knows(ItemKind::RingOfLight));
        CHECK(in_pack(s, ring).marks.has(ItemMark::Identified) == (level <= 0));
    }
}

TEST_CASE("a weapon identified by kills still hides its rune", "[play][items]") {
    Scenario s{bare_room};
    Item sword = unlearned(ItemKind::Sword, 2);
    sword.weapon_rune = WeaponRune::Quietus;
    sword.charges = 1;
    const char letter = carry(s, sword);
    s.game.hero.pack.wielded = number_of(s.game.hero.pack, letter);
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {8, 3});
    Moment now{s};
    learn_from_kill(now.turn, rat);
    CHECK(in_pack(s, letter).marks.has(ItemMark::Identified));
    CHECK(in_pack(s, letter).marks.has(ItemMark::RuneSuspected));
    CHECK_FALSE(in_pack(s, letter).marks.has(ItemMark::RuneKnown));
}

TEST_CASE("at the end of the game everything in the pack is known", "[play][items]") {
    Scenario s{bare_room};
    Item sword = unlearned(ItemKind::Sword, -2);
    sword.weapon_rune = WeaponRune::Plenty;
    sword.marks |= {ItemMark::RuneSuspected};
    carry(s, sword);
    carry(s, ItemKind::PotionOfLife);
    CHECK_FALSE(pack_as_known(s.game).back().item.kind_known);
    s.play(Quit{});
    REQUIRE(s.game.ending);
    const std::vector<PackItemView> left = pack_as_known(s.game);
    CHECK(left.front().item.enchant == -2);
    CHECK(left.front().item.weapon_rune == WeaponRune::Plenty);
    // There is nothing left to suspect.
    CHECK(left.front().item.marks.has(ItemMark::RuneKnown));
    CHECK(left.back().item.kind == ItemKind::PotionOfLife);
    CHECK(left.back().item.kind_known);
}

TEST_CASE("the last unknown kind of its polarity is identified in every category", "[play][items]") {
    for (const ItemCategory category : {ItemCategory::Potion, ItemCategory::Scroll, ItemCategory::Wand,
                                        ItemCategory::Staff, ItemCategory::Ring})
        for (const Polarity polarity : {Polarity::Benevolent, Polarity::Malevolent, Polarity::ByItem}) {
            std::vector<ItemKind> alike;
            for (const ItemRow& row : kinds_of(category))
                if (row.polarity == polarity) alike.push_back(row.kind);
            if (alike.size() < 2) continue;
            INFO(category_rows[category].name);
            Scenario s{bare_room};
            Moment now{s};
            // What the others mean is felt, not known.
            for (const ItemRow& row : kinds_of(category))
                if (row.polarity != polarity) s.game.item_knowledge.of(row.kind).polarity_known = true;
            for (std::size_t i = 0; i + 1 < alike.size(); ++i) {
                CHECK_FALSE(s.game.item_knowledge.knows(alike.back()));
                learn_kind(now.turn, some_item(alike[i], {}), Announcement::Quietly);
            }
            CHECK(s.game.item_knowledge.knows(alike.back()));
        }
}

TEST_CASE("a name given to a kind is taken back by an empty one", "[play][items]") {
    Scenario s{bare_room};
    const char potion = carry(s, ItemKind::PotionOfLife);
    s.play(Call{potion, "hope"});
    CHECK(pack_as_known(s.game)[0].item.called == "hope");
    s.play(Call{potion, ""});
    CHECK(pack_as_known(s.game)[0].item.called.empty());
    s.play(Call{potion, std::string(29, 'x')});
    CHECK(pack_as_known(s.game)[0].item.called.text().size() == 29);
}

// ---- rules/items.md 10: polarity ----

TEST_CASE("the polarity of items follows their rows, enchantments and curses", "[play][items]") {
    for (const ItemRow& row : item_rows) {
        if (row.polarity != Polarity::ByItem) continue;
        INFO(row.name);
        CHECK(polarity_of(enchanted(row.kind, 2)) == Polarity::Benevolent);
        CHECK(polarity_of(enchanted(row.kind, 0)) == Polarity::None);
        CHECK(polarity_of(enchanted(row.kind, -1)) == Polarity::Malevolent);
        CHECK(polarity_of(enchanted(row.kind, 1, {ItemMark::Cursed})) == Polarity::Malevolent);
    }
    // An empty wand means nothing any more.
    for (const ItemRow& row : kinds_of(ItemCategory::Wand)) {
        Item wand = some_item(row.kind, {});
        wand.charges = 1;
        CHECK(polarity_of(wand) == row.polarity);
        wand.charges = 0;
        CHECK(polarity_of(wand) == Polarity::None);
    }
    CHECK(polarity_of(some_item(ItemKind::Amulet, {})) == Polarity::Benevolent);
    const std::set<ItemKind> malevolent{ItemKind::PotionOfPoisonousGas,
                                        ItemKind::PotionOfParalysis,
                                        ItemKind::PotionOfHallucination,
                                        ItemKind::PotionOfConfusion,
                                        ItemKind::PotionOfIncineration,
                                        ItemKind::PotionOfDarkness,
                                        ItemKind::PotionOfDescent,
                                        ItemKind::PotionOfCreepingDeath,
                                        ItemKind::ScrollOfAggravateMonsters,
                                        ItemKind::ScrollOfSummonMonsters,
                                        ItemKind::WandOfPlenty,
                                        ItemKind::WandOfInvisibility,
                                        ItemKind::WandOfEmpowerment,
                                        ItemKind::StaffOfHealing,
                                        ItemKind::StaffOfHaste,
                                        ItemKind::StaffOfProtection};
    for (const ItemRow& row : item_rows) {
        INFO(row.name);
        CHECK((row.polarity == Polarity::Malevolent) == malevolent.contains(row.kind));
    }
}

TEST_CASE("detect magic works on every category with magic, on the floor, in packs and on monsters",
          "[play][items]") {
    for (const ItemRow& row : item_rows) {
        if (row.stacks == Stacking::Purse) continue;
        INFO(row.name);
        const bool has_any = row.category != ItemCategory::Food && row.category != ItemCategory::Gem &&
                             row.category != ItemCategory::Key;
        Scenario s{bare_room};
        s.level().items = {some_item(row.kind, {2, 2})};
        const Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {12, 5}, MonsterState::Sleeping);
        give(s, ogre, row.kind);
        const char held = carry(s, row.kind);
        s.play(Drink{carry(s, ItemKind::PotionOfDetectMagic)});
        for (const Item& item : s.level().items) CHECK(item.marks.has(ItemMark::MagicDetected) == has_any);
        CHECK(in_pack(s, held).marks.has(ItemMark::MagicDetected) == has_any);
        if (row.polarity == Polarity::Benevolent || row.polarity == Polarity::Malevolent)
            CHECK(s.game.item_knowledge.of(row.kind).polarity_known == has_any);
    }
    // The flask itself does not count.
    Scenario bare{bare_room};
    bare.play(Drink{carry(bare, ItemKind::PotionOfDetectMagic, 1)});
    CHECK_FALSE(bare.last<MagicFelt>()->on_level);
    CHECK_FALSE(bare.last<MagicFelt>()->in_pack);
}

TEST_CASE("using an item that detect magic showed as malevolent asks first", "[play][items]") {
    for (const bool felt : {false, true}) {
        const ItemMarks marks = felt ? ItemMarks{ItemMark::MagicDetected} : ItemMarks{};
        Scenario s{bare_room};
        s.play(Drink{carry(s, enchanted(ItemKind::PotionOfDarkness, 0, marks))});
        CHECK((s.game.question == Question::UseMalevolent) == felt);
        Scenario t{bare_room};
        t.play(Read{carry(t, enchanted(ItemKind::ScrollOfAggravateMonsters, 0, marks))});
        CHECK((t.game.question == Question::UseMalevolent) == felt);
    }
}

}  // namespace cellophane::familiarity
