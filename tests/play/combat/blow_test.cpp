#include "play/combat/blow.h"

#include <set>

#include "play/ai/monster_step.h"
#include "play/combat/attack_patterns.h"
#include "play/combat/displacement.h"
#include "play/combat/negation.h"
#include "play/combat/polymorph.h"
#include "play/combat/sparring.h"
#include "play/combat/splitting.h"
#include "play/effects/falling.h"
#include "play/effects/ground_effects.h"
#include "play/effects/harm.h"
#include "play/scenario.h"
#include "play/society/leadership.h"
#include "play/stats/combat_math.h"
#include "support/catch.h"
#include "world/inventory.h"

// A single blow and its effects (rules/hero.md 7.3; rules/monsters.md 12 and 13).

namespace cellophane {

TEST_CASE("a lunge always hits and triples damage, against totems too", "[play][combat]") {
    for (const MonsterKind kind : {MonsterKind::Ogre, MonsterKind::GoblinTotem}) {
        Ring ring;
        ring.arm(ItemKind::Rapier);
        Monster& victim = ring.add_tough(kind);
        victim.stats.defense = 500;
        const Roll range = damage(ring.game.hero, &ring.game.hero.pack.items[0]);
        CHECK(ring.hero_strikes(victim, {.lunge = true}));
        CHECK(500 - victim.health >= 3 * range.least);
        CHECK(500 - victim.health <= 3 * range.most);
        CHECK(ring.last_blow().surprise == Surprise::Lunge);
    }
}

TEST_CASE("an attack ends paralysis, and the victim acts before the next attack", "[play][combat][S18]") {
    Ring ring;
    ring.arm(ItemKind::Dagger);
    Monster& victim = ring.add_tough(MonsterKind::Ogre);
    victim.vitals.statuses.set(Status::Paralyzed, 20);
    victim.vitals.ticks = 100;
    ring.hero_strikes(victim);
    CHECK_FALSE(victim.has(Status::Paralyzed));
    CHECK(victim.vitals.ticks == 99);
}

TEST_CASE("each point of a shield stops a tenth of a point of damage", "[play][combat]") {
    Ring ring;
    Monster& goblin = ring.add(MonsterKind::Goblin);
    make_sure(goblin, 5);
    Statuses& statuses = ring.game.hero.vitals.statuses;
    statuses.set(Status::Shielded, 100);
    ring.strikes_hero(goblin);
    CHECK(ring.game.hero.health == 1000);
    CHECK(statuses[Status::Shielded] == 50);
    // A shield equal to the blow is used up; a weaker one absorbs its points, rounded up.
    ring.strikes_hero(goblin);
    CHECK(ring.game.hero.health == 1000);
    CHECK(statuses[Status::Shielded] == 0);
    statuses.set(Status::Shielded, 21);
    ring.strikes_hero(goblin);
    CHECK(ring.game.hero.health == 998);
}

TEST_CASE("vampire bats heal by the damage they do, allied ones less, and not from totems",
          "[play][combat]") {
    Ring ring;
    Monster& bat = ring.add(MonsterKind::VampireBat);
    make_sure(bat, 10);
    bat.max_health = 100;
    bat.health = 1;
    ring.strikes_hero(bat);
    CHECK(bat.health == 10);
    ring.game.hero.vitals.statuses.set(Status::Shielded, 60);
    ring.strikes_hero(bat);
    // Six of ten were caught: four are left to drink.
    CHECK(ring.game.hero.health == 1000 - 10 - 4);
    CHECK(bat.health == 13);

    Ring friends;
    Monster& tame = friends.add(MonsterKind::VampireBat, {4, 3}, MonsterState::Ally);
    make_sure(tame, 10);
    tame.max_health = 100;
    tame.health = 1;
    Monster& ogre = friends.add(MonsterKind::Ogre, {3, 3});
    friends.strikes(tame, ogre);
    CHECK(tame.health == 5);
    // No more than there is left to drink.
    ogre.health = 5;
    friends.strikes(tame, ogre);
    CHECK(tame.health == 7);
    Monster& totem = friends.add(MonsterKind::GoblinTotem, {4, 2});
    friends.strikes(tame, totem);
    CHECK(totem.health == 20);
    CHECK(tame.health == 7);
}

TEST_CASE("revenants are immune to weapons, and invulnerable monsters to everything", "[play][combat]") {
    for (const MonsterKind kind : {MonsterKind::Revenant, MonsterKind::WardenOfYendor}) {
        Ring ring;
        ring.arm(ItemKind::Sword);
        Monster& victim = ring.add(kind);
        const int health = victim.health;
        victim.stats.defense = 0;
        CHECK(ring.hero_strikes(victim));
        CHECK(victim.health == health);
        CHECK(ring.last_blow().blow == Blow::NoEffect);
    }
    // What does not bite does not poison either.
    Ring ring;
    Monster& spider = ring.add(MonsterKind::Spider, {4, 3}, MonsterState::Ally);
    make_sure(spider, 4);
    Monster& revenant = ring.add(MonsterKind::Revenant, {3, 3});
    ring.strikes(spider, revenant);
    CHECK_FALSE(revenant.has(Status::Poisoned));
    CHECK(revenant.health == revenant.max_health);
}

TEST_CASE("a spider's bite poisons instead of wounding, and poison adds up", "[play][combat]") {
    Ring ring;
    Monster& spider = ring.add(MonsterKind::Spider);
    make_sure(spider, 4);
    ring.strikes_hero(spider);
    CHECK(ring.game.hero.health == 999);
    CHECK(ring.game.hero.vitals.statuses[Status::Poisoned] == 4);
    CHECK(ring.game.hero.vitals.poison == 1);
    ring.strikes_hero(spider);
    CHECK(ring.game.hero.vitals.statuses[Status::Poisoned] == 8);
    CHECK(ring.game.hero.vitals.poison == 2);
    // Stone has no blood to poison: it is wounded like anything else.
    Monster& totem = ring.add(MonsterKind::GoblinTotem, {6, 2});
    spider.state = MonsterState::Ally;
    ring.strikes(spider, totem);
    CHECK(totem.health == totem.max_health - 4);
    CHECK_FALSE(totem.has(Status::Poisoned));
}

TEST_CASE("weakness reduces a monster's damage after the roll", "[play][combat]") {
    Ring ring;
    Monster& ogre = ring.add_tough(MonsterKind::Ogre);
    make_sure(ogre, 0);
    ogre.stats.damage = {1, 20, 1};
    ogre.vitals.weakness = 10;
    REQUIRE(damage(ogre).most == 4);
    ring.game.hero.health = ring.game.hero.max_health = 30000;
    int worst = 0;
    constexpr int blows = 2000;
    for (int i = 0; i < blows; ++i) {
        const int before = ring.game.hero.health;
        ring.strikes_hero(ogre);
        worst += before - ring.game.hero.health == 4 ? 1 : 0;
    }
    // Only a twenty comes to four; of the weakened bounds every fifth roll would.
    CHECK(worst > blows * 3 / 100);
    CHECK(worst < blows * 7 / 100);
}

TEST_CASE("a weakening hit takes a point of strength, ten at most, for 300 turns", "[play][combat]") {
    Ring ring;
    Monster& centipede = ring.add(MonsterKind::Centipede);
    make_sure(centipede, 5);
    for (int i = 1; i <= 12; ++i) {
        ring.strikes_hero(centipede);
        CHECK(ring.game.hero.vitals.weakness == std::min(i, 10));
        CHECK(ring.game.hero.vitals.statuses[Status::Weakened] == 300);
    }
}

TEST_CASE("acid corrodes armour, and the weapon that strikes an acid mound", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Sword, 2);
    ring.dress(ItemKind::LeatherArmor);
    Monster& mound = ring.add_tough(MonsterKind::AcidMound);
    make_sure(mound, 1);
    mound.stats.defense = 0;
    Item& armor = ring.game.hero.pack.items[1];
    Item& sword = ring.game.hero.pack.items[0];
    const int base = armor.row().range.least / 10;
    for (int i = 0; i < 30; ++i) {
        ring.strikes_hero(mound);
        ring.hero_strikes(mound);
    }
    CHECK(armor.enchant == -10 - base);
    CHECK(sword.enchant == -11);
    armor.enchant = sword.enchant = 0;
    armor.marks |= {ItemMark::Protected};
    sword.marks |= {ItemMark::Protected};
    ring.strikes_hero(mound);
    ring.hero_strikes(mound);
    CHECK(armor.enchant == 0);
    CHECK(sword.enchant == 0);
}

