#include "play/perception/visibility.h"

#include "play/play.h"
#include "play/scenario.h"
#include "support/catch.h"

// Which creatures and items the hero knows of on a level (rules/terrain.md 2.3; rules/interface.md 2).

namespace cellophane {

namespace {

Monster creature(MonsterKind kind, Pos at) {
    Monster monster = newborn(kind, std::nullopt, at);
    monster.vitals.ticks = 1'000'000;
    return monster;
}

Item thing(ItemKind kind, Pos at) {
    Item item;
    item.kind = kind;
    item.at = at;
    return item;
}

Observation look(const Scenario& s) {
    Observation seen;
    observe(s.game, seen);
    return seen;
}

}  // namespace

TEST_CASE("monsters are observed while they are in view", "[play][sight]") {
    Scenario s{"#########\n#@.#....#\n#.......#\n#########\n"};
    s.level().monsters = {creature(MonsterKind::Goblin, {7, 1}), creature(MonsterKind::GoblinTotem, {6, 1})};
    CHECK(look(s).monsters.empty());
    s.play(Move{Direction::South});
    s.play(Move{Direction::East}).play(Move{Direction::East});
    REQUIRE(look(s).monsters.size() == 2);
    CHECK(look(s).monsters[0].kind == MonsterKind::Goblin);
    CHECK(look(s).monsters[0].max_health == 15);
    s.play(Move{Direction::West}).play(Move{Direction::West}).play(Move{Direction::North});
    // What never moves is still there.
    REQUIRE(look(s).monsters.size() == 1);
    CHECK(look(s).monsters[0].kind == MonsterKind::GoblinTotem);
}

TEST_CASE("submerged, invisible and dormant monsters are hidden, from a hero beside them as well",
          "[play][sight]") {
    Scenario s{"########\n#@..~..#\n########\n"};
    s.level().monsters = {creature(MonsterKind::Eel, {4, 1}), creature(MonsterKind::Phantom, {5, 1}),
                          creature(MonsterKind::Goblin, {6, 1})};
    s.level().monsters[0].vitals.submerged = true;
    s.level().monsters[2].marks = {MonsterMark::Dormant};
    CHECK(look(s).monsters.empty());
    s.play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(look(s).monsters.empty());
    s.game.hero.vitals.submerged = true;
    REQUIRE(look(s).monsters.size() == 1);
    CHECK(look(s).monsters[0].kind == MonsterKind::Eel);
    s.game.hero.vitals.submerged = false;
    // Standing next to an invisible creature shows nothing.
    s.level().monsters[1].at = {2, 1};
    CHECK(look(s).monsters.empty());
    s.level().monsters[1].at = {5, 1};
    // Out of the water it cannot hide.
    s.play(Move{Direction::West}).play(Move{Direction::West});
    CHECK(look(s).monsters.empty());
    s.level().layers[Layer::Liquid][{4, 1}] = Terrain::Nothing;
    CHECK(look(s).monsters.size() == 1);
    // Gas gives the invisible away.
    s.level().layers[Layer::Gas][{5, 1}] = Terrain::ConfusionGas;
    CHECK(look(s).monsters.size() == 2);
}

TEST_CASE("an invisible ally is visible to the hero, and a submerged monster is marked as such",
          "[play][sight]") {
    Scenario s{"########\n#@..~..#\n########\n"};
    s.level().monsters = {creature(MonsterKind::Goblin, {6, 1}), creature(MonsterKind::Eel, {4, 1})};
    Monster& goblin = s.level().monsters[0];
    goblin.vitals.statuses.set(Status::Invisible, 150);
    CHECK(look(s).monsters.size() == 1);
    goblin.state = MonsterState::Ally;
    REQUIRE(look(s).monsters.size() == 2);
    CHECK(look(s).monsters[0].is_invisible());
    CHECK_FALSE(look(s).monsters[1].submerged);
    s.level().monsters[1].vitals.submerged = true;
    s.game.hero.vitals.submerged = true;
    REQUIRE(look(s).monsters.size() == 2);
    CHECK(look(s).monsters[1].submerged);
}

TEST_CASE("items are remembered where they were last seen", "[play][sight]") {
    Scenario s{"#########\n#@.#....#\n#.......#\n#########\n"};
    s.level().items = {thing(ItemKind::Ration, {7, 1}), thing(ItemKind::Dart, {6, 2})};
    s.play(Move{Direction::South}).play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(look(s).items.size() == 2);
    s.play(Move{Direction::West}).play(Move{Direction::West}).play(Move{Direction::North});
    REQUIRE_FALSE(s.known().visible.test({7, 1}));
    s.level().items.clear();
    s.play(Rest{});
    REQUIRE(item_at(look(s), {7, 1}) != nullptr);
    CHECK(item_at(look(s), {7, 1})->kind == ItemKind::Ration);
    s.play(Move{Direction::South}).play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(look(s).items.empty());
}

TEST_CASE("items remembered in water may have drifted", "[play][sight]") {
    Scenario s{"#########\n#@.#..~~#\n#.......#\n#########\n"};
    s.level().items = {thing(ItemKind::Ration, {7, 1})};
    s.play(Move{Direction::South}).play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(look(s).items.size() == 1);
    s.play(Move{Direction::West}).play(Move{Direction::West}).play(Move{Direction::North});
    REQUIRE_FALSE(s.known().visible.test({7, 1}));
    CHECK(item_at(look(s), {7, 1}) == nullptr);
}

TEST_CASE("an item shows no more than the hero can know", "[play][sight]") {
    Scenario s{"######\n#@...#\n######\n"};
    Item potion = thing(ItemKind::PotionOfDescent, {2, 1});
    Item sword = thing(ItemKind::Sword, {3, 1});
    sword.enchant = -2;
    sword.charges = 20;
    sword.weapon_rune = WeaponRune::Mercy;
    sword.marks = {ItemMark::Cursed};
    Item gold = thing(ItemKind::Gold, {4, 1});
    gold.quantity = 77;
    s.level().items = {potion, sword, gold};
    s.play(Rest{});
    const Observation seen = look(s);
    REQUIRE(seen.items.size() == 3);
    const ItemView& flask = *item_at(seen, {2, 1});
    CHECK_FALSE(flask.kind_known);
    CHECK(item_rows[flask.kind].category == ItemCategory::Potion);
    CHECK(flask.kind != ItemKind::PotionOfDescent);
    const ItemView& blade = *item_at(seen, {3, 1});
    CHECK(blade.kind == ItemKind::Sword);
    CHECK_FALSE(blade.identified);
    CHECK(blade.enchant == 0);
    CHECK(blade.charges == 0);
    CHECK_FALSE(blade.weapon_rune.has_value());
    CHECK(blade.marks.empty());
    CHECK(item_at(seen, {4, 1})->quantity == 77);
}

TEST_CASE("an item a monster carries is observed with it", "[play][sight]") {
    Scenario s{"######\n#@...#\n######\n"};
    s.level().monsters = {creature(MonsterKind::Monkey, {3, 1})};
    s.level().items = {thing(ItemKind::Ration, {3, 1})};
    s.level().items[0].carrier = s.level().monsters[0].id;
    s.play(Rest{});
    CHECK(item_at(look(s), {3, 1}) == nullptr);
    REQUIRE(carried_at(look(s), {3, 1}) != nullptr);
    s.level().monsters[0].marks = {MonsterMark::Dormant};
    CHECK(look(s).items.empty());
}

TEST_CASE("a view that knows everything shows hidden monsters, items and secrets", "[play][sight]") {
    Scenario s{"######\n#@.s.#\n######\n"};
    s.level().monsters = {creature(MonsterKind::Goblin, {2, 1})};
    s.level().monsters[0].marks = {MonsterMark::Dormant};
    s.level().items = {thing(ItemKind::PotionOfDescent, {2, 1}), thing(ItemKind::Ration, {4, 1})};
    s.level().items[0].carrier = s.level().monsters[0].id;
    s.level().ownership = MachineOwnership{s.level().size()};
    s.level().ownership.number[{4, 1}] = 3;
    s.level().machines = {{.number = 3, .kind = Blueprint::Idyll}};
    const Observation seen = survey(1, Style::Brogue, Variant::Brogue, s.level());
    REQUIRE(monster_at(seen, {2, 1}) != nullptr);
    CHECK(monster_at(seen, {2, 1})->marks.has(MonsterMark::Dormant));
    CHECK(item_at(seen, {2, 1}) == nullptr);
    REQUIRE(carried_at(seen, {2, 1}) != nullptr);
    CHECK(carried_at(seen, {2, 1})->kind_known);
    CHECK(carried_at(seen, {2, 1})->kind == ItemKind::PotionOfDescent);
    CHECK(item_at(seen, {4, 1}) != nullptr);
    CHECK(seen.cells[{3, 1}][Layer::Dungeon] == Terrain::SecretDoor);
    REQUIRE(machine_at(seen, {4, 1}) != nullptr);
    CHECK(machine_at(seen, {4, 1})->kind == Blueprint::Idyll);
    CHECK(machine_at(seen, {2, 1}) == nullptr);
    // An awake creature is found before a dormant one.
    Observation crowded = seen;
    crowded.monsters.push_back({.at = {2, 1}, .kind = MonsterKind::Rat});
    CHECK(monster_at(crowded, {2, 1})->kind == MonsterKind::Rat);
}

TEST_CASE("walking into an immovable ally takes no time", "[play][step]") {
    Scenario s{"#####\n#@..#\n#####\n"};
    // A totem is a friend that does not budge.
    Monster totem = creature(MonsterKind::GoblinTotem, {2, 1});
    totem.state = MonsterState::Ally;
    s.level().monsters = {totem};
    s.play(Move{Direction::East});
    REQUIRE(s.count<CellOccupied>() == 1);
    CHECK(s.events[0].get<CellOccupied>().by == view_of(totem));
    CHECK(s.game.hero.at == Pos{1, 1});
    CHECK(s.game.turns == 0);
    // A dormant creature does not block the way.
    s.level().monsters[0].marks = {MonsterMark::Dormant};
    s.play(Move{Direction::East});
    CHECK(s.game.hero.at == Pos{2, 1});
}

TEST_CASE("travel and exploring go round captives or end before them", "[play][explore]") {
    const auto captive = [](MonsterKind kind, Pos at) {
        Monster monster = creature(kind, at);
        monster.set(MonsterMark::Captive);
        return monster;
    };
    Scenario s{R"(
        #########
        #...g...#
        #@..g...#
        #...g...#
        #.......#
        #########
    )"};
    for (int y = 1; y <= 3; ++y) s.level().monsters.push_back(captive(MonsterKind::Goblin, {4, y}));
    s.play(Rest{});
    s.play_out(TravelTo{{7, 2}});
    CHECK(s.game.hero.at == Pos{7, 2});
    CHECK(s.count<CellOccupied>() == 0);

    Scenario plugged{"##########\n#@...#...#\n####.#.#.#\n####.....#\n####.#####\n##########\n"};
    plugged.level().monsters = {captive(MonsterKind::Ogre, {5, 3})};
    for (int i = 0; i < 20 && plugged.count<Explored>() == 0; ++i) plugged.play_out(Explore{});
    CHECK(plugged.count<Explored>() == 1);
    CHECK(plugged.count<CellOccupied>() == 0);
    CHECK_FALSE(plugged.known().discovered.test({8, 1}));

    // An eel that submerges when the hero steps back is not forgotten.
    Scenario lurking{"##########\n#@...#...#\n####.#.#.#\n####.,...#\n####.#####\n##########\n"};
    lurking.level().monsters = {creature(MonsterKind::Eel, {5, 3})};
    for (int i = 0; i < 20 && lurking.count<Explored>() == 0; ++i) lurking.play_out(Explore{});
    CHECK(lurking.count<Explored>() == 1);
}

TEST_CASE("the hero does not start on a monster", "[play][levels]") {
    for (int depth : {3, 8, 15, 22}) {
        Play play{{.seed = 17, .depth = depth}};
        const Game& game = play.game();
        CHECK(somebody_at(game.here().level, game.hero.at) == nullptr);
    }
}

TEST_CASE("an unveiled observation shows everything and leaves the hero's knowledge alone", "[play][sight]") {
    Scenario s{"#########\n#@.#....#\n#..#....#\n#########\n"};
    s.level().layers[Layer::Dungeon][{3, 2}] = Terrain::SecretDoor;
    s.level().monsters = {creature(MonsterKind::Goblin, {7, 1})};
    s.level().items = {thing(ItemKind::PotionOfDescent, {6, 1})};
    s.look();
    CHECK(look(s).cells[{7, 1}].sight == Sight::Unknown);
    CHECK(look(s).cells[{3, 2}][Layer::Dungeon] != Terrain::SecretDoor);

    Observation all;
    observe_unveiled(s.game, all);
    CHECK(all.cells[{7, 1}].sight == Sight::Omniscient);
    CHECK(all.cells[{7, 1}][Layer::Dungeon] == Terrain::Floor);
    // In view, and not what it looks like.
    CHECK(all.cells[{3, 2}].sight == Sight::Omniscient);
    CHECK(all.cells[{3, 2}][Layer::Dungeon] == Terrain::SecretDoor);
    CHECK(all.cells[{2, 1}].sight == Sight::Seen);
    REQUIRE(all.monsters.size() == 1);
    CHECK(all.monsters[0].kind == MonsterKind::Goblin);
    REQUIRE(all.items.size() == 1);
    CHECK(all.items[0].kind == ItemKind::PotionOfDescent);
    CHECK(all.items[0].kind_known);
    REQUIRE(all.hero.has_value());
    // The hero's own knowledge is unchanged.
    CHECK(look(s).monsters.empty());
    CHECK(look(s).cells[{7, 1}].sight == Sight::Unknown);
}

}  // namespace cellophane
