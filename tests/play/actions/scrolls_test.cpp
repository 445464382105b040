#include "play/actions/handling.h"
#include "play/combat/negation.h"
#include "play/pack_scene.h"
#include "play/perception/visibility.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Scenario& read(Scenario& s, ItemKind scroll) {
    return s.play(Read{carry(s, scroll)});
}

}  // namespace

TEST_CASE("every scroll is used up, takes a turn and is known from then on", "[play][items]") {
    for (const ItemRow& row : kinds_of(ItemCategory::Scroll)) {
        INFO(row.name);
        Scenario s{bare_room};
        const char letter = carry(s, row.kind, 2);
        s.play(Read{letter});
        CHECK(s.game.turns == 1);
        CHECK(s.game.question == Question::None);
        CHECK(s.game.item_knowledge.knows(row.kind));
        // A summoned creature may be a thief.
        if (row.kind != ItemKind::ScrollOfSummonMonsters) CHECK(in_pack(s, letter).quantity == 1);
        CHECK(s.count<ScrollRead>() == 1);
    }
}

TEST_CASE("enchanting asks for an item and improves it", "[play][items]") {
    struct Row {
        ItemKind kind{};
        int enchant = 0;
        int charges = 0;
    };
    constexpr Row rows[] = {{ItemKind::Sword, 1, 20},         {ItemKind::PlateArmor, 2, 1000},
                            {ItemKind::RingOfLight, 1, 1500}, {ItemKind::StaffOfFirebolt, 2, 1},
                            {ItemKind::WandOfSlowness, 0, 2}, {ItemKind::CharmOfHealth, 1, 900}};
    for (const Row& row : rows) {
        INFO(item_rows[row.kind].name);
        Scenario s{bare_room};
        Item item = enchanted(row.kind, row.enchant, {ItemMark::Cursed});
        item.charges = row.charges;
        const int strength = item.strength();
        const char letter = carry(s, item);
        const char scroll = carry(s, ItemKind::ScrollOfEnchanting);
        s.play(Read{scroll});
        REQUIRE(s.game.question == Question::WhatToEnchant);
        // The scroll is used up as soon as it is read.
        CHECK_FALSE(has(s, scroll));
        CHECK(s.count<ScrollRead>() == 1);
        CHECK(s.game.turns == 0);
        s.play(Choose{letter});
        CHECK(s.game.question == Question::None);
        CHECK_FALSE(has(s, scroll));
        CHECK(s.game.turns == 1);
        const Item& better = in_pack(s, letter);
        CHECK_FALSE(better.marks.has(ItemMark::Cursed));
        CHECK(better.usage.enchanted == 1);
        const ItemCategory category = better.row().category;
        if (category == ItemCategory::Wand) {
            CHECK(better.charges == row.charges + better.row().range.least);
            continue;
        }
        CHECK(better.enchant == row.enchant + 1);
        if (category == ItemCategory::Weapon || category == ItemCategory::Armor)
            CHECK(better.strength() == strength - 1);
        if (category == ItemCategory::Staff) CHECK(better.charges == row.charges + 1);
        if (category == ItemCategory::Charm) CHECK(better.charges == 0);
    }
}