TEST_CASE("acid removes a good weapon rune with the last bonus, but not a bad one", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Sword, 2);
    Item& sword = ring.game.hero.pack.items[0];
    sword.weapon_rune = WeaponRune::Speed;
    Monster& mound = ring.add_tough(MonsterKind::AcidMound);
    mound.stats.defense = 0;
    ring.hero_strikes(mound);
    CHECK(sword.enchant == 1);
    CHECK(sword.weapon_rune == WeaponRune::Speed);
    ring.hero_strikes(mound);
    CHECK(sword.enchant == 0);
    CHECK_FALSE(sword.weapon_rune);
    sword.weapon_rune = WeaponRune::Mercy;
    ring.hero_strikes(mound);
    CHECK(sword.weapon_rune == WeaponRune::Mercy);
}

TEST_CASE("monkeys steal items that are not in use, and flee for good", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Sword);
    ring.dress(ItemKind::LeatherArmor);
    Item darts = some_item(ItemKind::Dart, {}, 15);
    darts.letter = 'c';
    ring.game.hero.pack.items.push_back(darts);
    Monster& monkey = ring.add(MonsterKind::Monkey);
    make_sure(monkey, 1);
    ring.strikes_hero(monkey);
    CHECK(monkey.state == MonsterState::Fleeing);
    CHECK(monkey.has(MonsterMark::PermanentlyFleeing));
    REQUIRE(ring.level().items.size() == 1);
    CHECK(ring.level().items[0].carrier == ActorId{1});
    CHECK(ring.level().items[0].quantity == 8);
    CHECK(ring.game.hero.pack.items.size() == 3);
    CHECK(ring.game.hero.pack.items[2].quantity == 7);
    // A monkey steals only once.
    ring.strikes_hero(monkey);
    CHECK(ring.level().items.size() == 1);
    // Killing it returns what it took.
    monkey.health = 1;
    ring.arm(ItemKind::Sword);
    monkey.stats.defense = 0;
    ring.hero_strikes(monkey);
    CHECK(monkey.vitals.dead);
    REQUIRE(ring.level().items.size() == 1);
    CHECK(ring.level().items[0].carrier == no_actor);
}

