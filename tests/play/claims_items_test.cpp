#include <algorithm>
#include <utility>
#include <vector>

#include "play/pack_scene.h"
#include "play/senses/perception.h"
#include "support/catch.h"

// What players are promised about potions, scrolls, staffs and wands (spec 45), as far as no other test keeps
// it. `claims.tsv` says where each promise is kept.

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

TEST_CASE("B01: unknown potions let out gas around whoever drinks them", "[play][claims]") {
    constexpr std::pair<ItemKind, Terrain> gases[] = {
        {ItemKind::PotionOfPoisonousGas, Terrain::CausticGas},
        {ItemKind::PotionOfConfusion, Terrain::ConfusionGas},
    };
    for (const auto& [potion, gas] : gases) {
        INFO(item_rows[potion].name);
        Scenario s = in_good_health(bare_room);
        s.play(Drink{carry(s, potion)});
        CHECK(s.level().strata[Layer::Gas][s.game.hero.at] == gas);
    }
    // The third is gone by the time he can move again.
    Scenario stiff = in_good_health(bare_room);
    stiff.play(Drink{carry(stiff, ItemKind::PotionOfParalysis)});
    CHECK(stiff.last<StatusBegan>()->status == Status::Paralysed);
    CHECK(stiff.game.rounds >= 20);
}

TEST_CASE("B04: fire lives long in foliage and soon dies on stone", "[play][claims]") {
    const auto burning_after_a_while = [](bool foliage) {
        Scenario s = in_good_health(long_room);
        s.game.hero.vitals.statuses.set(Status::FireImmune, 1000);
        if (foliage)
            s.level().strata.cells_of(Layer::Dungeon, Terrain::Floor).for_each([&](Pos at) {
                s.level().strata[Layer::Surface][at] = Terrain::DenseFoliage;
            });
        s.play(Drink{carry(s, ItemKind::PotionOfIncineration)});
        int most = 0;
        for (int i = 0; i < 10; ++i) {
            s.play(Rest{});
            most = std::max(most, s.level().strata.cells_with({TerrainProperty::Fire}).count());
        }
        return most;
    };
    const int on_stone = burning_after_a_while(false);
    CHECK(on_stone < 25);
    CHECK(burning_after_a_while(true) > 2 * on_stone);
}

TEST_CASE("B06: a door keeps creeping death in", "[play][claims]") {
    Scenario s = in_good_health(R"(
        #############
        #...#.......#
        #...+......@#
        #...#.......#
        #############
    )");
    s.game.harmless = true;
    s.level().strata[Layer::Surface][{2, 2}] = Terrain::Lichen;
    for (int i = 0; i < 2000; ++i) s.play(Rest{});
    const BitGrid lichen = s.level().strata.cells_of(Layer::Surface, Terrain::Lichen);
    CHECK(lichen.count() > 4);
    lichen.for_each([&](Pos at) { CHECK(at.x < 4); });
}

TEST_CASE("B07: those who answer a summons stand beside the reader, in one to three groups",
          "[play][claims]") {
    int read = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{long_room, key};
        const Pos at = s.game.hero.at;
        s.play(Read{carry(s, ItemKind::ScrollOfSummonMonsters)});
        if (s.game.depth != 5) continue;
        ++read;
        REQUIRE(s.last<HordesCame>());
        const int hordes = s.last<HordesCame>()->hordes;
        CHECK(hordes >= 1);
        CHECK(hordes <= 3);
        int near = 0;
        for (const Monster& monster : s.level().monsters) {
            CHECK(monster.state != MonsterState::Sleeping);
            near += king_distance(monster.at, at) <= 2 ? 1 : 0;
        }
        // They have had a turn to move.
        CHECK(near >= 1);
    }
    CHECK(read > 50);
}

TEST_CASE("B11, B18: curses leave all that is worn, or what is protected", "[play][claims]") {
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

TEST_CASE("B12: detecting magic marks what is bad in the pack", "[play][claims]") {
    Scenario s{bare_room};
    const char bad = carry(s, enchanted(ItemKind::RingOfLight, -2, {ItemMark::Cursed}));
    const char worse = carry(s, ItemKind::ScrollOfSummonMonsters);
    s.play(Drink{carry(s, ItemKind::PotionOfDetectMagic)});
    CHECK(s.last<MagicFelt>()->in_pack);
    for (const char letter : {bad, worse})
        CHECK(known_view_of(s.game, in_pack(s, letter)).feels == Polarity::Malevolent);
}

TEST_CASE("W03: fire makes an end of creeping death", "[play][claims]") {
    Scenario s = in_good_health(long_room);
    for (int x = 16; x < 21; ++x) s.level().strata[Layer::Surface][{x, 3}] = Terrain::Lichen;
    s.look();
    s.play(Zap{carry(s, charged(ItemKind::StaffOfFirebolt, 3)), {20, 3}});
    for (int i = 0; i < 30; ++i) s.play(Rest{});
    CHECK(s.level().strata.cells_of(Layer::Surface, Terrain::Lichen).none());
}

TEST_CASE("W07: seeing things does no harm", "[play][claims]") {
    Scenario s{bare_room};
    s.play(Drink{carry(s, ItemKind::PotionOfHallucination)});
    for (int i = 0; i < 50; ++i) s.play(Rest{});
    CHECK(s.game.hero.health == s.game.hero.max_health);
    CHECK(s.game.hero.at == Scenario{bare_room}.game.hero.at);
    for (const StatusRow& row : status_rows)
        CHECK(s.game.hero.vitals.statuses.has(row.kind) == (row.kind == Status::Hallucinating));
}

TEST_CASE("W10: two kinds of scroll mean harm", "[play][claims]") {
    std::vector<ItemKind> bad;
    for (const ItemRow& row : kinds_of(ItemCategory::Scroll))
        if (row.polarity == Polarity::Malevolent) bad.push_back(row.kind);
    CHECK(bad == std::vector{ItemKind::ScrollOfAggravateMonsters, ItemKind::ScrollOfSummonMonsters});
}

TEST_CASE("W30: wands work again once recharged or enchanted", "[play][claims]") {
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

TEST_CASE("W35: obstruction, tunnelling, discord and entrancement decide fights", "[play][claims]") {
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
        CHECK(s.level().strata.holds({8, 3}, Terrain::GreenCrystal));
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
        CHECK_FALSE(s.level().strata.has({3, 1}, {TerrainProperty::BlocksMovement}));
    }
}

}  // namespace cellophane::claims_of_items