TEST_CASE("reading a scroll that asks for an item cannot be cancelled", "[play][items]") {
    // rules/items.md, addendum A1: whether its kind was known or not.
    for (const bool known : {false, true}) {
        Scenario s{bare_room};
        const char sword = carry(s, ItemKind::Sword);
        const char mango = carry(s, ItemKind::Mango);
        const char scroll = carry(s, ItemKind::ScrollOfEnchanting, 2);
        s.game.item_knowledge.of(ItemKind::ScrollOfEnchanting).known = known;
        s.play(Read{scroll});
        CHECK(s.game.question == Question::WhatToEnchant);
        CHECK(in_pack(s, scroll).quantity == 1);
        CHECK(s.game.item_knowledge.knows(ItemKind::ScrollOfEnchanting));
        const auto put_again = [&](const Command& command, Refusal remark) {
            s.play(command);
            CHECK(s.last<HandsRefused>()->why == remark);
            CHECK(s.game.question == Question::WhatToEnchant);
            CHECK(s.game.turns == 0);
            CHECK(in_pack(s, scroll).quantity == 1);
        };
        put_again(Choose{mango}, Refusal::WrongChoice);
        put_again(Choose{'z'}, Refusal::NoSuchItem);
        put_again(Answer{false}, Refusal::MustChoose);
        put_again(Answer{true}, Refusal::MustChoose);
        put_again(Rest{}, Refusal::MustChoose);
        put_again(Read{scroll}, Refusal::MustChoose);
        s.play(Choose{sword});
        CHECK(s.game.question == Question::None);
        CHECK(in_pack(s, sword).enchant == 1);
        CHECK(s.game.turns == 1);
    }
    // Nor of one that tells what things are; but where all is known it is only spent.
    Scenario s{bare_room};
    const char staff = carry(s, enchanted(ItemKind::StaffOfPoison, 2));
    const char scroll = carry(s, ItemKind::ScrollOfIdentify, 2);
    s.play(Read{scroll}).play(Answer{false});
    CHECK(s.game.question == Question::WhatToIdentify);
    s.play(Choose{staff});
    CHECK(s.game.turns == 1);
    s.play(Read{scroll});
    CHECK(s.game.question == Question::UseInVain);
    s.play(Answer{true});
    CHECK(s.game.question == Question::None);
    REQUIRE(s.count<NothingToChoose>() == 1);
    CHECK(s.last<NothingToChoose>()->all_known);
    CHECK(s.game.turns == 2);
}

TEST_CASE("identify reveals everything about one item", "[play][items]") {
    Scenario s{bare_room};
    Item staff = enchanted(ItemKind::StaffOfPoison, 3);
    staff.charges = 2;
    const char letter = carry(s, staff);
    s.play(Read{carry(s, ItemKind::ScrollOfIdentify)});
    REQUIRE(s.game.question == Question::WhatToIdentify);
    s.play(Choose{letter});
    CHECK(in_pack(s, letter).marks.has(ItemMark::Identified));
    CHECK(s.game.item_knowledge.knows(ItemKind::StaffOfPoison));
    REQUIRE(s.count<Identified>() == 1);
    CHECK(s.last<Identified>()->item.charges == 2);
}

TEST_CASE("a scroll of identify is used up even with nothing to identify", "[play][items]") {
    Scenario s{bare_room};
    read(s, ItemKind::ScrollOfIdentify);
    CHECK(s.game.question == Question::None);
    CHECK(s.count<NothingToChoose>() == 1);
    CHECK(s.game.turns == 1);
}

TEST_CASE("protect armour and protect weapon prevent corrosion and lift curses", "[play][items]") {
    Scenario s{bare_room};
    const char armor = carry(s, enchanted(ItemKind::ChainMail, -1, {ItemMark::Cursed}));
    const char weapon = carry(s, enchanted(ItemKind::Axe, -1, {ItemMark::Cursed}));
    s.play(Equip{armor}).play(Equip{weapon});
    read(s, ItemKind::ScrollOfProtectArmor);
    CHECK(in_pack(s, armor).marks == ItemMarks{ItemMark::Protected});
    CHECK(in_pack(s, weapon).marks == ItemMarks{ItemMark::Cursed});
    read(s, ItemKind::ScrollOfProtectWeapon);
    CHECK(in_pack(s, weapon).marks == ItemMarks{ItemMark::Protected});
}

TEST_CASE("recharging fills staffs, readies charms and adds a charge to wands", "[play][items]") {
    Scenario s{bare_room};
    Item staff = enchanted(ItemKind::StaffOfBlinking, 3);
    Item wand = some_item(ItemKind::WandOfPlenty, {});
    wand.charges = 1;
    Item charm = enchanted(ItemKind::CharmOfHaste, 1);
    charm.charges = 400;
    const char a = carry(s, staff);
    const char b = carry(s, wand);
    const char c = carry(s, charm);
    read(s, ItemKind::ScrollOfRecharging);
    CHECK(in_pack(s, a).charges == 3);
    CHECK(in_pack(s, b).charges == 2);
    CHECK(in_pack(s, c).charges == 0);
}