TEST_CASE("a confused thief steals nothing, and of three darts a thief takes all", "[play][combat]") {
    Ring ring;
    Item darts = some_item(ItemKind::Dart, {}, 3);
    darts.letter = 'a';
    ring.game.hero.pack.items = {darts};
    Monster& monkey = ring.add(MonsterKind::Monkey);
    make_sure(monkey, 1);
    monkey.vitals.statuses.set(Status::Confused, 5);
    ring.strikes_hero(monkey);
    CHECK(ring.level().items.empty());
    monkey.vitals.statuses.end(Status::Confused);
    ring.strikes_hero(monkey);
    REQUIRE(ring.level().items.size() == 1);
    CHECK(ring.level().items[0].quantity == 3);
    CHECK(ring.game.hero.pack.items.empty());
}

TEST_CASE("a bog monster seizes first, and then never misses", "[play][combat]") {
    Ring ring;
    Monster& bog = ring.add(MonsterKind::BogMonster);
    make_sure(bog, 3);
    CHECK(ring.strikes_hero(bog));
    CHECK(ring.game.hero.health == 1000);
    CHECK(ring.game.hero.has(MonsterMark::Seized));
    CHECK(bog.has(MonsterMark::Seizing));
    CHECK(ring.last_blow().blow == Blow::Seized);
    bog.stats.accuracy = 1;
    for (int i = 1; i <= 20; ++i) {
        ring.strikes_hero(bog);
        CHECK(ring.game.hero.health == 1000 - 3 * i);
    }
}

TEST_CASE("a submerged bog monster that seizes the hero surfaces only if he perceives it", "[play][combat]") {
    for (const bool seen : {false, true}) {
        Ring ring;
        ring.level().layers[Layer::Liquid][in_reach] = Terrain::Bog;
        Monster& bog = ring.add(MonsterKind::BogMonster);
        bog.vitals.submerged = true;
        if (seen) ring.game.hero.vitals.statuses.set(Status::Telepathic, 9);
        ring.strikes_hero(bog);
        CHECK(ring.game.hero.has(MonsterMark::Seized));
        CHECK(bog.vitals.submerged != seen);
    }
}

TEST_CASE("an eel that bites out of the water is seen to bite", "[play][combat]") {
    Ring ring;
    ring.level().layers[Layer::Liquid][in_reach] = Terrain::DeepWater;
    Monster& eel = ring.add(MonsterKind::Eel);
    make_sure(eel, 3);
    eel.vitals.submerged = true;
    ring.look();
    Moment now{ring};
    REQUIRE(strike_cells(now.acting(eel), {ring.game.hero.at}));
    CHECK_FALSE(eel.vitals.submerged);
    REQUIRE(ring.last_blow().by.seen);
    CHECK(ring.last_blow().by.seen->kind == MonsterKind::Eel);
    CHECK_FALSE(ring.last_blow().by.seen->submerged);
}

TEST_CASE("a seizing monster with a reaching attack seizes a hero beside it", "[play][combat]") {
    Ring ring;
    Monster& salamander = ring.add(MonsterKind::Salamander);
    salamander.stats.abilities |= {Ability::Seizes};
    Moment now{ring};
    const auto attack = [&] { return strike_cells(now.acting(salamander), {ring.game.hero.at}); };
    REQUIRE(attack());
    CHECK(ring.game.hero.has(MonsterMark::Seized));
    CHECK(salamander.has(MonsterMark::Seizing));
    CHECK(ring.last_blow().blow == Blow::Seized);
    REQUIRE(attack());
    CHECK(ring.last_blow().blow == Blow::Hit);
}

TEST_CASE("a hold ends with the death of the holder", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Sword);
    Monster& bog = ring.add(MonsterKind::BogMonster);
    Monster& kraken = ring.add(MonsterKind::Kraken, {4, 3});
    ring.strikes_hero(bog);
    ring.strikes_hero(kraken);
    REQUIRE(ring.game.hero.has(MonsterMark::Seized));
    bog.health = 1;
    bog.stats.defense = 0;
    ring.hero_strikes(bog);
    REQUIRE(bog.vitals.dead);
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
    // The other has him still.
    CHECK(ring.game.hero.has(MonsterMark::Seized));
    kraken.health = 1;
    ring.hero_strikes(kraken);
    CHECK_FALSE(ring.game.hero.has(MonsterMark::Seized));
}

TEST_CASE("a hero held by two monsters stays held when one is negated", "[play][combat]") {
    Ring ring;
    Monster& bog = ring.add(MonsterKind::BogMonster);
    Monster& kraken = ring.add(MonsterKind::Kraken, {4, 3});
    ring.strikes_hero(bog);
    ring.strikes_hero(kraken);
    Moment now{ring};
    REQUIRE(negate(now.turn, now.level, bog));
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
    CHECK(ring.game.hero.has(MonsterMark::Seized));
    REQUIRE(negate(now.turn, now.level, kraken));
    CHECK_FALSE(ring.game.hero.has(MonsterMark::Seized));
}

