#include "play/combat/armor_runes.h"

#include <algorithm>
#include <string>
#include <vector>

#include "play/combat/bolt.h"
#include "play/effects/ground_effects.h"
#include "play/pathfinding/travel_hazards.h"
#include "play/pathfinding/travel_planner.h"
#include "play/perception/telepathy.h"
#include "play/rune_scene.h"
#include "support/catch.h"

// How the runes of armor answer what befalls the hero (rules/items.md 22).

namespace cellophane {

namespace {

/// What one blow of ten takes from the hero.
int wound_of(RuneScene& s, Monster& monster) {
    const int before = s.game.hero.health;
    s.strikes_hero(monster);
    return before - s.game.hero.health;
}

void fill_with(RuneScene& s, Terrain gas) {
    for (int x = 1; x < 20; ++x)
        for (int y = 1; y < 10; ++y) {
            s.level().layers[Layer::Gas][{x, y}] = gas;
            s.level().layers.gas_volume[{x, y}] = 100;
        }
}

}  // namespace

TEST_CASE("multiplicity on armour: one blow in three makes three-turn images of the attacker",
          "[play][runes]") {
    int acts = 0;
    constexpr int blows = 600;
    for (int i = 0; i < blows; ++i) {
        RuneScene s{static_cast<std::uint64_t>(i + 1)};
        s.wear(ArmorRune::Multiplicity, 10);
        s.strikes_hero(s.add(MonsterKind::Goblin));
        acts += s.count<RuneActed>();
    }
    CHECK(acts > blows * 26 / 100);
    CHECK(acts < blows * 40 / 100);

    RuneScene s;
    s.wear(ArmorRune::Multiplicity, 10);
    Monster& conjurer = s.add(MonsterKind::GoblinConjurer);
    REQUIRE(s.is_struck_until_rune_acts(conjurer));
    CHECK(s.is_rune_known());
    CHECK(s.count_friends() == 3);
    for (const Monster& image : s.level().monsters) {
        if (!image.is_ally()) continue;
        CHECK(image.kind == MonsterKind::GoblinConjurer);
        CHECK(image.has(MonsterMark::Spectral));
        CHECK(image.vitals.ticks == 100);
        CHECK(is_sensed(s.game, image));
        CHECK(image.health == 1);
        CHECK(image.max_health == 1);
        CHECK(image.stats.defense == 0);
        CHECK(image.stats.turns_per_health == 0);
        CHECK(image.stats.damage == conjurer.stats.damage);
        CHECK_FALSE(image.can(Ability::Summons));
        CHECK(image.is(Behavior::DiesIfNegated));
        CHECK(image.vitals.statuses[Status::Lifespan] == 3);
    }
    conjurer.vitals.ticks = 1'000'000;
    rest(s, 4);
    CHECK(s.count_friends() == 0);
    // Vanished images do not count as fallen allies.
    CHECK(s.game.fallen_allies.empty());
}

TEST_CASE("multiplicity and reprisal do nothing to lifeless or invulnerable attackers", "[play][runes]") {
    for (const ArmorRune rune : {ArmorRune::Multiplicity, ArmorRune::Reprisal})
        for (const MonsterKind kind :
             {MonsterKind::ArrowTurret, MonsterKind::SpectralBlade, MonsterKind::WardenOfYendor}) {
            RuneScene s;
            s.wear(rune, 10);
            Monster& attacker = s.add(kind);
            CHECK_FALSE(s.is_struck_until_rune_acts(attacker, 40));
            CHECK(attacker.health == 30000);
            CHECK(s.level().monsters.size() == 1);
        }
}

TEST_CASE("mutuality shares a blow among the enemies beside the hero", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Mutuality, 5);
    // Its blows do not push the target.
    Monster& warlord = s.add(MonsterKind::GoblinWarlord);
    // With no other enemy beside the hero the blow is not shared.
    CHECK(wound_of(s, warlord) == 10);
    CHECK_FALSE(s.is_rune_known());
    Monster& goblin = s.add(MonsterKind::Goblin, {9, 5});
    Monster& rat = s.add(MonsterKind::Rat, {10, 4});
    // Friends, those further off, and those no weapon hurts have no part in it.
    Monster& friendly = s.add(MonsterKind::Goblin, {10, 6});
    befriend(friendly);
    Monster& far = s.add(MonsterKind::Goblin, {13, 5});
    Monster& revenant = s.add(MonsterKind::Revenant, {9, 4});
    CHECK(wound_of(s, warlord) == 4);
    CHECK(goblin.health == 29996);
    CHECK(rat.health == 29996);
    CHECK((warlord.health == 30000 && friendly.health == 30000 && far.health == 30000 &&
           revenant.health == 30000));
    CHECK(s.is_rune_known());
    CHECK(s.count<RuneActed>() == 1);
    // Once known, the rune acts without an event until a creature dies of it.
    wound_of(s, warlord);
    CHECK(s.count<RuneActed>() == 1);
    rat.health = 1;
    wound_of(s, warlord);
    CHECK(rat.vitals.dead);
    CHECK(s.count<RuneActed>() == 2);
    CHECK(s.last<RuneActed>()->killed);
    // No shield keeps it off.
    goblin.vitals.statuses.set(Status::Shielded, 1000);
    const int health = goblin.health;
    wound_of(s, warlord);
    CHECK(goblin.health == health - 5);
    CHECK(goblin.vitals.statuses[Status::Shielded] == 1000);
}

