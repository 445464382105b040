#include "play/combat/weapon_runes.h"

#include "content/statuses.h"
#include "play/effects/monster_remains.h"
#include "play/rune_scene.h"
#include "support/catch.h"

// What weapon runes do to their targets (rules/items.md 21).

namespace cellophane {

namespace {

constexpr WeaponRune by_chance[] = {WeaponRune::Speed,        WeaponRune::Quietus, WeaponRune::Paralysis,
                                    WeaponRune::Multiplicity, WeaponRune::Slowing, WeaponRune::Confusion,
                                    WeaponRune::Force,        WeaponRune::Mercy,   WeaponRune::Plenty};

/// A good rune at its best, or a bad one at its worst.
int best(WeaponRune rune) {
    return weapon_rune_rows[rune].is_good ? 20 : -3;
}

/// How often a rune acts in so many blows that go home.
int count_acts(WeaponRune rune, ItemKind kind, int enchant, bool paralyzed, int blows) {
    int acts = 0;
    for (int i = 0; i < blows; ++i) {
        RuneScene s{static_cast<std::uint64_t>(1 + i)};
        s.wield(kind, rune, enchant);
        Monster& ogre = s.add(MonsterKind::Ogre);
        // A paralyzed target is hit for certain and by surprise; one in a web is only hit for certain.
        ogre.vitals.statuses.set(paralyzed ? Status::Paralyzed : Status::Stuck, 20);
        s.hero_strikes(ogre);
        REQUIRE(s.count<Struck>() > 0);
        acts += s.count<RuneActed>() > 0 ? 1 : 0;
    }
    return acts;
}

}  // namespace

TEST_CASE("a weapon rune acts as often as the table says, and twice as often in sneak attacks",
          "[play][runes]") {
    struct Case {
        WeaponRune rune;
        ItemKind weapon;
        int enchant;
        bool surprise;
        int percent;
    };
    constexpr int blows = 1000;
    for (const Case& one : {Case{WeaponRune::Slowing, ItemKind::Sword, 3, false, 21},
                            Case{WeaponRune::Slowing, ItemKind::Sword, 3, true, 42},
                            Case{WeaponRune::Speed, ItemKind::Mace, 10, false, 84},
                            Case{WeaponRune::Speed, ItemKind::Mace, 10, true, 92},
                            Case{WeaponRune::Quietus, ItemKind::Rapier, 5, false, 11},
                            Case{WeaponRune::Mercy, ItemKind::Axe, -2, false, 15},
                            Case{WeaponRune::Mercy, ItemKind::Axe, -2, true, 30},
                            Case{WeaponRune::Confusion, ItemKind::Spear, 8, false, 56}}) {
        const int acts = count_acts(one.rune, one.weapon, one.enchant, one.surprise, blows);
        INFO(weapon_rune_rows[one.rune].name << " acts " << acts << " times in " << blows);
        // Four standard deviations are less than that.
        CHECK(acts * 100 > (one.percent - 7) * blows);
        CHECK(acts * 100 < (one.percent + 7) * blows);
    }
}

TEST_CASE("a weapon rune that acts is identified", "[play][runes]") {
    for (const WeaponRune rune : by_chance) {
        INFO(weapon_rune_rows[rune].name);
        RuneScene s;
        s.wield(ItemKind::Dagger, rune, best(rune));
        Monster& ogre = s.add(MonsterKind::Ogre);
        REQUIRE_FALSE(s.is_rune_known());
        REQUIRE(s.strikes_until_rune_acts(ogre));
        CHECK(s.is_rune_known());
        CHECK(s.last<RuneActed>()->weapon == rune);
        CHECK(s.last<RuneActed>()->item == ItemKind::Dagger);
        REQUIRE(s.last<KindLearned>());
        CHECK(s.last<KindLearned>()->item.weapon_rune == rune);
        CHECK_FALSE(s.last<KindLearned>()->item.identified);
        CHECK(s.count<KindLearned>() == 1);
    }
}

TEST_CASE("weapon runes do nothing to lifeless or invulnerable monsters", "[play][runes]") {
    for (const WeaponRune rune : by_chance)
        for (const MonsterKind kind : {MonsterKind::ArrowTurret, MonsterKind::StoneGuardian,
                                       MonsterKind::WardenOfYendor, MonsterKind::SpectralBlade}) {
            INFO(weapon_rune_rows[rune].name);
            RuneScene s;
            s.wield(ItemKind::Dagger, rune, best(rune));
            Monster& target = s.add(kind);
            const auto creatures = s.level().monsters.size();
            CHECK_FALSE(s.strikes_until_rune_acts(target, 60));
            CHECK(s.level().monsters.size() == creatures);
            CHECK_FALSE(s.took_no_time);
            CHECK(target.at == Pos{11, 5});
            CHECK_FALSE(s.is_rune_known());
        }
}

TEST_CASE("no rune acts with bare hands, a plain weapon or a blow that misses", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Slowing, 20);
    Monster& ogre = s.add(MonsterKind::Ogre);
    ogre.stats.defense = 5000;
    for (int i = 0; i < 60; ++i) s.hero_strikes(ogre);
    const int hits = static_cast<int>(std::count_if(s.events.begin(), s.events.end(), [](const Event& event) {
        const Struck* struck = event.as<Struck>();
        return struck != nullptr && struck->blow == Blow::Hit;
    }));
    CHECK(s.count<RuneActed>() <= hits);
    CHECK(hits < 10);
    s.events.clear();
    ogre.stats.defense = 0;
    s.game.hero.pack.items[0].weapon_rune.reset();
    for (int i = 0; i < 60; ++i) s.hero_strikes(ogre);
    s.game.hero.pack.wielded = -1;
    for (int i = 0; i < 60; ++i) s.hero_strikes(ogre);
    CHECK(s.count<RuneActed>() == 0);
}