TEST_CASE("a holder that moves, flies off or is polymorphed lets go", "[play][combat]") {
    enum class Goes { Walks, Flies, Turns };
    for (const Goes how : {Goes::Walks, Goes::Flies, Goes::Turns}) {
        Ring ring;
        for (const Pos at : {in_reach, {7, 3}}) ring.level().layers[Layer::Liquid][at] = Terrain::Bog;
        Monster& bog = ring.add(MonsterKind::BogMonster);
        Monster& ally = add_ally(ring, MonsterKind::Ogre, {7, 4});
        ring.strikes_hero(bog);
        ally.set(MonsterMark::Seized);
        REQUIRE(ring.game.hero.has(MonsterMark::Seized));
        Moment now{ring};
        if (how == Goes::Walks) REQUIRE(step_toward(now.acting(bog), Direction::East));
        if (how == Goes::Flies) land(now.turn, now.level, bog, {9, 1});
        if (how == Goes::Turns) polymorph(now.turn, now.level, bog);
        CHECK_FALSE(bog.has(MonsterMark::Seizing));
        CHECK_FALSE(ring.game.hero.has(MonsterMark::Seized));
        CHECK_FALSE(ally.has(MonsterMark::Seized));
    }
}

TEST_CASE("a holder whose victim dies or is moved away no longer holds", "[play][combat]") {
    enum class Lost { Dead, TornAway, Fallen };
    for (const Lost how : {Lost::Dead, Lost::TornAway, Lost::Fallen})
        for (const bool holds_hero : {false, true}) {
            Ring ring;
            Monster& bog = ring.add(MonsterKind::BogMonster);
            Monster& ally = add_ally(ring, MonsterKind::Goblin, {7, 4});
            ally.health = ally.max_health = 100;
            ring.strikes(bog, ally);
            REQUIRE(ally.has(MonsterMark::Seized));
            REQUIRE(bog.has(MonsterMark::Seizing));
            if (holds_hero) ring.strikes_hero(bog);
            REQUIRE(ring.game.hero.has(MonsterMark::Seized) == holds_hero);
            Moment now{ring};
            if (how == Lost::Dead) kill(now.level, ally, {DeathCause::Terrain, Terrain::Lava, 5});
            if (how == Lost::TornAway) land(now.turn, now.level, ally, {9, 1});
            if (how == Lost::Fallen) {
                ring.level().layers[Layer::Dungeon][ally.at] = Terrain::Chasm;
                let_creatures_fall(now.level);
            }
            CHECK_FALSE(ally.has(MonsterMark::Seized));
            CHECK(bog.has(MonsterMark::Seizing) == holds_hero);
            CHECK(ring.game.hero.has(MonsterMark::Seized) == holds_hero);
        }
}

TEST_CASE("an ally held by the same monster stays held when the hero is moved away", "[play][combat]") {
    Ring ring;
    Monster& bog = ring.add(MonsterKind::BogMonster);
    Monster& ally = add_ally(ring, MonsterKind::Goblin, {7, 4});
    ring.strikes(bog, ally);
    ring.strikes_hero(bog);
    Moment now{ring};
    land(now.turn, now.level, ring.game.hero, {1, 1});
    CHECK_FALSE(ring.game.hero.has(MonsterMark::Seized));
    CHECK(bog.has(MonsterMark::Seizing));
    CHECK(ally.has(MonsterMark::Seized));
}

TEST_CASE("a hero held by a visible monster does not move, by an unseen one he struggles", "[play][combat]") {
    Ring ring;
    Monster& bog = ring.add(MonsterKind::BogMonster);
    bog.vitals.ticks = 1'000'000;
    ring.strikes_hero(bog);
    ring.look();
    const int turns = ring.game.turns;
    ring.play(Move{Direction::West});
    CHECK(ring.game.hero.at == Pos{5, 3});
    CHECK(ring.game.turns == turns);
    CHECK(ring.count<HeldFast>() == 1);
    ring.game.hero.vitals.statuses.set(Status::Confused, 2);
    for (int i = 0; i < 8 && ring.game.turns == turns; ++i) ring.play(Move{Direction::West});
    CHECK(ring.game.turns == turns + 1);
    ring.game.hero.vitals.statuses.end(Status::Confused);
    ring.game.hero.at = {5, 3};
    ring.game.hero.set(MonsterMark::Seized);
    bog.set(MonsterMark::Seizing);
    bog.vitals.statuses.set(Status::Entranced, 5);
    ring.play(Move{Direction::West});
    CHECK(ring.game.hero.at == Pos{4, 3});
    CHECK_FALSE(ring.game.hero.has(MonsterMark::Seized));
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
}

TEST_CASE("a hold does not reach round a corner, and ends when the holder falls", "[play][combat]") {
    Scenario s{"######\n#@#..#\n#....#\n######\n"};
    Monster& bog = add_in_its_element(s, MonsterKind::BogMonster, {2, 2});
    bog.vitals.ticks = 1'000'000;
    bog.set(MonsterMark::Seizing);
    s.game.hero.set(MonsterMark::Seized);
    s.play(Move{Direction::South});
    CHECK(s.game.hero.at == Pos{1, 2});
    Ring ring;
    Monster& faller = ring.add(MonsterKind::BogMonster);
    ring.strikes_hero(faller);
    REQUIRE(ring.game.hero.has(MonsterMark::Seized));
    ring.level().layers[Layer::Dungeon][in_reach] = Terrain::Chasm;
    Moment now{ring};
    let_creatures_fall(now.level);
    CHECK_FALSE(ring.game.hero.has(MonsterMark::Seized));
    REQUIRE(ring.game.travelers.size() == 1);
    CHECK_FALSE(ring.game.travelers[0].monster.has(MonsterMark::Seizing));
}

