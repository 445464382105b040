#include "play/combat/bolt.h"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <set>

#include "content/bolt_powers.h"
#include "content/tables.h"
#include "play/combat/beckoning.h"
#include "play/combat/blasts.h"
#include "play/combat/bolt_effects.h"
#include "play/combat/cast_by.h"
#include "play/combat/conjuring.h"
#include "play/combat/empowerment.h"
#include "play/combat/negation.h"
#include "play/combat/polymorph.h"
#include "play/effects/monster_remains.h"
#include "play/pathfinding/bolt_path.h"
#include "play/scenario.h"
#include "support/catch.h"

// What bolts do, on their way and where they end (rules/monsters.md 15; rules/items.md 16.5).

namespace cellophane {

namespace {

constexpr Pos near_him{6, 3};
constexpr Pos far_from_him{10, 3};

/// A hall with one creature in it, some way off to the right of the hero.
struct BoltScene : Scenario {
    explicit BoltScene(MonsterKind kind, std::uint64_t key = 1, Pos at = near_him)
        : Scenario{long_hall, key} {
        one = &add_live_creature(*this, kind, at);
        look();
        game.hero.health = game.hero.max_health = 1000;
    }
    BoltOutcome hero_casts(Bolt bolt, int magnitude = 10) {
        return cast_by(*this, nullptr, bolt, magnitude, one->at);
    }
    BoltOutcome creature_casts(Bolt bolt, int magnitude = 10) {
        return cast_by(*this, one, bolt, magnitude, game.hero.at);
    }
    Statuses& hero_statuses() { return game.hero.vitals.statuses; }

    Monster* one;
};

bool lies_on(const std::vector<Pos>& path, Pos at) {
    return std::find(path.begin(), path.end(), at) != path.end();
}

}  // namespace

TEST_CASE("on an empty map a bolt passes through its target cell", "[play][bolts]") {
    Scenario s{long_hall};
    const Monster& archer = add_live_creature(s, MonsterKind::Centaur, {15, 2});
    for (int x = 1; x < 29; ++x)
        for (int y = 1; y < 6; ++y) {
            const Pos target{x, y};
            if (!(target == s.game.hero.at))
                for (const Bolt bolt : {Bolt::count, Bolt::Firebolt, Bolt::Healing, Bolt::Blinking})
                    CHECK(lies_on(bolt_path(s.game, {s.game.hero, bolt}, target), target));
            if (!(target == archer.at))
                CHECK(lies_on(bolt_path(s.game, {archer, Bolt::Arrow}, target), target));
        }
}

TEST_CASE("aiming finds a line past corners and allies", "[play][bolts]") {
    Scenario s{R"(
        ##############
        #............#
        #@....#......#
        #............#
        ##############
    )"};
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {9, 3});
    s.look();
    CHECK(has_open_line(s.game, s.game.hero.at, goblin.at));
    const std::vector<Pos> path = bolt_path(s.game, {s.game.hero, Bolt::Firebolt}, goblin.at);
    REQUIRE(lies_on(path, goblin.at));
    CHECK_FALSE(lies_on(path, {6, 2}));
    // Straight behind the pillar nothing helps.
    goblin.at = {9, 2};
    CHECK_FALSE(has_open_line(s.game, s.game.hero.at, {8, 2}));
    // A caster spares those on its side, if it can.
    Scenario t{long_hall};
    Monster& shaman = add_live_creature(t, MonsterKind::OgreShaman, {11, 4});
    Monster& ogre = add_live_creature(t, MonsterKind::Ogre, {6, 4});
    const std::vector<Pos> spark = bolt_path(t.game, {shaman, Bolt::Spark}, t.game.hero.at);
    CHECK(lies_on(spark, t.game.hero.at));
    CHECK_FALSE(lies_on(spark, ogre.at));
}

TEST_CASE("slowness and haste cancel each other", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre};
    CHECK(s.hero_casts(Bolt::Haste, 2).shows_its_kind);
    CHECK(s.one->vitals.statuses[Status::Hasted] == 10);
    CHECK(s.one->move_ticks() == 50);
    s.hero_casts(Bolt::Slowness);
    CHECK_FALSE(s.one->has(Status::Hasted));
    CHECK(s.one->vitals.statuses[Status::Slowed] == 50);
    CHECK(s.one->move_ticks() == 200);
    CHECK(s.one->attack_ticks() == 400);
    s.creature_casts(Bolt::SlownessMinor, 2);
    CHECK(s.hero_statuses()[Status::Slowed] == 10);
    s.creature_casts(Bolt::Haste, 3);
    CHECK(s.hero_statuses()[Status::Hasted] == 14);
    CHECK_FALSE(s.hero_statuses().has(Status::Slowed));
    CHECK(s.count<BoltCast>() == 4);
    CHECK(s.last<BoltCast>()->path == BoltCourse{{5, 3}, {4, 3}, {3, 3}, {2, 3}, {1, 3}});
}

TEST_CASE("the stronger of two shields counts, and it absorbs damage", "[play][bolts]") {
    BoltScene s{MonsterKind::Goblin};
    s.hero_casts(Bolt::Protection, 5);
    CHECK(s.one->vitals.statuses[Status::Shielded] == 356);
    s.hero_casts(Bolt::Protection, 2);
    CHECK(s.one->vitals.statuses[Status::Shielded] == 356);
    const int health = s.one->health;
    s.hero_casts(Bolt::Spark, 1);
    CHECK(s.one->health == health);
    CHECK(s.one->vitals.statuses[Status::Shielded] < 356);
    s.creature_casts(Bolt::Protection, 5);
    CHECK(s.hero_statuses()[Status::Shielded] == 356);
}

TEST_CASE("healing restores a share of maximum health, and not more than that", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre};
    s.one->health = 1;
    s.hero_casts(Bolt::Healing, 5);
    CHECK(s.one->health == 28);
    s.hero_casts(Bolt::Healing, 5);
    s.hero_casts(Bolt::Healing, 5);
    CHECK(s.one->health == 55);
    CHECK(s.last<BoltStruck>()->result == BoltResult::NoEffect);
    s.game.hero.health = 10;
    s.creature_casts(Bolt::Healing, 5);
    CHECK(s.game.hero.health == 510);
}

