#include <algorithm>
#include <set>

#include "play/combat/gains.h"
#include "play/creature_scene.h"
#include "play/effects/knowing.h"
#include "play/pack_scene.h"
#include "play/senses/odds.h"
#include "play/senses/perception.h"
#include "play/senses/rings.h"
#include "support/catch.h"

// The small print of having things: sentences of spec 50, sections 5 to 13, that no other test holds.

namespace cellophane::belongings {

namespace {

Item unlearned(ItemKind kind, int enchant) {
    Item item = enchanted(kind, enchant);
    item.charges = item.row().identified_after;
    return item;
}

std::optional<Refusal> last_refusal(const Scenario& s) {
    const std::optional<HandsRefused> refused = s.last<HandsRefused>();
    return refused ? std::optional{refused->why} : std::nullopt;
}

}  // namespace

// ---- section 5: taking up ----

TEST_CASE("who blinks or is teleported onto a thing has it, at no extra time", "[play][items]") {
    Scenario s{long_hall};
    const Pos from = s.game.hero.at;
    s.level().items = {some_item(ItemKind::Mango, from + Pos{8, 0})};
    Item staff = enchanted(ItemKind::StaffOfBlinking, 3);
    staff.charges = 3;
    s.play(Zap{carry(s, staff), from + Pos{8, 0}});
    CHECK(s.game.hero.at == from + Pos{8, 0});
    CHECK(s.count<ItemTaken>() == 1);
    CHECK(s.game.turns == 1);

    // Wherever he gets to, something lies there.
    Scenario t{R"(
    ################################################################
    #.@............................................................#
    ##############################################################.#
    #..............................................................#
    ################################################################
)"};
    for (int x = 1; x < 63; ++x) t.level().items.push_back(some_item(ItemKind::Mango, {x, 3}));
    t.play(Read{carry(t, ItemKind::ScrollOfTeleportation)});
    CHECK(t.game.hero.at.y == 3);
    CHECK(t.count<ItemTaken>() == 1);
    CHECK(t.game.turns == 1);
}

TEST_CASE("a joined stack knows what either of its halves did", "[play][items]") {
    Pack pack;
    Item darts = enchanted(ItemKind::Dart, 0, {ItemMark::MagicDetected, ItemMark::Protected});
    darts.batch = 3;
    darts.quantity = 4;
    darts.origin_depth = 2;
    darts.usage.strength = -1;
    Item others = darts;
    others.marks = {ItemMark::Identified, ItemMark::RuneSuspected, ItemMark::RuneKnown,
                    ItemMark::MaxChargesKnown, ItemMark::ExplorerAvoids};
    others.enchant = 1;
    others.usage.strength = 0;
    const int number = put_in(pack, darts);
    CHECK(put_in(pack, others) == number);
    const Item& stack = pack.at(number);
    CHECK(stack.quantity == 8);
    CHECK(stack.marks == ItemMarks{ItemMark::MagicDetected, ItemMark::Protected, ItemMark::Identified,
                                   ItemMark::RuneSuspected, ItemMark::RuneKnown, ItemMark::MaxChargesKnown});
    CHECK(stack.enchant == 1);
    CHECK(stack.usage.strength == -1);
    CHECK(stack.origin_depth == 2);
    // Of mixed descent they come from nowhere.
    others.origin_depth = 3;
    put_in(pack, others);
    CHECK(pack.at(number).origin_depth == 0);
}

TEST_CASE("what cannot stack does not, and only what shares a place is counted by the stack",
          "[play][items]") {
    for (const ItemRow& row : item_rows) {
        if (row.stacks == Stacking::Purse || row.stacks == Stacking::Single) continue;
        INFO(row.name);
        Pack pack;
        put_in(pack, some_item(row.kind, {}));
        put_in(pack, some_item(row.kind, {}));
        const bool stacks = row.stacks != Stacking::Never;
        CHECK(pack.items.size() == (stacks ? 1U : 2U));
        const bool bundled = row.category == ItemCategory::Weapon || row.category == ItemCategory::Gem;
        CHECK(places_taken(pack) == (stacks && bundled ? 1 : 2));
    }
}

TEST_CASE("a sum divided and joined again is the sum", "[play][items]") {
    Scenario s{bare_room};
    const char darts = carry(s, ItemKind::Dart, 9);
    const char potions = carry(s, ItemKind::PotionOfLife, 3);
    s.play(Throw{darts, {10, 3}}).play(Throw{darts, {10, 3}}).play(Drop{potions});
    s.play(Move{Direction::East}).play(Move{Direction::West});
    for (int i = 0; i < 4; ++i) s.play(Move{Direction::East});
    for (Item& item : s.level().items) item.marks = {};
    s.look();
    for (int i = 0; i < 10 && !s.level().items.empty(); ++i) s.play_out(Explore{});
    CHECK(in_pack(s, darts).quantity == 9);
    CHECK(in_pack(s, potions).quantity == 3);
}

TEST_CASE("the first Amulet brings its Warden about where there is none", "[play][items]") {
    Scenario s{
        "#############################################\n#@..........................................#\n"
        "###########################################.#\n#...........................................#\n"
        "#############################################\n",
        1, 26};
    s.level().items = {some_item(ItemKind::Amulet, {2, 1})};
    s.look();
    s.play(Move{Direction::East});
    REQUIRE(s.level().monsters.size() == 1);
    CHECK(s.level().monsters[0].kind == MonsterKind::WardenOfYendor);
    CHECK(s.level().monsters[0].state == MonsterState::Hunting);
}

// ---- section 6: putting down and swapping ----

TEST_CASE("nothing is put down where nothing can lie", "[play][items]") {
    Scenario s{bare_room};
    const char mango = carry(s, ItemKind::Mango);
    s.level().strata[Layer::Dungeon][s.game.hero.at] = Terrain::StoneArchwayPortal;
    s.play(Drop{mango});
    CHECK(last_refusal(s) == Refusal::GroundUnfit);
    CHECK(has(s, mango));
    CHECK(s.game.turns == 0);
}

TEST_CASE("gems go down by the stack", "[play][items]") {
    Scenario s{bare_room, 1, 30};
    const char stones = carry(s, ItemKind::Lumenstone, 3);
    s.play(Drop{stones});
    REQUIRE(s.level().items.size() == 1);
    CHECK(s.level().items[0].quantity == 3);
    CHECK_FALSE(has(s, stones));
}

TEST_CASE("what is swapped in finds a letter, if need be that of what went down", "[play][items]") {
    Scenario s{bare_room};
    for (int i = 0; i < pack_places; ++i) carry(s, enchanted(ItemKind::Sword, i));
    CHECK(places_taken(s.game.hero.pack) == pack_places);
    s.level().items = {some_item(ItemKind::Mace, s.game.hero.at)};
    s.play(Drop{'k'});
    REQUIRE(has(s, 'k'));
    CHECK(in_pack(s, 'k').kind == ItemKind::Mace);
    std::set<char> letters;
    for (const Item& item : s.game.hero.pack.items) letters.insert(item.letter);
    CHECK(letters.size() == static_cast<std::size_t>(pack_places));
    CHECK(*letters.begin() == 'a');
    CHECK(*letters.rbegin() == 'z');
}

TEST_CASE("nothing is swapped back that is gone, nor for what clings", "[play][items]") {
    Scenario s{bare_room};
    const char dagger = carry(s, ItemKind::Dagger);
    const char sword = carry(s, ItemKind::Sword);
    s.play(Equip{dagger}).play(Equip{sword});
    in_pack(s, sword).marks |= {ItemMark::Cursed};
    int turns = s.game.turns;
    s.play(SwapBack{});
    CHECK(last_refusal(s) == Refusal::SlotClings);
    CHECK(s.game.turns == turns);
    in_pack(s, sword).marks = {};
    s.play(Drop{dagger});
    turns = s.game.turns;
    s.play(SwapBack{});
    CHECK(last_refusal(s) == Refusal::NothingSetAside);
    CHECK(s.game.turns == turns);
}

// ---- section 7: equipping ----

TEST_CASE("bare hands do one or two, bare skin stops nothing", "[play][items]") {
    Scenario s{bare_room};
    std::set<int> wounds;
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {8, 3});
    ogre.vitals.ticks = 1'000'000;
    ogre.health = ogre.max_health = 5000;
    ogre.figures.defence = 0;
    for (int i = 0; i < 60; ++i) s.play(Move{Direction::East});
    for (const Event& event : s.events)
        if (const Struck* struck = std::get_if<Struck>(&event); struck && struck->blow == Blow::Hit)
            wounds.insert(struck->damage);
    CHECK(wounds == std::set<int>{1, 2});
    CHECK(defence(s.game.hero) == 0);
}

