#include "play/ai/casting.h"

#include <algorithm>

#include "play/ai/magic.h"
#include "play/effects/living_level.h"
#include "play/pathfinding/bolt_path.h"
#include "play/scenario.h"
#include "support/catch.h"

// When creatures cast, at which targets, and when they do not (rules/monsters.md 11.1, 11.2 and 11.4).

namespace cellophane {

namespace {

/// A hall with a caster at its right end; the hero stands at the left.
struct CastingScene : Scenario {
    explicit CastingScene(MonsterKind kind, std::uint64_t key = 1) : Scenario{long_hall, key} {
        caster = &add_live_creature(*this, kind, {12, 3});
        look();
    }
    Monster& add(MonsterKind kind, Pos at, MonsterState state = MonsterState::Hunting) {
        Monster& monster = add_live_creature(*this, kind, at, state);
        look();
        return monster;
    }
    /// Of the same group.
    Monster& add_teammate(MonsterKind kind, Pos at, MonsterState state = MonsterState::Hunting) {
        Monster& monster = add(kind, at, state);
        monster.leader = ActorId{1};
        return monster;
    }
    Monster& add_friend(MonsterKind kind, Pos at) {
        Monster& monster = add(kind, at, MonsterState::Ally);
        monster.set(MonsterMark::FollowsHero);
        return monster;
    }
    void befriend_caster() { befriend(*caster); }
    bool would(Bolt bolt, const Actor& target) {
        Moment now{*this};
        return may_cast(now.acting(*caster), bolt, target);
    }
    bool would_at_hero(Bolt bolt) { return would(bolt, game.hero); }
    /// The number of casts in so many tries.
    int tries(int count) {
        Moment now{*this};
        int casts = 0;
        for (int i = 0; i < count; ++i) casts += try_magic(now.acting(*caster)) ? 1 : 0;
        return casts;
    }
    Statuses& hero_statuses() { return game.hero.vitals.statuses; }