TEST_CASE("lightning hurts every monster on its line and makes the survivors hunt", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre};
    Monster& second = add_live_creature(s, MonsterKind::Ogre, far_from_him, MonsterState::Wandering);
    Monster& aside = add_live_creature(s, MonsterKind::Ogre, {8, 4}, MonsterState::Wandering);
    CHECK(s.hero_casts(Bolt::Lightning).shows_its_kind);
    for (const Monster* hit : {s.one, &second}) {
        CHECK(hit->health <= 55 - 9);
        CHECK(hit->health >= 55 - 29);
        CHECK(hit->state == MonsterState::Hunting);
    }
    CHECK(aside.health == 55);
    CHECK(s.count<BoltStruck>() == 2);
    CHECK(s.last<BoltStruck>()->result == BoltResult::Wounded);
    CHECK(s.last<BoltStruck>()->damage == 55 - second.health);
    s.creature_casts(Bolt::Spark, 1);
    CHECK(s.game.hero.health <= 998);
    CHECK(s.game.hero.health >= 994);
    // What kills says so.
    second.health = 1;
    s.hero_casts(Bolt::Lightning);
    CHECK(second.vitals.dead);
    CHECK(s.last<BoltStruck>()->result == BoltResult::Killed);
    // The invulnerable do not mind.
    BoltScene warden{MonsterKind::WardenOfYendor};
    const int health = warden.one->health;
    warden.hero_casts(Bolt::Lightning);
    CHECK(warden.one->health == health);
    CHECK(warden.last<BoltStruck>()->result == BoltResult::Immune);
}

TEST_CASE("a harmful bolt turns its victim into a hunter, except fleeing thieves", "[play][bolts]") {
    const auto state_after = [](MonsterState state, bool afraid, bool thief) {
        BoltScene s{MonsterKind::Ogre, 1, far_from_him};
        Monster& struck = add_live_creature(s, MonsterKind::Ogre, near_him, state);
        if (afraid) struck.vitals.statuses.set(Status::Frightened, 50);
        if (thief) struck.set(MonsterMark::PermanentlyFleeing);
        cast_by(s, s.one, Bolt::Spark, struck.at);
        CHECK(struck.health < 55);
        return struck.state;
    };
    CHECK(state_after(MonsterState::Wandering, false, false) == MonsterState::Hunting);
    CHECK(state_after(MonsterState::Fleeing, true, false) == MonsterState::Hunting);
    CHECK(state_after(MonsterState::Fleeing, false, false) == MonsterState::Fleeing);
    CHECK(state_after(MonsterState::Fleeing, true, true) == MonsterState::Fleeing);
}

TEST_CASE("a killing bolt is reported before what the victim releases", "[play][bolts]") {
    BoltScene s{MonsterKind::Bloat};
    s.hero_casts(Bolt::Lightning);
    REQUIRE(s.one->vitals.dead);
    const auto first = [&](auto is) { return std::find_if(s.events.begin(), s.events.end(), is); };
    const auto kill = first([](const Event& event) { return event.is<BoltStruck>(); });
    const auto burst = first([](const Event& event) { return event.is<Released>(); });
    REQUIRE(kill != s.events.end());
    REQUIRE(burst != s.events.end());
    CHECK(kill < burst);
}

TEST_CASE("lightning charges darkened crystal globes, a firebolt does not", "[play][bolts]") {
    Scenario s{long_hall};
    s.level().layers[Layer::Dungeon][{8, 3}] = Terrain::DarkenedCrystalGlobe;
    s.look();
    cast_by(s, nullptr, Bolt::Firebolt, 4, {8, 3});
    CHECK(s.level().layers[Layer::Dungeon][{8, 3}] == Terrain::DarkenedCrystalGlobe);
    CHECK(cast_by(s, nullptr, Bolt::Lightning, 3, {8, 3}).shows_its_kind);
    CHECK(s.level().layers[Layer::Dungeon][{8, 3}] == Terrain::ShiningCrystalGlobe);
}

TEST_CASE("firebolts burn their target and vegetation on the way", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre};
    for (int x = 3; x < 6; ++x) s.level().layers[Layer::Surface][{x, 3}] = Terrain::Grass;
    s.level().layers[Layer::Surface][{3, 4}] = Terrain::Hay;
    CHECK(s.hero_casts(Bolt::Firebolt, 4).shows_its_kind);
    CHECK(s.one->has(Status::Burning));
    // The hit is reported before its consequences.
    const auto place_of = [&](const auto& fits) {
        return std::find_if(s.events.begin(), s.events.end(), fits);
    };
    const auto hit = place_of([](const Event& event) { return event.is<BoltStruck>(); });
    const auto fire = place_of([](const Event& event) { return event.is<StatusBegan>(); });
    REQUIRE(fire != s.events.end());
    CHECK(hit < fire);
    CHECK(s.one->health <= 55 - 4);
    CHECK(s.one->health >= 55 - 14);
    for (int x = 3; x < 6; ++x) CHECK(s.level().layers.has({x, 3}, {TerrainProperty::Fire}));
    CHECK(s.level().layers[Layer::Surface][{3, 4}] == Terrain::Hay);
    // What fire does not hurt it does not hurt as a bolt.
    BoltScene dragon{MonsterKind::Dragon};
    dragon.hero_casts(Bolt::Firebolt, 10);
    CHECK(dragon.one->health == dragon.one->max_health);
    CHECK_FALSE(dragon.one->has(Status::Burning));
    // Fire burns through foliage; lightning stops there.
    BoltScene leaves{MonsterKind::Ogre};
    leaves.level().layers[Layer::Surface][{4, 3}] = Terrain::DenseFoliage;
    leaves.look();
    leaves.hero_casts(Bolt::Lightning);
    CHECK(leaves.one->health == 55);
    leaves.hero_casts(Bolt::Firebolt);
    CHECK(leaves.one->health < 55);
    // The hero catches fire, too.
    s.one->at = {8, 2};
    s.creature_casts(Bolt::Firebolt, 4);
    CHECK(s.hero_statuses().has(Status::Burning));
    CHECK(s.game.hero.health <= 996);
}