TEST_CASE("a rune of speed makes a blow take no time", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Speed, 50);
    Monster& ogre = s.add(MonsterKind::Ogre);
    const int health = s.game.hero.health;
    const int nutrition = s.game.hero.nutrition;
    for (int i = 0; i < 20; ++i) s.play(Move{Direction::East});
    CHECK(s.count<RuneActed>() == 20);
    CHECK(s.game.environment_clock == 100);
    CHECK(s.game.hero.nutrition == nutrition);
    CHECK(s.game.hero.health == health);
    CHECK(ogre.vitals.ticks == 100);
    CHECK(ogre.health < 30000);
    // Killing takes none either, and the dead are gone.
    ogre.health = 1;
    s.play(Move{Direction::East});
    CHECK(s.game.environment_clock == 100);
    CHECK(s.game.hero.nutrition == nutrition);
    CHECK(s.level().monsters.empty());
    // A step does.
    s.play(Move{Direction::West});
    CHECK(s.game.hero.nutrition == nutrition - 1);
}

// A turn of the hero's is one however long it takes (rules/hero.md 1 and 4.2): what runs by the hero's turns,
// not by the dungeon's, runs then, too.
TEST_CASE("a blow that takes no time counts as a turn for poison, regeneration and searching",
          "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Speed, 50);
    s.add(MonsterKind::Ogre);
    s.game.hero.health = 100;
    s.game.hero.vitals.statuses.set(Status::Poisoned, 50);
    s.game.hero.vitals.poison = 1;
    s.game.hero.search_streak = 3;
    for (int i = 0; i < 6; ++i) s.play(Move{Direction::East});
    REQUIRE(s.game.environment_clock == 100);
    CHECK(s.game.turns == 6);
    CHECK(s.game.hero.health == 94);
    CHECK(s.game.hero.vitals.statuses[Status::Poisoned] == 44);
    CHECK(s.game.hero.search_streak == 0);
    CHECK(s.game.scent_clock == 1000 + 6 * 3);
}

TEST_CASE("a monster bound to its leader vanishes with it before any time passes", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Speed, 50);
    s.add(MonsterKind::GoblinConjurer).health = 1;
    Monster& blade = add_live_creature(s, MonsterKind::SpectralBlade, {10, 7});
    blade.set(MonsterMark::BoundToLeader);
    blade.leader = ActorId{1};
    s.play(Move{Direction::East});
    CHECK(s.game.environment_clock == 100);
    CHECK(s.level().monsters.empty());
}

