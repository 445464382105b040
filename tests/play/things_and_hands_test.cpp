#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "play/items/identification.h"
#include "play/pack_scene.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "support/catch.h"

// More details of rules/items.md 5 to 13: what depends on hands, strength and positions.

namespace cellophane::things_and_hands {

TEST_CASE("the starting armour is worn without delay, and starting items are identified", "[play][items]") {
    const Inventory pack = starting_pack();
    Scenario s{bare_room};
    s.game.hero.pack = pack;
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Donning));
    CHECK(defense(s.game.hero) / 10 == 3);
    for (const Item& item : pack.items) {
        INFO(item.row().name);
        CHECK(item.marks.has(ItemMark::Identified));
        CHECK(item.enchant == 0);
    }
    CHECK(pack.items.size() == 4);
    CHECK(pack.at(2).quantity == 15);
}

TEST_CASE("a cursed ring cannot be exchanged for a third one", "[play][items]") {
    Scenario s{bare_room};
    const char cursed = carry(s, enchanted(ItemKind::RingOfWisdom, -1, {ItemMark::Cursed}));
    const char sound = carry(s, enchanted(ItemKind::RingOfLight, 1));
    const char third = carry(s, enchanted(ItemKind::RingOfAwareness, 1));
    s.play(Equip{cursed}).play(Equip{sound});
    const int turns = s.game.turns;
    s.play(Equip{third}).play(Choose{cursed});
    CHECK(s.last<HandsRefused>()->why == Refusal::SlotClings);
    CHECK(s.game.turns == turns);
    CHECK(s.game.hero.pack.uses(number_of(s.game.hero.pack, cursed)));
    if (s.game.question != Question::None) s.play(Answer{false});
    s.play(Equip{third}).play(Choose{sound});
    CHECK(s.game.turns == turns + 1);
    CHECK(s.game.hero.pack.uses(number_of(s.game.hero.pack, third)));
    CHECK_FALSE(s.game.hero.pack.uses(number_of(s.game.hero.pack, sound)));
}

TEST_CASE("enchantment counts from -20 to +50", "[play][items]") {
    Scenario s{bare_room};
    s.game.hero.strength = item_rows[ItemKind::Sword].strength;
    const auto sure = [&](int enchant) {
        const Item sword = enchanted(ItemKind::Sword, enchant);
        return accuracy(s.game.hero, &sword);
    };
    CHECK(sure(50) > sure(49));
    CHECK(sure(60) == sure(50));
    CHECK(sure(-19) > sure(-20));
    CHECK(sure(-30) == sure(-20));
    CHECK(accuracy(s.game.hero, nullptr) == 100);
}

TEST_CASE("weakness counts as missing strength", "[play][items]") {
    const auto sure = [](int strength, int weakness) {
        Scenario s{bare_room};
        s.game.hero.strength = strength;
        s.game.hero.vitals.weakness = weakness;
        const Item axe = enchanted(ItemKind::Axe, 0);
        return accuracy(s.game.hero, &axe);
    };
    CHECK(sure(18, 3) == sure(15, 0));
    CHECK(sure(15, 2) == sure(13, 0));
    CHECK(sure(15, 2) < sure(15, 0));
}

TEST_CASE("a wand whose kind always has the same charges is identified with its kind", "[play][items]") {
    for (const ItemRow& row : kinds_of(ItemCategory::Wand)) {
        INFO(row.name);
        Scenario s{bare_room};
        Item wand = some_item(row.kind, {});
        wand.charges = row.range.least;
        const char letter = carry(s, wand);
        Moment now{s};
        learn_kind(now.turn, in_pack(s, letter), Announcement::Quietly);
        CHECK(in_pack(s, letter).marks.has(ItemMark::Identified) == (row.range.least == row.range.most));
    }
}

TEST_CASE("negation empties wands and staffs, identifies the wands, and spares charms", "[play][items]") {
    Scenario s{bare_room};
    Item wand = some_item(ItemKind::WandOfSlowness, {9, 3});
    wand.charges = 4;
    Item staff = enchanted(ItemKind::StaffOfPoison, 3);
    staff.charges = 3;
    staff.at = {10, 3};
    Item charm = enchanted(ItemKind::CharmOfHealth, 1);
    charm.at = {11, 3};
    s.level().items = {wand, staff, charm, some_item(ItemKind::PotionOfLife, {5, 3})};
    s.look();
    s.play(Read{carry(s, ItemKind::ScrollOfNegation)});
    CHECK(s.level().items[0].charges == 0);
    CHECK(s.level().items[0].marks.has(ItemMark::Identified));
    CHECK(s.level().items[1].charges == 0);
    CHECK(s.level().items[1].enchant == 3);
    CHECK(s.level().items[2].charges > 0);
    CHECK(s.level().items[3].kind == ItemKind::PotionOfLife);
}

TEST_CASE("an incendiary dart reaches a turret in a wall, but stops before a bare wall", "[play][items]") {
    Scenario s{"########\n#@.....#\n#......#\n########\n"};
    Monster& turret = add_live_creature(s, MonsterKind::ArrowTurret, {7, 1});
    turret.vitals.ticks = 1'000'000;
    s.look();
    s.play(Throw{carry(s, ItemKind::IncendiaryDart), {7, 1}});
    CHECK(s.last<ItemThrown>()->to == Pos{7, 1});
    CHECK(s.level().items.empty());
    Scenario bare{"########\n#@.....#\n#......#\n########\n"};
    bare.play(Throw{carry(bare, ItemKind::IncendiaryDart), {7, 1}});
    CHECK(bare.last<ItemThrown>()->to == Pos{6, 1});
}

TEST_CASE("a lock accepts its key from a monster, if the key belongs to this level", "[play][keys]") {
    const auto opens = [](int origin, bool brings) {
        Scenario s{bare_room};
        const Pos socket{11, 3};
        s.level().layers[Layer::Dungeon][socket] = Terrain::AltarWithOrbSocket;
        const Pos arch{12, 5};
        s.level().layers[Layer::Dungeon][arch] = Terrain::StoneArchwayPortal;
        for (const Pos at : {socket, arch}) {
            s.level().ownership.number[at] = 1;
            s.level().ownership.rooms.set(at);
        }
        Monster& monkey = add_live_creature(s, MonsterKind::Monkey, socket);
        monkey.vitals.ticks = 1'000'000;
        if (brings) {
            Item& orb = give(s, monkey, ItemKind::CrystalOrb);
            orb.marks = {ItemMark::IsKey};
            orb.opens = {{.at = socket, .consumed = true}};
            orb.origin_depth = origin;
        }
        s.look();
        Moment now{s};
        apply_instant_effects(now.level, monkey);
        return s.level().layers.holds(arch, Terrain::PortalLight);
    };
    CHECK(opens(5, true));
    CHECK_FALSE(opens(4, true));
    CHECK_FALSE(opens(5, false));
}

}  // namespace cellophane::things_and_hands