TEST_CASE("dragonfire leaves obsidian", "[play][bolts]") {
    BoltScene s{MonsterKind::Dragon, 1, {20, 3}};
    cast_by(s, s.one, Bolt::Dragonfire, s.game.hero.at);
    CHECK(s.game.hero.health <= 1000 - 15);
    CHECK(s.game.hero.health >= 1000 - 49);
    CHECK(s.level().layers.holds({10, 3}, Terrain::Obsidian));
}

TEST_CASE("poison bolts add up, and do nothing to lifeless monsters", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre};
    s.hero_casts(Bolt::Poison);
    CHECK(s.one->vitals.statuses[Status::Poisoned] == 40);
    CHECK(s.one->vitals.poison == 1);
    s.hero_casts(Bolt::Poison, 2);
    CHECK(s.one->vitals.statuses[Status::Poisoned] == 45);
    CHECK(s.one->vitals.poison == 2);
    s.creature_casts(Bolt::Poison, 3);
    CHECK(s.hero_statuses()[Status::Poisoned] == 6);
    BoltScene totem{MonsterKind::GoblinTotem};
    totem.hero_casts(Bolt::Poison);
    CHECK_FALSE(totem.one->has(Status::Poisoned));
    CHECK(totem.last<BoltStruck>()->result == BoltResult::Immune);
}

TEST_CASE("lifeless and invulnerable monsters are immune to bolts that work on flesh", "[play][bolts]") {
    for (const MonsterKind kind : {MonsterKind::SpectralSword, MonsterKind::WardenOfYendor})
        for (const Bolt bolt : {Bolt::Slowness, Bolt::Haste, Bolt::Polymorphism, Bolt::Domination,
                                Bolt::Discord, Bolt::Entrancement, Bolt::Poison, Bolt::Plenty,
                                Bolt::Invisibility, Bolt::Empowerment, Bolt::Protection}) {
            BoltScene s{kind};
            const Monster before = *s.one;
            s.hero_casts(bolt);
            INFO(bolt_rows[bolt].name);
            CHECK(*s.one == before);
            CHECK(s.level().monsters.size() == 1);
            CHECK(s.last<BoltStruck>()->result == BoltResult::Immune);
        }
}

TEST_CASE("a second bolt of discord or entrancement counts only if it lasts longer", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre};
    s.one->state = MonsterState::Sleeping;
    s.hero_casts(Bolt::Discord);
    CHECK(s.one->vitals.statuses[Status::Discordant] == 40);
    s.hero_casts(Bolt::Discord, 2);
    CHECK(s.one->vitals.statuses[Status::Discordant] == 40);
    s.hero_casts(Bolt::Entrancement);
    CHECK(s.one->vitals.statuses[Status::Entranced] == 30);
    CHECK(s.one->state == MonsterState::Hunting);
    s.hero_casts(Bolt::Entrancement, 5);
    CHECK(s.one->vitals.statuses[Status::Entranced] == 15);
    // The hero is no puppet.
    s.creature_casts(Bolt::Entrancement);
    CHECK(s.hero_statuses()[Status::Confused] == 30);
    CHECK_FALSE(s.hero_statuses().has(Status::Entranced));
    s.creature_casts(Bolt::Discord);
    CHECK(s.hero_statuses()[Status::Discordant] == 40);
}

TEST_CASE("an invisible monster is perceived only from beside it", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre};
    CHECK(is_perceived(s.game, *s.one));
    CHECK_FALSE(s.hero_casts(Bolt::Invisibility).shows_its_kind);
    CHECK(s.one->vitals.statuses[Status::Invisible] == 150);
    CHECK_FALSE(is_perceived(s.game, *s.one));
    s.creature_casts(Bolt::Invisibility);
    CHECK(s.hero_statuses()[Status::Invisible] == 150);
}

TEST_CASE("teleportation leads far away and out of sight", "[play][bolts][E30][E31]") {
    std::string picture;
    for (int y = 0; y < 29; ++y) {
        for (int x = 0; x < 79; ++x) {
            const bool wall = x == 0 || x == 78 || y == 0 || y == 28 || (x == 20 && y != 14);
            picture += x == 3 && y == 3 ? '@' : wall ? '#' : '.';
        }
        picture += '\n';
    }
    std::set<int> columns;
    for (std::uint64_t key = 1; key <= 40; ++key) {
        Scenario s{picture, key};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {6, 3});
        ogre.vitals.statuses.set(Status::Stuck, 5);
        s.look();
        const BitGrid seen = s.known().in_view;
        CHECK_FALSE(cast_by(s, nullptr, Bolt::Teleportation, ogre.at).shows_its_kind);
        CHECK_FALSE(seen.test(ogre.at));
        // 40 steps at least, by the gap in the wall, which is 25 off.
        CHECK(ogre.at.x > 20);
        CHECK(25 + std::abs(ogre.at.x - 20) + std::abs(ogre.at.y - 14) >= 40);
        CHECK_FALSE(ogre.has(Status::Stuck));
        columns.insert(ogre.at.x);
        Monster& other = add_live_creature(s, MonsterKind::Ogre, {6, 3});
        cast_by(s, &other, Bolt::Teleportation, s.game.hero.at);
        CHECK_FALSE(seen.test(s.game.hero.at));
        CHECK(s.game.hero.at.x > 20);
    }
    CHECK(columns.size() > 15);
    // Where everything is in view there is nowhere to go.
    BoltScene hall{MonsterKind::Ogre};
    hall.hero_casts(Bolt::Teleportation);
    CHECK(hall.one->at == near_him);
    // What never moves stays.
    BoltScene totem{MonsterKind::GoblinTotem};
    totem.hero_casts(Bolt::Teleportation);
    CHECK(totem.one->at == near_him);
}

TEST_CASE("a captive moved by beckoning or teleportation is free and an ally", "[play][bolts]") {
    for (const Bolt bolt : {Bolt::Beckoning, Bolt::Teleportation}) {
        BoltScene s{MonsterKind::Ogre};
        s.one->state = MonsterState::Wandering;
        s.one->set(MonsterMark::Captive);
        s.hero_casts(bolt);
        CHECK_FALSE(s.one->is_captive());
        CHECK(s.one->is_ally());
        CHECK(s.one->follows_hero());
    }
}

