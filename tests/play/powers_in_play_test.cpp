#include <algorithm>
#include <set>
#include <string>

#include "content/bolts.h"
#include "play/combat/bolt.h"
#include "play/creature_scene.h"
#include "play/effects/harm.h"
#include "play/effects/monster_remains.h"
#include "play/turn/level_context.h"
#include "support/catch.h"

// What creatures are known for, as a hero meets it turn by turn (rules/monsters.md 11 to 13 and 18).

namespace cellophane::powers_in_play {

namespace {

constexpr Pos hero_stands{4, 4};

/// A fight: the caster and its wounded comrade, the hero and a friend of the hero's; only the caster does
/// anything.
struct Fight : Scenario {
    explicit Fight(MonsterKind kind, bool for_hero)
        : Scenario{hall(30, 9, hero_stands), static_cast<std::uint64_t>(kind) + 1}, is_for_hero{for_hero} {
        make_tough(*this);
        // There is a trail to follow.
        rest(*this);
        const MonsterState side = for_hero ? MonsterState::Ally : MonsterState::Hunting;
        add_live_creature(*this, kind, stand(), side);
        add_live_creature(*this, MonsterKind::Ogre, {14, 5}, MonsterState::Hunting);
        add_live_creature(*this, MonsterKind::Ogre, {5, 5}, MonsterState::Ally);
        Monsters& all = level().monsters;
        if (for_hero)
            all[0].set(MonsterMark::FollowsHero);
        else
            all[1].leader = ActorId{1};
        all[2].set(MonsterMark::FollowsHero);
        for (Monster& monster : all) monster.max_health = 1000;
        look();
    }

    Pos stand() const { return is_for_hero ? Pos{6, 3} : Pos{13, 4}; }

    /// Everything as it was, and the caster's turn.
    void again() {
        level().monsters.resize(3);
        Monsters& all = level().monsters;
        const Pos places[] = {stand(), {14, 5}, {5, 5}};
        for (std::size_t i = 0; i < 3; ++i) {
            all[i].at = places[i];
            all[i].health = i == 0 ? 1000 : 400;
            const bool floats = all[i].is(Behavior::Flies);
            all[i].vitals.statuses = {};
            if (floats) all[i].vitals.statuses.set(Status::Levitating, 1000);
            all[i].vitals.dead = false;
            all[i].state = i == 1 || (i == 0 && !is_for_hero) ? MonsterState::Hunting : MonsterState::Ally;
            all[i].vitals.ticks = 0;
        }
        game.hero.at = hero_stands;
        game.hero.vitals.statuses = {};
        // Something to take away from him.
        game.hero.vitals.statuses.set(Status::Hasted, 20);
        game.hero.health = game.hero.max_health;
        TerrainLayers& layers = level().layers;
        for (int x = 1; x < 29; ++x)
            for (int y = 1; y < 8; ++y)
                for (const Layer layer : {Layer::Liquid, Layer::Surface, Layer::Gas})
                    layers[layer][{x, y}] = Terrain::Nothing;
        look();
        game.hero.stealth_range = 14;
        let_act(*this, all[0]);
    }

