#include <set>

#include "play/actions/handling.h"
#include "play/pathfinding/bolt_path.h"
#include "play/scenario.h"
#include "play/stats/armor_value.h"
#include "support/catch.h"

// Picking up, putting down and throwing (rules/items.md 5, 6, 11 and 13; rules/hero.md 2.4 and 10.4).

namespace cellophane {

namespace {

constexpr std::string_view small_hall = "##########\n#........#\n#.@......#\n#........#\n##########\n";

/// A hero with its first belongings, and things lying about.
Scenario with_things(std::string_view picture, const std::vector<Item>& things, std::uint64_t key = 1) {
    Scenario s{picture, key};
    s.game.hero.pack = starting_pack();
    s.level().items = things;
    s.look();
    return s;
}

Item& carried(Scenario& s, char letter) {
    const int number = number_of(s.game.hero.pack, letter);
    REQUIRE(number >= 0);
    return s.game.hero.pack.items[static_cast<std::size_t>(number)];
}

template <class E>
const E& the(const Scenario& s) {
    for (const Event& event : s.events)
        if (const E* found = event.as<E>()) return *found;
    FAIL("no such event");
    throw 0;
}

/// A key that opens a cell of the drawn level.
Item key_for(Pos lock, Pos at, bool consumed) {
    Item key = some_item(ItemKind::DoorKey, at);
    key.marks = {ItemMark::IsKey, ItemMark::Identified};
    key.opens = {{.at = lock, .consumed = consumed}};
    return key;
}

}  // namespace

TEST_CASE("walking onto a thing takes it up at no extra time", "[play][hands]") {
    Scenario s = with_things(small_hall, {some_item(ItemKind::ScrollOfIdentify, {3, 2})});
    s.play(Move{Direction::East});
    CHECK(s.game.turns == 1);
    CHECK(s.level().items.empty());
    CHECK(the<ItemTaken>(s).letter == 'e');
    CHECK(carried(s, 'e').kind == ItemKind::ScrollOfIdentify);
    // An unidentified kind is not told.
    CHECK_FALSE(the<ItemTaken>(s).item.kind_known);
}

TEST_CASE("gold goes to the hero's gold and takes no place in the pack", "[play][hands]") {
    Scenario s = with_things(small_hall, {some_item(ItemKind::Gold, {3, 2}, 77)});
    s.play(Move{Direction::East});
    CHECK(s.game.hero.gold == 77);
    CHECK(the<GoldTaken>(s).pieces == 77);
    CHECK(s.game.hero.pack.items.size() == 4);
}

TEST_CASE("the pack is sorted by category, and items keep their letters", "[play][hands]") {
    Scenario s = with_things(small_hall,
                             {some_item(ItemKind::PotionOfLife, {3, 2}), some_item(ItemKind::Sword, {4, 2}),
                              some_item(ItemKind::Mango, {5, 2}), some_item(ItemKind::PotionOfLife, {6, 2})});
    for (int i = 0; i < 4; ++i) s.play(Move{Direction::East});
    std::string letters;
    ItemCategory last = ItemCategory::Food;
    for (const Item& item : s.game.hero.pack.items) {
        letters += item.letter;
        CHECK(item.row().category >= last);
        last = item.row().category;
    }
    CHECK(letters == "agbcfde");
    CHECK(carried(s, 'e').quantity == 2);
    CHECK(places_taken(s.game.hero.pack) == 8);
    // What is in hand and on stays so, wherever it has moved to.
    const Inventory& pack = s.game.hero.pack;
    CHECK(pack.items[static_cast<std::size_t>(pack.wielded)].kind == ItemKind::Dagger);
    CHECK(pack.items[static_cast<std::size_t>(pack.worn)].kind == ItemKind::LeatherArmor);
}

TEST_CASE("a full pack leaves items on the floor, except those that join a stack", "[play][hands]") {
    Item darts = some_item(ItemKind::Dart, {4, 2}, 3);
    darts.batch = 1;
    Scenario s = with_things(small_hall, {some_item(ItemKind::Mango, {3, 2}), darts});
    for (int i = 0; i < 22; ++i) put_in(s.game.hero.pack, some_item(ItemKind::PotionOfLife, {}));
    REQUIRE(places_taken(s.game.hero.pack) == pack_places);
    s.play(Move{Direction::East});
    CHECK(s.count<PackFull>() == 1);
    REQUIRE(s.level().items.size() == 2);
    CHECK(s.level().items[0].marks.has(ItemMark::ExplorerAvoids));
    s.play(Move{Direction::East});
    CHECK(s.level().items.size() == 1);
    CHECK(carried(s, 'c').quantity == 18);
    CHECK(places_taken(s.game.hero.pack) == pack_places);
}

TEST_CASE("darts of different batches and treasures of cages do not stack", "[play][hands]") {
    Item other = some_item(ItemKind::Dart, {3, 2}, 5);
    other.batch = 2;
    Item treasure = some_item(ItemKind::PotionOfLife, {4, 2});
    treasure.opens = {{.at = {4, 2}}};
    Scenario s = with_things(small_hall, {other, treasure, some_item(ItemKind::PotionOfLife, {5, 2})});
    for (int i = 0; i < 3; ++i) s.play(Move{Direction::East});
    CHECK(carried(s, 'c').quantity == 15);
    CHECK(s.game.hero.pack.items.size() == 7);
}

TEST_CASE("a second Amulet vanishes when taken, and carrying one slows hunger", "[play][hands]") {
    Scenario s =
        with_things(small_hall, {some_item(ItemKind::Amulet, {3, 2}), some_item(ItemKind::Amulet, {4, 2})});
    s.play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(s.count<ItemTaken>() == 1);
    CHECK(s.count<SecondAmuletGone>() == 1);
    CHECK(s.level().items.empty());
    // The hero hardly grows hungry while carrying the Amulet.
    const int before = s.game.hero.nutrition;
    for (int i = 0; i < 500; ++i) s.play(Rest{});
    CHECK(before - s.game.hero.nutrition > 60);
    CHECK(before - s.game.hero.nutrition < 140);
}

TEST_CASE("taking an item from a pickup switch triggers it", "[play][hands]") {
    Scenario s = with_things(small_hall, {some_item(ItemKind::Mango, {3, 2})});
    s.level().layers[Layer::Dungeon][{3, 2}] = Terrain::PickupSwitchAltar;
    s.play(Move{Direction::East});
    CHECK_FALSE(s.level().layers[Layer::Dungeon][{3, 2}] == Terrain::PickupSwitchAltar);
}

TEST_CASE("dropping takes a turn, and drops weapons as a stack and other items singly", "[play][hands]") {
    Scenario s = with_things(small_hall, {});
    put_in(s.game.hero.pack, some_item(ItemKind::PotionOfLife, {}, 3));
    s.play(Drop{'c'});
    CHECK(s.game.turns == 1);
    CHECK(s.count<ItemDropped>() == 1);
    REQUIRE(s.level().items.size() == 1);
    CHECK(s.level().items[0].quantity == 15);
    CHECK(s.level().items[0].at == s.game.hero.at);
    CHECK(s.level().items[0].marks.has(ItemMark::ExplorerAvoids));
    s.play(Move{Direction::East}).play(Drop{'e'});
    CHECK(carried(s, 'e').quantity == 2);
    // A letter that is free again is the old one's.
    s.play(Move{Direction::West});
    CHECK(carried(s, 'c').kind == ItemKind::Dart);
    s.events.clear();
    const int turns = s.game.turns;
    s.play(Drop{'y'});
    CHECK(the<HandsRefused>(s).why == Refusal::NoSuchItem);
    CHECK(s.game.turns == turns);
}

TEST_CASE("dropping onto an item swaps the two", "[play][hands]") {
    Scenario s = with_things(small_hall, {});
    s.level().items.push_back(some_item(ItemKind::Mango, s.game.hero.at));
    s.play(Drop{'c'});
    REQUIRE(s.level().items.size() == 1);
    CHECK(s.level().items[0].kind == ItemKind::Dart);
    CHECK(s.count<ItemTaken>() == 1);
    CHECK(s.game.turns == 1);

    // Three potions need more room than the one place that falls free.
    Scenario full = with_things(small_hall, {});
    full.level().items.push_back(some_item(ItemKind::PotionOfLife, full.game.hero.at, 3));
    for (int i = 0; i < 21; ++i) put_in(full.game.hero.pack, some_item(ItemKind::PotionOfSpeed, {}));
    full.play(Drop{'a'});
    CHECK(the<HandsRefused>(full).why == Refusal::NoRoomToSwap);
    CHECK(full.game.turns == 0);
    CHECK(full.game.hero.pack.items.size() == 5);
}

TEST_CASE("worn items can be dropped unless they are cursed", "[play][hands]") {
    Scenario s = with_things(small_hall, {});
    s.play(Drop{'d'});
    CHECK(s.game.hero.pack.worn == -1);
    CHECK(defense(s.game.hero) == 0);
    CHECK(s.game.hero.pack.items[static_cast<std::size_t>(s.game.hero.pack.wielded)].kind ==
          ItemKind::Dagger);
    carried(s, 'b').marks |= {ItemMark::Cursed};
    s.play(Drop{'b'});
    CHECK(the<HandsRefused>(s).why == Refusal::Clings);
    s.play(Throw{'b', {6, 2}});
    REQUIRE(s.game.question == Question::ThrowInUse);
    s.play(Answer{true});
    CHECK(s.count<HandsRefused>() == 2);
    CHECK(s.game.turns == 1);
    CHECK(carried(s, 'b').kind == ItemKind::Dagger);
}

TEST_CASE("a thrown item lands on its target or beside it, within range", "[play][throw]") {
    Scenario s = with_things(small_hall, {});
    s.play(Throw{'c', {7, 2}});
    CHECK(s.game.turns == 1);
    CHECK(carried(s, 'c').quantity == 14);
    REQUIRE(s.level().items.size() == 1);
    CHECK(s.level().items[0].at == Pos{7, 2});
    CHECK(s.level().items[0].quantity == 1);
    CHECK(the<ItemThrown>(s).to == Pos{7, 2});
    // A second one finds the place taken.
    s.play(Throw{'c', {7, 2}});
    REQUIRE(s.level().items.size() == 2);
    CHECK(king_distance(s.level().items[1].at, {7, 2}) == 1);
    // Picked up again, they are one stack.
    s.play_out(TravelTo{{6, 2}});
    for (int i = 0; i < 40 && !s.level().items.empty(); ++i) {
        for (Item& item : s.level().items) item.marks = {};
        s.look();
        s.play_out(Explore{});
    }
    CHECK(carried(s, 'c').quantity == 15);

    std::string corridor(60, '.');
    corridor = std::string(62, '#') + "\n#@" + corridor.substr(1) + "#\n" + std::string(62, '#') + "\n";
    for (const auto& [strength, range] : {std::pair{12, 16}, std::pair{15, 18}, std::pair{19, 26}}) {
        Scenario far = with_things(corridor, {});
        far.game.hero.strength = strength;
        far.play(Throw{'c', {58, 1}});
        CHECK(far.level().items[0].at == Pos{1 + range, 1});
    }
}

TEST_CASE("walls, doors and monsters stop a thrown item", "[play][throw]") {
    Scenario wall = with_things("#########\n#@..#...#\n#########\n", {});
    wall.play(Throw{'c', {6, 1}});
    CHECK(wall.level().items[0].at == Pos{3, 1});
    Scenario door = with_things("#########\n#@..+...#\n#########\n", {});
    door.play(Throw{'c', {6, 1}});
    CHECK(door.level().items[0].at == Pos{3, 1});
    Scenario goblin = with_things(small_hall, {});
    add_creature(goblin, MonsterKind::Goblin, {5, 2});
    goblin.look();
    goblin.play(Throw{'c', {8, 2}});
    CHECK(the<ItemThrown>(goblin).to == Pos{5, 2});
    CHECK(the<Struck>(goblin).thrown);
    // Eels are flown over.
    Scenario eel = with_things("#########\n#@.~~...#\n#########\n", {});
    add_creature(eel, MonsterKind::Eel, {3, 1});
    eel.level().monsters[0].vitals.submerged = true;
    eel.look();
    eel.play(Throw{'c', {6, 1}});
    CHECK(the<ItemThrown>(eel).to == Pos{6, 1});
}

TEST_CASE("a throw takes a line that passes obstacles if there is one", "[play][throw]") {
    // The straight line to the middle of the cell would meet the corner.
    Scenario s = with_things("#########\n#.......#\n#@##....#\n#.......#\n#########\n", {});
    // The foreseen path ends where the hero's knowledge does.
    CHECK(throw_route(s.game, {3, 1}) == std::vector<Pos>{{2, 1}});
    discover(s.game.here(), {3, 1});
    CHECK(throw_route(s.game, {3, 1}) == std::vector<Pos>{{2, 1}, {3, 1}});
    s.play(Throw{'c', {3, 1}});
    CHECK(s.level().items[0].at == Pos{3, 1});
    // Round this one there is none.
    CHECK(throw_route(s.game, {5, 1}).empty());
    CHECK(throw_route(s.game, s.game.hero.at).empty());
    CHECK(throw_route(s.game, {-3, 7}).empty());
}

TEST_CASE("throwing at the hero's own cell, off the map or without the item takes no time", "[play][throw]") {
    Scenario s = with_things(small_hall, {});
    for (Pos target : {s.game.hero.at, Pos{-1, 2}, Pos{200, 2}}) s.play(Throw{'c', target});
    s.play(Throw{'q', {5, 2}});
    CHECK(s.count<HandsRefused>() == 4);
    CHECK(s.game.turns == 0);
    CHECK(carried(s, 'c').quantity == 15);
}

TEST_CASE("throwing an item in use asks first", "[play][throw]") {
    Scenario s = with_things(small_hall, {});
    s.play(Throw{'b', {6, 2}});
    CHECK(s.game.question == Question::ThrowInUse);
    CHECK(s.game.turns == 0);
    s.play(Answer{false});
    CHECK(carried(s, 'b').kind == ItemKind::Dagger);
    s.play(Throw{'b', {6, 2}}).play(Answer{true});
    CHECK(s.game.hero.pack.wielded == -1);
    CHECK(s.level().items.back().kind == ItemKind::Dagger);
    CHECK(s.game.turns == 1);
}

TEST_CASE("items set off pressure plates, thrown or fallen", "[play][throw]") {
    Scenario s =
        with_things("###########\n#.........#\n#.........#\n#@........#\n#.........#\n###########\n", {});
    s.level().layers[Layer::Dungeon][{7, 3}] = Terrain::HiddenNetTrap;
    s.look();
    s.play(Throw{'a', {7, 3}});
    REQUIRE(s.count<PlatePressed>() == 1);
    CHECK(the<PlatePressed>(s).item.has_value());
    CHECK(s.level().layers[Layer::Dungeon][{7, 3}] == Terrain::NetTrap);
    CHECK(s.level().layers.cells_of(Layer::Surface, Terrain::Netting).count() >= 5);
    // The plate stays down while an item lies on it.
    s.play(Rest{}).play(Rest{});
    CHECK(s.level().environment_state.pressed.test({7, 3}));
}

TEST_CASE("items thrown into lava burn, into deep water drift and into a chasm fall", "[play][throw]") {
    Scenario lava = with_things("#########\n#@..l...#\n#########\n", {});
    lava.play(Throw{'c', {4, 1}});
    CHECK(lava.level().items.empty());
    CHECK(lava.count<ItemBurned>() == 1);

    Scenario chasm = with_things("#########\n#@..:...#\n#########\n", {});
    chasm.play(Throw{'c', {4, 1}});
    CHECK(chasm.level().items.empty());
    CHECK(chasm.count<ItemFell>() == 1);
    REQUIRE(chasm.game.fallen_items.size() == 1);
    CHECK(chasm.game.fallen_items[0].depth == chasm.game.depth + 1);

    std::set<int> places;
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario water = with_things("#########\n#@.~~~~.#\n#########\n", {}, key);
        water.play(Throw{'c', {4, 1}});
        REQUIRE(water.level().items.size() == 1);
        places.insert(water.level().items[0].at.x);
    }
    CHECK(places == std::set<int>{3, 5});
}