TEST_CASE("beckoning pulls a monster beside the caster and delays it", "[play][bolts]") {
    // Worked example 4.
    CHECK(beckoning_magnitude(9) == 3);
    CHECK(blink_reach(3) == 8);
    for (int distance = 2; distance < 26; ++distance) {
        BoltScene s{MonsterKind::Ogre, 1, {1 + distance, 3}};
        s.one->vitals.ticks = 1;
        s.hero_casts(Bolt::Beckoning);
        CHECK(s.one->at == Pos{2, 3});
        CHECK(s.one->vitals.ticks >= 101);
        CHECK(s.count<Blinked>() == 1);
        s.hero_casts(Bolt::Beckoning);
        CHECK(s.one->at == Pos{2, 3});
        CHECK(s.count<Blinked>() == 1);
    }
    BoltScene totem{MonsterKind::MirroredTotem, 1, {12, 3}};
    cast_by(totem, totem.one, Bolt::Beckoning, totem.game.hero.at);
    CHECK(totem.game.hero.at == Pos{11, 3});
}

TEST_CASE("plenty makes two monsters of one, each with half of its health", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre};
    s.one->health = 31;
    CHECK(s.hero_casts(Bolt::Plenty).shows_its_kind);
    REQUIRE(s.level().monsters.size() == 2);
    const Monster& copy = s.level().monsters[1];
    CHECK(s.one->health == 16);
    CHECK(copy.health == 16);
    CHECK(copy.kind == MonsterKind::Ogre);
    CHECK(king_distance(copy.at, s.one->at) == 1);
    CHECK(copy.leader == ActorId{1});
    CHECK(copy.id != s.one->id);
    CHECK(s.count<Appeared>() == 1);
    // A captive's double is free.
    BoltScene captive{MonsterKind::Ogre};
    captive.one->set(MonsterMark::Captive);
    captive.hero_casts(Bolt::Plenty);
    CHECK(captive.one->is_captive());
    CHECK(captive.level().monsters[1].is_ally());
    CHECK_FALSE(captive.level().monsters[1].is_captive());
    // The hero's is no hero.
    BoltScene mirror{MonsterKind::Ogre};
    mirror.creature_casts(Bolt::Plenty);
    REQUIRE(mirror.level().monsters.size() == 2);
    const Monster& double_of_him = mirror.level().monsters[1];
    CHECK(mirror.game.hero.health == 500);
    CHECK(double_of_him.health == 500);
    CHECK(double_of_him.kind == MonsterKind::You);
    CHECK(double_of_him.is_ally());
    CHECK(double_of_him.stats.damage == Roll{1, 2, 1});
}

TEST_CASE("the copy of an eel appears in water if there is room", "[play][bolts]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        BoltScene s{MonsterKind::Eel, key, {12, 3}};
        const Pos shallows = s.one->at;
        for (const Pos at : {shallows, shallows + Pos{1, 0}})
            s.level().layers[Layer::Liquid][at] = Terrain::DeepWater;
        s.hero_casts(Bolt::Plenty);
        REQUIRE(s.level().monsters.size() == 2);
        CHECK(s.level().monsters[1].at == shallows + Pos{1, 0});
        // The pool is full.
        s.hero_casts(Bolt::Plenty);
        REQUIRE(s.level().monsters.size() == 3);
        CHECK(king_distance(s.level().monsters[2].at, shallows) == 1);
    }
}

TEST_CASE("a copy that appears unseen is not reported", "[play][bolts]") {
    BoltScene s{MonsterKind::Ogre, 1, far_from_him};
    s.one->vitals.statuses.set(Status::Invisible, 100);
    s.hero_casts(Bolt::Plenty);
    REQUIRE(s.level().monsters.size() == 2);
    CHECK(s.count<Appeared>() == 0);
}

TEST_CASE("polymorph gives any allowed kind other than the original", "[play][bolts]") {
    const Table kinds = table("monsters");
    for (const Table::Row& row : kinds.rows()) {
        const MonsterRow* kind = named(monster_rows, row["name"]);
        REQUIRE(kind != nullptr);
        INFO(kind->name);
        CHECK(may_come_of_polymorph(kind->kind) == row.yes("polymorph_result"));
    }
    std::set<MonsterKind> seen;
    for (std::uint64_t key = 1; key <= 400; ++key) {
        BoltScene s{MonsterKind::Ogre, key};
        s.one->health = 30;
        befriend(*s.one);
        s.one->vitals.statuses.set(Status::Hasted, 20);
        s.hero_casts(Bolt::Polymorphism);
        const Monster& now = *s.one;
        CHECK(now.kind != MonsterKind::Ogre);
        CHECK(may_come_of_polymorph(now.kind));
        seen.insert(now.kind);
        CHECK(now.state == MonsterState::Hunting);
        CHECK_FALSE(now.follows_hero());
        CHECK_FALSE(now.has(Status::Hasted));
        CHECK(now.stats == initial_stats(now.kind, std::nullopt));
        CHECK(now.vitals.ticks >= 101);
        const int whole = monster_rows[now.kind].health;
        CHECK(now.max_health == whole);
        CHECK(now.health == std::max({1, 545 * whole / 1000, whole - 25}));
    }
    // All but the odd one out of some forty.
    CHECK(seen.size() >= 40);
    // What was hidden in it is no more; what that carried lies there.
    BoltScene bat{MonsterKind::VampireBat};
    Monster& vampire = add_live_creature(bat, MonsterKind::Vampire, near_him);
    vampire.set(MonsterMark::Dormant);
    vampire.inside = ActorId{1};
    give(bat, vampire, ItemKind::CageKey);
    bat.hero_casts(Bolt::Polymorphism);
    CHECK(vampire.vitals.dead);
    remove_dead(bat.level());
    REQUIRE(bat.level().items.size() == 1);
    CHECK(bat.level().items.front().carrier == no_actor);
}