TEST_CASE("a holder that is walled in lets go", "[play][combat]") {
    Ring ring;
    Monster& bog = ring.add(MonsterKind::BogMonster);
    ring.strikes_hero(bog);
    REQUIRE(ring.game.hero.has(MonsterMark::Seized));
    ring.level().layers[Layer::Dungeon][bog.at] = Terrain::CrystalFormationWall;
    Moment now{ring};
    apply_instant_effects(now.level, bog);
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
    CHECK_FALSE(ring.game.hero.has(MonsterMark::Seized));
}

TEST_CASE("a bloat bursts when it attacks and releases its gas", "[play][combat]") {
    Ring ring;
    Monster& bloat = ring.add(MonsterKind::Bloat);
    ring.strikes_hero(bloat);
    CHECK(bloat.vitals.dead);
    CHECK(ring.game.hero.health == 1000);
    CHECK(ring.level().layers[Layer::Gas][in_reach] == Terrain::CausticGas);
    CHECK(ring.count<Struck>() == 0);
}

TEST_CASE("a killing blow is reported before what the victim releases", "[play][combat]") {
    for (const bool thrown : {false, true}) {
        Ring ring;
        ring.arm(ItemKind::Sword);
        Monster& bloat = ring.add(MonsterKind::Bloat);
        bloat.health = 1;
        bloat.stats.defense = 0;
        ring.look();
        const Item dart = some_item(ItemKind::Dart, {});
        Moment now{ring};
        for (int i = 0; i < 50 && !bloat.vitals.dead; ++i)
            strike(now.turn, now.level, ring.game.hero, bloat, {.thrown = thrown ? &dart : nullptr});
        REQUIRE(bloat.vitals.dead);
        const auto is_kill = [](const Event& event) {
            const Struck* blow = event.as<Struck>();
            return blow != nullptr && blow->blow == Blow::Killed;
        };
        const auto kill = std::find_if(ring.events.begin(), ring.events.end(), is_kill);
        const auto burst = std::find_if(ring.events.begin(), ring.events.end(),
                                        [](const Event& event) { return event.is<Released>(); });
        REQUIRE(kill != ring.events.end());
        REQUIRE(burst != ring.events.end());
        CHECK(kill < burst);
    }
}

TEST_CASE("an eel cannot bite a levitating hero", "[play][combat]") {
    Ring ring;
    Monster& eel = ring.add(MonsterKind::Eel);
    make_sure(eel, 5);
    ring.game.hero.vitals.statuses.set(Status::Levitating, 10);
    CHECK_FALSE(ring.strikes_hero(eel));
    CHECK(ring.game.hero.health == 1000);
    ring.game.hero.vitals.statuses.end(Status::Levitating);
    CHECK(ring.strikes_hero(eel));
}

TEST_CASE("what lives in liquid alone neither bites nor holds anybody from dry ground", "[play][combat]") {
    for (const MonsterKind kind : {MonsterKind::Eel, MonsterKind::Kraken, MonsterKind::BogMonster})
        for (const bool stranded : {true, false}) {
            CAPTURE(monster_rows[kind].name, stranded);
            // The hero swims, and so is within its reach.
            Scenario s{"######\n#~@.~#\n######\n"};
            make_tough(s);
            const Pos side{3, 1};
            s.level().layers.put(Layer::Liquid, s.game.hero.at, Terrain::DeepWater);
            if (!stranded) s.level().layers.put(Layer::Liquid, side, Terrain::DeepWater);
            add_live_creature(s, kind, side).stats.accuracy = 1000;
            for (int i = 0; i < 6; ++i) {
                // It stays where it is, and does not dive.
                Monster& beast = s.level().monsters[0];
                beast.at = side;
                beast.state = MonsterState::Hunting;
                beast.stats.behaviors = beast.stats.behaviors.without({Behavior::Submerges});
                rest(s);
            }
            CHECK((s.count<Struck>() > 0) != stranded);
            CHECK_FALSE((stranded && s.game.hero.has(MonsterMark::Seized)));
        }
}

TEST_CASE("a holder whose water runs dry lets go", "[play][combat]") {
    Ring ring;
    Monster& bog = ring.add(MonsterKind::BogMonster);
    bog.vitals.ticks = 1'000'000;
    ring.strikes_hero(bog);
    REQUIRE(ring.game.hero.has(MonsterMark::Seized));
    ring.look();
    ring.play(Move{Direction::West});
    REQUIRE(ring.game.hero.at == Pos{5, 3});
    ring.level().layers.put(Layer::Liquid, bog.at, Terrain::Nothing);
    ring.play(Move{Direction::West});
    CHECK(ring.game.hero.at == Pos{4, 3});
    CHECK_FALSE(ring.game.hero.has(MonsterMark::Seized));
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
}

