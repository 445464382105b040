#include <set>

#include "play/pack_scene.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "support/catch.h"

// What is thrown at a creature, and what comes of it (rules/items.md 11; rules/hero.md 7.10).

namespace cellophane {

namespace {

constexpr std::string_view range = R"(
    ############
    #..........#
    #@.........#
    #..........#
    ############
)";
constexpr Pos mark{5, 2};

/// A target that takes no turns of its own and so stays where it is.
Monster& add_mark(Scenario& s, MonsterKind kind, MonsterState state = MonsterState::Hunting, Pos at = mark) {
    Monster& monster = add_live_creature(s, kind, at, state);
    monster.vitals.ticks = 1'000'000;
    s.look();
    return monster;
}

/// How many of so many throws at the target hit.
template <class Prepare>
int hits_of(int throws, ItemKind kind, int enchant, MonsterKind victim, Prepare prepare) {
    int hits = 0;
    for (int i = 1; i <= throws; ++i) {
        Scenario s{range, static_cast<std::uint64_t>(i)};
        Monster& monster = add_mark(s, victim);
        monster.health = monster.max_health = 1000;
        prepare(s, monster);
        const char letter = carry(s, enchanted(kind, enchant));
        s.play(Throw{letter, mark});
        REQUIRE(s.count<Struck>() == 1);
        if (s.last<Struck>()->blow == Blow::Hit) ++hits;
    }
    return hits;
}

void as_it_is(Scenario&, Monster&) {}

}  // namespace

TEST_CASE("a dart that hits is used up, one that misses lies on the floor", "[play][throwing]") {
    std::set<Blow> seen;
    for (std::uint64_t key = 1; key <= 40; ++key) {
        Scenario s{range, key};
        Monster& ogre = add_mark(s, MonsterKind::Ogre);
        const int before = ogre.health;
        const char darts = carry(s, ItemKind::Dart, 3);
        s.play(Throw{darts, mark});
        REQUIRE(s.count<Struck>() == 1);
        const Struck blow = *s.last<Struck>();
        seen.insert(blow.blow);
        CHECK(blow.thrown);
        CHECK(blow.weapon == ItemKind::Dart);
        CHECK(in_pack(s, darts).quantity == 2);
        CHECK(s.last<ItemThrown>()->to == mark);
        CHECK(s.game.turns == 1);
        if (blow.blow == Blow::Hit) {
            CHECK(before - ogre.health == blow.damage);
            CHECK(blow.damage >= 2);
            CHECK(blow.damage <= 4);
            CHECK(s.level().items.empty());
        } else {
            CHECK(ogre.health == before);
            REQUIRE(s.level().items.size() == 1);
            CHECK(s.level().items[0].at == mark);
            CHECK_FALSE(s.level().items[0].marks.has(ItemMark::ExplorerAvoids));
        }
    }
    CHECK(seen == std::set<Blow>{Blow::Hit, Blow::Missed});
}

TEST_CASE("a thrown weapon's own enchantment counts, not that of the wielded one", "[play][throwing]") {
    Scenario s{range};
    Monster& goblin = add_mark(s, MonsterKind::Goblin);
    s.game.hero.pack = starting_pack();
    s.game.hero.pack.at(s.game.hero.pack.wielded).enchant = 20;
    const Item poor = enchanted(ItemKind::Javelin, -2);
    const Item good = enchanted(ItemKind::Javelin, 9);
    CHECK(throw_percent(s.game, good, goblin) == hit_percent(accuracy(s.game.hero, &good), defense(goblin)));
    CHECK(throw_percent(s.game, poor, goblin) < throw_percent(s.game, good, goblin));
    CHECK(throw_percent(s.game, good, goblin) < hit_percent(s.game, s.game.hero, goblin));

    constexpr int throws = 400;
    const int percent = throw_percent(s.game, poor, goblin);
    const int hits = hits_of(throws, ItemKind::Javelin, -2, MonsterKind::Goblin, as_it_is);
    // Four standard deviations, at most.
    CHECK(std::abs(hits * 100 / throws - percent) <= 10);
}