TEST_CASE("casting and healing name the monsters in view, not those only sensed", "[play][bolts]") {
    for (const bool in_sight : {false, true}) {
        Scenario s{R"(
            ##############
            #@...s.......#
            #....s.......#
            ##############
        )"};
        if (in_sight)
            for (const int y : {1, 2}) s.level().layers[Layer::Dungeon][{5, y}] = Terrain::Floor;
        Monster& shaman = add_live_creature(s, MonsterKind::GoblinMystic, {7, 1});
        Monster& wounded = add_live_creature(s, MonsterKind::Goblin, {10, 1});
        wounded.health = 3;
        s.game.hero.vitals.statuses.set(Status::Telepathic, 50);
        s.look();
        REQUIRE(is_perceived(s.game, shaman));
        cast_by(s, &shaman, Bolt::Healing, wounded.at);
        CHECK(wounded.health > 3);
        // What flies through what he feels is seen to fly.
        const std::optional<BoltCast> cast = s.last<BoltCast>();
        CHECK((cast && cast->by.is_known()) == in_sight);
        CHECK(s.count<BoltStruck>() == (in_sight ? 1 : 0));
        cast_by(s, &shaman, Bolt::Blinking, {12, 2});
        const std::optional<Blinked> blinked = s.last<Blinked>();
        CHECK((blinked && blinked->who.is_known()) == in_sight);
    }
}

TEST_CASE("events of negation say whether the victim was in view", "[play][bolts]") {
    for (const bool in_sight : {false, true})
        for (const MonsterKind kind : {MonsterKind::Wisp, MonsterKind::GoblinConjurer}) {
            BoltScene s{kind};
            if (!in_sight) s.game.here().known.visible.clear();
            Moment now{s};
            negate(now.turn, now.level, *s.one);
            if (s.one->vitals.dead) {
                REQUIRE(s.count<CreatureDied>() == 1);
                CHECK(s.last<CreatureDied>()->known == in_sight);
            } else {
                REQUIRE(s.count<Negated>() == 1);
                CHECK(s.last<Negated>()->whom.is_known() == in_sight);
            }
        }
}

TEST_CASE("domination always succeeds at low health and never at full health", "[play][bolts]") {
    // Worked example 6.
    CHECK(domination_percent(10, 55) == 100);
    CHECK(domination_percent(11, 55) == 80);
    CHECK(domination_percent(55, 55) == 0);
    int won = 0;
    for (std::uint64_t key = 1; key <= 500; ++key) {
        BoltScene s{MonsterKind::Ogre, key};
        s.one->health = 11;
        CHECK(s.hero_casts(Bolt::Domination).shows_its_kind);
        const bool joined = s.one->is_ally();
        won += joined ? 1 : 0;
        CHECK(s.one->follows_hero() == joined);
        CHECK(s.last<BoltStruck>()->result == (joined ? BoltResult::Affected : BoltResult::Resisted));
    }
    CHECK(won > 360);
    CHECK(won < 440);
}

TEST_CASE("empowerment raises an ally's stats for good", "[play][bolts]") {
    // Worked example 7.
    BoltScene s{MonsterKind::Ogre};
    befriend(*s.one);
    s.one->health = 3;
    s.one->vitals.statuses.set(Status::Slowed, 9);
    s.hero_casts(Bolt::Empowerment);
    CHECK(s.one->max_health == 67);
    CHECK(s.one->health == 67);
    CHECK(s.one->stats.defense == 70);
    CHECK(s.one->stats.accuracy == 135);
    CHECK(s.one->stats.damage == Roll{10, 14, 2});
    CHECK(s.one->schooling.slots == 1);
    CHECK(s.one->schooling.empowerments == 1);
    CHECK_FALSE(s.one->has(Status::Slowed));
    CHECK(s.count<Empowered>() == 1);
    REQUIRE(s.last<Flared>());
    CHECK(s.last<Flared>()->at == s.one->at);
    CHECK(s.last<Flared>()->light == Light::EmpowermentFlare);
}

TEST_CASE("negation kills magical monsters and strips the others as the table says", "[play][bolts]") {
    const Table kinds = table("monsters");
    for (const Table::Row& row : kinds.rows()) {
        const MonsterRow* kind = named(monster_rows, row["name"]);
        if (kind->kind == MonsterKind::You) continue;
        Scenario s{long_hall};
        Monster& one = add_live_creature(s, kind->kind, near_him);
        s.look();
        const MonsterStats before = one.stats;
        Moment now{s};
        const bool changed = negate(now.turn, now.level, one);
        INFO(kind->name);
        const std::string_view wanted = row["negation_effect"];
        CHECK(one.vitals.dead == wanted.starts_with("dies"));
        const bool loses = wanted.starts_with("loses");
        CHECK((changed && !one.vitals.dead) == loses);
        CHECK(one.has(MonsterMark::Negated) == loses);
        if (!loses) continue;
        // As many losses as the table lists.
        const std::string listed{wanted.substr(7, wanted.find(" (bolts") - 7)};
        const auto lost = [](std::uint32_t had, std::uint32_t has) {
            return static_cast<std::size_t>(std::popcount(had & ~has));
        };
        const std::size_t losses = lost(before.behaviors.bits(), one.stats.behaviors.bits()) +
                                   lost(before.abilities.bits(), one.stats.abilities.bits()) +
                                   before.bolts.size();
        // The acid turret's row leaves out what it spits.
        const std::size_t unlisted = kind->kind == MonsterKind::AcidTurret ? 1 : 0;
        CHECK(losses == split(listed, "; ").size() + unlisted);
        CHECK(one.stats.bolts.empty());
    }
}

