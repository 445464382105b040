#include "play/actions/attack.h"

#include <set>

#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// How long the hero's attacks take, and what it is asked before them (rules/hero.md 4.1 and 10.3).

namespace cellophane::attack_scenes {

namespace {

constexpr Pos in_front{2, 3};

/// The hero with this weapon in hand, at the left end of a hall, and an ogre that survives whatever the hero
/// does.
Monster& face_ogre(Scenario& s, ItemKind weapon) {
    const char letter = carry(s, weapon);
    s.game.hero.pack.wielded = number_of(s.game.hero.pack, letter);
    s.game.hero.strength = item_rows[weapon].strength;
    make_tough(s);
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, in_front);
    ogre.health = ogre.max_health = 10000;
    ogre.vitals.ticks = 1'000'000;
    s.look();
    return ogre;
}

/// The ticks of attacks with a weapon that hit, or that missed.
std::set<int> ticks_of(ItemKind weapon, bool hit, int pace) {
    std::set<int> found;
    for (std::uint64_t key = 1; key <= 40; ++key) {
        Scenario s{long_hall, key};
        Monster& ogre = face_ogre(s, weapon);
        if (pace == 50) s.game.hero.vitals.statuses.set(Status::Hasted, 100);
        if (pace == 200) s.game.hero.vitals.statuses.set(Status::Slowed, 100);
        Moment now{s};
        REQUIRE(attack(now.turn, Direction::East, {in_front}, Question::None) == Attempt::Made);
        if ((ogre.health < ogre.max_health) == hit) found.insert(now.turn.ticks);
    }
    return found;
}

}  // namespace

TEST_CASE("an attack takes half as long with a quick weapon, and twice as long with a heavy one that hits",
          "[play][attack]") {
    for (const ItemRow& row : item_rows) {
        if (row.category != ItemCategory::Weapon || row.manners.has(Manner::Thrown)) continue;
        INFO(row.name);
        for (const int pace : {50, 100, 200}) {
            const int usual = row.manners.has(Manner::Quick) ? pace / 2 : pace;
            CHECK(ticks_of(row.kind, false, pace) == std::set<int>{usual});
            CHECK(ticks_of(row.kind, true, pace) ==
                  std::set<int>{row.manners.has(Manner::Knockback) ? 2 * usual : usual});
        }
        // A long weapon's attack counts as one that hit (rules/hero.md 4.1): none is heavy, so it is all one.
        CHECK_FALSE(
            (row.manners.has(Manner::Knockback) && row.manners.any_of({Manner::Reaches, Manner::Pierces})));
    }
}

TEST_CASE("a lunge or a passing blow takes the time of an attack that missed", "[play][attack]") {
    for (const ItemKind weapon : {ItemKind::Rapier, ItemKind::Flail, ItemKind::Mace}) {
        Scenario s{long_hall};
        face_ogre(s, weapon);
        Moment now{s};
        now.turn.ticks = 7;
        // Without anybody to strike it takes no time of its own.
        strike_in_passing(now.turn, {});
        CHECK(now.turn.ticks == 7);
        strike_in_passing(now.turn, {.lunge = {in_front}, .passing = {}});
        CHECK(now.turn.ticks == (weapon == ItemKind::Rapier ? 50 : 100));
        now.turn.ticks = 7;
        strike_in_passing(now.turn, {.lunge = {}, .passing = {in_front}});
        CHECK(now.turn.ticks == (weapon == ItemKind::Rapier ? 50 : 100));
    }
}

TEST_CASE("a nauseous hero vomits in one of four attacks at arm's length, which then fails",
          "[play][attack]") {
    int vain = 0;
    constexpr int tries = 400;
    for (std::uint64_t key = 1; key <= tries; ++key) {
        Scenario s{long_hall, key};
        const Monster& ogre = face_ogre(s, ItemKind::Sword);
        s.game.hero.vitals.statuses.set(Status::Nauseous, 20);
        Moment now{s};
        const Attempt attempt = attack(now.turn, Direction::East, {in_front}, Question::None);
        REQUIRE((attempt == Attempt::Made || attempt == Attempt::Vain));
        if (attempt == Attempt::Made) continue;
        ++vain;
        CHECK(ogre.health == ogre.max_health);
    }
    CHECK(vain == Approx(tries / 4).epsilon(0.2));
}