TEST_CASE("throws never miss monsters that are stuck, paralysed or asleep, and wake sleepers",
          "[play][throwing]") {
    constexpr int throws = 60;
    // With such an enchantment hardly anything would.
    const auto hits = [](auto prepare) {
        return hits_of(throws, ItemKind::Javelin, -15, MonsterKind::Ogre, prepare);
    };
    CHECK(hits(as_it_is) < throws / 2);
    CHECK(hits([](Scenario&, Monster& m) { m.vitals.statuses.set(Status::Stuck, 50); }) == throws);
    CHECK(hits([](Scenario&, Monster& m) { m.vitals.statuses.set(Status::Paralyzed, 50); }) == throws);
    CHECK(hits([](Scenario&, Monster& m) { m.set(MonsterMark::Captive); }) == throws);
    // Sleep or inattention of the target does not help a throw.
    for (const MonsterState state : {MonsterState::Sleeping, MonsterState::Wandering}) {
        CHECK(hits([&](Scenario&, Monster& m) { m.state = state; }) < throws / 2);
        for (std::uint64_t key = 1; key <= 20; ++key) {
            Scenario s{range, key};
            Monster& ogre = add_mark(s, MonsterKind::Ogre, state);
            s.play(Throw{carry(s, ItemKind::Dart), mark});
            CHECK(s.last<Struck>()->surprise == Surprise::None);
            CHECK(s.last<Struck>()->damage <= 4);
            CHECK(ogre.state == MonsterState::Hunting);
        }
    }
}

TEST_CASE("a missed throw ends magical fear, but not a monster's own flight", "[play][throwing]") {
    for (const bool by_magic : {false, true}) {
        Scenario s{range};
        Monster& monkey = add_mark(s, MonsterKind::Ogre, MonsterState::Fleeing);
        monkey.health = monkey.max_health = 1000;
        if (by_magic) monkey.vitals.statuses.set(Status::Frightened, 30);
        s.play(Throw{carry(s, enchanted(ItemKind::Dart, -20)), mark});
        REQUIRE(s.last<Struck>()->blow == Blow::Missed);
        CHECK((monkey.state == MonsterState::Hunting) == by_magic);
        CHECK(monkey.vitals.statuses[Status::Frightened] <= 1);
    }
}

TEST_CASE("a thrown mace does not knock back, and throwing identifies no wielded weapon",
          "[play][throwing]") {
    int struck = 0;
    for (std::uint64_t key = 1; key <= 30; ++key) {
        Scenario s{range, key};
        Monster& goblin = add_mark(s, MonsterKind::Goblin);
        goblin.health = goblin.max_health = 500;
        s.game.hero.strength = 30;
        s.play(Throw{carry(s, ItemKind::Mace), mark}).play(Answer{true});
        if (s.last<Struck>()->blow == Blow::Hit) ++struck;
        CHECK(s.count<Knockback>() == 0);
        CHECK(goblin.at == mark);
    }
    CHECK(struck > 0);

    Scenario s{range};
    s.game.hero.pack = starting_pack();
    Item& dagger = s.game.hero.pack.at(s.game.hero.pack.wielded);
    dagger.marks = {};
    dagger.charges = 1;
    // Neither the blade in hand is known better for it nor the rest of the stack.
    in_pack(s, 'c').marks = {};
    in_pack(s, 'c').charges = 1;
    Monster& rat = add_mark(s, MonsterKind::Rat);
    rat.health = 1;
    rat.vitals.statuses.set(Status::Stuck, 50);
    s.play(Throw{'c', mark});
    CHECK(s.last<Struck>()->blow == Blow::Killed);
    CHECK(s.game.hero.pack.at(s.game.hero.pack.wielded).charges == 1);
    CHECK(in_pack(s, 'c').charges == 1);
    CHECK_FALSE(in_pack(s, 'c').marks.has(ItemMark::Identified));
}

TEST_CASE("acid corrodes neither a thrown weapon nor the wielded one at a throw", "[play][throwing]") {
    Scenario s{range};
    s.game.hero.pack = starting_pack();
    Monster& mound = add_mark(s, MonsterKind::AcidMound);
    mound.vitals.statuses.set(Status::Stuck, 50);
    s.play(Throw{'c', mark});
    CHECK(s.count<Corroded>() == 0);
    CHECK(s.game.hero.pack.at(s.game.hero.pack.wielded).enchant == 0);
}