TEST_CASE("armour takes a tenth of its worth in turns to put on, each a point less missing",
          "[play][items]") {
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
            CHECK(defence(s.game.hero) == row.range.least - 10 * left);
            s.play(Rest{});
        }
        CHECK(defence(s.game.hero) == row.range.least);
    }
}

TEST_CASE("replacing takes no longer than putting on", "[play][items]") {
    Scenario s{bare_room};
    const char leather = carry(s, ItemKind::LeatherArmor);
    const char mail = carry(s, ItemKind::ScaleMail);
    s.play(Equip{leather}).play(Equip{mail});
    CHECK(s.game.turns == 2);
    CHECK(s.game.hero.pack.at(s.game.hero.pack.worn).kind == ItemKind::ScaleMail);
    s.play(TakeOff{mail});
    CHECK(s.game.turns == 3);
}

TEST_CASE("armour that is enchanted while it is worn need not be put on again", "[play][items]") {
    Scenario s{bare_room};
    s.game.hero.strength = 19;
    const char mail = carry(s, ItemKind::BandedMail);
    s.play(Equip{mail});
    for (int i = 0; i < 8; ++i) s.play(Rest{});
    s.play(Read{carry(s, ItemKind::ScrollOfEnchanting)}).play(Choose{mail});
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Donning));
}