TEST_CASE("magic mapping shows the layout of the level and discovers its secrets", "[play][items]") {
    Scenario s{R"(
    ###############
    #......#......#
    #......s......#
    #..@...#......#
    ###############
)"};
    read(s, ItemKind::ScrollOfMagicMapping);
    CHECK(s.level().layers.cells_of(Layer::Dungeon, Terrain::SecretDoor).none());
    CHECK(s.known().magic_mapped.test({10, 2}));
    CHECK_FALSE(s.known().discovered.test({10, 2}));
    CHECK(s.known().trap_free.test({10, 2}));
    CHECK(s.count<Flashed>() == 1);
}

TEST_CASE("a scroll of sanctuary marks five cells with sacred glyphs", "[play][items]") {
    Scenario s{bare_room};
    read(s, ItemKind::ScrollOfSanctuary);
    CHECK(s.level().layers.cells_of(Layer::Surface, Terrain::SacredGlyph).count() == 5);
}

TEST_CASE("shattering turns walls within nine cells to crystal, except impregnable ones", "[play][items]") {
    Scenario s{R"(
    ##############################
    ##############################
    #....#######################.#
    #.@..#######################.#
    #....#######################.#
    ##############################
    ##############################
)"};
    s.level().impregnable = BitGrid{s.level().size()};
    s.level().impregnable.set({6, 3});
    read(s, ItemKind::ScrollOfShattering);
    const TerrainLayers& layers = s.level().layers;
    CHECK(layers[Layer::Dungeon][{11, 3}] == Terrain::GreenCrystal);
    CHECK(layers[Layer::Dungeon][{12, 3}] != Terrain::GreenCrystal);
    CHECK(layers[Layer::Dungeon][{6, 3}] != Terrain::GreenCrystal);
    CHECK(layers[Layer::Dungeon][{0, 3}] == Terrain::CrystalFormationWall);
}

TEST_CASE("scrolls of discord and fear affect living monsters in view, discord allies too", "[play][items]") {
    Scenario s{bare_room};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 1});
    Monster& friendly = add_ally(s, MonsterKind::Monkey, {11, 5});
    Monster& totem = add_live_creature(s, MonsterKind::GoblinTotem, {12, 1});
    for (Monster* monster : {&goblin, &friendly, &totem}) monster->vitals.ticks = 1'000'000;
    read(s, ItemKind::ScrollOfDiscord);
    CHECK(goblin.vitals.statuses[Status::Discordant] >= 29);
    CHECK(friendly.vitals.statuses[Status::Discordant] >= 29);
    CHECK(s.count<Flashed>() == 1);
    CHECK_FALSE(totem.has(Status::Discordant));
    read(s, ItemKind::ScrollOfCauseFear);
    CHECK(goblin.vitals.statuses[Status::Frightened] >= 149);
    CHECK(goblin.vitals.statuses[Status::Frightened] <= 225);
    CHECK_FALSE(totem.has(Status::Frightened));
}

TEST_CASE("a scroll of cause fear wakes sleepers, and they run", "[play][items]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{bare_room, key};
        Monster& sleeper =
            add_live_creature(s, MonsterKind::Goblin, s.game.hero.at + Pos{2, 0}, MonsterState::Sleeping);
        Monster& hidden = add_live_creature(s, MonsterKind::Goblin, {1, 1}, MonsterState::Sleeping);
        hidden.set(MonsterMark::Dormant);
        const int before = king_distance(sleeper.at, s.game.hero.at);
        read(s, ItemKind::ScrollOfCauseFear);
        for (int turn = 0; turn < 4; ++turn) s.play(Rest{});
        CHECK(sleeper.has(Status::Frightened));
        CHECK(sleeper.state == MonsterState::Fleeing);
        CHECK(king_distance(sleeper.at, s.game.hero.at) > before);
        CHECK(hidden.state == MonsterState::Sleeping);
        CHECK_FALSE(hidden.has(Status::Frightened));
    }
}