TEST_CASE("jellies split when hurt and share the remaining health", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Sword);
    Monster& jelly = ring.add(MonsterKind::PinkJelly);
    jelly.stats.defense = 0;
    jelly.health = jelly.max_health = 50;
    ring.hero_strikes(jelly);
    REQUIRE(ring.level().monsters.size() == 2);
    const Monster& half = ring.level().monsters[1];
    const int damage = ring.last_blow().damage;
    CHECK(jelly.health == (50 - damage + 1) / 2);
    CHECK(half.health == jelly.health);
    CHECK(half.id != jelly.id);
    CHECK(half.vitals.ticks >= 101);
    CHECK(half.leader == ActorId{1});
    CHECK_FALSE(half.at == jelly.at);
    // Cardinally adjacent to the jelly or to its attacker.
    const auto touches = [&](Pos at) { return std::abs(half.at.x - at.x) + std::abs(half.at.y - at.y) == 1; };
    CHECK((touches(jelly.at) || touches(ring.game.hero.at)));
    // Worked example 9.
    Monster& other = ring.add(MonsterKind::PinkJelly, {2, 2});
    other.health = 25;
    Moment now{ring};
    split(now.turn, now.level, ring.game.hero, other);
    CHECK(other.health == 13);
    CHECK(ring.level().monsters.back().health == 13);
    // A killed jelly does not split.
    Monster& dying = ring.add(MonsterKind::PinkJelly, {8, 5});
    dying.health = 1;
    dying.stats.defense = 0;
    ring.game.hero.at = {7, 5};
    const std::size_t before = ring.level().monsters.size();
    ring.hero_strikes(dying);
    CHECK(dying.vitals.dead);
    CHECK(ring.level().monsters.size() == before);
}

TEST_CASE("a jelly that splits unseen is not reported", "[play][combat]") {
    for (const bool invisible : {false, true}) {
        Ring ring;
        Monster& jelly = ring.add(MonsterKind::PinkJelly, {9, 5});
        jelly.health = jelly.max_health = 50;
        if (invisible) jelly.vitals.statuses.set(Status::Invisible, 100);
        Monster& friendly = ring.add(MonsterKind::Goblin, {9, 4});
        befriend(friendly);
        ring.look();
        Moment now{ring};
        split(now.turn, now.level, friendly, jelly);
        REQUIRE(ring.level().monsters.size() == 3);
        CHECK(ring.count<Split>() == (invisible ? 0 : 1));
    }
}

TEST_CASE("of an allied jelly that has split only the original counts as fallen", "[play][combat]") {
    Ring ring;
    Monster& jelly = ring.add(MonsterKind::PinkJelly);
    befriend(jelly);
    Moment now{ring};
    split(now.turn, now.level, ring.game.hero, jelly);
    REQUIRE(ring.level().monsters.size() == 2);
    const Ending burning{DeathCause::Burning, Terrain::Nothing, 5};
    kill(now.level, ring.level().monsters[1], burning);
    CHECK(ring.game.fallen_allies.empty());
    kill(now.level, jelly, burning);
    CHECK(ring.game.fallen_allies.size() == 1);
}

TEST_CASE("a jelly without room does not split", "[play][combat]") {
    Scenario s{"####\n#@.#\n####\n"};
    Monster& jelly = add_live_creature(s, MonsterKind::PinkJelly, {2, 1});
    Moment now{s};
    split(now.turn, now.level, s.game.hero, jelly);
    CHECK(s.level().monsters.size() == 1);
    CHECK(jelly.health == 50);
}

TEST_CASE("an ally struck by the hero turns hostile, unless he was confused", "[play][combat]") {
    for (const bool confused : {false, true}) {
        Ring ring;
        ring.arm(ItemKind::Sword);
        Monster& ally = ring.add_tough(MonsterKind::Ogre, in_reach, MonsterState::Ally);
        ally.stats.defense = 0;
        if (confused) ring.game.hero.vitals.statuses.set(Status::Confused, 5);
        ring.hero_strikes(ally);
        CHECK((ally.state == MonsterState::Ally) == confused);
        CHECK(ring.count<Turned>() == (confused ? 0 : 1));
    }
}

TEST_CASE("an attack ends entrancement, shortens fear to a turn and enrages a goblin", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Dagger);
    Monster& goblin = ring.add_tough(MonsterKind::Goblin);
    goblin.stats.defense = 0;
    goblin.vitals.statuses.set(Status::Entranced, 9);
    goblin.vitals.statuses.set(Status::Frightened, 90);
    ring.hero_strikes(goblin);
    CHECK_FALSE(goblin.has(Status::Entranced));
    CHECK(goblin.vitals.statuses[Status::Frightened] == 1);
    CHECK(goblin.vitals.statuses[Status::Enraged] == 4);
}

TEST_CASE("monsters that flee near death do so when an attack takes them to a quarter", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Dagger);
    Monster& wraith = ring.add(MonsterKind::Wraith);
    wraith.stats.defense = 0;
    wraith.health = 16;
    ring.hero_strikes(wraith);
    // 12 or 13 of 50: a quarter is 12.
    CHECK((wraith.state == MonsterState::Fleeing) == (wraith.health <= 12));
    wraith.health = 14;
    ring.hero_strikes(wraith);
    CHECK(wraith.state == MonsterState::Fleeing);
    Monster& tame = ring.add(MonsterKind::Wraith, {4, 3}, MonsterState::Ally);
    tame.health = 14;
    Monster& foe = ring.add(MonsterKind::Goblin, {3, 3});
    make_sure(foe, 5);
    ring.strikes(foe, tame);
    CHECK(tame.state == MonsterState::Ally);
}