    bool is_for_hero;
};

void kill(Scenario& s, Monster& monster) {
    Moment now{s};
    kill(now.level, monster, {DeathCause::Creature, Terrain::Nothing, 5});
    remove_dead(s.level());
}

Monster* one_of(Scenario& s, MonsterKind kind) {
    for (Monster& monster : s.level().monsters)
        if (monster.kind == kind && monster.is_about()) return &monster;
    return nullptr;
}

int how_many(const Scenario& s, MonsterKind kind) {
    return static_cast<int>(
        std::count_if(s.level().monsters.begin(), s.level().monsters.end(),
                      [kind](const Monster& monster) { return monster.kind == kind && monster.is_about(); }));
}

}  // namespace

TEST_CASE("every caster casts each of its bolts before long, and no other", "[play][powers]") {
    int casters = 0;
    for (const MonsterRow& row : monster_rows) {
        if (row.bolts.empty() || row.behaviors.has(Behavior::ActsWhenActivated)) continue;
        INFO(row.name);
        ++casters;
        const bool legend = row.kind == MonsterKind::Unicorn || row.kind == MonsterKind::Ifrit ||
                            row.kind == MonsterKind::MangroveDryad;
        Fight fight{row.kind, legend};
        std::set<Bolt> cast;
        for (int turn = 0; turn < 600; ++turn) {
            fight.events.clear();
            fight.again();
            for (const Event& event : fight.events) {
                if (const BoltCast* bolt = event.as<BoltCast>()) cast.insert(bolt->bolt);
                if (event.is<Blinked>()) cast.insert(Bolt::Blinking);
            }
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(Bolt::count); ++i) {
            const Bolt bolt = static_cast<Bolt>(i);
            INFO(bolt_rows[bolt].name);
            CHECK(cast.contains(bolt) == row.bolts.has(bolt));
        }
    }
    CHECK(casters >= 20);
}

TEST_CASE("a winged guardian blinks beside the hero when he steps on a glyph", "[play][powers]") {
    Scenario s{hall(40, 9, {3, 4}), 2, 12};
    make_tough(s);
    for (int x = 5; x < 9; ++x) {
        s.level().layers[Layer::Dungeon][{x, 4}] = Terrain::MagicalGlyph;
        s.level().ownership.rooms.set({x, 4});
        s.level().ownership.number[{x, 4}] = 1;
    }
    Monster& guardian = add_live_creature(s, MonsterKind::WingedGuardian, {34, 4});
    guardian.machine = 1;
    s.look();
    s.play(Rest{}).play(Move{Direction::East});
    CHECK(guardian.at == Pos{34, 4});
    CHECK(s.count<Blinked>() == 0);
    // At most twelve cells at a time: three glyphs, and it is beside him.
    int blinks = 0;
    for (int i = 0; i < 4; ++i) {
        const Pos before = guardian.at;
        s.events.clear();
        s.play(Move{Direction::East});
        blinks += s.count<Blinked>();
        CHECK(king_distance(before, guardian.at) <= 12);
    }
    CHECK(blinks >= 2);
    CHECK(king_distance(guardian.at, s.game.hero.at) <= 2);
}

TEST_CASE("a lich comes back as long as its phylactery is intact", "[play][powers]") {
    Scenario s{hall(40, 9, {3, 4}), 3, 20};
    make_tough(s);
    add_live_creature(s, MonsterKind::Phylactery, {30, 4});
    for (int lives = 0; lives < 3; ++lives) {
        for (int turn = 0; turn < 400 && one_of(s, MonsterKind::Lich) == nullptr; ++turn) rest(s);
        REQUIRE(one_of(s, MonsterKind::Lich) != nullptr);
        CHECK(how_many(s, MonsterKind::Phylactery) == 0);
        kill(s, *one_of(s, MonsterKind::Lich));
        REQUIRE(how_many(s, MonsterKind::Phylactery) == 1);
    }
    kill(s, *one_of(s, MonsterKind::Phylactery));
    rest(s, 200);
    CHECK(s.level().monsters.empty());
}

TEST_CASE("an allied phoenix egg hatches, and the phoenix leaves an egg that hatches again",
          "[play][powers]") {
    Scenario s{hall(40, 9, {3, 4}), 4, 20};
    make_tough(s);
    add_ally(s, MonsterKind::PhoenixEgg, {6, 4});
    for (int lives = 0; lives < 3; ++lives) {
        for (int turn = 0; turn < 400 && one_of(s, MonsterKind::Phoenix) == nullptr; ++turn) rest(s);
        REQUIRE(one_of(s, MonsterKind::Phoenix) != nullptr);
        CHECK(one_of(s, MonsterKind::Phoenix)->is_ally());
        CHECK(one_of(s, MonsterKind::Phoenix)->follows_hero());
        kill(s, *one_of(s, MonsterKind::Phoenix));
        REQUIRE(one_of(s, MonsterKind::PhoenixEgg) != nullptr);
        CHECK(one_of(s, MonsterKind::PhoenixEgg)->is_ally());
        CHECK(one_of(s, MonsterKind::PhoenixEgg)->follows_hero());
    }
}

TEST_CASE("an ogre shaman summons one ogre at a time, and they attack the hero", "[play][powers]") {
    Scenario s{hall(40, 15, {3, 7}), 5, 14};
    make_tough(s);
    add_live_creature(s, MonsterKind::OgreShaman, {14, 7});
    for (int turn = 0; turn < 400 && s.count<Struck>() == 0; ++turn) rest(s);
    CHECK(how_many(s, MonsterKind::Ogre) >= 1);
    for (const Event& event : s.events)
        if (const Summoned* call = event.as<Summoned>()) CHECK(call->where.size() <= 1);
    for (const Monster& monster : s.level().monsters)
        if (monster.kind == MonsterKind::Ogre) CHECK(monster.leader == ActorId{1});
    // An ogre's fists, or the shaman's sparks.
    CHECK(s.count<Struck>() + s.count<BoltStruck>() > 0);
}

TEST_CASE("a kraken seizes a swimming hero and does not let go while it lives", "[play][powers]") {
    Scenario s{hall(20, 9, {10, 4}), 6, 15};
    make_tough(s);
    for (int x = 1; x < 19; ++x)
        for (int y = 1; y < 8; ++y) s.level().layers[Layer::Liquid][{x, y}] = Terrain::DeepWater;
    s.look();
    Monster& kraken = add_live_creature(s, MonsterKind::Kraken, {14, 4});
    kraken.stats.accuracy = 10000;
    for (int turn = 0; turn < 60 && !s.game.hero.has(MonsterMark::Seized); ++turn) rest(s);
    REQUIRE(s.game.hero.has(MonsterMark::Seized));
    CHECK(kraken.has(MonsterMark::Seizing));
    const Pos there = s.game.hero.at;
    const int before = s.game.hero.health;
    for (int turn = 0; turn < 6; ++turn)
        s.play(Move{kraken.at.x > there.x ? Direction::West : Direction::East});
    CHECK(s.game.hero.at == there);
    rest(s, 6);
    CHECK(s.game.hero.at == there);
    CHECK(s.game.hero.health < before);
    kill(s, kraken);
    CHECK_FALSE(s.game.hero.has(MonsterMark::Seized));
    s.play(Move{Direction::North});
    CHECK_FALSE(s.game.hero.at == there);
}

TEST_CASE("a monkey steals an item, flees with it and drops it on death", "[play][powers]") {
    Scenario s{hall(40, 15, {20, 7}), 7, 3};
    make_tough(s);
    put_in(s.game.hero.pack, some_item(ItemKind::PotionOfLife, {}));
    const ActorId number = add_live_creature(s, MonsterKind::Monkey, {23, 7}).id;
    for (int turn = 0; turn < 60 && s.count<Stolen>() == 0; ++turn) rest(s);
    REQUIRE(s.count<Stolen>() == 1);
    CHECK(s.game.hero.pack.items.empty());
    Monster& monkey = s.level().monsters[0];
    REQUIRE(monkey.id == number);
    CHECK(monkey.has(MonsterMark::PermanentlyFleeing));
    rest(s, 12);
    CHECK(king_distance(monkey.at, s.game.hero.at) >= 8);
    const Pos end = monkey.at;
    kill(s, monkey);
    REQUIRE(s.level().items.size() == 1);
    CHECK(s.level().items[0].carrier == no_actor);
    CHECK(s.level().items[0].at == end);
    stand_at(s, end + Pos{end.x > 20 ? -1 : 1, 0});
    s.play(Move{end.x > 20 ? Direction::East : Direction::West});
    REQUIRE(s.game.hero.pack.items.size() == 1);
    CHECK(s.game.hero.pack.items[0].kind == ItemKind::PotionOfLife);
}

TEST_CASE("an allied dryad's vines hold the hero's enemies", "[play][powers]") {
    Scenario s{hall(30, 9, {3, 4}), 8, 14};
    make_tough(s);
    add_live_creature(s, MonsterKind::MangroveDryad, {4, 5}, MonsterState::Ally)
        .set(MonsterMark::FollowsHero);
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {15, 4});
    bool held = false;
    for (int turn = 0; turn < 30 && !held; ++turn) {
        rest(s);
        held = ogre.has(Status::Stuck);
    }
    CHECK(held);
}