TEST_CASE("malevolent potions release their contents when thrown", "[play][throw]") {
    struct Expected {
        ItemKind potion;
        Layer layer;
        Terrain terrain;
    };
    for (const Expected& e : {Expected{ItemKind::PotionOfPoisonousGas, Layer::Gas, Terrain::CausticGas},
                              Expected{ItemKind::PotionOfParalysis, Layer::Gas, Terrain::ParalyticGas},
                              Expected{ItemKind::PotionOfConfusion, Layer::Gas, Terrain::ConfusionGas},
                              Expected{ItemKind::PotionOfDarkness, Layer::Gas, Terrain::SupernaturalDarkness},
                              Expected{ItemKind::PotionOfCreepingDeath, Layer::Surface, Terrain::Lichen}}) {
        Scenario s = with_things(small_hall, {});
        put_in(s.game.hero.pack, some_item(e.potion, {}));
        s.play(Throw{'e', {7, 2}});
        REQUIRE(s.count<PotionBroke>() == 1);
        CHECK_FALSE(the<PotionBroke>(s).harmless);
        CHECK(the<PotionBroke>(s).item.kind == e.potion);
        CHECK(s.level().layers.cells_of(e.layer, e.terrain).any());
        CHECK(s.level().items.empty());
    }
    Scenario fire = with_things(small_hall, {});
    put_in(fire.game.hero.pack, some_item(ItemKind::PotionOfIncineration, {}));
    fire.play(Throw{'e', {7, 2}});
    CHECK(fire.level().layers.cells_with({TerrainProperty::Fire}).any());
    Scenario pit = with_things(small_hall, {});
    put_in(pit.game.hero.pack, some_item(ItemKind::PotionOfDescent, {}));
    add_creature(pit, MonsterKind::Ogre, {7, 2});
    pit.play(Throw{'e', {7, 2}}).play(Rest{}).play(Rest{});
    CHECK(pit.level().monsters.empty());
    CHECK(pit.game.travelers.size() == 1);
}

