#include <set>

#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// The small print of taking up and putting down: sentences of rules/items.md 5 and 6, that no other test
// holds.

namespace cellophane::belongings {

namespace {

std::optional<Refusal> last_refusal(const Scenario& s) {
    const std::optional<HandsRefused> refused = s.last<HandsRefused>();
    return refused ? std::optional{refused->why} : std::nullopt;
}

}  // namespace

// ---- rules/items.md 5: taking up ----

TEST_CASE("a hero who blinks or teleports onto an item takes it in no extra time", "[play][items]") {
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

TEST_CASE("a joined stack keeps what was known of either half", "[play][items]") {
    Inventory pack;
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

TEST_CASE("items stack as their rows say, and a stack takes one place or several", "[play][items]") {
    for (const ItemRow& row : item_rows) {
        if (row.stacks == Stacking::Purse || row.stacks == Stacking::Single) continue;
        INFO(row.name);
        Inventory pack;
        put_in(pack, some_item(row.kind, {}));
        put_in(pack, some_item(row.kind, {}));
        const bool stacks = row.stacks != Stacking::Never;
        CHECK(pack.items.size() == (stacks ? 1U : 2U));
        const bool bundled = row.category == ItemCategory::Weapon || row.category == ItemCategory::Gem;
        CHECK(places_taken(pack) == (stacks && bundled ? 1 : 2));
    }
}

TEST_CASE("stacks thrown and dropped in parts are whole again when picked up", "[play][items]") {
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

TEST_CASE("the first Amulet summons the Warden on a level without one", "[play][items]") {
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

// ---- rules/items.md 6: putting down and swapping ----

TEST_CASE("an item cannot be dropped on terrain that allows none", "[play][items]") {
    Scenario s{bare_room};
    const char mango = carry(s, ItemKind::Mango);
    s.level().layers[Layer::Dungeon][s.game.hero.at] = Terrain::StoneArchwayPortal;
    s.play(Drop{mango});
    CHECK(last_refusal(s) == Refusal::GroundUnfit);
    CHECK(has(s, mango));
    CHECK(s.game.turns == 0);
}

TEST_CASE("gems are dropped as a stack", "[play][items]") {
    Scenario s{bare_room, 1, 30};
    const char stones = carry(s, ItemKind::Lumenstone, 3);
    s.play(Drop{stones});
    REQUIRE(s.level().items.size() == 1);
    CHECK(s.level().items[0].quantity == 3);
    CHECK_FALSE(has(s, stones));
}

TEST_CASE("an item swapped into a full pack gets a free letter or that of the dropped item",
          "[play][items]") {
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

TEST_CASE("swapping back needs the item in the pack and no cursed one in its place", "[play][items]") {
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

TEST_CASE("an Amulet swapped into the pack summons the Warden too", "[play][items]") {
    Scenario s{
        "#############################################\n#@..........................................#\n"
        "###########################################.#\n#...........................................#\n"
        "#############################################\n",
        1, 26};
    for (int i = 0; i < pack_places; ++i) carry(s, enchanted(ItemKind::Sword, i));
    s.level().items = {some_item(ItemKind::Amulet, {2, 1})};
    s.look();
    s.play(Move{Direction::East});
    REQUIRE(s.count<PackFull>() == 1);
    CHECK(s.level().monsters.empty());
    s.play(Drop{'c'});
    REQUIRE(holds_amulet(s.game.hero.pack));
    REQUIRE(s.level().monsters.size() == 1);
    CHECK(s.level().monsters[0].kind == MonsterKind::WardenOfYendor);
}

TEST_CASE("a treasure's kind is revealed even if the pack is full", "[play][items]") {
    Scenario s{bare_room};
    for (int i = 0; i < pack_places; ++i) carry(s, enchanted(ItemKind::Sword, i));
    Item staff = enchanted(ItemKind::StaffOfPoison, 2);
    staff.marks = {ItemMark::RevealedOnEntering};
    staff.at = {8, 3};
    s.level().items = {staff};
    s.look();
    s.play(Move{Direction::East});
    REQUIRE(s.count<PackFull>() == 1);
    CHECK(s.game.item_knowledge.knows(ItemKind::StaffOfPoison));
    CHECK(s.last<PackFull>()->item.kind_known);
}

TEST_CASE("what lies on an altar when its cage closes is put out, but for the treasure of the place",
          "[play][effects]") {
    Scenario s{long_hall};
    const Pos own{4, 3};
    const Pos other{8, 3};
    for (const Pos altar : {own, other}) {
        s.level().layers.put(Layer::Dungeon, altar, Terrain::AltarWithOpenCage);
        s.level().ownership.number[altar] = 1;
        s.level().ownership.rooms.set(altar);
        Item treasure = some_item(ItemKind::StaffOfFirebolt, altar);
        treasure.marks = {ItemMark::IsKey};
        treasure.opens.push_back({.at = altar});
        s.level().items.push_back(treasure);
    }
    put_in(s.game.hero.pack, some_item(ItemKind::Dart, {}, 5));
    s.look();
    const char darts = s.game.hero.pack.items.front().letter;
    for (int i = 0; i < 3; ++i) s.play(Move{Direction::East});
    REQUIRE(s.game.hero.at == own);
    REQUIRE(s.game.hero.pack.items.size() == 2);
    s.play(Drop{darts});
    s.play(Move{Direction::West});
    s.play(Rest{});
    REQUIRE(s.level().layers[Layer::Dungeon][own] == Terrain::AltarWithClosedCage);
    REQUIRE(s.level().layers[Layer::Dungeon][other] == Terrain::AltarWithClosedCage);
    int treasures = 0;
    for (const Item& item : s.level().items) {
        const bool is_locked_in = s.level().layers.has(item.at, {TerrainProperty::BlocksMovement});
        if (item.kind == ItemKind::Dart) {
            CHECK_FALSE(is_locked_in);
            CHECK(king_distance(item.at, own) == 1);
            CHECK(item.quantity == 5);
        } else {
            ++treasures;
            CHECK(is_locked_in);
            CHECK(item.at == other);
        }
    }
    CHECK(treasures == 1);
    CHECK(s.level().items.size() == 2);
}

}  // namespace cellophane::belongings