TEST_CASE("a monster's death drops its item, frees its cell and passes on its lead", "[play][combat]") {
    Ring ring;
    ring.arm(ItemKind::Sword);
    Monster& chief = ring.add(MonsterKind::Goblin);
    chief.health = 1;
    chief.stats.defense = 0;
    Monster& first = ring.add(MonsterKind::Goblin, {1, 1});
    first.leader = ActorId{1};
    Monster& second = ring.add(MonsterKind::Goblin, {2, 1});
    second.leader = ActorId{1};
    Monster& blade = ring.add(MonsterKind::SpectralBlade, {3, 1});
    blade.leader = ActorId{1};
    blade.set(MonsterMark::BoundToLeader);
    give(ring, chief, ItemKind::ScrollOfEnchanting);
    ring.hero_strikes(chief);
    REQUIRE(chief.vitals.dead);
    CHECK(ring.level().items[0].carrier == no_actor);
    CHECK(ring.level().items[0].at == in_reach);
    CHECK(blade.leader == no_actor);
    const int leaders = (!first.leader) + (!second.leader);
    CHECK(leaders == 1);
    CHECK(ring.last_blow().blow == Blow::Killed);
    // What is held by nothing is gone within a turn.
    ring.play(Rest{});
    CHECK(ring.level().monsters.size() == 2);
}

TEST_CASE("wounds splash blood, the more the worse they are", "[play][combat]") {
    const auto splashes = [](int damage) {
        int cells = 0;
        for (std::uint64_t key = 1; key <= 80; ++key) {
            Ring ring{key};
            Monster& ogre = ring.add_tough(MonsterKind::Ogre);
            Monster& other = ring.add(MonsterKind::Goblin, {7, 3}, MonsterState::Ally);
            make_sure(other, damage);
            ring.strikes(other, ogre);
            cells += ring.level().layers.cells_of(Layer::Surface, Terrain::RedBlood).count();
        }
        return cells;
    };
    const int little = splashes(1);
    const int much = splashes(40);
    CHECK(little < much);
    CHECK(much > 80);
}

TEST_CASE("fights out of sight are heard once a turn", "[play][combat]") {
    Scenario s{"###########\n#@#.......#\n###########\n"};
    Monster& one = add_live_creature(s, MonsterKind::Goblin, {4, 1});
    Monster& other = add_live_creature(s, MonsterKind::Ogre, {5, 1}, MonsterState::Ally);
    make_sure(one, 1);
    make_sure(other, 1);
    Moment now{s};
    for (int i = 0; i < 4; ++i) {
        strike(now.turn, now.level, one, other);
        strike(now.turn, now.level, other, one);
    }
    CHECK(s.count<Struck>() == 1);
}

TEST_CASE("spears, axes, whips and others attack the monsters in their pattern", "[play][combat]") {
    // A spear strikes two, the farther first.
    Ring spear;
    spear.arm(ItemKind::Spear);
    spear.add(MonsterKind::Goblin, {6, 3});
    spear.add(MonsterKind::Goblin, {7, 3});
    spear.add(MonsterKind::Goblin, {8, 3});
    spear.look();
    CHECK(attacked_cells(spear.game, spear.game.hero, {5, 3}, Direction::East) ==
          std::vector<Pos>{{7, 3}, {6, 3}});
    // A spear is thrust at a creature behind an empty cell, if it is seen.
    Ring far;
    far.arm(ItemKind::Spear);
    Monster& behind = far.add(MonsterKind::Goblin, {7, 3});
    far.look();
    CHECK(attacked_cells(far.game, far.game.hero, {5, 3}, Direction::East) == std::vector<Pos>{{7, 3}});
    behind.vitals.statuses.set(Status::Invisible, 10);
    CHECK(attacked_cells(far.game, far.game.hero, {5, 3}, Direction::East).empty());
    // An axe strikes all around, clockwise from where it was aimed.
    Ring axe;
    axe.arm(ItemKind::Axe);
    for (const Pos at : {Pos{6, 3}, Pos{5, 4}, Pos{4, 2}}) axe.add(MonsterKind::Goblin, at);
    axe.look();
    CHECK(attacked_cells(axe.game, axe.game.hero, {5, 3}, Direction::East) ==
          std::vector<Pos>{{6, 3}, {5, 4}, {4, 2}});
    CHECK(attacked_cells(axe.game, axe.game.hero, {5, 3}, Direction::North).empty());
    // A whip reaches five cells.
    Ring whip;
    whip.arm(ItemKind::Whip);
    Monster& prey = whip.add(MonsterKind::Goblin, {8, 3});
    whip.look();
    CHECK(attacked_cells(whip.game, whip.game.hero, {5, 3}, Direction::East) == std::vector<Pos>{{8, 3}});
    prey.state = MonsterState::Ally;
    CHECK(attacked_cells(whip.game, whip.game.hero, {5, 3}, Direction::East).empty());
}

TEST_CASE("a whip strikes the first monster in its way, and none past an unseen one", "[play][combat]") {
    Ring whip;
    whip.arm(ItemKind::Whip);
    whip.add(MonsterKind::Goblin, {8, 3});
    Monster& between = whip.add(MonsterKind::Goblin, {7, 3});
    whip.look();
    const auto struck = [&] { return attacked_cells(whip.game, whip.game.hero, {5, 3}, Direction::East); };
    CHECK(struck() == std::vector<Pos>{{7, 3}});
    between.vitals.statuses.set(Status::Invisible, 10);
    CHECK(struck().empty());
    between.vitals.statuses.end(Status::Invisible);
    // Blows pass over a submerged creature without reaching it.
    whip.level().layers[Layer::Liquid][{7, 3}] = Terrain::DeepWater;
    between.vitals.submerged = true;
    CHECK(struck() == std::vector<Pos>{{8, 3}});
}