TEST_CASE("a rune of quietus kills, and the victim does not split", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Quietus, 50);
    Monster& jelly = s.add(MonsterKind::PinkJelly);
    for (int i = 0; i < 50 && !jelly.vitals.dead; ++i) {
        const auto before = s.level().monsters.size();
        s.hero_strikes(jelly);
        if (jelly.vitals.dead) CHECK(s.level().monsters.size() == before);
    }
    CHECK(jelly.vitals.dead);
    CHECK(jelly.health == 0);
    REQUIRE(s.last<RuneActed>());
    CHECK(s.last<RuneActed>()->killed);
    // Weapons do nothing to a revenant; the rune does.
    RuneScene other;
    other.wield(ItemKind::Dagger, WeaponRune::Quietus, 50);
    Monster& revenant = other.add(MonsterKind::Revenant);
    CHECK(other.strikes_until_rune_acts(revenant));
    CHECK(revenant.vitals.dead);
}

TEST_CASE("a rune that kills is reported before what the victim releases", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Quietus, 50);
    Monster& bloat = s.add(MonsterKind::Bloat);
    REQUIRE(s.strikes_until_rune_acts(bloat));
    const auto first = [&](auto is) { return std::find_if(s.events.begin(), s.events.end(), is); };
    const auto rune = first([](const Event& event) { return event.is<RuneActed>(); });
    const auto burst = first([](const Event& event) { return event.is<Released>(); });
    REQUIRE(burst != s.events.end());
    CHECK(rune < burst);
}

TEST_CASE("paralysis, slowing and confusion by runes last as long as the table says", "[play][runes]") {
    struct Case {
        WeaponRune rune;
        Status status;
        int enchant;
        int turns;
    };
    for (const Case& one :
         {Case{WeaponRune::Paralysis, Status::Paralyzed, 1, 2},
          Case{WeaponRune::Paralysis, Status::Paralyzed, 10, 7},
          Case{WeaponRune::Slowing, Status::Slowed, 3, 8}, Case{WeaponRune::Slowing, Status::Slowed, 10, 48},
          Case{WeaponRune::Confusion, Status::Confused, 1, 3},
          Case{WeaponRune::Confusion, Status::Confused, 10, 15}}) {
        RuneScene s;
        s.wield(ItemKind::Dagger, one.rune, one.enchant);
        Monster& ogre = s.add(MonsterKind::Ogre);
        REQUIRE(s.strikes_until_rune_acts(ogre));
        INFO(weapon_rune_rows[one.rune].name << " +" << one.enchant);
        CHECK(ogre.vitals.statuses[one.status] == one.turns);
    }
}

TEST_CASE("the longer of two confusions counts, and slowing ends haste", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Confusion, 10);
    Monster& ogre = s.add(MonsterKind::Ogre);
    ogre.vitals.statuses.set(Status::Confused, 40);
    REQUIRE(s.strikes_until_rune_acts(ogre));
    CHECK(ogre.vitals.statuses[Status::Confused] == 40);

    RuneScene slow;
    slow.wield(ItemKind::Dagger, WeaponRune::Slowing, 10);
    Monster& hasty = slow.add(MonsterKind::Ogre);
    hasty.vitals.statuses.set(Status::Hasted, 40);
    REQUIRE(slow.strikes_until_rune_acts(hasty));
    CHECK_FALSE(hasty.has(Status::Hasted));
    CHECK(hasty.has(Status::Slowed));
}