TEST_CASE("negation ends an ally's magic and statuses, but it stays an ally", "[play][bolts]") {
    BoltScene s{MonsterKind::GoblinMystic};
    befriend(*s.one);
    for (const Status status : {Status::Hasted, Status::Shielded, Status::Discordant, Status::Entranced})
        s.one->vitals.statuses.set(status, 20);
    s.one->vitals.statuses.set(Status::Burning, 4);
    s.hero_casts(Bolt::Negation);
    CHECK_FALSE(s.one->stats.casts(Bolt::Protection));
    CHECK(s.one->is_ally());
    for (const Status status : {Status::Hasted, Status::Shielded, Status::Discordant, Status::Entranced})
        CHECK_FALSE(s.one->has(status));
    CHECK(s.one->has(Status::Burning));
    CHECK(s.count<Negated>() == 1);
    // On the hero: what holds it up gives a moment's warning.
    for (const Status status : {Status::Telepathic, Status::Levitating, Status::FireImmune, Status::Hasted,
                                Status::Shielded, Status::Poisoned})
        s.hero_statuses().set(status, 30);
    s.creature_casts(Bolt::Negation);
    CHECK(s.hero_statuses()[Status::Telepathic] == 1);
    CHECK(s.hero_statuses()[Status::Levitating] == 1);
    CHECK(s.hero_statuses()[Status::FireImmune] == 1);
    CHECK(s.hero_statuses()[Status::Hasted] == 0);
    CHECK(s.hero_statuses()[Status::Shielded] == 0);
    CHECK(s.hero_statuses()[Status::Poisoned] == 30);
    // A mutation keeps its name and loses its tricks.
    BoltScene agile{MonsterKind::Goblin};
    *agile.one = newborn(MonsterKind::Goblin, Mutation::Agile, near_him);
    CHECK(agile.one->stats.casts(Bolt::Blinking));
    agile.hero_casts(Bolt::Negation);
    CHECK_FALSE(agile.one->stats.casts(Bolt::Blinking));
    CHECK(agile.one->mutation == Mutation::Agile);
}

TEST_CASE("a negated flier falls into a chasm or burns in lava", "[play][bolts]") {
    BoltScene s{MonsterKind::VampireBat};
    s.level().layers[Layer::Liquid][near_him] = Terrain::Lava;
    s.hero_casts(Bolt::Negation);
    CHECK(s.one->vitals.dead);
    BoltScene over_nothing{MonsterKind::Fury};
    over_nothing.level().layers[Layer::Liquid][near_him] = Terrain::Chasm;
    over_nothing.hero_casts(Bolt::Negation);
    CHECK(over_nothing.one->vitals.falling);
}

TEST_CASE("spiderwebs and vines grow where their bolt ends", "[play][bolts]") {
    BoltScene s{MonsterKind::Spider, 1, {12, 3}};
    cast_by(s, s.one, Bolt::Spiderweb, s.game.hero.at);
    CHECK(s.level().layers.holds(s.game.hero.at, Terrain::Spiderweb));
    CHECK(s.hero_statuses().has(Status::Stuck));
    CHECK(s.game.hero.health == 1000);
    BoltScene dryad{MonsterKind::Ogre};
    Monster& friend_of_trees = add_live_creature(dryad, MonsterKind::MangroveDryad, {2, 2});
    cast_by(dryad, &friend_of_trees, Bolt::GrowingVines, dryad.one->at);
    CHECK(dryad.level().layers.holds(dryad.one->at, Terrain::ThornedVines));
    CHECK(dryad.one->has(Status::Stuck));
}

TEST_CASE("arrows, darts, acid and whips attack like melee at a distance", "[play][bolts]") {
    int hits = 0;
    for (std::uint64_t key = 1; key <= 200; ++key) {
        BoltScene s{MonsterKind::Centaur, key, {20, 3}};
        cast_by(s, s.one, Bolt::Arrow, s.game.hero.at);
        CHECK(s.count<Struck>() == 1);
        CHECK(s.count<BoltStruck>() == 0);
        CHECK(s.last<Struck>()->bolt == Bolt::Arrow);
        hits += s.last<Struck>()->blow == Blow::Hit ? 1 : 0;
        CHECK((s.game.hero.health < 1000) == (s.last<Struck>()->blow == Blow::Hit));
    }
    CHECK(hits > 100);
    // Darts weaken, the whip reaches five cells and no farther.
    BoltScene dart{MonsterKind::DartTurret, 3, {20, 3}};
    for (int i = 0; i < 10; ++i) cast_by(dart, dart.one, Bolt::PoisonedDart, dart.game.hero.at);
    CHECK(dart.game.hero.vitals.weakness > 0);
    BoltScene whip{MonsterKind::Salamander, 1, {7, 3}};
    cast_by(whip, whip.one, Bolt::Whip, whip.game.hero.at);
    CHECK(whip.count<Struck>() == 0);
    whip.one->at = {6, 3};
    cast_by(whip, whip.one, Bolt::Whip, whip.game.hero.at);
    CHECK(whip.count<Struck>() == 1);
}

TEST_CASE("golems reflect half of all bolts, half of those back at the caster", "[play][bolts]") {
    int turned = 0;
    int returned = 0;
    constexpr int trials = 4000;
    BoltScene s{MonsterKind::Golem};
    for (int i = 0; i < trials; ++i) {
        s.events.clear();
        s.hero_statuses() = {};
        s.one->vitals.statuses = {};
        s.hero_casts(Bolt::Slowness);
        const bool deflected = s.count<BoltReflected>() > 0;
        turned += deflected ? 1 : 0;
        returned += s.hero_statuses().has(Status::Slowed) ? 1 : 0;
        if (!deflected) CHECK(s.one->has(Status::Slowed));
    }
    CHECK(turned > trials * 46 / 100);
    CHECK(turned < trials * 54 / 100);
    // A stray bolt may find him as well.
    CHECK(returned > trials * 22 / 100);
    CHECK(returned < trials * 29 / 100);
    // Arrows and webs are not turned.
    Monster& centaur = add_live_creature(s, MonsterKind::Centaur, {2, 3}, MonsterState::Ally);
    s.events.clear();
    for (int i = 0; i < 40; ++i) cast_by(s, &centaur, Bolt::Arrow, s.one->at);
    CHECK(s.count<BoltReflected>() == 0);
}

TEST_CASE("a mirrored totem reflects a bolt back over the same cells", "[play][bolts]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        BoltScene s{MonsterKind::MirroredTotem, key, {9, 5}};
        s.hero_casts(Bolt::Slowness);
        CHECK(s.hero_statuses().has(Status::Slowed));
        CHECK_FALSE(s.one->has(Status::Slowed));
        const BoltCourse path = s.last<BoltCast>()->path;
        const auto mirror = std::find(path.begin(), path.end(), s.one->at);
        REQUIRE(mirror != path.end());
        CHECK(std::equal(path.begin(), mirror, std::make_reverse_iterator(path.end() - 1),
                         std::make_reverse_iterator(mirror + 1)));
        // A reflected bolt has no killer, but the hero can die of it.
        s.game.hero.health = 1;
        s.hero_casts(Bolt::Lightning);
        REQUIRE(s.game.ending);
        CHECK(s.game.ending->cause == DeathCause::Reflection);
    }
}