TEST_CASE("walls stop spears and whips, and monsters inside crystal are out of reach", "[play][combat]") {
    Scenario s{"########\n#@.#...#\n########\n"};
    Item spear = some_item(ItemKind::Spear, {});
    s.game.hero.pack.items = {spear};
    s.game.hero.pack.wielded = 0;
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {4, 1});
    CHECK(attacked_cells(s.game, s.game.hero, {1, 1}, Direction::East).empty());
    goblin.at = {2, 1};
    CHECK(attacked_cells(s.game, s.game.hero, {1, 1}, Direction::East) == std::vector<Pos>{{2, 1}});
    s.level().layers[Layer::Dungeon][{2, 1}] = Terrain::CrystalFormationWall;
    s.look();
    for (const ItemKind kind : {ItemKind::Spear, ItemKind::Whip, ItemKind::Sword, ItemKind::Axe}) {
        s.game.hero.pack.items[0].kind = kind;
        CHECK(attacked_cells(s.game, s.game.hero, {1, 1}, Direction::East).empty());
    }
}

TEST_CASE("a monster regains its first point of health after its full interval", "[play][combat]") {
    Ring ring;
    Monster& goblin = ring.add(MonsterKind::Goblin, {9, 1}, MonsterState::Sleeping);
    goblin.vitals.ticks = 1'000'000;
    goblin.health = 10;
    for (int i = 0; i < 19; ++i) ring.play(Rest{});
    CHECK(ring.level().monsters[0].health == 10);
    ring.play(Rest{});
    CHECK(ring.level().monsters[0].health == 11);
}

TEST_CASE("a whip, spear or rapier without room strikes like any other weapon", "[play][combat]") {
    const auto attacks = [](std::string_view picture, ItemKind weapon, MonsterKind kind, Pos at,
                            Direction toward, bool hidden) {
        Scenario s{picture};
        Monster& foe = add_live_creature(s, kind, at);
        foe.vitals.ticks = 1'000'000;
        foe.vitals.submerged = hidden;
        Item item = some_item(weapon, {});
        item.letter = 'a';
        s.game.hero.pack.items = {item};
        s.game.hero.pack.wielded = 0;
        s.look();
        s.play(Move{toward});
        return s.count<Struck>() == 1;
    };
    constexpr std::string_view shore = "#######\n#..@~~#\n#######\n";
    constexpr std::string_view corner = "#######\n#..@..#\n####.##\n####.##\n";
    for (const ItemKind weapon : {ItemKind::Sword, ItemKind::Whip, ItemKind::Spear, ItemKind::WarPike}) {
        INFO(item_rows[weapon].name);
        CHECK(attacks(shore, weapon, MonsterKind::Eel, {4, 1}, Direction::East, true));
        CHECK(attacks(corner, weapon, MonsterKind::ArrowTurret, {2, 2}, Direction::SouthWest, false));
        // Other creatures are not struck round a corner.
        CHECK_FALSE(attacks(corner, weapon, MonsterKind::Goblin, {4, 2}, Direction::SouthEast, false));
    }
}

TEST_CASE("a rapier does not lunge through an ally", "[play][combat]") {
    const auto lunges = [](bool past_a_friend) {
        Scenario s{sparring_hall};
        Item rapier = some_item(ItemKind::Rapier, {});
        rapier.letter = 'a';
        s.game.hero.pack.items = {rapier};
        s.game.hero.pack.wielded = 0;
        add_live_creature(s, MonsterKind::Ogre, {7, 3}).vitals.ticks = 1'000'000;
        if (past_a_friend) add_ally(s, MonsterKind::Goblin, in_reach).vitals.ticks = 1'000'000;
        s.look();
        s.play(Move{Direction::East});
        REQUIRE(s.game.hero.at == in_reach);
        return s.count<Struck>() > 0;
    };
    CHECK(lunges(false));
    CHECK_FALSE(lunges(true));
}

TEST_CASE("the dead neither strike nor are struck, and nobody strikes once the game is over",
          "[play][combat]") {
    const auto strikes = [](bool is_striker_dead, bool is_target_dead, bool is_over) {
        Ring ring;
        Monster& goblin = ring.add(MonsterKind::Goblin);
        make_sure(goblin, 4);
        Monster& ally = ring.add(MonsterKind::Ogre, {7, 3}, MonsterState::Ally);
        goblin.vitals.dead = is_striker_dead;
        ally.vitals.dead = is_target_dead;
        if (is_over) ring.game.ending.emplace();
        const int health = ally.health;
        const bool struck = ring.strikes(goblin, ally);
        CHECK((ally.health < health) == struck);
        CHECK(ring.count<Struck>() == (struck ? 1 : 0));
        return struck;
    };
    CHECK(strikes(false, false, false));
    CHECK_FALSE(strikes(true, false, false));
    CHECK_FALSE(strikes(false, true, false));
    CHECK_FALSE(strikes(false, false, true));
}

}  // namespace cellophane