    Monster* caster;
};

int casts_of(const Scenario& s, Bolt bolt) {
    return static_cast<int>(std::count_if(s.events.begin(), s.events.end(), [bolt](const Event& event) {
        const BoltCast* cast = event.as<BoltCast>();
        return cast != nullptr && cast->bolt == bolt;
    }));
}

}  // namespace

TEST_CASE("casters use harmful bolts on enemies and helpful ones on friends", "[play][casting]") {
    CastingScene s{MonsterKind::DarPriestess};
    Monster& mate = s.add_teammate(MonsterKind::DarBlademaster, {10, 2});
    Monster& stranger = s.add(MonsterKind::Ogre, {10, 5});
    mate.health = stranger.health = 5;
    CHECK(s.would(Bolt::Healing, mate));
    CHECK_FALSE(s.would(Bolt::Healing, stranger));
    CHECK(s.would(Bolt::Haste, mate));
    CHECK_FALSE(s.would(Bolt::Spark, mate));
    CHECK_FALSE(s.would(Bolt::Spark, stranger));
    CHECK(s.would_at_hero(Bolt::Spark));
    CHECK_FALSE(s.would_at_hero(Bolt::Healing));
    CHECK_FALSE(s.would(Bolt::Healing, *s.caster));
    mate.health = mate.max_health;
    CHECK_FALSE(s.would(Bolt::Healing, mate));
    mate.health = mate.max_health - 1;
    CHECK(s.would(Bolt::Healing, mate));
    // Even those it keeps in shackles.
    mate.set(MonsterMark::Captive);
    CHECK(s.would(Bolt::Healing, mate));
}

TEST_CASE("a mystic shields only fighting friends without a shield", "[play][casting]") {
    CastingScene s{MonsterKind::GoblinMystic};
    Monster& goblin = s.add_teammate(MonsterKind::Goblin, {10, 2});
    Monster& stranger = s.add(MonsterKind::Ogre, {10, 5});
    CHECK(s.would(Bolt::Protection, goblin));
    CHECK_FALSE(s.would(Bolt::Protection, stranger));
    CHECK_FALSE(s.would_at_hero(Bolt::Protection));
    goblin.state = MonsterState::Wandering;
    CHECK_FALSE(s.would(Bolt::Protection, goblin));
    goblin.state = MonsterState::Hunting;
    goblin.vitals.statuses.set(Status::Shielded, 10);
    CHECK_FALSE(s.would(Bolt::Protection, goblin));
}

TEST_CASE("allied casters heal, shield and haste allies in a fight the hero sees", "[play][casting][W28]") {
    CastingScene s{MonsterKind::DarPriestess};
    s.befriend_caster();
    Monster& ogre = s.add_friend(MonsterKind::Ogre, {10, 2});
    ogre.health = 20;
    CHECK(s.would(Bolt::Healing, ogre));
    CHECK_FALSE(s.would(Bolt::Haste, ogre));
    CHECK(s.would_at_hero(Bolt::Healing) == (s.game.hero.health < s.game.hero.max_health));
    s.game.hero.health = 3;
    CHECK(s.would_at_hero(Bolt::Healing));
    Monster& goblin = s.add(MonsterKind::Goblin, {20, 5});
    CHECK(s.would(Bolt::Haste, ogre));
    CHECK(s.would_at_hero(Bolt::Haste));
    goblin.vitals.dead = true;
    CHECK_FALSE(s.would(Bolt::Haste, ogre));
    CHECK(s.tries(40) > 0);
    CHECK(ogre.health == ogre.max_health);
    CastingScene shield{MonsterKind::GoblinMystic};
    shield.befriend_caster();
    Monster& ward = shield.add_friend(MonsterKind::Ogre, {10, 2});
    CHECK(shield.tries(40) == 0);
    shield.add(MonsterKind::Goblin, {20, 5});
    CHECK(shield.tries(40) > 0);
    CHECK(ward.vitals.statuses[Status::Shielded] == 356);
}

TEST_CASE("discord is cast at the hero's allies and never at him, negation at hasted ones",
          "[play][casting][W33]") {
    CastingScene s{MonsterKind::DarBattlemage};
    Monster& ogre = s.add_friend(MonsterKind::Ogre, {6, 2});
    CHECK(s.would(Bolt::Discord, ogre));
    CHECK_FALSE(s.would_at_hero(Bolt::Discord));
    ogre.vitals.statuses.set(Status::Discordant, 3);
    CHECK_FALSE(s.would(Bolt::Discord, ogre));
    CastingScene priestess{MonsterKind::DarPriestess};
    Monster& hasted = priestess.add_friend(MonsterKind::Ogre, {6, 2});
    CHECK_FALSE(priestess.would(Bolt::Negation, hasted));
    hasted.vitals.statuses.set(Status::Hasted, 30);
    CHECK(priestess.would(Bolt::Negation, hasted));
    CHECK(priestess.tries(200) > 0);
    CHECK(casts_of(priestess, Bolt::Negation) > 0);
    CHECK_FALSE(hasted.has(Status::Hasted));
}

TEST_CASE("negation is cast only at targets with something to lose", "[play][casting]") {
    CastingScene s{MonsterKind::DarPriestess};
    const auto at_hero_with = [&](Status status) {
        s.hero_statuses() = {};
        s.hero_statuses().set(status, 10);
        return s.would_at_hero(Bolt::Negation);
    };
    CHECK_FALSE(s.would_at_hero(Bolt::Negation));
    CHECK(at_hero_with(Status::Hasted));
    CHECK(at_hero_with(Status::Telepathic));
    CHECK(at_hero_with(Status::Shielded));
    CHECK_FALSE(at_hero_with(Status::Slowed));
    CHECK_FALSE(at_hero_with(Status::Levitating));
    s.level().layers[Layer::Liquid][s.game.hero.at] = Terrain::DeepWater;
    CHECK(at_hero_with(Status::Levitating));
    CHECK_FALSE(at_hero_with(Status::FireImmune));
    s.level().layers[Layer::Liquid][s.game.hero.at] = Terrain::Lava;
    CHECK(at_hero_with(Status::FireImmune));
    s.hero_statuses() = {};
    // Blades of the hero's are worth it, her own are not.
    Monster& blade = s.add_friend(MonsterKind::SpectralBlade, {6, 2});
    CHECK(s.would(Bolt::Negation, blade));
    Monster& own = s.add_teammate(MonsterKind::SpectralBlade, {10, 5});
    own.vitals.statuses.set(Status::Entranced, 5);
    CHECK_FALSE(s.would(Bolt::Negation, own));
    own.vitals.statuses.set(Status::Discordant, 5);
    CHECK_FALSE(s.would(Bolt::Negation, own));
    // Friends are woken from a trance, a fright, or discord.
    Monster& mate = s.add_teammate(MonsterKind::DarBlademaster, {10, 2});
    CHECK_FALSE(s.would(Bolt::Negation, mate));
    for (const Status status : {Status::Entranced, Status::Frightened, Status::Discordant}) {
        mate.vitals.statuses = {};
        mate.vitals.statuses.set(status, 5);
        CHECK(s.would(Bolt::Negation, mate));
    }
    s.caster->vitals.statuses.set(Status::Discordant, 5);
    CHECK_FALSE(s.would(Bolt::Negation, mate));
    Monster& revenant = s.add_friend(MonsterKind::Revenant, {6, 5});
    CHECK(s.would(Bolt::Negation, revenant));
}

TEST_CASE("fire is not cast at targets immune to it, nor from a cell of grass", "[play][casting]") {
    CastingScene s{MonsterKind::DarBattlemage};
    Monster& salamander = s.add_friend(MonsterKind::Salamander, {6, 2});
    Monster& ogre = s.add_friend(MonsterKind::Ogre, {6, 4});
    CHECK_FALSE(s.would(Bolt::Firebolt, salamander));
    CHECK(s.would(Bolt::Firebolt, ogre));
    CHECK(s.would_at_hero(Bolt::Firebolt));
    s.hero_statuses().set(Status::FireImmune, 10);
    CHECK_FALSE(s.would_at_hero(Bolt::Firebolt));
    s.level().layers[Layer::Surface][s.caster->at] = Terrain::Grass;
    CHECK_FALSE(s.would(Bolt::Firebolt, ogre));
    CHECK(s.would(Bolt::SlownessMinor, ogre));
    // A caster immune to fire does not care.
    CastingScene dancer{MonsterKind::Flamedancer};
    dancer.level().layers[Layer::Surface][dancer.caster->at] = Terrain::Grass;
    CHECK(dancer.would_at_hero(Bolt::Firebolt));
}

TEST_CASE("sparks are not cast at a discordant golem, but at one allied with the hero", "[play][casting]") {
    CastingScene s{MonsterKind::OgreShaman};
    Monster& golem = s.add(MonsterKind::Golem, {6, 2});
    golem.vitals.statuses.set(Status::Discordant, 10);
    CHECK_FALSE(s.would(Bolt::Spark, golem));
    befriend(golem);
    golem.vitals.statuses = {};
    CHECK(s.would(Bolt::Spark, golem));
}

TEST_CASE("a spell is cast only at a target it would affect", "[play][casting]") {
    CastingScene s{MonsterKind::DarBattlemage};
    Monster& ogre = s.add_friend(MonsterKind::Ogre, {6, 4});
    Monster& sword = s.add_friend(MonsterKind::SpectralSword, {6, 2});
    CHECK(s.would(Bolt::SlownessMinor, ogre));
    ogre.vitals.statuses.set(Status::Slowed, 3);
    CHECK_FALSE(s.would(Bolt::SlownessMinor, ogre));
    CHECK_FALSE(s.would(Bolt::SlownessMinor, sword));
    CHECK_FALSE(s.would(Bolt::Discord, sword));
    ogre.vitals.statuses.set(Status::Entranced, 3);
    CHECK_FALSE(s.would(Bolt::Firebolt, ogre));
    CHECK_FALSE(s.would(Bolt::Arrow, ogre));
    Monster& warden = s.add_friend(MonsterKind::WardenOfYendor, {6, 5});
    CHECK_FALSE(s.would(Bolt::Spark, warden));
    Monster& revenant = s.add_friend(MonsterKind::Revenant, {7, 5});
    CHECK_FALSE(s.would(Bolt::Arrow, revenant));
    CHECK(s.would(Bolt::PoisonedDart, revenant));
    // In a wall arrows reach only creatures that live in walls.
    Monster& goblin = s.add_friend(MonsterKind::Goblin, {8, 0});
    CHECK_FALSE(s.would(Bolt::Arrow, goblin));
    Monster& turret = s.add_friend(MonsterKind::SparkTurret, {9, 0});
    CHECK(s.would(Bolt::Arrow, turret));
    // Webs are not shot at a target that is stuck, or at home in webs.
    CHECK(s.would_at_hero(Bolt::Spiderweb));
    s.hero_statuses().set(Status::Stuck, 3);
    CHECK_FALSE(s.would_at_hero(Bolt::Spiderweb));
    Monster& spider = s.add_friend(MonsterKind::Spider, {10, 5});
    CHECK_FALSE(s.would(Bolt::Spiderweb, spider));
    // Beckoning is not cast at a target close by, or one that never moves.
    CHECK(s.would_at_hero(Bolt::Beckoning));
    s.caster->at = {2, 3};
    CHECK_FALSE(s.would_at_hero(Bolt::Beckoning));
    for (const Bolt bolt : {Bolt::Blinking, Bolt::Tunneling, Bolt::Obstruction})
        CHECK_FALSE(s.would_at_hero(bolt));
}

TEST_CASE("invisible and submerged enemies are no targets of bolts, friends are", "[play][casting]") {
    CastingScene s{MonsterKind::OgreShaman};
    s.hero_statuses().set(Status::Invisible, 10);
    CHECK_FALSE(s.would_at_hero(Bolt::Spark));
    s.level().layers[Layer::Gas][s.game.hero.at] = Terrain::Methane;
    s.level().layers.gas_volume[s.game.hero.at] = 50;
    CHECK(s.would_at_hero(Bolt::Spark));
    Monster& mate = s.add_teammate(MonsterKind::Ogre, {10, 2});
    mate.vitals.statuses.set(Status::Invisible, 10);
    CHECK(s.would(Bolt::Haste, mate));
    Monster& eel = s.add_friend(MonsterKind::Eel, {10, 5});
    CHECK(s.would(Bolt::Spark, eel));
    eel.vitals.submerged = true;
    CHECK_FALSE(s.would(Bolt::Spark, eel));
    // Sacrifices are left to the hero.
    s.befriend_caster();
    Monster& victim = s.add(MonsterKind::Goblin, {14, 5});
    CHECK(s.would(Bolt::Spark, victim));
    victim.set(MonsterMark::SacrificeTarget);
    CHECK_FALSE(s.would(Bolt::Spark, victim));
}

TEST_CASE("casters and dragons need a line of fire, which foliage and doors block", "[play][casting][E14]") {
    for (const MonsterKind kind : {MonsterKind::DarBattlemage, MonsterKind::Dragon, MonsterKind::Centaur})
        for (const bool door : {false, true}) {
            Scenario s{R"(
                ####################
                #@.................#
                ####################
            )"};
            Monster& caster = add_live_creature(s, kind, {12, 1});
            const Layer layer = door ? Layer::Dungeon : Layer::Surface;
            s.level().layers[layer][{6, 1}] = door ? Terrain::WoodenDoor : Terrain::DenseFoliage;
            s.look();
            Moment now{s};
            for (int i = 0; i < 200; ++i) CHECK_FALSE(try_magic(now.acting(caster)));
            s.level().layers[layer][{6, 1}] = door ? Terrain::Floor : Terrain::Nothing;
            s.look();
            bool any = false;
            for (int i = 0; i < 200 && !any; ++i) any = try_magic(now.acting(caster));
            CHECK(any);
        }
    // A creature on the line is in its way, too.
    CastingScene s{MonsterKind::Centaur};
    Scenario hall{R"(
        ####################
        #@.................#
        ####################
    )"};
    Monster& centaur = add_live_creature(hall, MonsterKind::Centaur, {12, 1});
    add_live_creature(hall, MonsterKind::Centaur, {8, 1});
    Moment now{hall};
    CHECK_FALSE(may_cast(now.acting(centaur), Bolt::Arrow, hall.game.hero));
}

TEST_CASE("a caster uses each possible bolt three times in ten, some casters always", "[play][casting]") {
    CastingScene s{MonsterKind::OgreTotem};
    Monster& ogre = s.add_teammate(MonsterKind::Ogre, {10, 2});
    s.game.hero.at = {1, 1};
    s.hero_statuses().set(Status::Slowed, 100);
    int healed = 0;
    for (int i = 0; i < 4000; ++i) {
        ogre.health = 1;
        healed += s.tries(1);
    }
    CHECK(healed > 1100);
    CHECK(healed < 1300);
    // Two targets are two chances.
    Monster& second = s.add_teammate(MonsterKind::Ogre, {10, 4});
    int either = 0;
    for (int i = 0; i < 4000; ++i) {
        ogre.health = second.health = 1;
        either += s.tries(1);
    }
    CHECK(either > 1930);
    CHECK(either < 2150);
    CastingScene spider{MonsterKind::Spider};
    CHECK(spider.tries(1) == 1);
    CHECK(spider.hero_statuses().has(Status::Stuck));
}

TEST_CASE("casting takes as long as an attack, or twice that for slow casters", "[play][casting]") {
    for (const auto& [kind, ticks] : {std::pair{MonsterKind::DarBattlemage, 100},
                                      {MonsterKind::OgreShaman, 400},
                                      {MonsterKind::Sentinel, 350},
                                      {MonsterKind::Spider, 200}}) {
        CastingScene s{kind};
        const int attack = s.caster->attack_ticks();
        const bool slow = s.caster->is(Behavior::CastsSlowly);
        s.game.hero.health = s.game.hero.max_health = 1000;
        s.caster->stats.abilities = s.caster->stats.abilities.without({Ability::Summons});
        for (int i = 0; i < 100 && s.count<BoltCast>() == 0; ++i) s.tries(1);
        INFO(monster_rows[kind].name);
        REQUIRE(s.count<BoltCast>() == 1);
        CHECK(s.caster->vitals.ticks == (slow ? 2 * attack : attack));
        CHECK(s.caster->vitals.ticks == ticks);
    }
}

TEST_CASE("a centaur keeps shooting at a hero who walks away", "[play][casting][E13]") {
    Scenario s{R"(
        ########################################
        #......................................#
        #......................................#
        #.........@............................#
        #......................................#
        #......................................#
        ########################################
    )"};
    s.game.hero.health = s.game.hero.max_health = 1000;
    add_live_creature(s, MonsterKind::Centaur, {3, 3});
    s.look();
    for (int i = 0; i < 20; ++i) s.play(Move{Direction::East});
    CHECK(s.game.hero.at == Pos{30, 3});
    CHECK(casts_of(s, Bolt::Arrow) >= 1);
}

TEST_CASE("discord makes centaurs shoot at each other", "[play][casting][E45]") {
    CastingScene s{MonsterKind::Centaur};
    Monster& other = s.add_teammate(MonsterKind::Centaur, {20, 3});
    CHECK_FALSE(s.would(Bolt::Arrow, other));
    other.vitals.statuses.set(Status::Discordant, 10);
    CHECK(s.would(Bolt::Arrow, other));
    other.vitals.statuses = {};
    s.caster->vitals.statuses.set(Status::Discordant, 10);
    CHECK(s.would(Bolt::Arrow, other));
    // A discordant caster that wanders does not attack the hero.
    CHECK(s.would_at_hero(Bolt::Arrow));
    s.caster->state = MonsterState::Wandering;
    CHECK_FALSE(s.would_at_hero(Bolt::Arrow));
}

TEST_CASE("blinking monsters blink where that gains more than a step", "[play][casting]") {
    CastingScene s{MonsterKind::DarBlademaster};
    Grid<std::int32_t> map{s.level().size()};
    for (int x = 0; x < 30; ++x)
        for (int y = 0; y < 7; ++y) map[{x, y}] = x;
    Moment now{s};
    const Acting acting = now.acting(*s.caster);
    int blinks = 0;
    for (int i = 0; i < 1000; ++i) {
        s.caster->at = {12, 3};
        if (!try_blinking(acting, map, false)) continue;
        ++blinks;
        CHECK(s.caster->at.x == 24);
        CHECK(s.caster->vitals.ticks == 100);
    }
    CHECK(blinks > 250);
    CHECK(blinks < 350);
    for (int i = 0; i < 20; ++i) {
        s.caster->at = {12, 3};
        if (try_blinking(acting, map, true)) CHECK(s.caster->at.x <= 2);
    }
    // Where everything is as good, or as bad, it walks.
    const Grid<std::int32_t> plain{s.level().size()};
    s.caster->at = {12, 3};
    for (int i = 0; i < 50; ++i) CHECK_FALSE(try_blinking(acting, plain, true));
    // The caster does not blink into fire.
    for (int y = 1; y < 6; ++y)
        for (int x = 13; x < 29; ++x) s.level().layers[Layer::Surface][{x, y}] = Terrain::PlainFire;
    for (int i = 0; i < 50; ++i) CHECK_FALSE(try_blinking(acting, map, false));
    // A creature without the bolt draws no random number for it.
    CastingScene rat{MonsterKind::Rat};
    Turn other_turn{rat.game, rat.events, rat.caches};
    LivingLevel other_level{other_turn};
    const Rng::State before = rat.game.play.state();
    CHECK_FALSE(try_blinking({other_turn, other_level, *rat.caster}, map, false));
    CHECK(rat.game.play.state() == before);
}

TEST_CASE("blinking monsters blink along the hero's scent", "[play][casting]") {
    CastingScene s{MonsterKind::WingedGuardian};
    Grid<std::uint16_t>& scent = s.game.here().scent;
    for (int x = 1; x < 29; ++x)
        for (int y = 1; y < 6; ++y) scent[{x, y}] = static_cast<std::uint16_t>(1000 - 2 * x);
    Moment now{s};
    // It always does what it can.
    CHECK(try_blinking_up_scent(now.acting(*s.caster)));
    CHECK(s.caster->at.x <= 2);
    CHECK(s.count<Blinked>() == 1);
}

}  // namespace cellophane