TEST_CASE("armour of reflection turns bolts by its enchantment, armour of immunity all of its foe's",
          "[play][bolts]") {
    BoltScene s{MonsterKind::GoblinConjurer};
    Item mail = some_item(ItemKind::LeatherArmor, {});
    mail.letter = 'a';
    mail.armor_rune = ArmorRune::Reflection;
    mail.enchant = 5;
    s.game.hero.strength = 10;
    s.game.hero.pack.items = {mail};
    s.game.hero.pack.worn = 0;
    int turned = 0;
    for (int i = 0; i < 2000; ++i) {
        s.hero_statuses() = {};
        s.creature_casts(Bolt::Slowness);
        turned += s.hero_statuses().has(Status::Slowed) ? 0 : 1;
    }
    CHECK(turned > 2000 * 52 / 100);
    CHECK(turned < 2000 * 60 / 100);
    // Worthless armor turns nothing.
    s.game.hero.pack.items[0].enchant = 0;
    s.hero_statuses() = {};
    s.creature_casts(Bolt::Slowness);
    CHECK(s.hero_statuses().has(Status::Slowed));
    s.game.hero.pack.items[0].armor_rune = ArmorRune::Immunity;
    s.game.hero.pack.items[0].foe = MonsterClass::Goblin;
    s.hero_statuses() = {};
    s.creature_casts(Bolt::Slowness);
    CHECK_FALSE(s.hero_statuses().has(Status::Slowed));
    CHECK(s.one->has(Status::Slowed));
    s.game.hero.pack.items[0].foe = MonsterClass::Ogre;
    s.creature_casts(Bolt::Slowness);
    CHECK(s.hero_statuses().has(Status::Slowed));
}

TEST_CASE("crystal walls reflect bolts in several directions", "[play][bolts]") {
    Scenario s{long_hall};
    for (int y = 1; y < 6; ++y) s.level().layers[Layer::Dungeon][{8, y}] = Terrain::CrystalFormationWall;
    s.look();
    std::set<std::pair<int, int>> ends;
    for (int i = 0; i < 60; ++i) {
        const BoltOutcome outcome = cast_by(s, nullptr, Bolt::Slowness, 10, {12, 3});
        CHECK_FALSE(s.level().layers.holds(outcome.end, Terrain::CrystalFormationWall));
        ends.insert({outcome.end.x, outcome.end.y});
    }
    CHECK(s.count<BoltReflected>() >= 60);
    CHECK(ends.size() > 5);
}

TEST_CASE("tunnelling opens as many cells as its level says, and no vault walls", "[play][bolts]") {
    for (int magnitude = 1; magnitude <= 6; ++magnitude) {
        Scenario s{R"(
            ####################
            ####################
            #@..################
            ####################
            ####################
        )"};
        s.look();
        CHECK(cast_by(s, nullptr, Bolt::Tunneling, magnitude, {10, 2}).shows_its_kind);
        int opened = 0;
        for (int x = 4; x < 19; ++x)
            opened += s.level().layers.has({x, 2}, {TerrainProperty::BlocksMovement}) ? 0 : 1;
        CHECK(opened == magnitude);
        CHECK(s.level().environment_state.passages_changed);
    }
    Scenario vault{long_hall};
    vault.level().impregnable = BitGrid{vault.level().size()};
    for (int y = 0; y < 7; ++y) {
        vault.level().layers[Layer::Dungeon][{6, y}] = Terrain::StoneWall;
        vault.level().impregnable.set({6, y});
    }
    vault.look();
    cast_by(vault, nullptr, Bolt::Tunneling, 5, {9, 3});
    CHECK(vault.count<BoltReflected>() >= 1);
    for (int y = 0; y < 7; ++y) CHECK(vault.level().layers[Layer::Dungeon][{6, y}] == Terrain::StoneWall);
    // The rim of the world turns to glass.
    Scenario rim{long_hall};
    cast_by(rim, nullptr, Bolt::Tunneling, 10, {1, 1});
    CHECK(rim.level().layers[Layer::Dungeon][{1, 0}] == Terrain::CrystalFormationWall);
}

TEST_CASE("tunnelling past crystal leaves no diagonal gap", "[play][bolts]") {
    // The bolt stops in the last wall before the room; what touches the room at a corner is widened, through
    // crystal as through stone.
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{R"(
            ##########
            ##########
            #@..######
            ####....##
            ##########
        )",
                   key};
        s.level().layers[Layer::Dungeon][{5, 2}] = Terrain::CrystalFormationWall;
        s.level().layers[Layer::Dungeon][{4, 2}] = Terrain::StoneWall;
        s.level().layers[Layer::Dungeon][{4, 3}] = Terrain::StoneWall;
        s.level().layers[Layer::Dungeon][{5, 3}] = Terrain::Floor;
        s.look();
        cast_by(s, nullptr, Bolt::Tunneling, 1, {9, 2});
        REQUIRE_FALSE(s.level().layers.has({4, 2}, {TerrainProperty::BlocksMovement}));
        const bool crystal = s.level().layers.has({5, 2}, {TerrainProperty::BlocksMovement});
        const bool stone = s.level().layers.has({4, 3}, {TerrainProperty::BlocksMovement});
        CHECK_FALSE((crystal && stone));
    }
}