TEST_CASE("two rings of a kind add up, cursed ones take away", "[play][items]") {
    Scenario s{bare_room};
    s.play(Equip{carry(s, enchanted(ItemKind::RingOfWisdom, 3, {ItemMark::Identified}))});
    s.play(Equip{carry(s, enchanted(ItemKind::RingOfWisdom, -1, {ItemMark::Identified, ItemMark::Cursed}))});
    CHECK(ring_level(s.game.hero, ItemKind::RingOfWisdom) == 2);
    CHECK(s.last<Equipped>()->clings);
}

// ---- section 8: strength, enchantment, accuracy, armour ----

TEST_CASE("worked figures of arms and armour", "[play][items]") {
    Scenario s{bare_room};
    Hero& hero = s.game.hero;
    // Spec 50, section 27: an axe +2 in hands of strength 17, which needs 15, is worth 2.5.
    hero.strength = 17;
    const Item axe = enchanted(ItemKind::Axe, 2);
    CHECK(accuracy(hero, &axe) == 117);
    const auto shown_armour = [&](ItemKind kind, int enchant, int strength) {
        Scenario t{bare_room};
        t.game.hero.strength = strength;
        const char letter = carry(t, enchanted(kind, enchant));
        t.game.hero.pack.worn = number_of(t.game.hero.pack, letter);
        return defence(t.game.hero) / 10;
    };
    CHECK(shown_armour(ItemKind::PlateArmor, 1, 14) == 0);
    CHECK(shown_armour(ItemKind::ChainMail, 0, 12) == 2);
    // A scroll is worth a point and a quarter, or three and a half to somebody too weak.
    const auto gain = [](int strength) {
        Scenario t{bare_room};
        t.game.hero.strength = strength;
        const char mail = carry(t, ItemKind::ChainMail);
        t.game.hero.pack.worn = number_of(t.game.hero.pack, mail);
        const int before = defence(t.game.hero);
        t.play(Read{carry(t, ItemKind::ScrollOfEnchanting)}).play(Choose{mail});
        return defence(t.game.hero) - before;
    };
    CHECK(gain(15) / 10 == 1);
    CHECK(gain(12) == 35);
}

TEST_CASE("a blow at what corrodes is thought over, unless nobody knows what he strikes", "[play][items]") {
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
    // A blade made for it takes no harm; one for others does.
    for (const auto& [foe, asked] : {std::pair{MonsterClass::Jelly, false}, {MonsterClass::Dragon, true}})
        CHECK(asks([foe = foe](Scenario& s, Item& sword) {
                  sword.weapon_rune = WeaponRune::Slaying;
                  sword.foe = foe;
                  sword.marks |= {ItemMark::RuneKnown};
                  Monster& jelly = s.level().monsters[0];
                  jelly.kind = MonsterKind::AcidicJelly;
              }) == asked);
}