TEST_CASE("a dart splits a jelly and turns an ally against the hero", "[play][throwing]") {
    Scenario s{range};
    Monster& jelly = add_mark(s, MonsterKind::PinkJelly);
    jelly.vitals.statuses.set(Status::Stuck, 50);
    s.play(Throw{carry(s, ItemKind::Dart), mark});
    CHECK(s.level().monsters.size() == 2);

    Scenario t{range};
    Monster& friendly = add_ally(t, MonsterKind::Ogre, mark);
    friendly.vitals.ticks = 1'000'000;
    friendly.vitals.statuses.set(Status::Stuck, 50);
    t.look();
    t.play(Throw{carry(t, ItemKind::Dart), mark}).play(Answer{true});
    CHECK_FALSE(t.level().monsters[0].is_ally());
}

TEST_CASE("a weapon thrown at an invulnerable monster is used up", "[play][throwing]") {
    Scenario s{range};
    Monster& warden = add_mark(s, MonsterKind::WardenOfYendor);
    REQUIRE(warden.is(Behavior::Invulnerable));
    warden.vitals.statuses.set(Status::Stuck, 50);
    s.play(Throw{carry(s, ItemKind::Javelin), mark});
    CHECK(s.last<Struck>()->blow == Blow::NoEffect);
    CHECK(s.level().items.empty());
}

TEST_CASE("a dart thrown at a turret strikes it in its wall, or falls before the wall", "[play][throwing]") {
    std::set<Blow> seen;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        Scenario s{"########\n#@.....#\n#......#\n########\n", key};
        Monster& turret = add_mark(s, MonsterKind::ArrowTurret, MonsterState::Hunting, {7, 1});
        turret.health = turret.max_health = 500;
        s.play(Throw{carry(s, enchanted(ItemKind::Dart, -8)), {7, 1}});
        REQUIRE(s.count<Struck>() == 1);
        seen.insert(s.last<Struck>()->blow);
        CHECK(s.last<ItemThrown>()->to == Pos{7, 1});
        if (s.last<Struck>()->blow == Blow::Missed) CHECK(s.level().items.at(0).at == Pos{6, 1});
    }
    CHECK(seen == std::set<Blow>{Blow::Hit, Blow::Missed});
}

TEST_CASE("thrown food, scrolls and rings hurt no monster", "[play][throwing]") {
    for (const ItemKind kind : {ItemKind::Mango, ItemKind::ScrollOfIdentify, ItemKind::RingOfLight}) {
        Scenario s{range};
        Monster& ogre = add_mark(s, MonsterKind::Ogre, MonsterState::Sleeping);
        s.play(Throw{carry(s, kind), {8, 2}});
        CHECK(s.count<Struck>() == 0);
        CHECK(ogre.health == ogre.max_health);
        REQUIRE(s.level().items.size() == 1);
        CHECK(s.level().items[0].at == mark);
        CHECK(s.level().items[0].marks.has(ItemMark::ExplorerAvoids));
    }
}

TEST_CASE("an incendiary dart sets a monster on fire without striking it", "[play][throwing]") {
    Scenario s{range};
    Monster& ogre = add_mark(s, MonsterKind::Ogre);
    s.play(Throw{carry(s, ItemKind::IncendiaryDart), {9, 2}});
    CHECK(s.count<Struck>() == 0);
    CHECK(ogre.vitals.statuses.has(Status::Burning));
    CHECK(s.level().items.empty());
    CHECK(s.last<ItemThrown>()->to == mark);
}

TEST_CASE("a thrown dart pulls levers and breaks dewars", "[play][throwing]") {
    for (const auto& [thing, gone] :
         {std::pair{Terrain::WallLever, true}, std::pair{Terrain::CausticDewar, true},
          std::pair{Terrain::MarbleStatue, false}}) {
        Scenario s{range};
        s.level().layers[Layer::Dungeon][mark] = thing;
        s.look();
        s.play(Throw{carry(s, ItemKind::Dart), mark});
        CHECK(s.level().layers.holds(mark, thing) != gone);
        CHECK(s.last<ItemThrown>()->to == (gone ? mark : Pos{4, 2}));
        CHECK(s.level().items.size() == 1);
    }
}

TEST_CASE("a thrown item lands on a random free cell of the nearest ring", "[play][throwing]") {
    std::set<std::pair<int, int>> places;
    for (std::uint64_t key = 1; key <= 120; ++key) {
        Scenario s{range, key};
        for (int x = mark.x - 1; x <= mark.x + 1; ++x)
            s.level().items.push_back(some_item(ItemKind::Mango, {x, mark.y}));
        s.look();
        s.play(Throw{carry(s, ItemKind::Dart), mark});
        const Pos at = s.level().items.back().at;
        CHECK(king_distance(at, mark) == 1);
        places.insert({at.x, at.y});
    }
    CHECK(places.size() == 6);
}