TEST_CASE("tunnelling frees captives, kills turrets in walls and ends machinery", "[play][bolts]") {
    Scenario s{long_hall};
    for (int y = 1; y < 6; ++y) s.level().layers[Layer::Dungeon][{8, y}] = Terrain::StoneWall;
    Monster& turret = add_live_creature(s, MonsterKind::ArrowTurret, {8, 3});
    s.level().layers[Layer::Dungeon][{10, 3}] = Terrain::MonsterCageLocked;
    Monster& captive = add_live_creature(s, MonsterKind::Ogre, {10, 3}, MonsterState::Wandering);
    captive.set(MonsterMark::Captive);
    s.look();
    cast_by(s, nullptr, Bolt::Tunneling, 5, {8, 3});
    CHECK(turret.vitals.dead);
    CHECK(captive.is_ally());
    CHECK_FALSE(s.level().layers.has({10, 3}, {TerrainProperty::BlocksMovement}));
}

TEST_CASE("a dormant turret dies with its wall", "[play][bolts]") {
    Scenario s{long_hall};
    const Pos wall{8, 3};
    s.level().layers[Layer::Dungeon][wall] = Terrain::DormantTurretWall;
    Monster& turret = add_live_creature(s, MonsterKind::SparkTurret, wall);
    turret.set(MonsterMark::Dormant);
    s.look();
    SECTION("when a tunnel comes through") {
        cast_by(s, nullptr, Bolt::Tunneling, 5, wall);
        CHECK_FALSE(s.level().layers.has(wall, {TerrainProperty::BlocksMovement}));
    }
    SECTION("when it shatters") {
        Moment moment{s};
        shatter_around(moment.turn, moment.level, 9);
        CHECK(s.level().layers[Layer::Dungeon][wall] == Terrain::GreenCrystal);
    }
    CHECK(turret.vitals.dead);
}

TEST_CASE("tunnelling leaves no diagonal gap to a room", "[play][bolts]") {
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{R"(
            ##########
            #@########
            ##########
            ###......#
            ###......#
            ##########
        )",
                   key};
        s.look();
        cast_by(s, nullptr, Bolt::Tunneling, 1, {2, 2});
        const TerrainLayers& layers = s.level().layers;
        const auto shut = [&](Pos at) { return layers.has(at, {TerrainProperty::BlocksMovement}); };
        REQUIRE_FALSE(shut({2, 2}));
        CHECK((!shut({1, 2}) || !shut({2, 1})));
        CHECK((!shut({3, 2}) || !shut({2, 3})));
    }
}

TEST_CASE("conjured blades appear around the end of the bolt's path and expire", "[play][bolts]") {
    for (std::uint64_t key = 1; key <= 30; ++key) {
        BoltScene s{MonsterKind::Ogre, key};
        CHECK(s.hero_casts(Bolt::Conjuration, 3).shows_its_kind);
        REQUIRE(s.level().monsters.size() == 1 + 4);
        for (std::size_t i = 1; i < s.level().monsters.size(); ++i) {
            const Monster& blade = s.level().monsters[i];
            CHECK(blade.kind == MonsterKind::SpectralBlade);
            CHECK(blade.is_ally());
            CHECK(blade.follows_hero());
            CHECK(king_distance(blade.at, {5, 3}) <= 1);
            CHECK(blade.vitals.statuses[Status::Lifespan] >= 15);
            CHECK(blade.vitals.statuses[Status::Lifespan] <= 20);
            CHECK(blade.vitals.ticks == 101);
        }
    }
    // Conjured blades vanish when their time is up.
    Scenario s{long_hall};
    cast_by(s, nullptr, Bolt::Conjuration, 2, near_him);
    CHECK(s.level().monsters.size() == 3);
    for (int i = 0; i < 14; ++i) s.play(Rest{});
    CHECK(s.level().monsters.size() == 3);
    for (int i = 0; i < 8; ++i) s.play(Rest{});
    CHECK(s.level().monsters.empty());
    CHECK(s.game.fallen_allies.empty());
}

TEST_CASE("obstruction fills the way with crystal", "[play][bolts]") {
    std::map<int, int> sizes;
    for (const int magnitude : {2, 5})
        for (std::uint64_t key = 1; key <= 40; ++key) {
            Scenario s{long_hall, key};
            CHECK(cast_by(s, nullptr, Bolt::Obstruction, magnitude, {20, 3}).shows_its_kind);
            CHECK(s.level().layers.holds({28, 3}, Terrain::GreenCrystal));
            for (int x = 1; x < 29; ++x)
                for (int y = 1; y < 6; ++y)
                    sizes[magnitude] += s.level().layers.holds({x, y}, Terrain::GreenCrystal) ? 1 : 0;
        }
    CHECK(sizes[2] > 40 * 4);
    CHECK(sizes[5] > sizes[2] * 3 / 2);
}

TEST_CASE("bolts pass over submerged monsters", "[play][bolts]") {
    BoltScene s{MonsterKind::Eel};
    s.one->vitals.submerged = true;
    s.level().layers[Layer::Liquid][near_him] = Terrain::DeepWater;
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, far_from_him);
    cast_by(s, nullptr, Bolt::Slowness, 10, ogre.at);
    CHECK_FALSE(s.one->has(Status::Slowed));
    CHECK(ogre.has(Status::Slowed));
}

TEST_CASE("a harmful bolt ends an alliance unless it was not meant", "[play][bolts]") {
    const auto ally_after = [](Bolt bolt, bool discordant, bool confused) {
        BoltScene s{MonsterKind::Ogre};
        befriend(*s.one);
        if (discordant) s.one->vitals.statuses.set(Status::Discordant, 5);
        if (confused) s.hero_statuses().set(Status::Confused, 5);
        s.hero_casts(bolt);
        return s.one->is_ally();
    };
    CHECK_FALSE(ally_after(Bolt::Lightning, false, false));
    CHECK(ally_after(Bolt::Lightning, true, false));
    CHECK(ally_after(Bolt::Lightning, false, true));
    CHECK(ally_after(Bolt::Slowness, false, false));
    CHECK(ally_after(Bolt::Poison, false, false));
}

TEST_CASE("bolts out of sight are not reported", "[play][bolts]") {
    Scenario s{R"(
        ##########
        #@.#.....#
        ##########
    )"};
    Monster& shaman = add_live_creature(s, MonsterKind::OgreShaman, {4, 1});
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {8, 1});
    s.look();
    cast_by(s, &shaman, Bolt::Haste, ogre.at);
    CHECK(ogre.has(Status::Hasted));
    CHECK(s.events.empty());
}

}  // namespace cellophane