TEST_CASE("negation affects monsters, items on the floor and the hero, but not the pack", "[play][items]") {
    Scenario s{bare_room};
    Monster& blade = add_live_creature(s, MonsterKind::SpectralBlade, {3, 1});
    blade.vitals.ticks = 1'000'000;
    Item sword = enchanted(ItemKind::Sword, 3);
    sword.at = {5, 5};
    sword.weapon_rune = WeaponRune::Speed;
    Item wand = some_item(ItemKind::WandOfPlenty, {5, 4});
    wand.charges = 2;
    Item ring = enchanted(ItemKind::RingOfWisdom, 3);
    ring.at = {5, 3};
    s.level().items = {sword, wand, ring};
    const char carried_sword = carry(s, enchanted(ItemKind::Sword, 3));
    s.game.hero.vitals.statuses.set(Status::Hasted, 20);
    read(s, ItemKind::ScrollOfNegation);
    CHECK(s.count<Flashed>() == 1);
    CHECK(s.level().monsters.empty());
    REQUIRE(s.level().items.size() == 3);
    // Their numbers are known, their kinds are not.
    for (const std::size_t i : {1u, 2u}) {
        const Item& drained = s.level().items[i];
        CHECK((drained.enchant == 0 && drained.marks.has(ItemMark::Identified)));
        CHECK_FALSE(known_view_of(s.game, drained).kind_known);
    }
    CHECK(s.level().items[1].charges == 0);
    CHECK(s.level().items[0].enchant == 0);
    CHECK_FALSE(s.level().items[0].weapon_rune);
    CHECK(s.level().items[0].marks.has(ItemMark::Identified));
    CHECK(in_pack(s, carried_sword).enchant == 3);
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Hasted));
}

TEST_CASE("a scroll of teleportation moves the hero far away", "[play][items]") {
    Scenario s{R"(
    ##################################################################
    #................................................................#
    #.##############################################################.#
    #.##############################################################.#
    #@##############################################################.#
    ##################################################################
)"};
    const Pos from = s.game.hero.at;
    read(s, ItemKind::ScrollOfTeleportation);
    CHECK(king_distance(s.game.hero.at, from) > 10);
    REQUIRE(s.last<Whisked>());
    CHECK(s.last<Whisked>()->away);
}

TEST_CASE("teleportation that finds no destination is reported", "[play][items]") {
    Scenario s{bare_room};
    const Pos from = s.game.hero.at;
    read(s, ItemKind::ScrollOfTeleportation);
    CHECK(s.game.hero.at == from);
    REQUIRE(s.last<Whisked>());
    CHECK_FALSE(s.last<Whisked>()->away);
}

TEST_CASE("negation leaves the hero's magical statuses one last turn", "[play][items]") {
    Scenario s{bare_room};
    Statuses& statuses = s.game.hero.vitals.statuses;
    for (const Status status : {Status::Telepathic, Status::Levitating}) {
        statuses.set(status, 100);
        statuses.run_down(status, 40);
    }
    statuses.set(Status::Hasted, 20);
    Turn turn{s.game, s.events, s.caches};
    CHECK(negate_hero(turn));
    for (const Status status : {Status::Telepathic, Status::Levitating})
        CHECK(statuses.clock(status) == StatusClock{1, 100});
    for (const Status status : {Status::Hasted, Status::FireImmune})
        CHECK(statuses.clock(status) == StatusClock{});
    statuses.end(Status::Telepathic);
    statuses.end(Status::Levitating);
    CHECK_FALSE(negate_hero(turn));
}

