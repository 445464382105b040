#include <algorithm>
#include <utility>
#include <vector>

#include "play/actions/handling.h"
#include "play/pack_scene.h"
#include "play/perception/visibility.h"
#include "support/catch.h"

// What players are promised about potions, scrolls, staffs and wands (rules/claims.md), as far as no other
// test keeps it. `claims.tsv` says where each promise is kept.

namespace cellophane::claims_of_items {

namespace {

constexpr std::string_view long_room = R"(
    ##############################
    #............................#
    #............................#
    #............@...............#
    #............................#
    #............................#
    ##############################
)";

Scenario in_good_health(std::string_view picture, std::uint64_t key = 1) {
    Scenario s{picture, key};
    s.game.hero.health = s.game.hero.max_health = 1000;
    return s;
}

Item charged(ItemKind kind, int level) {
    Item staff = enchanted(kind, level);
    staff.charges = level;
    return staff;
}

}  // namespace

TEST_CASE("potions of caustic, confusion and paralysis release their gas around the drinker",
          "[play][claims][B01]") {
    constexpr std::pair<ItemKind, Terrain> gases[] = {
        {ItemKind::PotionOfPoisonousGas, Terrain::CausticGas},
        {ItemKind::PotionOfConfusion, Terrain::ConfusionGas},
    };
    for (const auto& [potion, gas] : gases) {
        INFO(item_rows[potion].name);
        Scenario s = in_good_health(bare_room);
        s.play(Drink{carry(s, potion)});
        CHECK(s.level().layers[Layer::Gas][s.game.hero.at] == gas);
    }
    // The third is gone by the time he can move again.
    Scenario stiff = in_good_health(bare_room);
    stiff.play(Drink{carry(stiff, ItemKind::PotionOfParalysis)});
    CHECK(stiff.last<StatusBegan>()->status == Status::Paralyzed);
    CHECK(stiff.game.rounds >= 20);
}

TEST_CASE("incineration burns far longer in foliage than on bare stone", "[play][claims][B04]") {
    const auto burning_after_a_while = [](bool foliage) {
        Scenario s = in_good_health(long_room);
        s.game.hero.vitals.statuses.set(Status::FireImmune, 1000);
        if (foliage)
            s.level().layers.cells_of(Layer::Dungeon, Terrain::Floor).for_each([&](Pos at) {
                s.level().layers[Layer::Surface][at] = Terrain::DenseFoliage;
            });
        s.play(Drink{carry(s, ItemKind::PotionOfIncineration)});
        int most = 0;
        for (int i = 0; i < 10; ++i) {
            s.play(Rest{});
            most = std::max(most, s.level().layers.cells_with({TerrainProperty::Fire}).count());
        }
        return most;
    };
    const int on_stone = burning_after_a_while(false);
    CHECK(on_stone < 25);
    CHECK(burning_after_a_while(true) > 2 * on_stone);
}

TEST_CASE("a door contains creeping death", "[play][claims][B06]") {
    Scenario s = in_good_health(R"(
        #############
        #...#.......#
        #...+......@#
        #...#.......#
        #############
    )");
    s.game.harmless = true;
    s.level().layers[Layer::Surface][{2, 2}] = Terrain::Lichen;
    for (int i = 0; i < 2000; ++i) s.play(Rest{});
    const BitGrid lichen = s.level().layers.cells_of(Layer::Surface, Terrain::Lichen);
    CHECK(lichen.count() > 4);
    lichen.for_each([&](Pos at) { CHECK(at.x < 4); });
}

TEST_CASE("a scroll of summoning puts one to three awake hordes beside the reader", "[play][claims][B07]") {
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{long_room, key};
        const char scroll = carry(s, ItemKind::ScrollOfSummonMonsters);
        // Read without the rest of the turn, so that no creature has moved.
        Moment now{s};
        cellophane::read(now.turn, Read{scroll}, true);
        int leaders = 0;
        for (const Monster& monster : s.level().monsters) {
            CHECK(monster.state == MonsterState::Hunting);
            if (monster.leader || !monster.is_about()) continue;
            ++leaders;
            CHECK(king_distance(monster.at, s.game.hero.at) == 1);
        }
        REQUIRE(s.last<HordesCame>());
        CHECK(leaders == s.last<HordesCame>()->hordes);
        CHECK(leaders >= 1);
        CHECK(leaders <= 3);
    }
}

TEST_CASE("a scroll of negation takes an ally's spells if the ally is in view, otherwise not",
          "[play][claims][B08]") {
    Scenario s{R"(
        #############
        #.....#.....#
        #..@..#.....#
        #.....#.....#
        #############
    )"};
    add_ally(s, MonsterKind::GoblinMystic, {5, 2});
    add_ally(s, MonsterKind::GoblinMystic, {9, 2});
    for (Monster& mystic : s.level().monsters) mystic.vitals.ticks = 1'000'000;
    s.look();
    s.play(Read{carry(s, ItemKind::ScrollOfNegation)});
    CHECK_FALSE(s.level().monsters[0].stats.casts(Bolt::Protection));
    CHECK(s.level().monsters[1].stats.casts(Bolt::Protection));
}