TEST_CASE("benevolent potions only splash, and potions thrown into a chasm do not break", "[play][throw]") {
    Scenario s = with_things(small_hall, {});
    put_in(s.game.hero.pack, some_item(ItemKind::PotionOfLife, {}));
    s.play(Throw{'e', {7, 2}});
    CHECK(the<PotionBroke>(s).harmless);
    CHECK_FALSE(the<PotionBroke>(s).item.kind_known);
    CHECK(s.level().items.empty());

    Scenario hole = with_things("#########\n#@..:...#\n#########\n", {});
    put_in(hole.game.hero.pack, some_item(ItemKind::PotionOfParalysis, {}));
    hole.play(Throw{'e', {4, 1}});
    CHECK(hole.count<PotionBroke>() == 0);
    CHECK(hole.game.fallen_items.empty());
    CHECK(hole.level().layers.cells_of(Layer::Gas, Terrain::ParalyticGas).none());
}

TEST_CASE("an incendiary dart sets fire to monsters and flammable terrain", "[play][throw]") {
    Scenario s = with_things(small_hall, {});
    put_in(s.game.hero.pack, some_item(ItemKind::IncendiaryDart, {}, 4));
    add_creature(s, MonsterKind::Ogre, {6, 2});
    s.look();
    s.play(Throw{'e', {8, 2}});
    CHECK(s.level().items.empty());
    CHECK(carried(s, 'e').quantity == 3);
    CHECK(s.level().monsters[0].vitals.statuses.has(Status::Burning));
    // The dart flies into flammable terrain, where other items stop short.
    Scenario door = with_things("#########\n#@..+...#\n#########\n", {});
    put_in(door.game.hero.pack, some_item(ItemKind::IncendiaryDart, {}));
    door.play(Throw{'e', {6, 1}});
    CHECK(the<ItemThrown>(door).to == Pos{4, 1});
    for (int i = 0; i < 10; ++i) door.play(Rest{});
    CHECK_FALSE(door.level().layers[Layer::Dungeon][{4, 1}] == Terrain::WoodenDoor);
}