TEST_CASE("a blow that takes nothing is not shared, absorbed or made known", "[play][runes]") {
    for (const ArmorRune rune : {ArmorRune::Mutuality, ArmorRune::Absorption, ArmorRune::Vulnerability}) {
        RuneScene s;
        s.wear(rune, 5);
        Monster& ogre = s.add(MonsterKind::Ogre);
        const Monster& rat = s.add(MonsterKind::Rat, {10, 4});
        Moment now{s};
        const Rng before = s.game.play;
        CHECK(let_armor_rune_act(now.turn, now.level, ogre, party(s.game, ogre), 0) == 0);
        CHECK_FALSE(s.is_rune_known());
        CHECK(s.count<RuneActed>() == 0);
        CHECK(rat.health == rat.max_health);
        CHECK(s.game.play.state() == before.state());
    }
}

TEST_CASE("absorption takes up to its bonus off a blow, and is known once a blow does nothing",
          "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Absorption, 5);
    Monster& ogre = s.add(MonsterKind::Ogre);
    int least = 10;
    int most = 0;
    for (int i = 0; i < 200; ++i) {
        const int wound = wound_of(s, ogre);
        least = std::min(least, wound);
        most = std::max(most, wound);
    }
    CHECK(least == 5);
    CHECK(most == 9);
    CHECK_FALSE(s.is_rune_known());
    ogre.stats.damage = {1, 1, 1};
    CHECK(wound_of(s, ogre) == 0);
    CHECK(s.is_rune_known());
    CHECK(s.last<Struck>()->blow == Blow::NoEffect);
    CHECK(s.count<RuneActed>() == 1);
    wound_of(s, ogre);
    CHECK(s.count<RuneActed>() == 1);
    // Even a bad one takes off a point.
    RuneScene poor;
    poor.wear(ArmorRune::Absorption, -3);
    CHECK(wound_of(poor, poor.add(MonsterKind::Ogre)) == 9);
}

TEST_CASE("poison lasts by the damage that absorption leaves", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Absorption, 1);
    Monster& spider = s.add(MonsterKind::Spider);
    s.strikes_hero(spider);
    CHECK(s.game.hero.vitals.statuses[Status::Poisoned] == 9);
}

TEST_CASE("reprisal hurts the attacker even through a shield", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Reprisal, 10);
    Monster& ogre = s.add(MonsterKind::Ogre);
    ogre.vitals.statuses.set(Status::Shielded, 1000);
    CHECK(wound_of(s, ogre) == 10);
    CHECK(ogre.health == 29995);
    CHECK(s.is_rune_known());
    CHECK(s.count<RuneActed>() == 1);
    wound_of(s, ogre);
    CHECK(s.count<RuneActed>() == 1);
    ogre.health = 5;
    CHECK(wound_of(s, ogre) == 10);
    CHECK(ogre.vitals.dead);
    CHECK(s.last<RuneActed>()->killed);
    // A twentieth at least, and no less than a point.
    RuneScene poor;
    poor.wear(ArmorRune::Reprisal, -3);
    Monster& other = poor.add(MonsterKind::Ogre);
    poor.strikes_hero(other);
    CHECK(other.health == 29999);
    other.stats.damage = {100, 100, 1};
    poor.strikes_hero(other);
    CHECK(other.health == 29994);
}