TEST_CASE("an unknown wand that makes its target vanish is teleport other or invisibility",
          "[play][claims][W08]") {
    for (const ItemKind kind : {ItemKind::WandOfTeleportation, ItemKind::WandOfInvisibility}) {
        INFO(item_rows[kind].name);
        Scenario s{R"(
            ############################################################
            #@.......#.................................................#
            #........#.................................................#
            #..........................................................#
            ############################################################
        )"};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {6, 1});
        ogre.vitals.ticks = 1'000'000;
        s.look();
        REQUIRE(is_perceived(s.game, ogre));
        Item wand = some_item(kind, {});
        wand.charges = 3;
        s.play(Zap{carry(s, wand), {6, 1}});
        CHECK_FALSE(is_perceived(s.game, ogre));
        // Nothing tells which of the two it was.
        CHECK_FALSE(s.game.item_knowledge.knows(kind));
    }
}

TEST_CASE("potions and scrolls are used up, staffs and charms stay in the pack", "[play][claims][W38]") {
    for (const ItemRow& row : item_rows) {
        const ItemCategory category = row.category;
        if (!ItemCategories{ItemCategory::Potion, ItemCategory::Scroll, ItemCategory::Staff,
                            ItemCategory::Charm}
                 .has(category))
            continue;
        INFO(row.name);
        Scenario s = in_good_health(long_room);
        const bool is_staff = category == ItemCategory::Staff;
        const char letter = carry(s, is_staff ? charged(row.kind, 2) : enchanted(row.kind, 1));
        switch (category) {
            case ItemCategory::Potion:
                s.play(Drink{letter});
                break;
            case ItemCategory::Scroll:
                s.play(Read{letter});
                break;
            case ItemCategory::Staff:
                s.play(Zap{letter, s.game.hero.at + Pos{5, 0}});
                break;
            default:
                s.play(Invoke{letter});
                break;
        }
        if (s.game.question == Question::UseInVain) s.play(Answer{true});
        const bool stays = is_staff || category == ItemCategory::Charm;
        REQUIRE(has(s, letter) == stays);
        if (is_staff) CHECK(in_pack(s, letter).usage.uses == 1);
        if (category == ItemCategory::Charm) CHECK(in_pack(s, letter).charges > 0);
    }
}

TEST_CASE("obstruction fills a corridor before a pursuer, and the hero can tunnel out of it",
          "[play][claims][E39]") {
    const auto has_crystal = [](const Scenario& s, Pos at) {
        return s.level().layers.holds(at, Terrain::GreenCrystal);
    };
    Scenario corridor = in_good_health("%%%%%%%%%%%%%%%%%%%%\n%...@..............%\n%%%%%%%%%%%%%%%%%%%%\n");
    const Monster& ogre = add_live_creature(corridor, MonsterKind::Ogre, {7, 1});
    corridor.look();
    corridor.play(Zap{carry(corridor, charged(ItemKind::StaffOfObstruction, 2)), ogre.at});
    for (int i = 0; i < 5; ++i) corridor.play(Rest{});
    CHECK(has_crystal(corridor, {6, 1}));
    CHECK(corridor.count<Struck>() == 0);
    // With his back to the wall there is no cell before him for it to grow from.
    Scenario dead_end = in_good_health("%%%%%%%%%%%%%%%%%%%%\n%.......@####.......%\n%%%%%%%%%%%%%%%%%%%%\n");
    add_live_creature(dead_end, MonsterKind::Ogre, {3, 1});
    dead_end.look();
    dead_end.play(Zap{carry(dead_end, charged(ItemKind::StaffOfObstruction, 8)), {9, 1}});
    CHECK(has_crystal(dead_end, {7, 1}));
    dead_end.play(Zap{carry(dead_end, charged(ItemKind::StaffOfTunneling, 6)), {9, 1}});
    for (int i = 0; i < 5; ++i) dead_end.play(Move{Direction::East});
    CHECK(dead_end.game.hero.at == Pos{13, 1});
    CHECK(dead_end.count<Struck>() == 0);
}

TEST_CASE("remove curse frees all worn items, and protecting an item frees it alone",
          "[play][claims][B11][B18]") {
    Scenario s{bare_room};
    const char ring = carry(s, enchanted(ItemKind::RingOfLight, -1, {ItemMark::Cursed}));
    const char sword = carry(s, enchanted(ItemKind::Sword, -1, {ItemMark::Cursed}));
    s.play(Equip{ring}).play(Equip{sword});
    s.play(TakeOff{ring});
    CHECK(s.last<HandsRefused>()->why == Refusal::Clings);
    s.play(Read{carry(s, ItemKind::ScrollOfRemoveCurse)});
    s.play(TakeOff{ring}).play(TakeOff{sword});
    CHECK(s.count<TakenOff>() == 2);

    Scenario armed{bare_room};
    const char armor = carry(armed, enchanted(ItemKind::ScaleMail, -2, {ItemMark::Cursed}));
    armed.play(Equip{armor});
    armed.play(Read{carry(armed, ItemKind::ScrollOfProtectArmor)});
    armed.play(TakeOff{armor});
    CHECK(armed.count<TakenOff>() == 1);
}

