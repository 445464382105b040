#include "world/inventory.h"

#include <map>

#include "support/catch.h"

// What stacks, what has room, and what stays in use (rules/hero.md 2.4; rules/items.md 5).

namespace cellophane::inventory_scenes {

namespace {

Item some(ItemKind kind, int quantity = 1) {
    Item item;
    item.kind = kind;
    item.quantity = quantity;
    return item;
}

}  // namespace

TEST_CASE("a pack has 26 places; a stack of weapons takes one, of others each piece one",
          "[world][inventory]") {
    Inventory pack;
    put_in(pack, some(ItemKind::PotionOfLife, 20));
    Item darts = some(ItemKind::Dart, 15);
    darts.batch = 1;
    put_in(pack, darts);
    CHECK(places_taken(pack) == 21);
    CHECK(has_room_for(pack, some(ItemKind::PotionOfLife, 5)));
    CHECK_FALSE(has_room_for(pack, some(ItemKind::PotionOfLife, 6)));
    put_in(pack, some(ItemKind::PotionOfLife, 5));
    CHECK(places_taken(pack) == pack_places);
    // More of the same darts take no more room; others do, and a potion on its stack as well.
    CHECK(has_room_for(pack, darts));
    Item others = darts;
    others.batch = 2;
    CHECK_FALSE(has_room_for(pack, others));
    CHECK_FALSE(has_room_for(pack, some(ItemKind::PotionOfLife)));
    CHECK_FALSE(has_room_for(pack, some(ItemKind::Sword)));
}

TEST_CASE("what joins a stack adds what is known and keeps the better figures", "[world][inventory]") {
    Inventory pack;
    Item first = some(ItemKind::Dart, 3);
    first.batch = 7;
    first.enchant = 1;
    first.usage.strength = 12;
    first.origin_depth = 4;
    put_in(pack, first);
    Item second = first;
    second.quantity = 5;
    second.enchant = -2;
    second.usage.strength = 10;
    second.marks = {ItemMark::Identified, ItemMark::ExplorerAvoids, ItemMark::Cursed};
    CHECK(put_in(pack, second) == 0);
    REQUIRE(pack.items.size() == 1);
    CHECK(pack.items[0].quantity == 8);
    CHECK(pack.items[0].enchant == 1);
    CHECK(pack.items[0].usage.strength == 10);
    CHECK(pack.items[0].marks.has(ItemMark::Identified));
    CHECK_FALSE(pack.items[0].marks.any_of({ItemMark::ExplorerAvoids, ItemMark::Cursed}));
    CHECK(pack.items[0].origin_depth == 4);
    second.origin_depth = 9;
    put_in(pack, second);
    CHECK(pack.items[0].origin_depth == 0);
}

TEST_CASE("swords do not stack, and what opens something is not mistaken for its like",
          "[world][inventory]") {
    Inventory pack;
    put_in(pack, some(ItemKind::Sword));
    put_in(pack, some(ItemKind::Sword));
    CHECK(pack.items.size() == 2);
    Item cage = some(ItemKind::PotionOfLife);
    cage.opens = {{.at = {4, 2}}};
    put_in(pack, some(ItemKind::PotionOfLife));
    put_in(pack, cage);
    CHECK(pack.items.size() == 4);
}

TEST_CASE("items lie by category, keep their letter if it is free, and stay in use", "[world][inventory]") {
    Inventory pack = starting_pack();
    REQUIRE(pack.at(pack.wielded).kind == ItemKind::Dagger);
    Item mango = some(ItemKind::Mango);
    mango.letter = 'b';
    const int number = put_in(pack, mango);
    // 'b' is the dagger's: the first free letter is e. It lies with the other food.
    CHECK(number == 1);
    CHECK(pack.at(number).letter == 'e');
    CHECK(pack.at(pack.wielded).kind == ItemKind::Dagger);
    CHECK(pack.at(pack.worn).kind == ItemKind::LeatherArmor);
    Item axe = some(ItemKind::Axe);
    axe.letter = 'q';
    CHECK(pack.at(put_in(pack, axe)).letter == 'q');
    CHECK(number_of(pack, 'q') >= 0);
    CHECK(number_of(pack, 'z') == -1);
    for (std::size_t i = 1; i < pack.items.size(); ++i)
        CHECK(pack.items[i - 1].row().category <= pack.items[i].row().category);
    // Taken out, whatever lay behind it moves up; what was in use and goes is used no more.
    take_stack(pack, number_of(pack, 'a'));
    CHECK(pack.at(pack.wielded).kind == ItemKind::Dagger);
    take_stack(pack, pack.wielded);
    CHECK(pack.wielded == -1);
    CHECK(pack.at(pack.worn).kind == ItemKind::LeatherArmor);
}

TEST_CASE("of a replacement both items are in the pack, or it is forgotten", "[world][inventory]") {
    for (const char gone : {'b', 'c', 'd'}) {
        Inventory pack = starting_pack();
        pack.replacement = Replacement{.set_aside = number_of(pack, 'b'), .put_on = number_of(pack, 'c')};
        take_stack(pack, number_of(pack, gone));
        REQUIRE(pack.replacement.has_value() == (gone == 'd'));
        if (!pack.replacement) continue;
        CHECK(pack.at(pack.replacement->set_aside).letter == 'b');
        CHECK(pack.at(pack.replacement->put_on).letter == 'c');
        put_in(pack, some(ItemKind::Mango));
        CHECK(pack.at(pack.replacement->set_aside).letter == 'b');
        CHECK(pack.at(pack.replacement->put_on).letter == 'c');
    }
}

TEST_CASE("one is taken off a stack, a handful is all of a stack of weapons", "[world][inventory]") {
    Inventory pack = starting_pack();
    put_in(pack, some(ItemKind::ScrollOfTeleportation, 3));
    const auto scrolls = [&] {
        for (const Item& item : pack.items)
            if (item.kind == ItemKind::ScrollOfTeleportation) return item.quantity;
        return 0;
    };
    const auto number = [&](ItemKind kind) {
        for (int i = 0; i < static_cast<int>(pack.items.size()); ++i)
            if (pack.at(i).kind == kind) return i;
        return -1;
    };
    CHECK(take_one(pack, number(ItemKind::ScrollOfTeleportation)).quantity == 1);
    CHECK(scrolls() == 2);
    CHECK(take_handful(pack, number(ItemKind::ScrollOfTeleportation)).quantity == 1);
    CHECK(scrolls() == 1);
    CHECK(take_one(pack, number(ItemKind::Dart)).quantity == 1);
    CHECK(take_handful(pack, number(ItemKind::Dart)).quantity == 14);
    CHECK(number(ItemKind::Dart) == -1);
    take_one(pack, number(ItemKind::ScrollOfTeleportation));
    CHECK(scrolls() == 0);
    CHECK(number(ItemKind::ScrollOfTeleportation) == -1);
}

TEST_CASE("every loose stack is as likely to be taken, and nothing in use ever", "[world][inventory]") {
    Rng rng{4};
    std::map<ItemKind, int> taken;
    constexpr int tries = 3000;
    for (int i = 0; i < tries; ++i) {
        Inventory pack = starting_pack();
        put_in(pack, some(ItemKind::PotionOfLife, 9));
        const std::optional<Item> item = take_loose_item(pack, rng);
        REQUIRE(item);
        ++taken[item->kind];
    }
    CHECK(taken.size() == 3);
    for (const ItemKind kind : {ItemKind::Ration, ItemKind::Dart, ItemKind::PotionOfLife})
        CHECK(taken[kind] == Approx(tries / 3).epsilon(0.1));
    Inventory bare = starting_pack();
    take_stack(bare, number_of(bare, 'a'));
    take_stack(bare, number_of(bare, 'c'));
    REQUIRE(bare.items.size() == 2);
    CHECK_FALSE(take_loose_item(bare, rng));
}

TEST_CASE("a batch of throwing weapons that parts from its like no longer joins it", "[world][inventory]") {
    Rng rng{5};
    Inventory pack = starting_pack();
    Item darts = some(ItemKind::Dart, 2);
    darts.batch = 1;
    Item sword = some(ItemKind::Sword);
    sword.batch = 3;
    part_from_its_like(sword, rng);
    CHECK(sword.batch == 3);
    part_from_its_like(darts, rng);
    REQUIRE(darts.batch != 1);
    const std::size_t before = pack.items.size();
    put_in(pack, darts);
    CHECK(pack.items.size() == before + 1);
}

TEST_CASE("the Amulet is found in a pack that holds it", "[world][inventory]") {
    Inventory pack = starting_pack();
    CHECK_FALSE(holds_amulet(pack));
    put_in(pack, some(ItemKind::Amulet));
    CHECK(holds_amulet(pack));
}

}  // namespace cellophane::inventory_scenes