TEST_CASE("a thrown item bursts a bloodwort pod", "[play][throw]") {
    Scenario s = with_things("#########\n#@......#\n#.......#\n#########\n", {});
    s.level().layers[Layer::Dungeon][{6, 1}] = Terrain::BloodwortPod;
    s.look();
    s.play(Throw{'c', {6, 1}});
    CHECK_FALSE(s.level().layers.holds({6, 1}, Terrain::BloodwortPod));
    CHECK(the<ItemThrown>(s).to == Pos{6, 1});
}

TEST_CASE("a key opens its door on its own level, and is used up if it is marked so", "[play][keys]") {
    for (const bool consumed : {true, false}) {
        Scenario s = with_things(small_hall, {key_for({5, 2}, {3, 2}, consumed)});
        s.level().layers[Layer::Dungeon][{5, 2}] = Terrain::LockedIronDoor;
        s.look();
        s.play(Move{Direction::East}).play(Move{Direction::East}).play(Move{Direction::East});
        CHECK(s.game.hero.at == Pos{5, 2});
        CHECK_FALSE(s.level().layers[Layer::Dungeon][{5, 2}] == Terrain::LockedIronDoor);
        CHECK(s.count<KeyUsed>() == (consumed ? 1 : 0));
        CHECK(s.game.hero.pack.items.size() == (consumed ? 4U : 5U));
    }
    Scenario stranger = with_things(small_hall, {key_for({5, 2}, {3, 2}, true)});
    stranger.level().items[0].origin_depth = 4;
    stranger.level().layers[Layer::Dungeon][{5, 2}] = Terrain::LockedIronDoor;
    stranger.look();
    for (int i = 0; i < 3; ++i) stranger.play(Move{Direction::East});
    CHECK(stranger.game.hero.at == Pos{4, 2});
    CHECK(stranger.game.hero.pack.items.size() == 5);
}

