#include "play/combat/blow.h"
#include "play/combat/bolt.h"
#include "play/combat/duplication.h"
#include "play/combat/splitting.h"
#include "play/pack_scene.h"
#include "play/society/ally_learning.h"
#include "support/catch.h"

// What the hero may be proud of in the end (tables/feats.tsv): for each feat a scene that wins or spoils it,
// and some that must not.

namespace cellophane {

namespace {

bool holds(const Scenario& s, Feat feat) {
    return s.game.feats.has(feat);
}

char wield(Scenario& s, ItemKind kind) {
    const char letter = carry(s, kind);
    s.game.hero.pack.wielded = number_of(s.game.hero.pack, letter);
    return letter;
}

/// A creature beside the hero that will not get a turn.
Monster& add_beside(Scenario& s, MonsterKind kind, MonsterState state = MonsterState::Hunting) {
    Monster& monster = add_live_creature(s, kind, s.game.hero.at + step(Direction::East), state);
    monster.vitals.ticks = 1'000'000;
    monster.max_health = monster.health = 500;
    return monster;
}

Item charged(ItemKind kind, int charges) {
    Item item = enchanted(kind, 2);
    item.charges = charges;
    return item;
}

}  // namespace

TEST_CASE("a new hero holds only the feats that can be lost", "[play][feats]") {
    const Scenario s{bare_room};
    for (const FeatRow& row : feat_rows) CHECK(holds(s, row.kind) == row.kept);
}

TEST_CASE("an attack with a wielded weapon ends the feat of the pure mage, others do not", "[play][feats]") {
    Scenario s{bare_room};
    add_beside(s, MonsterKind::Ogre);
    s.play(Move{Direction::East});
    CHECK(s.count<Struck>() == 1);
    CHECK(holds(s, Feat::PureMage));
    s.play(Throw{carry(s, ItemKind::Javelin), {11, 3}});
    CHECK(s.count<Struck>() == 2);
    CHECK(holds(s, Feat::PureMage));
    wield(s, ItemKind::Dagger);
    s.play(Throw{carry(s, ItemKind::Dart), {11, 3}});
    CHECK(holds(s, Feat::PureMage));
    s.play(Move{Direction::East});
    CHECK_FALSE(holds(s, Feat::PureMage));
    CHECK(s.count<FeatFailed>() == 1);
    CHECK(s.last<FeatFailed>()->feat == Feat::PureMage);
    s.play(Move{Direction::East});
    CHECK(s.count<FeatFailed>() == 1);
}

TEST_CASE("a lunge and a whip lash end the feat of the pure mage, hit or miss", "[play][feats]") {
    for (const ItemKind weapon : {ItemKind::Rapier, ItemKind::Whip}) {
        Scenario s{bare_room};
        add_live_creature(s, MonsterKind::Ogre, s.game.hero.at + Pos{2, 0}).vitals.ticks = 1'000'000;
        wield(s, weapon);
        s.play(Move{Direction::East});
        INFO(item_rows[weapon].name);
        CHECK(s.count<Struck>() == 1);
        CHECK_FALSE(holds(s, Feat::PureMage));
    }
}

TEST_CASE("an attack on an unseen monster does not end the feat of the pure mage", "[play][feats]") {
    Scenario s{bare_room};
    wield(s, ItemKind::Sword);
    Monster& unseen = add_beside(s, MonsterKind::Eel, MonsterState::Sleeping);
    s.level().layers[Layer::Liquid][unseen.at] = Terrain::DeepWater;
    unseen.vitals.submerged = true;
    s.look();
    Moment moment{s};
    strike(moment.turn, moment.level, s.game.hero, unseen);
    CHECK(holds(s, Feat::PureMage));
    CHECK(holds(s, Feat::Paladin));
}

TEST_CASE("using a staff, a wand or a charm ends the feat of the pure warrior", "[play][feats]") {
    const auto is_warrior_after = [](const auto& act) {
        Scenario s{bare_room};
        act(s);
        return holds(s, Feat::PureWarrior);
    };
    for (const int charges : {0, 2}) {
        CHECK_FALSE(is_warrior_after([&](Scenario& s) {
            s.play(Zap{carry(s, charged(ItemKind::StaffOfBlinking, charges)), {9, 3}});
        }));
        CHECK_FALSE(is_warrior_after([&](Scenario& s) {
            s.play(Zap{carry(s, charged(ItemKind::WandOfPlenty, charges)), {9, 3}});
        }));
    }
    CHECK_FALSE(
        is_warrior_after([](Scenario& s) { s.play(Invoke{carry(s, charged(ItemKind::CharmOfHaste, 0))}); }));
    // Thought better of; known to be empty; not come round yet; only thrown.
    CHECK(is_warrior_after([](Scenario& s) {
        s.play(Zap{carry(s, charged(ItemKind::StaffOfBlinking, 2)), s.game.hero.at});
    }));
    CHECK(is_warrior_after([](Scenario& s) {
        Item empty = charged(ItemKind::WandOfPlenty, 0);
        empty.marks |= {ItemMark::Identified};
        s.play(Zap{carry(s, empty), {9, 3}});
    }));
    CHECK(
        is_warrior_after([](Scenario& s) { s.play(Invoke{carry(s, charged(ItemKind::CharmOfHaste, 9))}); }));
    CHECK(is_warrior_after([](Scenario& s) {
        s.play(Throw{carry(s, charged(ItemKind::StaffOfFirebolt, 2)), {9, 3}});
    }));
    CHECK(is_warrior_after([](Scenario& s) { s.play(Drink{carry(s, ItemKind::PotionOfSpeed)}); }));
}

TEST_CASE("the feat of the companion takes 10400 cells explored with one ally", "[play][feats]") {
    const auto after = [](MonsterKind kind, int experience, bool befriended) {
        Scenario s{bare_room};
        Monster& friendly = add_live_creature(s, kind, {9, 3});
        if (befriended) befriend(friendly);
        friendly.schooling.experience = experience;
        BitGrid fresh{s.level().size()};
        fresh.set({1, 1});
        // Impassable cells count for nothing.
        fresh.set({0, 0});
        Moment moment{s};
        share_discovery(moment.turn, fresh);
        return holds(s, Feat::Companion);
    };
    CHECK(after(MonsterKind::Monkey, 10399, true));
    CHECK_FALSE(after(MonsterKind::Monkey, 10398, true));
    CHECK_FALSE(after(MonsterKind::Monkey, 10399, false));
    CHECK_FALSE(after(MonsterKind::SpectralBlade, 10399, true));
}

TEST_CASE("cells discovered while walking count for the feat of the companion", "[play][feats]") {
    Scenario s{R"(
        #######
        #..@..#
        #####.#
        #####.#
        #####.#
        #######
    )"};
    add_ally(s, MonsterKind::Monkey, {1, 1}).schooling.experience = 10399;
    s.play(Move{Direction::East});
    s.play(Move{Direction::East});
    CHECK(s.count<FeatWon>() == 1);
    CHECK(s.last<FeatWon>()->feat == Feat::Companion);
}

TEST_CASE("an item at +16 wins the feat of the specialist", "[play][feats]") {
    const auto after = [](ItemKind kind, int enchant) {
        Scenario s{bare_room};
        s.play(Read{carry(s, ItemKind::ScrollOfEnchanting)});
        Item item = enchanted(kind, enchant);
        item.charges = 30;
        s.play(Choose{carry(s, item)});
        REQUIRE(s.count<Enchanted>() <= 1);
        return holds(s, Feat::Specialist);
    };
    const auto read_on = [&](ItemKind kind, int enchant) {
        Scenario s{bare_room};
        Item item = enchanted(kind, enchant);
        item.charges = 30;
        const char letter = carry(s, item);
        s.play(Read{carry(s, ItemKind::ScrollOfEnchanting)}).play(Choose{letter});
        REQUIRE(s.count<Enchanted>() == 1);
        return holds(s, Feat::Specialist);
    };
    for (const ItemKind kind : {ItemKind::Sword, ItemKind::LeatherArmor, ItemKind::StaffOfFirebolt,
                                ItemKind::RingOfLight, ItemKind::CharmOfHealth}) {
        INFO(item_rows[kind].name);
        CHECK(read_on(kind, 15));
        CHECK_FALSE(read_on(kind, 14));
    }
    CHECK_FALSE(read_on(ItemKind::WandOfPlenty, 15));
    // Nothing was there to enchant when the scroll was read.
    CHECK_FALSE(after(ItemKind::Sword, 15));
}

namespace {

/// A hall full of jellies; the last of them is what it returns.
Monster& fill_with_jellies(Scenario& s, int count, bool befriended) {
    Monster* last = nullptr;
    for (int i = 0; i < count; ++i) {
        const Pos at{2 + i % 27, 1 + i / 27};
        if (at == s.game.hero.at) continue;
        last = &add_live_creature(s, MonsterKind::PinkJelly, at);
        if (befriended) befriend(*last);
        last->vitals.ticks = 1'000'000;
    }
    return *last;
}

}  // namespace

TEST_CASE("ninety allied jellies win the feat of the jellymancer", "[play][feats]") {
    for (const bool befriended : {true, false})
        for (const int count : {89, 88}) {
            Scenario s{long_hall};
            Monster& last = fill_with_jellies(s, count, befriended);
            Moment moment{s};
            split(moment.turn, moment.level, last, last);
            REQUIRE(s.count<Split>() == 1);
            CHECK(holds(s, Feat::Jellymancer) == (befriended && count == 89));
        }
    Scenario s{long_hall};
    Monster& last = fill_with_jellies(s, 89, true);
    Moment moment{s};
    REQUIRE(duplicate(moment.turn, moment.level, last));
    CHECK(holds(s, Feat::Jellymancer));
}

TEST_CASE("a dragon killed in melee wins the feat of the dragonslayer", "[play][feats]") {
    const auto after = [](MonsterKind kind, const auto& act) {
        Scenario s{bare_room};
        Monster& victim = add_beside(s, kind);
        victim.health = 1;
        victim.vitals.statuses.set(Status::Paralyzed, 100);
        act(s);
        REQUIRE(somebody_at(s.level(), s.game.hero.at + step(Direction::East)) == nullptr);
        return holds(s, Feat::Dragonslayer);
    };
    const auto by_hand = [](Scenario& s) { s.play(Move{Direction::East}); };
    CHECK(after(MonsterKind::Dragon, by_hand));
    CHECK_FALSE(after(MonsterKind::Ogre, by_hand));
    CHECK_FALSE(after(MonsterKind::Dragon, [](Scenario& s) {
        s.play(Throw{carry(s, ItemKind::Javelin), {8, 3}});
    }));
    CHECK_FALSE(after(MonsterKind::Dragon, [](Scenario& s) {
        s.play(Zap{carry(s, charged(ItemKind::StaffOfLightning, 2)), {8, 3}});
    }));
}

namespace {

enum class By { Hand, Throw, Lightning };

bool is_paladin_after(By by, MonsterKind kind, MonsterState state, bool held = false) {
    Scenario s{bare_room};
    Monster& victim = add_beside(s, kind, state);
    if (held) s.game.hero.set(MonsterMark::Seized);
    if (held) victim.set(MonsterMark::Seizing);
    if (by == By::Hand) s.play(Move{Direction::East});
    if (by == By::Hand && s.game.question != Question::None) s.play(Answer{true});
    if (by == By::Throw) s.play(Throw{carry(s, ItemKind::Javelin), {8, 3}});
    if (by == By::Lightning) s.play(Zap{carry(s, charged(ItemKind::StaffOfLightning, 2)), {8, 3}});
    return holds(s, Feat::Paladin);
}

}  // namespace

TEST_CASE("attacking a monster that does not hunt the hero ends the feat of the paladin", "[play][feats]") {
    for (const By by : {By::Hand, By::Throw, By::Lightning}) {
        CHECK(is_paladin_after(by, MonsterKind::Ogre, MonsterState::Hunting));
        for (const MonsterState state :
             {MonsterState::Sleeping, MonsterState::Wandering, MonsterState::Fleeing})
            CHECK_FALSE(is_paladin_after(by, MonsterKind::Ogre, state));
        // Held fast he strikes at what he can.
        CHECK(is_paladin_after(by, MonsterKind::Ogre, MonsterState::Wandering, true));
        for (const MonsterKind kind :
             {MonsterKind::Phylactery, MonsterKind::GoblinTotem, MonsterKind::StoneGuardian})
            CHECK(is_paladin_after(by, kind, MonsterState::Wandering));
    }
    // Steel does nothing to it; lightning does.
    REQUIRE(monster_rows[MonsterKind::Revenant].behaviors.has(Behavior::ImmuneToWeapons));
    CHECK(is_paladin_after(By::Hand, MonsterKind::Revenant, MonsterState::Wandering));
    CHECK_FALSE(is_paladin_after(By::Lightning, MonsterKind::Revenant, MonsterState::Wandering));
}

TEST_CASE("fire against a monster immune to it does not end the feat of the paladin", "[play][feats]") {
    for (const MonsterKind kind : {MonsterKind::Wisp, MonsterKind::Ogre}) {
        Scenario s{bare_room};
        add_beside(s, kind, MonsterState::Wandering);
        s.play(Zap{carry(s, charged(ItemKind::StaffOfFirebolt, 2)), {8, 3}});
        CHECK(holds(s, Feat::Paladin) == (kind == MonsterKind::Wisp));
    }
}

TEST_CASE("taking a single piece of gold ends the feat of the untempted", "[play][feats]") {
    Scenario s{bare_room};
    s.level().items.push_back(some_item(ItemKind::Mango, s.game.hero.at + step(Direction::West)));
    s.play(Move{Direction::West});
    CHECK(holds(s, Feat::Untempted));
    s.level().items.push_back(some_item(ItemKind::Gold, s.game.hero.at + step(Direction::West)));
    s.play(Move{Direction::West});
    CHECK(s.game.hero.gold == 1);
    CHECK_FALSE(holds(s, Feat::Untempted));
    CHECK(s.last<FeatFailed>()->feat == Feat::Untempted);
}

}  // namespace cellophane
