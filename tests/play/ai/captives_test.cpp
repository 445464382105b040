#include <algorithm>

#include "play/combat/tunnelling.h"
#include "play/scenario.h"
#include "play/turn/level_context.h"
#include "support/catch.h"
#include "world/environment/promotion.h"

// Captives in shackles and cages, and their captors (rules/monsters.md 14.6).

namespace cellophane::captives_scenes {

namespace {

constexpr std::string_view cell = R"(
    ###########
    #...@.....#
    #.........#
    #.........#
    ###########
)";

Monster& add_captive(Scenario& s, MonsterKind kind, Pos at) {
    Monster& captive = add_live_creature(s, kind, at, MonsterState::Wandering);
    captive.set(MonsterMark::Captive);
    captive.health = captive.max_health / 4 + 1;
    return captive;
}

Item key_to(int machine) {
    Item key = some_item(ItemKind::CageKey, {0, 0});
    key.origin_depth = 5;
    key.opens.push_back({.machine = machine, .consumed = true});
    return key;
}

}  // namespace

TEST_CASE("walking into a captive asks whether to free it, and freeing it makes an ally",
          "[play][captives]") {
    Scenario s{cell};
    Monster& ogre = add_captive(s, MonsterKind::Ogre, s.game.hero.at + Pos{1, 0});
    give(s, ogre, ItemKind::Ration);
    const int turns = s.game.turns;
    s.play(Move{Direction::East});
    CHECK(s.game.question == Question::FreeCaptive);
    CHECK(s.game.turns == turns);
    s.play(Answer{false});
    CHECK(ogre.is_captive());
    CHECK(s.level().items.front().carrier == ActorId{1});
    s.play(Move{Direction::East}).play(Answer{true});
    CHECK_FALSE(ogre.is_captive());
    CHECK(ogre.is_ally());
    CHECK(ogre.follows_hero());
    CHECK(s.game.turns == turns + 1);
    CHECK(s.count<Joined>() == 1);
    // What it carried comes to lie, and its wounds are still its own.
    CHECK(s.level().items.front().carrier == no_actor);
    CHECK(ogre.health < ogre.max_health);
}

TEST_CASE("monsters do not attack a captive, and it takes no turns", "[play][captives]") {
    Scenario s{cell};
    Monster& ogre = add_captive(s, MonsterKind::Ogre, {2, 3});
    const int health = ogre.health;
    add_live_creature(s, MonsterKind::Goblin, {3, 3});
    s.game.hero.health = s.game.hero.max_health = 1000;
    for (int i = 0; i < 30; ++i) s.play(Rest{});
    CHECK(ogre.at == Pos{2, 3});
    CHECK(ogre.health >= health);
    CHECK(ogre.is_captive());
}

TEST_CASE("captors hit their captive as long as that does not kill it", "[play][captives]") {
    Scenario s{cell, 3};
    s.game.harmless = true;
    Monster& ogre = add_captive(s, MonsterKind::Ogre, {6, 2});
    ogre.health = 14;
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {8, 2}, MonsterState::Wandering);
    goblin.leader = ActorId{1};
    int least = ogre.health;
    for (int i = 0; i < 60; ++i) {
        s.play(Rest{});
        least = std::min(least, ogre.health);
    }
    CHECK_FALSE(ogre.vitals.dead);
    CHECK(least >= 1);
    CHECK(least <= goblin.stats.damage.most);
    CHECK(ogre.is_captive());
    // Out of sight it is not heard either.
    Scenario apart{"############\n#@.#.......#\n############\n", 3};
    apart.game.harmless = true;
    Monster& troll = add_captive(apart, MonsterKind::Troll, {6, 1});
    troll.health = 60;
    add_live_creature(apart, MonsterKind::Goblin, {7, 1}, MonsterState::Wandering).leader = ActorId{1};
    for (int i = 0; i < 10; ++i) apart.play(Rest{});
    CHECK(troll.health < 60);
    CHECK(apart.count<Struck>() == 0);
    // A captor that could kill the captive does not touch it, nor does a poisonous one.
    for (const MonsterKind kind : {MonsterKind::Ogre, MonsterKind::Spider}) {
        Scenario other{cell, 3};
        other.game.harmless = true;
        Monster& prisoner = add_captive(other, MonsterKind::Ogre, {6, 2});
        prisoner.health = kind == MonsterKind::Ogre ? 10 : 55;
        const int before = prisoner.health;
        add_live_creature(other, kind, {7, 2}, MonsterState::Wandering).leader = ActorId{1};
        for (int i = 0; i < 30; ++i) other.play(Rest{});
        CHECK(prisoner.health >= before);
    }
}