TEST_CASE("a key used in a cell the hero cannot see is still reported", "[play][keys]") {
    Scenario s = with_things(small_hall, {key_for({5, 2}, {3, 2}, true)});
    s.level().layers[Layer::Dungeon][{5, 2}] = Terrain::LockedIronDoor;
    Item ring = some_item(ItemKind::RingOfClairvoyance, {});
    ring.enchant = -2;
    s.game.hero.pack.rings[0] = put_in(s.game.hero.pack, std::move(ring));
    s.look();
    REQUIRE_FALSE(s.game.here().known.visible.test({5, 2}));
    for (int i = 0; i < 3; ++i) s.play(Move{Direction::East});
    CHECK(s.game.hero.at == Pos{5, 2});
    CHECK(s.count<KeyUsed>() == 1);
}

TEST_CASE("cages close when a treasure is taken, and open when it is put back", "[play][keys]") {
    Scenario s = with_things(small_hall, {});
    Item treasure = some_item(ItemKind::RingOfLight, {4, 2});
    treasure.marks = {ItemMark::IsKey, ItemMark::ExplorerAvoids};
    treasure.opens = {{.at = {4, 2}}};
    Item other = some_item(ItemKind::RingOfWisdom, {6, 2});
    other.marks = treasure.marks;
    other.opens = {{.at = {6, 2}}};
    s.level().items = {treasure, other};
    for (Pos altar : {Pos{4, 2}, Pos{6, 2}}) {
        s.level().layers[Layer::Dungeon][altar] = Terrain::AltarWithOpenCage;
        s.level().ownership.number[altar] = 1;
        s.level().ownership.rooms.set(altar);
    }
    s.look();
    s.play(Move{Direction::East}).play(Move{Direction::East});
    REQUIRE(s.count<ItemTaken>() == 1);
    CHECK(s.level().layers[Layer::Dungeon][{6, 2}] == Terrain::AltarWithOpenCage);
    s.play(Move{Direction::West});
    CHECK(s.level().layers[Layer::Dungeon][{4, 2}] == Terrain::AltarWithClosedCage);
    CHECK(s.level().layers[Layer::Dungeon][{6, 2}] == Terrain::AltarWithClosedCage);
    s.play(Move{Direction::East});
    CHECK(s.level().layers[Layer::Dungeon][{6, 2}] == Terrain::AltarWithOpenCage);
    s.play(Drop{'e'});
    CHECK(s.level().layers[Layer::Dungeon][{4, 2}] == Terrain::AltarWithOpenCage);
}

TEST_CASE("a run stops beside an item", "[play][run]") {
    Scenario s =
        with_things("##########\n#@.......#\n#........#\n##########\n", {some_item(ItemKind::Mango, {5, 2})});
    s.play_out(Run{Direction::East});
    CHECK(s.game.hero.at == Pos{4, 1});
}

}  // namespace cellophane