TEST_CASE("summoned monsters stand around the reader, awake", "[play][items]") {
    int came = 0;
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{bare_room, key};
        read(s, ItemKind::ScrollOfSummonMonsters);
        // A bloat that came may have taken the ground away.
        if (s.game.depth != 5) continue;
        came += static_cast<int>(s.level().monsters.size());
        CHECK(s.last<HordesCame>()->where.empty() == (s.last<HordesCame>()->hordes == 0));
        for (const Monster& monster : s.level().monsters) {
            CHECK(monster.state != MonsterState::Sleeping);
            CHECK(monster.id);
        }
    }
    CHECK(came > 20);
}

TEST_CASE("summoned eels are submerged", "[play][items]") {
    int eels = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{bare_room, key};
        for (const Direction d : directions)
            s.level().layers[Layer::Liquid][s.game.hero.at + step(d)] = Terrain::DeepWater;
        const char scroll = carry(s, ItemKind::ScrollOfSummonMonsters);
        Moment now{s};
        cellophane::read(now.turn, Read{scroll}, true);
        for (const Monster& monster : s.level().monsters) {
            if (monster.kind != MonsterKind::Eel) continue;
            ++eels;
            CHECK(monster.vitals.submerged);
        }
    }
    CHECK(eels > 5);
}

TEST_CASE("summoned monsters wait a turn before they act", "[play][items]") {
    int jackals = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{bare_room, key, 3};
        const char scroll = carry(s, ItemKind::ScrollOfSummonMonsters);
        Moment now{s};
        cellophane::read(now.turn, Read{scroll}, true);
        for (const Monster& monster : s.level().monsters) {
            jackals += monster.kind == MonsterKind::Jackal ? 1 : 0;
            CHECK(monster.vitals.ticks >= 100);
            if (!monster.leader) CHECK(monster.vitals.ticks == 100);
        }
    }
    // These are quicker than that when they come of themselves.
    CHECK(jackals > 0);
}

TEST_CASE("scrolls report whether they had any effect", "[play][items]") {
    const auto after = [](ItemKind scroll, std::initializer_list<Item> carried) {
        Scenario s{bare_room};
        for (const Item& item : carried) carry(s, item);
        s.play(Read{carry(s, scroll)});
        return s;
    };
    CHECK_FALSE(after(ItemKind::ScrollOfRemoveCurse, {}).last<CursesLifted>()->any);
    CHECK(after(ItemKind::ScrollOfRemoveCurse, {enchanted(ItemKind::Sword, -1, {ItemMark::Cursed})})
              .last<CursesLifted>()
              ->any);
    CHECK_FALSE(after(ItemKind::ScrollOfProtectArmor, {}).last<GearProtected>()->item);
    Scenario dressed{bare_room};
    dressed.play(Equip{carry(dressed, ItemKind::Sword)});
    dressed.play(Read{carry(dressed, ItemKind::ScrollOfProtectWeapon)});
    REQUIRE(dressed.last<GearProtected>()->item);
    CHECK(dressed.last<GearProtected>()->item->kind == ItemKind::Sword);
    CHECK(after(ItemKind::ScrollOfRecharging, {}).last<PackRecharged>()->categories.empty());
    const ItemCategories filled = after(ItemKind::ScrollOfRecharging, {enchanted(ItemKind::StaffOfPoison, 2),
                                                                       enchanted(ItemKind::CharmOfHealth, 1)})
                                      .last<PackRecharged>()
                                      ->categories;
    CHECK(filled == ItemCategories{ItemCategory::Staff, ItemCategory::Charm});
    const Scenario freed = [] {
        Scenario s{bare_room};
        const char sword = carry(s, enchanted(ItemKind::Sword, -3, {ItemMark::Cursed}));
        s.play(Read{carry(s, ItemKind::ScrollOfEnchanting)}).play(Choose{sword});
        return s;
    }();
    CHECK(freed.last<Enchanted>()->freed);
    CHECK(after(ItemKind::ScrollOfSummonMonsters, {}).count<HordesCame>() == 1);
}

}  // namespace cellophane