TEST_CASE("a monster slowed, paralysed or confused by a rune does not keep up with the hero",
          "[play][runes][E41]") {
    for (const WeaponRune rune : {WeaponRune::Slowing, WeaponRune::Paralysis, WeaponRune::Confusion}) {
        int caught_up = 0;
        int left_behind = 0;
        for (std::uint64_t key = 1; key <= 10; ++key)
            for (const bool runed : {false, true}) {
                RuneScene s{key};
                stand_at(s, {2, 5});
                s.wield(ItemKind::Dagger, rune, 10);
                if (!runed) s.game.hero.pack.items[0].weapon_rune.reset();
                Monster& ogre = s.add(MonsterKind::Ogre, {1, 5}, 1);
                for (int i = 0; i < 60 && s.count<RuneActed>() == 0; ++i) s.hero_strikes(ogre);
                for (int i = 0; i < 6; ++i) s.play(Move{Direction::East});
                const bool near = king_distance(ogre.at, s.game.hero.at) <= 1;
                caught_up += !runed && near ? 1 : 0;
                left_behind += runed && !near ? 1 : 0;
            }
        INFO(weapon_rune_rows[rune].name);
        CHECK(caught_up >= 9);
        CHECK(left_behind >= 8);
    }
}

TEST_CASE("a rune of multiplicity makes images of the weapon that fight for three turns", "[play][runes]") {
    struct Case {
        ItemKind kind;
        Ability ability;
        int attack_ticks;
    };
    for (const Case& one :
         {Case{ItemKind::Dagger, Ability::count, 100}, Case{ItemKind::Mace, Ability::Knockback, 200},
          Case{ItemKind::Rapier, Ability::count, 50}, Case{ItemKind::Spear, Ability::AttacksTwoInLine, 100},
          Case{ItemKind::Axe, Ability::AttacksAllAdjacent, 100},
          Case{ItemKind::Whip, Ability::AttacksFromAfar, 100}}) {
        RuneScene s;
        Item& weapon = s.wield(one.kind, WeaponRune::Multiplicity, 10);
        Monster& ogre = s.add(MonsterKind::Ogre);
        REQUIRE(s.strikes_until_rune_acts(ogre));
        CHECK(s.count_friends() == 3);
        for (const Monster& image : s.level().monsters) {
            if (!image.is_ally()) continue;
            CHECK(image.kind == MonsterKind::SpectralSword);
            CHECK(image.image_of == weapon.kind);
            CHECK(view_of(image).image_of == weapon.kind);
            CHECK(king_distance(image.at, ogre.at) == 1);
            CHECK(image.health == 1);
            CHECK(image.stats.accuracy == 150);
            CHECK(image.stats.damage == damage(s.game.hero, &weapon));
            CHECK(image.stats.move_ticks == 50);
            CHECK(image.stats.attack_ticks == one.attack_ticks);
            CHECK(image.vitals.statuses[Status::Lifespan] == 3);
            if (one.ability != Ability::count) CHECK(image.can(one.ability));
        }
        s.level().monsters.front().vitals.ticks = 1'000'000;
        rest(s, 4);
        CHECK(s.count_friends() == 0);
    }
}

TEST_CASE("an image hits with five parts of a hundred more for each point of the weapon", "[play][runes]") {
    for (const int enchant : {4, 9, 10, 14}) {
        RuneScene s;
        s.wield(ItemKind::Dagger, WeaponRune::Multiplicity, enchant);
        REQUIRE(s.strikes_until_rune_acts(s.add(MonsterKind::Ogre)));
        REQUIRE(s.count_friends() > 0);
        for (const Monster& image : s.level().monsters)
            if (image.is_ally()) CHECK(image.stats.accuracy == 100 + 5 * enchant);
    }
}

TEST_CASE("a monster created by a rune is reported after the rune", "[play][runes]") {
    for (const WeaponRune kind : {WeaponRune::Multiplicity, WeaponRune::Plenty}) {
        INFO(weapon_rune_rows[kind].name);
        RuneScene s;
        s.wield(ItemKind::Dagger, kind, weapon_rune_rows[kind].is_good ? 50 : -3);
        REQUIRE(s.strikes_until_rune_acts(s.add(MonsterKind::Ogre)));
        const auto first = [&](auto is) { return std::find_if(s.events.begin(), s.events.end(), is); };
        const auto rune = first([](const Event& event) { return event.is<RuneActed>(); });
        const auto comes = first([](const Event& event) { return event.is<Appeared>(); });
        REQUIRE(comes != s.events.end());
        CHECK(rune < comes);
    }
}