TEST_CASE("captors of a freed captive follow the first of them", "[play][captives]") {
    Scenario s{cell};
    add_captive(s, MonsterKind::Ogre, s.game.hero.at + Pos{1, 0});
    add_live_creature(s, MonsterKind::Goblin, {9, 1}, MonsterState::Wandering).leader = ActorId{1};
    add_live_creature(s, MonsterKind::Goblin, {9, 3}, MonsterState::Wandering).leader = ActorId{1};
    for (Monster& monster : s.level().monsters) monster.vitals.ticks = 1000;
    s.play(Move{Direction::East}).play(Answer{true});
    CHECK(s.level().monsters[2].leader == no_actor);
    CHECK(s.level().monsters[1].leader == ActorId{3});
}

TEST_CASE("a caged captive needs its key, which is used up", "[play][captives]") {
    Scenario s{cell};
    const Pos at = s.game.hero.at + Pos{1, 0};
    s.level().layers[Layer::Dungeon][at] = Terrain::MonsterCageLocked;
    s.level().ownership.number[at] = 7;
    Monster& goblin = add_captive(s, MonsterKind::Goblin, at);
    s.play(Move{Direction::East});
    CHECK(s.game.question == Question::None);
    CHECK(goblin.is_captive());
    put_in(s.game.hero.pack, key_to(8));
    s.play(Move{Direction::East});
    CHECK(goblin.is_captive());
    put_in(s.game.hero.pack, key_to(7));
    s.play(Move{Direction::East});
    CHECK(s.game.question == Question::FreeCaptive);
    s.play(Answer{true});
    CHECK(goblin.is_ally());
    CHECK(s.level().layers[Layer::Dungeon][at] == Terrain::MonsterCageOpen);
    CHECK(s.game.hero.pack.items.size() == 1);
    CHECK(s.count<Joined>() == 1);
    CHECK(s.count<KeyUsed>() == 1);
}

TEST_CASE("a cage that opens by itself frees its captive", "[play][captives]") {
    Scenario s{cell};
    const Pos at{7, 2};
    s.level().layers[Layer::Dungeon][at] = Terrain::MonsterCageLocked;
    Monster& goblin = add_captive(s, MonsterKind::Goblin, at);
    Moment now{s};
    place_feature(now.level.around(), Feature::MonsterCageOpens, at);
    CHECK(goblin.is_ally());
    CHECK_FALSE(goblin.is_captive());
}

TEST_CASE("a dominated or polymorphed captive is freed from its cage", "[play][captives]") {
    struct Case {
        ItemKind wand{};
        bool is_won_over = false;
    };
    for (const auto& [wand, is_won_over] :
         {Case{ItemKind::WandOfDomination, true}, Case{ItemKind::WandOfPolymorphism, false}}) {
        INFO(item_rows[wand].name);
        Scenario s{cell};
        const Pos at{7, 2};
        s.level().layers[Layer::Dungeon][at] = Terrain::MonsterCageLocked;
        s.level().ownership.number[at] = 7;
        Monster& prisoner = add_captive(s, MonsterKind::Monkey, at);
        prisoner.health = 1;
        give(s, prisoner, ItemKind::Mango);
        Item charged = some_item(wand, {});
        charged.charges = 3;
        const int number = put_in(s.game.hero.pack, charged);
        s.look();
        s.play(Zap{s.game.hero.pack.at(number).letter, at});
        CHECK_FALSE(prisoner.is_captive());
        CHECK(prisoner.is_ally() == is_won_over);
        CHECK(s.level().layers[Layer::Dungeon][at] == Terrain::MonsterCageOpen);
        CHECK(s.count<Joined>() == (is_won_over ? 1 : 0));
        // Either has room to walk now.
        s.game.harmless = true;
        for (int i = 0; i < 10; ++i) s.play(Rest{});
        CHECK_FALSE(prisoner.at == at);
    }
}