TEST_CASE("detect magic marks malevolent items in the pack", "[play][claims][B12]") {
    Scenario s{bare_room};
    const char bad = carry(s, enchanted(ItemKind::RingOfLight, -2, {ItemMark::Cursed}));
    const char worse = carry(s, ItemKind::ScrollOfSummonMonsters);
    s.play(Drink{carry(s, ItemKind::PotionOfDetectMagic)});
    CHECK(s.last<MagicFelt>()->in_pack);
    for (const char letter : {bad, worse})
        CHECK(known_view_of(s.game, in_pack(s, letter)).feels == Polarity::Malevolent);
}

TEST_CASE("a firebolt burns creeping death away", "[play][claims][W03]") {
    Scenario s = in_good_health(long_room);
    for (int x = 16; x < 21; ++x) s.level().layers[Layer::Surface][{x, 3}] = Terrain::Lichen;
    s.look();
    s.play(Zap{carry(s, charged(ItemKind::StaffOfFirebolt, 3)), {20, 3}});
    for (int i = 0; i < 30; ++i) s.play(Rest{});
    CHECK(s.level().layers.cells_of(Layer::Surface, Terrain::Lichen).none());
}

TEST_CASE("hallucination does no harm", "[play][claims][W07]") {
    Scenario s{bare_room};
    s.play(Drink{carry(s, ItemKind::PotionOfHallucination)});
    for (int i = 0; i < 50; ++i) s.play(Rest{});
    CHECK(s.game.hero.health == s.game.hero.max_health);
    CHECK(s.game.hero.at == Scenario{bare_room}.game.hero.at);
    for (const StatusRow& row : status_rows)
        CHECK(s.game.hero.vitals.statuses.has(row.kind) == (row.kind == Status::Hallucinating));
}

TEST_CASE("exactly two kinds of scroll are malevolent: aggravate and summon monsters",
          "[play][claims][W10]") {
    std::vector<ItemKind> bad;
    for (const ItemRow& row : kinds_of(ItemCategory::Scroll))
        if (row.polarity == Polarity::Malevolent) bad.push_back(row.kind);
    CHECK(bad == std::vector{ItemKind::ScrollOfAggravateMonsters, ItemKind::ScrollOfSummonMonsters});
}

TEST_CASE("wands work again after recharging or enchanting", "[play][claims][W30]") {
    for (const bool by_recharging : {true, false}) {
        Scenario s{bare_room};
        const char wand = carry(s, ItemKind::WandOfPlenty);
        CHECK(in_pack(s, wand).charges == 0);
        s.play(Read{carry(s, by_recharging ? ItemKind::ScrollOfRecharging : ItemKind::ScrollOfEnchanting)});
        if (s.game.question != Question::None) s.play(Choose{wand});
        const int charges = in_pack(s, wand).charges;
        CHECK(charges == (by_recharging ? 1 : item_rows[ItemKind::WandOfPlenty].range.least));
        add_creature(s, MonsterKind::Rat, {11, 3});
        s.look();
        s.play(Zap{wand, {11, 3}});
        CHECK(s.level().monsters.size() == 2);
        CHECK(in_pack(s, wand).charges == charges - 1);
    }
}

TEST_CASE("obstruction, tunnelling, discord and entrancement take effect on monsters in the way",
          "[play][claims][W35]") {
    const auto facing_goblin = [](ItemKind staff) {
        Scenario s = in_good_health(bare_room);
        add_live_creature(s, MonsterKind::Goblin, {11, 3});
        add_live_creature(s, MonsterKind::Goblin, {12, 4});
        s.look();
        s.play(Zap{carry(s, charged(staff, 3)), {11, 3}});
        return s;
    };
    SECTION("crystal stands between") {
        const Scenario s = facing_goblin(ItemKind::StaffOfObstruction);
        CHECK(s.level().layers.holds({8, 3}, Terrain::GreenCrystal));
    }
    SECTION("they turn on each other") {
        const Scenario s = facing_goblin(ItemKind::StaffOfDiscord);
        CHECK(s.level().monsters.front().vitals.statuses.has(Status::Discordant));
    }
    SECTION("it does as it is bidden") {
        const Scenario s = facing_goblin(ItemKind::StaffOfEntrancement);
        CHECK(s.level().monsters.front().vitals.statuses.has(Status::Entranced));
    }
    SECTION("the wall is a way out") {
        Scenario s{"##########\n#@.###...#\n##########\n"};
        s.play(Zap{carry(s, charged(ItemKind::StaffOfTunneling, 3)), {2, 1}});
        CHECK_FALSE(s.level().layers.has({3, 1}, {TerrainProperty::BlocksMovement}));
    }
}

}  // namespace cellophane::claims_of_items