TEST_CASE("an armour rune's effect on the attacker is reported after the blow", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Reprisal, 10);
    s.strikes_hero(s.add(MonsterKind::Ogre));
    std::vector<std::string> order;
    for (const Event& event : s.events) {
        if (event.is<Struck>()) order.emplace_back("blow");
        if (event.is<RuneActed>()) order.emplace_back("rune");
        if (event.is<KindLearned>()) order.emplace_back("known");
    }
    CHECK(order == std::vector<std::string>{"blow", "rune", "known"});
}

TEST_CASE("immunity stops damage, poison and theft of its foes", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Immunity, 3).foe = MonsterClass::Animal;
    Monster& spider = s.add(MonsterKind::Spider);
    CHECK(wound_of(s, spider) == 0);
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Poisoned));
    CHECK(s.is_rune_known());
    CHECK(s.last<Struck>()->blow == Blow::NoEffect);
    Monster& monkey = s.add(MonsterKind::Monkey, {9, 5});
    s.game.hero.pack.items.push_back(some_item(ItemKind::Mango, {}));
    for (int i = 0; i < 20; ++i) CHECK(wound_of(s, monkey) == 0);
    CHECK(s.count<Stolen>() == 0);
    CHECK(wound_of(s, s.add(MonsterKind::Ogre, {10, 4})) == 10);
}

TEST_CASE("reflection is identified when a bolt bounces off", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Reflection, 30);
    Monster& mage = s.add(MonsterKind::DarBattlemage, {15, 5});
    for (int i = 0; i < 50 && s.count<BoltReflected>() == 0; ++i) {
        Moment now{s};
        cast_bolt(now.turn, now.level, mage, Bolt::Slowness, 5, s.game.hero.at);
    }
    REQUIRE(s.count<BoltReflected>() > 0);
    CHECK(s.is_rune_known());
    CHECK(s.last<KindLearned>()->item.armor_rune == ArmorRune::Reflection);
}

TEST_CASE("respiration protects from every harmful gas, and is identified by the first one",
          "[play][runes]") {
    for (const Terrain gas : {Terrain::CausticGas, Terrain::ConfusionGas, Terrain::ParalyticGas,
                              Terrain::Putrescence, Terrain::PutridSmoke, Terrain::Steam})
        for (const bool runed : {true, false}) {
            INFO(terrain_rows[gas].name);
            RuneScene s;
            s.wear(ArmorRune::Respiration, 3);
            if (!runed) s.game.hero.pack.items[0].armor_rune.reset();
            fill_with(s, gas);
            const int health = s.game.hero.health;
            Moment now{s};
            apply_instant_effects(now.level, s.game.hero);
            apply_gradual_effects(now.level, s.game.hero, 100);
            apply_gradual_effects(now.level, s.game.hero, 100);
            const Statuses& statuses = s.game.hero.vitals.statuses;
            const bool suffers = s.game.hero.health < health || statuses.has(Status::Confused) ||
                                 statuses.has(Status::Paralyzed) || statuses.has(Status::Nauseous);
            CHECK(suffers != runed);
            CHECK(s.is_rune_known() == runed);
            CHECK(s.count<RuneActed>() == (runed ? 1 : 0));
        }
}

TEST_CASE("respiration protects from thorns", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Respiration, 3);
    s.level().layers[Layer::Surface][s.game.hero.at] = Terrain::ThornedVines;
    const int health = s.game.hero.health;
    Moment now{s};
    apply_gradual_effects(now.level, s.game.hero, 100);
    CHECK(s.game.hero.health == health);
    s.game.hero.pack.items[0].armor_rune.reset();
    apply_gradual_effects(now.level, s.game.hero, 100);
    CHECK(s.game.hero.health < health);
}