TEST_CASE("throwing an item that was enchanted asks first", "[play][throwing]") {
    Scenario s{range};
    Item javelin = enchanted(ItemKind::Javelin, 1);
    javelin.usage.enchanted = 1;
    const char letter = carry(s, javelin);
    s.play(Throw{letter, mark});
    CHECK(s.game.question == Question::ThrowInUse);
    CHECK(s.game.turns == 0);
    s.play(Answer{true});
    CHECK(s.game.turns == 1);
    CHECK_FALSE(has(s, letter));
}

TEST_CASE("a breaking potion is reported with its colour and what it hits", "[play][throwing]") {
    const auto broken = [](auto prepare) {
        Scenario s{range};
        s.game.item_knowledge = initial_item_knowledge(Rng{7});
        prepare(s);
        s.look();
        s.play(Throw{carry(s, ItemKind::PotionOfSpeed), mark});
        // One known to do nothing asks first.
        if (s.game.question != Question::None) s.play(Answer{true});
        REQUIRE(s.count<PotionBroke>() == 1);
        CHECK(s.last<PotionBroke>()->look == s.game.item_knowledge.look_of(ItemKind::PotionOfSpeed));
        return *s.last<PotionBroke>();
    };
    const PotionBroke bare = broken([](Scenario&) {});
    CHECK(bare.harmless);
    CHECK(bare.ground == Terrain::Floor);
    CHECK_FALSE(bare.whom);
    const PotionBroke known =
        broken([](Scenario& s) { s.game.item_knowledge.of(ItemKind::PotionOfSpeed).known = true; });
    CHECK(known.item.kind_known);
    const PotionBroke grassy =
        broken([](Scenario& s) { s.level().layers[Layer::Surface][mark] = Terrain::Grass; });
    CHECK(grassy.ground == Terrain::Grass);
    const PotionBroke over = broken([](Scenario& s) { add_mark(s, MonsterKind::Ogre); });
    REQUIRE(over.whom);
    CHECK(over.whom->kind == MonsterKind::Ogre);
}

TEST_CASE("a potion with a visible effect when thrown is identified", "[play][throwing]") {
    Scenario s{range};
    s.play(Throw{carry(s, ItemKind::PotionOfConfusion), mark});
    CHECK(s.game.item_knowledge.knows(ItemKind::PotionOfConfusion));
    s.play(Throw{carry(s, ItemKind::PotionOfSpeed), mark});
    CHECK_FALSE(s.game.item_knowledge.knows(ItemKind::PotionOfSpeed));
    // A splash that was known to be a bad one can only have been this.
    s.play(Throw{carry(s, ItemKind::PotionOfHallucination), mark});
    CHECK_FALSE(s.game.item_knowledge.knows(ItemKind::PotionOfHallucination));
    s.play(Throw{carry(s, enchanted(ItemKind::PotionOfHallucination, 0, {ItemMark::MagicDetected})), mark});
    CHECK(s.game.item_knowledge.knows(ItemKind::PotionOfHallucination));

    Scenario t{range};
    for (const ItemRow& row : kinds_of(ItemCategory::Potion))
        if (row.polarity == Polarity::Benevolent) t.game.item_knowledge.of(row.kind).polarity_known = true;
    t.play(Throw{carry(t, ItemKind::PotionOfHallucination), mark});
    CHECK(t.game.item_knowledge.knows(ItemKind::PotionOfHallucination));
}

TEST_CASE("a thrown spear of slaying never misses its foe", "[play][throwing]") {
    int hits = 0;
    for (std::uint64_t key = 1; key <= 40; ++key) {
        Scenario s{range, key};
        Monster& dragon = add_mark(s, MonsterKind::Dragon);
        dragon.health = dragon.max_health = 1000;
        Item spear = enchanted(ItemKind::Spear, -3);
        spear.weapon_rune = WeaponRune::Slaying;
        spear.foe = MonsterClass::Dragon;
        s.play(Throw{carry(s, spear), mark});
        // It is no weapon for throwing, so he is asked.
        REQUIRE(s.game.question == Question::ThrowAway);
        s.play(Answer{true});
        REQUIRE(s.count<Struck>() == 1);
        hits += s.last<Struck>()->blow == Blow::Missed ? 0 : 1;
    }
    CHECK(hits == 40);
}

}  // namespace cellophane