TEST_CASE("sentinels heal each other and cast sparks at a hero nearby, and negation ends them",
          "[play][powers]") {
    Scenario s{hall(30, 9, {3, 4}), 9, 14};
    make_tough(s);
    for (const Pos at : {Pos{8, 2}, Pos{8, 6}}) {
        s.level().layers[Layer::Dungeon][at] = Terrain::MarbleStatue;
        add_live_creature(s, MonsterKind::Sentinel, at);
    }
    s.level().monsters[1].leader = ActorId{1};
    s.look();
    for (Monster& sentinel : s.level().monsters) sentinel.health = sentinel.max_health / 3;
    s.game.hero.stealth_range = 14;
    int sparks = 0;
    int healed = 0;
    for (int turn = 0; turn < 120; ++turn) {
        s.events.clear();
        s.game.horde_fuse = 1000;
        s.play(Search{});
        for (const Event& event : s.events)
            if (const BoltCast* cast = event.as<BoltCast>()) {
                sparks += cast->bolt == Bolt::Spark;
                healed += cast->bolt == Bolt::Healing;
            }
    }
    CHECK(sparks > 0);
    CHECK(healed > 0);
    for (const Monster& sentinel : s.level().monsters) CHECK(sentinel.health == sentinel.max_health);
    {
        Moment now{s};
        cast_bolt(now.turn, now.level, s.game.hero, Bolt::Negation, bolt_rows[Bolt::Negation].magnitude,
                  {8, 2});
    }
    CHECK(how_many(s, MonsterKind::Sentinel) == 1);
}

}  // namespace cellophane::powers_in_play