TEST_CASE("respiration lets healing spores work, and does not protect from fire", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Respiration, 3);
    s.game.hero.health = 100;
    fill_with(s, Terrain::HealingSpores);
    Moment now{s};
    apply_gradual_effects(now.level, s.game.hero, 100);
    CHECK(s.game.hero.health > 100);
    s.level().layers[Layer::Surface][s.game.hero.at] = Terrain::PlainFire;
    apply_instant_effects(now.level, s.game.hero);
    CHECK(s.game.hero.vitals.statuses.has(Status::Burning));
    CHECK_FALSE(s.is_rune_known());
}

TEST_CASE("dampening stops the damage of explosions, but not their fire", "[play][runes]") {
    for (const bool runed : {true, false}) {
        RuneScene s;
        s.wear(ArmorRune::Dampening, 3);
        if (!runed) s.game.hero.pack.items[0].armor_rune.reset();
        s.game.hero.health = s.game.hero.max_health = 40;
        s.level().layers[Layer::Surface][s.game.hero.at] = Terrain::Explosion;
        Moment now{s};
        apply_instant_effects(now.level, s.game.hero);
        CHECK((s.game.hero.health == 40) == runed);
        CHECK(s.is_rune_known() == runed);
        CHECK(s.game.hero.vitals.statuses.has(Status::Burning));
    }
}

TEST_CASE("burden raises the armour's strength requirement at one blow in ten", "[play][runes]") {
    RuneScene s;
    Item& armor = s.wear(ArmorRune::Burden, -2);
    Monster& ogre = s.add(MonsterKind::Ogre, {11, 5}, 1);
    const int before = armor.strength();
    constexpr int blows = 1000;
    for (int i = 0; i < blows; ++i) s.strikes_hero(ogre);
    const int grown = armor.strength() - before;
    CHECK(grown > 60);
    CHECK(grown < 140);
    CHECK(s.count<RuneActed>() == grown);
    CHECK(s.is_rune_known());
}

TEST_CASE("vulnerability doubles the damage of every blow", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Vulnerability, -2);
    Monster& ogre = s.add(MonsterKind::Ogre);
    CHECK(wound_of(s, ogre) == 20);
    CHECK(s.is_rune_known());
    CHECK(wound_of(s, ogre) == 20);
    CHECK(s.count<RuneActed>() == 1);
}

TEST_CASE("immolation sets the hero on fire at one blow in ten", "[play][runes]") {
    int acts = 0;
    constexpr int blows = 600;
    for (int i = 0; i < blows; ++i) {
        RuneScene s{static_cast<std::uint64_t>(i + 1)};
        s.wear(ArmorRune::Immolation, -2);
        s.strikes_hero(s.add(MonsterKind::Goblin));
        const bool burns = s.level().layers[Layer::Surface][s.game.hero.at] == Terrain::PlainFire;
        CHECK(burns == (s.count<RuneActed>() == 1));
        CHECK(s.is_rune_known() == burns);
        if (burns) CHECK(s.game.hero.vitals.statuses.has(Status::Burning));
        acts += burns ? 1 : 0;
    }
    CHECK(acts > blows * 6 / 100);
    CHECK(acts < blows * 14 / 100);
}

TEST_CASE("a blow that misses triggers no armour rune", "[play][runes]") {
    for (const ArmorRuneRow& row : armor_rune_rows) {
        RuneScene s;
        s.wear(row.kind, row.is_good ? 10 : -2).foe = MonsterClass::Ogre;
        Monster& ogre = s.add(MonsterKind::Ogre);
        ogre.stats.accuracy = 0;
        for (int i = 0; i < 40; ++i) s.strikes_hero(ogre);
        CHECK(s.count<RuneActed>() == 0);
        CHECK(s.game.hero.health == 30000);
        CHECK_FALSE(s.is_rune_known());
    }
}

TEST_CASE("acid removes a good armour rune together with the last bonus", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Absorption, 2);
    Monster& mound = s.add(MonsterKind::AcidMound, {11, 5}, 20);
    s.strikes_hero(mound);
    CHECK(s.bearer().enchant == 1);
    CHECK(s.bearer().armor_rune == ArmorRune::Absorption);
    s.strikes_hero(mound);
    CHECK(s.bearer().enchant == 0);
    CHECK_FALSE(s.bearer().armor_rune);
}