TEST_CASE("the hero is asked before he strikes an ally, or acid with a weapon that it would corrode",
          "[play][attack]") {
    const auto doubts = [](MonsterKind kind, auto&& change) {
        Scenario s{long_hall};
        face_ogre(s, ItemKind::Sword);
        s.level().monsters.clear();
        Monster& victim = add_live_creature(s, kind, in_front);
        change(s, victim);
        s.look();
        return doubts_about(s.game, {in_front}, Question::None);
    };
    const auto as_it_is = [](Scenario&, Monster&) {};
    const auto as_ally = [](Scenario&, Monster& victim) { befriend(victim); };
    CHECK(doubts(MonsterKind::Goblin, as_it_is) == Question::None);
    CHECK(doubts(MonsterKind::Goblin, as_ally) == Question::AttackAlly);
    CHECK(doubts(MonsterKind::AcidMound, as_it_is) == Question::AttackAcid);
    CHECK(doubts(MonsterKind::AcidMound, as_ally) == Question::AttackAcid);
    // Without a weapon, or with a protected one, there is nothing to corrode.
    CHECK(doubts(MonsterKind::AcidMound, [](Scenario& s, Monster&) { s.game.hero.pack.wielded = -1; }) ==
          Question::None);
    CHECK(doubts(MonsterKind::AcidMound, [](Scenario& s, Monster&) {
              s.game.hero.pack.items.back().marks |= {ItemMark::Protected};
          }) == Question::None);
    // Who is not perceived is not asked about.
    CHECK(doubts(MonsterKind::AcidMound, [](Scenario&, Monster& victim) {
              victim.vitals.statuses.set(Status::Invisible, 100);
          }) != Question::AttackAlly);
    // Confused, the hero does not know what it does; hallucinating, whom it strikes, unless it feels minds.
    for (const MonsterKind kind : {MonsterKind::Goblin, MonsterKind::AcidMound})
        for (const bool telepathic : {false, true}) {
            CHECK(doubts(kind, [&](Scenario& s, Monster& victim) {
                      befriend(victim);
                      s.game.hero.vitals.statuses.set(Status::Confused, 10);
                      if (telepathic) s.game.hero.vitals.statuses.set(Status::Telepathic, 10);
                  }) == Question::None);
            CHECK((doubts(kind, [&](Scenario& s, Monster& victim) {
                       befriend(victim);
                       s.game.hero.vitals.statuses.set(Status::Hallucinating, 10);
                       if (telepathic) s.game.hero.vitals.statuses.set(Status::Telepathic, 10);
                   }) == Question::None) == !telepathic);
        }
}

TEST_CASE("after the question about acid comes that about an ally, and after that none", "[play][attack]") {
    Scenario s{long_hall};
    face_ogre(s, ItemKind::Sword);
    s.level().monsters.clear();
    Monster& ally = add_live_creature(s, MonsterKind::AcidMound, in_front);
    befriend(ally);
    s.look();
    CHECK(doubts_about(s.game, {in_front}, Question::None) == Question::AttackAcid);
    CHECK(doubts_about(s.game, {in_front}, Question::AttackAcid) == Question::AttackAlly);
    CHECK(doubts_about(s.game, {in_front}, Question::AttackAlly) == Question::None);
    // Of several targets one is enough.
    add_creature(s, MonsterKind::Goblin, {2, 2});
    s.look();
    CHECK(doubts_about(s.game, {{2, 2}, in_front}, Question::None) == Question::AttackAcid);
    CHECK(doubts_about(s.game, {{2, 2}}, Question::None) == Question::None);
}

namespace {

/// An ogre in front of the hero, as a captive, in a locked cage or in the open.
Monster& add_captive(Scenario& s, bool is_caged) {
    Monster& captive = add_live_creature(s, MonsterKind::Ogre, in_front, MonsterState::Wandering);
    captive.set(MonsterMark::Captive);
    if (is_caged) s.level().layers.put(Layer::Dungeon, in_front, Terrain::MonsterCageLocked);
    return captive;
}

}  // namespace

TEST_CASE("freeing a captive asks first, takes an attack's time, and needs the key of its cage",
          "[play][attack]") {
    for (const bool is_caged : {false, true}) {
        Scenario s{long_hall};
        Monster& captive = add_captive(s, is_caged);
        s.look();
        s.game.hero.vitals.statuses.set(Status::Slowed, 50);
        Moment now{s};
        if (is_caged) {
            CHECK(free_captive_at(now.turn, in_front, Direction::East, true) == Attempt::None);
            CHECK(captive.is_captive());
            continue;
        }
        CHECK(free_captive_at(now.turn, in_front, Direction::East, false) == Attempt::Withheld);
        CHECK(s.game.question == Question::FreeCaptive);
        CHECK(captive.is_captive());
        CHECK(free_captive_at(now.turn, in_front, Direction::East, true) == Attempt::Made);
        CHECK(now.turn.ticks == 200);
        CHECK(captive.is_ally());
        // There is nobody left to free.
        CHECK(free_captive_at(now.turn, in_front, Direction::East, true) == Attempt::None);
        CHECK(free_captive_at(now.turn, {9, 3}, Direction::East, true) == Attempt::None);
    }
    // A confused hero is not asked.
    Scenario s{long_hall};
    add_live_creature(s, MonsterKind::Ogre, in_front).set(MonsterMark::Captive);
    s.game.hero.vitals.statuses.set(Status::Confused, 50);
    Moment now{s};
    CHECK(free_captive_at(now.turn, in_front, Direction::East, false) == Attempt::Made);
}

TEST_CASE("freeing a caged captive opens its cage and uses up a key that is made for it alone",
          "[play][attack]") {
    for (const bool is_consumed : {true, false}) {
        Scenario s{long_hall};
        Monster& captive = add_captive(s, true);
        Item key = some_item(ItemKind::CageKey, {});
        key.opens = {{.at = in_front, .consumed = is_consumed}};
        const std::size_t carried = s.game.hero.pack.items.size();
        s.game.hero.pack.items.push_back(key);
        s.look();
        Moment now{s};
        CHECK(free_captive_at(now.turn, in_front, Direction::East, true) == Attempt::Made);
        CHECK(captive.is_ally());
        CHECK(s.level().layers[Layer::Dungeon][in_front] == Terrain::MonsterCageOpen);
        CHECK(s.game.hero.pack.items.size() == carried + (is_consumed ? 0 : 1));
        CHECK(s.count<KeyUsed>() == (is_consumed ? 1 : 0));
        if (is_consumed) CHECK(s.last<KeyUsed>()->lock == Terrain::MonsterCageLocked);
    }
}

}  // namespace cellophane::attack_scenes