TEST_CASE("tunnelling into a cage frees the captive and removes the cage", "[play][captives]") {
    Scenario s{cell};
    const Pos at{7, 2};
    s.level().layers[Layer::Dungeon][at] = Terrain::MonsterCageLocked;
    const Monster& goblin = add_captive(s, MonsterKind::Goblin, at);
    Moment now{s};
    tunnel(now.turn, now.level, at);
    CHECK(goblin.is_ally());
    CHECK_FALSE(s.level().layers.holds(at, Terrain::MonsterCageLocked));
    CHECK_FALSE(s.level().layers.holds(at, Terrain::MonsterCageOpen));
}

TEST_CASE("with the key the hero can open a cage, whether its monster is a captive or not",
          "[play][captives]") {
    // A lock may enclose a creature that is not a captive.
    for (const bool is_friend : {true, false}) {
        for (const bool has_key : {true, false}) {
            INFO(is_friend << has_key);
            Scenario s{cell};
            const Pos from = s.game.hero.at;
            const Pos at = from + Pos{1, 0};
            s.level().layers[Layer::Dungeon][at] = Terrain::MonsterCageLocked;
            s.level().ownership.number[at] = 7;
            Monster& ogre = add_live_creature(s, MonsterKind::Ogre, at);
            ogre.health = ogre.max_health = 1000;
            ogre.vitals.ticks = 1000;
            if (is_friend) befriend(ogre);
            put_in(s.game.hero.pack, key_to(has_key ? 7 : 8));
            s.look();
            const int turns = s.game.turns;
            s.play(Move{Direction::East});
            CHECK(s.game.question == Question::None);
            CHECK(s.count<CellOccupied>() == (has_key ? 0 : 1));
            CHECK(s.game.turns == turns + (has_key ? 1 : 0));
            const bool swapped = has_key && is_friend;
            CHECK(s.game.hero.at == (swapped ? at : from));
            CHECK(ogre.at == (swapped ? from : at));
            CHECK((s.count<Struck>() > 0) == (has_key && !is_friend));
            CHECK(s.level().layers.holds(at, Terrain::MonsterCageOpen) == swapped);
            CHECK(s.count<KeyUsed>() == (swapped ? 1 : 0));
        }
    }
}

TEST_CASE("whips and spears do not reach into a locked cage, even with its key", "[play][captives]") {
    for (const ItemKind weapon : {ItemKind::Whip, ItemKind::Spear}) {
        Scenario s{cell};
        const Pos at = s.game.hero.at + Pos{2, 0};
        s.level().layers[Layer::Dungeon][at] = Terrain::MonsterCageLocked;
        s.level().ownership.number[at] = 7;
        add_live_creature(s, MonsterKind::Ogre, at).vitals.ticks = 1000;
        put_in(s.game.hero.pack, key_to(7));
        s.game.hero.pack.wielded = put_in(s.game.hero.pack, some_item(weapon, {}));
        s.look();
        const Pos from = s.game.hero.at;
        s.play(Move{Direction::East});
        CHECK(s.count<Struck>() == 0);
        CHECK(s.game.hero.at == from + Pos{1, 0});
    }
}

}  // namespace cellophane::captives_scenes