TEST_CASE("a rune of immunity is suspected at the first sight of its foes", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Immunity, 1).foe = MonsterClass::Ogre;
    add_live_creature(s, MonsterKind::Ogre, {15, 6}).vitals.ticks = 1'000'000;
    rest(s, 2);
    CHECK(s.count<RuneStirred>() == 1);
    CHECK(s.bearer().marks.has(ItemMark::RuneSuspected));
}

TEST_CASE("with known respiration a hero walks into harmful gas without a question", "[play][runes]") {
    constexpr std::string_view corridor = "###########\n#@........#\n###########\n";
    const auto scene = [&](Terrain gas, ItemMarks marks) {
        Scenario s{corridor};
        Item armor = enchanted(ItemKind::LeatherArmor, 3, marks);
        armor.armor_rune = ArmorRune::Respiration;
        s.game.hero.pack.items = {armor};
        s.game.hero.pack.worn = 0;
        s.level().layers[Layer::Gas][{2, 1}] = gas;
        s.level().layers.gas_volume[{2, 1}] = 1000;
        s.look();
        return s;
    };
    for (const Terrain gas : {Terrain::ConfusionGas, Terrain::ParalyticGas, Terrain::CausticGas}) {
        Scenario knows = scene(gas, {ItemMark::RuneKnown});
        Scenario wonders = scene(gas, {});
        CHECK_FALSE(would_avoid(knows.game, {2, 1}));
        CHECK(would_avoid(wonders.game, {2, 1}));
        TurnCaches caches;
        CHECK(plan_travel(knows.game, {9, 1}, caches).end() == Pos{9, 1});
        CHECK_FALSE(plan_travel(wonders.game, {9, 1}, caches).end() == Pos{9, 1});
        knows.play(Move{Direction::East});
        CHECK(knows.game.question == Question::None);
        CHECK(knows.game.hero.at == Pos{2, 1});
        if (gas == Terrain::CausticGas) continue;
        wonders.play(Move{Direction::East});
        CHECK(wonders.game.question == Question::WalkIntoGas);
    }
    // Fire is no gas to breathe, whatever burns.
    Scenario burning = scene(Terrain::Nothing, {ItemMark::RuneKnown});
    burning.level().layers[Layer::Surface][{2, 1}] = Terrain::PlainFire;
    burning.look();
    CHECK(would_avoid(burning.game, {2, 1}));
}

TEST_CASE("with known respiration a hero steps on gas traps without a question", "[play][runes]") {
    for (const auto& [trap, asked] : {std::pair{Terrain::CausticGasTrap, false},
                                      {Terrain::ConfusionTrap, false},
                                      {Terrain::ParalysisTriggerPlate, false},
                                      {Terrain::FloodTrap, true},
                                      {Terrain::NetTrap, true}})
        for (const bool known : {true, false}) {
            Scenario s{"###########\n#@........#\n###########\n"};
            Item armor = enchanted(ItemKind::LeatherArmor, 3);
            armor.armor_rune = ArmorRune::Respiration;
            if (known) armor.marks = {ItemMark::RuneKnown};
            s.game.hero.pack.items = {armor};
            s.game.hero.pack.worn = 0;
            s.level().layers[Layer::Dungeon][{2, 1}] = trap;
            s.look();
            s.play(Move{Direction::East});
            INFO(terrain_rows[trap].name);
            CHECK((s.game.question == Question::StepOnTrap) == (asked || !known));
        }
}

TEST_CASE("ogres knock back a hero in armour of ogre immunity", "[play][runes]") {
    RuneScene s;
    s.wear(ArmorRune::Immunity, 3).foe = MonsterClass::Ogre;
    Monster& ogre = s.add(MonsterKind::Ogre, {9, 5});
    REQUIRE(ogre.can(Ability::Knockback));
    s.strikes_hero(ogre);
    CHECK(s.game.hero.health == s.game.hero.max_health);
    CHECK(s.game.hero.at == Pos{11, 5});
}

}  // namespace cellophane