// ---- section 9: identification ----

TEST_CASE("gear is known after as many turns or kills as its row says", "[play][items]") {
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

TEST_CASE("an unknown ring works as one, and one more for each scroll spent on it", "[play][items]") {
    for (const auto& [level, scrolls, works_as] :
         {std::tuple{3, 0, 1}, {3, 1, 2}, {3, 5, 3}, {1, 0, 1}, {-2, 0, -2}}) {
        Scenario s{bare_room};
        Item ring = unlearned(ItemKind::RingOfWisdom, level);
        ring.usage.enchanted = scrolls;
        s.play(Equip{carry(s, ring)});
        CHECK(ring_level(s.game.hero, ItemKind::RingOfWisdom) == works_as);
    }
}

TEST_CASE("a ring that does no good hides nothing once its kind is known", "[play][items]") {
    for (const int level : {-2, 0, 1}) {
        Scenario s{bare_room};
        const char ring = carry(s, unlearned(ItemKind::RingOfLight, level));
        s.play(Equip{ring});
        CHECK(s.game.lore.knows(ItemKind::RingOfLight));
        CHECK(in_pack(s, ring).marks.has(ItemMark::Identified) == (level <= 0));
    }
}

TEST_CASE("familiar with a blade, nobody knows its rune yet", "[play][items]") {
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

TEST_CASE("when all is over everything in the pack is known", "[play][items]") {
    Scenario s{bare_room};
    Item sword = unlearned(ItemKind::Sword, -2);
    sword.weapon_rune = WeaponRune::Plenty;
    carry(s, sword);
    carry(s, ItemKind::PotionOfLife);
    CHECK_FALSE(pack_as_known(s.game).back().item.kind_known);
    s.play(Quit{});
    REQUIRE(s.game.ending);
    const std::vector<PackItemView> left = pack_as_known(s.game);
    CHECK(left.front().item.enchant == -2);
    CHECK(left.front().item.weapon_rune == WeaponRune::Plenty);
    CHECK(left.back().item.kind == ItemKind::PotionOfLife);
    CHECK(left.back().item.kind_known);
}

TEST_CASE("the last of its polarity is known by elimination, in every category", "[play][items]") {
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
                if (row.polarity != polarity) s.game.lore.of(row.kind).polarity_known = true;
            for (std::size_t i = 0; i + 1 < alike.size(); ++i) {
                CHECK_FALSE(s.game.lore.knows(alike.back()));
                learn_kind(now.turn, some_item(alike[i], {}), Telling::Quietly);
            }
            CHECK(s.game.lore.knows(alike.back()));
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

// ---- section 10: polarity ----

TEST_CASE("things mean well or ill as their rows, their numbers and their curses say", "[play][items]") {
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

TEST_CASE("magic is felt in every category that has any, on the floor, in the pack and on others",
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
            CHECK(s.game.lore.of(row.kind).polarity_known == has_any);
    }
    // The flask itself does not count.
    Scenario bare{bare_room};
    bare.play(Drink{carry(bare, ItemKind::PotionOfDetectMagic, 1)});
    CHECK_FALSE(bare.last<MagicFelt>()->on_level);
    CHECK_FALSE(bare.last<MagicFelt>()->in_pack);
}

TEST_CASE("what was felt to be bad is drunk and read only on second thought", "[play][items]") {
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

// ---- section 11: throwing ----

TEST_CASE("every kind of thing can be thrown", "[play][items]") {
    for (const ItemRow& row : item_rows) {
        if (row.kind == ItemKind::Gold) continue;
        INFO(row.name);
        Scenario s{bare_room};
        const char letter = carry(s, row.kind, 2);
        s.play(Throw{letter, {11, 3}});
        CHECK(s.count<ItemThrown>() == 1);
        // A glass that breaks lets out what keeps him from counting turns.
        if (row.category != ItemCategory::Potion) CHECK(s.game.turns == 1);
        const bool is_spent =
            row.category == ItemCategory::Potion || row.manners.has(Manner::BurstsIntoFlame);
        CHECK(s.level().items.size() == (is_spent ? 0U : 1U));
    }
}

TEST_CASE("a throw takes as long as a blow", "[play][items]") {
    for (const auto& [hasted, hunger] : {std::pair{false, 20}, {true, 10}}) {
        Scenario s{bare_room};
        if (hasted) s.game.hero.vitals.statuses.set(Status::Hasted, 50);
        const char darts = carry(s, ItemKind::Dart, 20);
        for (int i = 0; i < 20; ++i) s.play(Throw{darts, {11, 3}});
        CHECK(full_nutrition - s.game.hero.nutrition == hunger);
    }
}

// ---- sections 12 and 13: floors, thieves, keys ----

TEST_CASE("thieves take half of many weapons, all of a few, and one of anything else", "[play][items]") {
    const auto taken = [](ItemKind kind, int quantity) {
        Scenario s{bare_room};
        make_tough(s);
        carry(s, kind, quantity);
        Monster& monkey = add_live_creature(s, MonsterKind::Monkey, {8, 3});
        monkey.figures.accuracy = 10000;
        for (int turn = 0; turn < 5 && s.level().items.empty(); ++turn) let_act(s, monkey);
        REQUIRE(s.level().items.size() == 1);
        return s.level().items[0].quantity;
    };
    CHECK(taken(ItemKind::Dart, 3) == 3);
    CHECK(taken(ItemKind::Dart, 4) == 2);
    CHECK(taken(ItemKind::Dart, 7) == 4);
    CHECK(taken(ItemKind::Javelin, 15) == 8);
    CHECK(taken(ItemKind::PotionOfLife, 3) == 1);
    CHECK(taken(ItemKind::Mango, 2) == 1);
    CHECK(taken(ItemKind::Sword, 1) == 1);
}

TEST_CASE("deep water takes nothing from who floats, nor where something lies already", "[play][items]") {
    const auto lost = [](bool floats, bool occupied) {
        int times = 0;
        for (std::uint64_t key = 1; key <= 40; ++key) {
            Scenario s{"#######\n#~~~~~#\n#~~@~~#\n#~~~~~#\n#######\n", key};
            s.level().strata[Layer::Liquid][s.game.hero.at] = Terrain::DeepWater;
            carry(s, ItemKind::Mango);
            if (floats) s.game.hero.vitals.statuses.set(Status::Levitating, 50);
            if (occupied) {
                // It drifts off with the turn; as long as it lies there nothing else goes.
                s.level().items = {some_item(ItemKind::Sword, s.game.hero.at)};
            }
            s.play(Rest{});
            times += s.game.hero.pack.items.empty() ? 1 : 0;
        }
        return times;
    };
    CHECK(lost(false, false) >= 8);
    CHECK(lost(false, false) <= 32);
    CHECK(lost(true, false) == 0);
    CHECK(lost(false, true) < lost(false, false));
}

TEST_CASE("who blinks off with a treasure shuts the cages behind him", "[play][items]") {
    Scenario s{long_hall};
    const Pos from = s.game.hero.at;
    const Pos altar = from + Pos{1, 0};
    const Pos other = from + Pos{2, 1};
    for (const Pos at : {altar, other}) {
        Item treasure = some_item(at == altar ? ItemKind::RingOfLight : ItemKind::RingOfWisdom, at);
        treasure.marks = {ItemMark::IsKey, ItemMark::ExplorerAvoids};
        treasure.opens = {{.at = at}};
        s.level().items.push_back(treasure);
        s.level().strata[Layer::Dungeon][at] = Terrain::AltarWithOpenCage;
        s.level().claims.number[at] = 1;
        s.level().claims.rooms.set(at);
    }
    s.look();
    Item staff = enchanted(ItemKind::StaffOfBlinking, 3);
    staff.charges = 3;
    const char blink = carry(s, staff);
    s.play(Move{Direction::East});
    REQUIRE(s.count<ItemTaken>() == 1);
    CHECK(s.level().strata.holds(other, Terrain::AltarWithOpenCage));
    s.play(Zap{blink, altar + Pos{8, 0}});
    CHECK(s.game.hero.at == altar + Pos{8, 0});
    CHECK(s.level().strata.holds(altar, Terrain::AltarWithClosedCage));
    CHECK(s.level().strata.holds(other, Terrain::AltarWithClosedCage));
}

}  // namespace cellophane::belongings