TEST_CASE("runes of speed and multiplicity act on a killing blow, no others do", "[play][runes]") {
    for (const WeaponRune rune : by_chance) {
        RuneScene s;
        s.wield(ItemKind::Dagger, rune, weapon_rune_rows[rune].is_good ? 50 : -3);
        for (int i = 0; i < 60 && s.count<RuneActed>() == 0; ++i) {
            Monster& rat = s.add(MonsterKind::Rat);
            rat.health = 1;
            s.hero_strikes(rat);
            remove_dead(s.level());
        }
        INFO(weapon_rune_rows[rune].name);
        CHECK((s.count<RuneActed>() > 0) == (rune == WeaponRune::Speed || rune == WeaponRune::Multiplicity));
    }
}

TEST_CASE("a rune of force hurls its victim until something stops and hurts it", "[play][runes]") {
    // In the open, the whole way: four cells.
    RuneScene free;
    free.wield(ItemKind::Dagger, WeaponRune::Force, 1);
    Monster& ogre = free.add(MonsterKind::Ogre);
    REQUIRE(free.strikes_until_rune_acts(ogre));
    CHECK(ogre.at == Pos{15, 5});
    CHECK(free.count<Knockback>() == 0);

    // Against the wall: eight cells of ten.
    RuneScene walled;
    walled.wield(ItemKind::Dagger, WeaponRune::Force, 10);
    Monster& other = walled.add(MonsterKind::Ogre);
    REQUIRE(walled.strikes_until_rune_acts(other));
    CHECK(other.at == Pos{19, 5});
    const int dealt = walled.last<Struck>()->damage;
    CHECK(walled.count<Knockback>() == 1);
    CHECK(30000 - other.health >= 8 + dealt);

    // Hurled against a creature, which is hurt as much; a friend stays a friend.
    RuneScene occupancy;
    occupancy.wield(ItemKind::Dagger, WeaponRune::Force, 10);
    Monster& thrown = occupancy.add(MonsterKind::Ogre);
    Monster& struck = occupancy.add(MonsterKind::Goblin, {15, 5});
    befriend(struck);
    REQUIRE(occupancy.strikes_until_rune_acts(thrown));
    CHECK(thrown.at == Pos{14, 5});
    CHECK(30000 - struck.health == 3);
    CHECK(struck.is_ally());
    std::vector<bool> in_the_way;
    for (const Event& event : occupancy.events)
        if (const Knockback* hurled = event.as<Knockback>()) in_the_way.push_back(hurled->in_the_way);
    CHECK(in_the_way == std::vector{false, true});

    // What no weapon hurts is not hurt by that either; what splits, does.
    RuneScene hard;
    hard.wield(ItemKind::Dagger, WeaponRune::Force, 10);
    Monster& missile = hard.add(MonsterKind::Ogre);
    Monster& revenant = hard.add(MonsterKind::Revenant, {15, 5});
    REQUIRE(hard.strikes_until_rune_acts(missile));
    CHECK(revenant.health == 30000);
    RuneScene soft;
    soft.wield(ItemKind::Dagger, WeaponRune::Force, 10);
    Monster& first = soft.add(MonsterKind::Ogre);
    soft.add(MonsterKind::PinkJelly, {15, 5});
    REQUIRE(soft.strikes_until_rune_acts(first));
    CHECK(soft.count<Split>() == 1);
}

TEST_CASE("a rune of force does nothing to immovable monsters and stays unknown", "[play][runes]") {
    for (const MonsterKind kind : {MonsterKind::Lich, MonsterKind::TentacleHorror}) {
        RuneScene s;
        s.wield(ItemKind::Dagger, WeaponRune::Force, 20);
        Monster& target = s.add(kind);
        target.stats.behaviors |= {Behavior::Immobile};
        CHECK_FALSE(s.strikes_until_rune_acts(target, 60));
        CHECK(target.at == Pos{11, 5});
        CHECK_FALSE(s.is_rune_known());
    }
    RuneScene s;
    stand_at(s, {18, 5});
    s.wield(ItemKind::Dagger, WeaponRune::Force, 20);
    Monster& cornered = s.add(MonsterKind::Ogre, {19, 5});
    CHECK_FALSE(s.strikes_until_rune_acts(cornered, 60));
}

TEST_CASE("a rune of slaying kills its foes at one blow, and no others", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Slaying, 1).foe = MonsterClass::Goblin;
    Monster& goblin = s.add(MonsterKind::GoblinConjurer);
    goblin.stats.defense = 5000;
    s.hero_strikes(goblin);
    CHECK(goblin.vitals.dead);
    CHECK(s.last<RuneActed>()->killed);
    CHECK(s.is_rune_known());
    // Even what has no life, and what cannot be hurt otherwise.
    Monster& totem = s.add(MonsterKind::GoblinTotem, {9, 5});
    s.hero_strikes(totem);
    CHECK(totem.vitals.dead);
    Monster& ogre = s.add(MonsterKind::Ogre, {10, 4});
    for (int i = 0; i < 100; ++i) s.hero_strikes(ogre);
    CHECK_FALSE(ogre.vitals.dead);
    CHECK(s.count<RuneActed>() == 2);
}

TEST_CASE("a rune of mercy heals half of the victim's health", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Mercy, -1);
    Monster& ogre = s.add(MonsterKind::Ogre);
    ogre.health = 1000;
    int before = ogre.health;
    while (s.count<RuneActed>() == 0) {
        before = ogre.health;
        s.hero_strikes(ogre);
    }
    CHECK(ogre.health == before - s.last<Struck>()->damage + 15000);
    // Healing does not exceed full health.
    ogre.health = 29990;
    s.events.clear();
    REQUIRE(s.strikes_until_rune_acts(ogre));
    CHECK(ogre.health <= 30000);
}

TEST_CASE("a rune of plenty makes a copy with the same health as the victim", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Plenty, -1);
    Monster& ogre = s.add(MonsterKind::Ogre);
    REQUIRE(s.strikes_until_rune_acts(ogre));
    REQUIRE(s.level().monsters.size() == 2);
    const Monster& copy = s.level().monsters.back();
    CHECK(copy.kind == MonsterKind::Ogre);
    CHECK(copy.health == ogre.health);
    CHECK(ogre.health > 25000);
    CHECK(king_distance(copy.at, ogre.at) == 1);
    CHECK_FALSE(copy.is_ally());
    CHECK(s.last<Appeared>()->how == Appeared::How::Copied);
}

TEST_CASE("a rune of slaying is suspected at the first sight of its foes", "[play][runes]") {
    RuneScene s;
    s.wield(ItemKind::Dagger, WeaponRune::Slaying, 1).foe = MonsterClass::Ogre;
    add_live_creature(s, MonsterKind::Goblin, {15, 5}).vitals.ticks = 1'000'000;
    rest(s);
    CHECK(s.count<RuneStirred>() == 0);
    add_live_creature(s, MonsterKind::Ogre, {15, 6}).vitals.ticks = 1'000'000;
    rest(s, 3);
    CHECK(s.count<RuneStirred>() == 1);
    CHECK(s.last<RuneStirred>()->who.kind == MonsterKind::Ogre);
    CHECK(s.bearer().marks.has(ItemMark::RuneSuspected));
    CHECK_FALSE(s.is_rune_known());
    // That it is there is all there is to know.
    CHECK_FALSE(known_view_of(s.game, s.bearer()).weapon_rune);
}

TEST_CASE("an identified weapon's rune stays unknown until it acts", "[play][runes]") {
    RuneScene s;
    Item& dagger = s.wield(ItemKind::Dagger, WeaponRune::Slowing, 3);
    dagger.marks |= {ItemMark::Identified, ItemMark::RuneSuspected};
    CHECK(known_view_of(s.game, dagger).enchant == 3);
    CHECK_FALSE(known_view_of(s.game, dagger).weapon_rune);
    Monster& ogre = s.add(MonsterKind::Ogre);
    REQUIRE(s.strikes_until_rune_acts(ogre));
    CHECK(known_view_of(s.game, dagger).weapon_rune == WeaponRune::Slowing);
}

}  // namespace cellophane
