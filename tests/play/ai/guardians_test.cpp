#include "play/ai/guardians.h"

#include "play/pack_scene.h"
#include "play/scenario.h"
#include "support/catch.h"
#include "world/environment/promotion.h"

// Creatures that act only when their machine runs (rules/machines.md 7; rules/monsters.md 18).

namespace cellophane {

namespace {

/// A hall of glyphs in the middle of floor, all of one machine.
struct Temple : Scenario {
    explicit Temple(std::string_view picture, std::uint64_t key = 1) : Scenario{picture, key, 12} {
        game.hero.health = game.hero.max_health = 1000;
        const BitGrid glyphs = drawn::cells(picture, "*");
        glyphs.for_each([&](Pos at) { level().layers[Layer::Dungeon][at] = Terrain::MagicalGlyph; });
        BitGrid inside = glyphs | drawn::cells(picture, "G");
        inside.for_each([&](Pos at) {
            level().ownership.rooms.set(at);
            level().ownership.number[at] = 1;
        });
        look();
    }

    Monster& guard(Pos at, MonsterKind kind = MonsterKind::StoneGuardian) {
        Monster& monster = add_live_creature(*this, kind, at);
        monster.machine = 1;
        monster.stats.accuracy = 10000;
        return monster;
    }

    Temple& go(Direction toward) {
        play(Move{toward});
        return *this;
    }
};

constexpr std::string_view glyph_path = R"(
    ##################
    #................#
    #.@.****......G..#
    #................#
    ##################
)";

}  // namespace

TEST_CASE("guardians take a step for each turn that ends on a glyph, and none otherwise",
          "[play][guardians]") {
    Temple s{glyph_path};
    const Monster& guardian = s.guard({14, 2});
    s.play(Rest{}).play(Rest{});
    CHECK(guardian.at == Pos{14, 2});
    s.go(Direction::East);
    CHECK(guardian.at == Pos{14, 2});
    // Four glyphs, four turns.
    for (int turn = 1; turn <= 4; ++turn) {
        s.go(Direction::East);
        INFO("turn " << turn);
        CHECK(king_distance(guardian.at, {14, 2}) == turn);
    }
    const Pos stopped = guardian.at;
    // Off them it stands again, however near.
    s.go(Direction::NorthEast);
    CHECK(guardian.at == stopped);
    s.play(Rest{}).play(Rest{});
    CHECK(guardian.at == stopped);
}

TEST_CASE("guardians come closer while the hero rests on a glyph", "[play][guardians]") {
    Temple s{glyph_path};
    const Monster& guardian = s.guard({14, 2});
    s.go(Direction::East).go(Direction::East);
    const Pos before = guardian.at;
    s.play(Rest{}).play(Rest{}).play(Search{});
    CHECK(king_distance(before, guardian.at) == 3);
}

TEST_CASE("a guardian strikes hard when the hero steps on a glyph within its reach", "[play][guardians]") {
    Temple s{glyph_path};
    s.guard({5, 1});
    s.go(Direction::East);
    CHECK(s.game.hero.health == 1000);
    s.go(Direction::East);
    REQUIRE(s.count<Struck>() == 1);
    for (const Event& event : s.events)
        if (const Struck* struck = event.as<Struck>()) {
            CHECK(struck->damage >= 12);
            CHECK(struck->damage <= 17);
        }
    // Beside it nothing happens off the glyphs.
    s.go(Direction::SouthWest);
    const int before = s.game.hero.health;
    for (int i = 0; i < 5; ++i) s.play(Rest{});
    CHECK(s.game.hero.health >= before);
}

TEST_CASE("guardians strike the hero's allies too", "[play][guardians]") {
    Temple s{glyph_path};
    s.guard({14, 2});
    Monster& friend_ = add_live_creature(s, MonsterKind::Ogre, {13, 2}, MonsterState::Ally);
    friend_.vitals.ticks = 1'000'000;
    friend_.health = friend_.max_health = 500;
    s.go(Direction::East).go(Direction::East);
    CHECK(friend_.health < 500);
}

TEST_CASE("a winged guardian goes for the hero before it strikes his allies", "[play][guardians]") {
    for (const bool is_near : {false, true}) {
        Temple s{glyph_path};
        const Pos post = is_near ? Pos{5, 1} : Pos{14, 2};
        const Monster& guardian = s.guard(post, MonsterKind::WingedGuardian);
        const Pos beside = post + Pos{is_near ? 0 : 1, is_near ? -1 : 0};
        Monster& friend_ = add_live_creature(s, MonsterKind::Ogre, beside, MonsterState::Ally);
        friend_.vitals.ticks = 1'000'000;
        friend_.health = friend_.max_health = 500;
        s.go(Direction::East).go(Direction::East);
        CHECK(friend_.health == 500);
        CHECK(king_distance(guardian.at, s.game.hero.at) < 8);
        CHECK((s.game.hero.health < 1000) == is_near);
    }
}

TEST_CASE("a guardian of another machine does not stir", "[play][guardians]") {
    Temple s{glyph_path};
    Monster& guardian = s.guard({14, 2});
    guardian.machine = 2;
    for (int i = 0; i < 5; ++i) s.go(Direction::East);
    CHECK(guardian.at == Pos{14, 2});
}

TEST_CASE("a paralysed or dormant guardian does not stir", "[play][guardians]") {
    for (const bool dormant : {false, true}) {
        Temple s{glyph_path};
        Monster& guardian = s.guard({14, 2});
        if (dormant)
            guardian.set(MonsterMark::Dormant);
        else
            guardian.vitals.statuses.set(Status::Paralyzed, 20);
        for (int i = 0; i < 5; ++i) s.go(Direction::East);
        CHECK(guardian.at == Pos{14, 2});
    }
}

TEST_CASE("glyphs notice a levitating hero", "[play][guardians]") {
    Temple s{glyph_path};
    const Monster& guardian = s.guard({14, 2});
    s.game.hero.vitals.statuses.set(Status::Levitating, 50);
    s.go(Direction::East).go(Direction::East);
    CHECK_FALSE(guardian.at == Pos{14, 2});
}

TEST_CASE("guardians flash when a glyph calls them", "[play][guardians]") {
    Temple s{glyph_path};
    s.guard({14, 2});
    s.go(Direction::East).go(Direction::East);
    const auto told = std::count_if(s.events.begin(), s.events.end(), [](const Event& event) {
        const FeatureSeen* seen = event.as<FeatureSeen>();
        return seen != nullptr && seen->feature == monster_rows[MonsterKind::StoneGuardian].feature;
    });
    CHECK(told == 1);
}

TEST_CASE("a guardian is immune to weapons, and a fall destroys it and drops its key", "[play][guardians]") {
    Temple s{glyph_path};
    Monster& guardian = s.guard({14, 2});
    give(s, guardian, ItemKind::DoorKey);
    CHECK(guardian.is(Behavior::ImmuneToWeapons));
    s.level().layers[Layer::Dungeon][{14, 2}] = Terrain::Chasm;
    s.play(Rest{});
    CHECK(s.level().monsters.empty());
    CHECK(s.game.travelers.empty());
    // The key goes the way of all things that lie over nothing.
    REQUIRE(s.game.fallen_items.size() == 1);
    CHECK(s.game.fallen_items[0].item.kind == ItemKind::DoorKey);
}

TEST_CASE("a guardian in deep water loses its item half the time each turn", "[play][guardians]") {
    int lost_at_once = 0;
    for (std::uint64_t key = 1; key <= 200; ++key) {
        Temple s{glyph_path, key};
        give(s, s.guard({14, 2}), ItemKind::DoorKey);
        s.level().layers[Layer::Liquid][{14, 2}] = Terrain::DeepWater;
        s.play(Rest{});
        lost_at_once += !s.level().items[0].carrier;
        for (int i = 0; i < 20; ++i) s.play(Rest{});
        CHECK(!s.level().items[0].carrier);
    }
    CHECK(lost_at_once > 60);
    CHECK(lost_at_once < 140);
}

TEST_CASE("guardians can kill the hero, which ends the turn", "[play][guardians]") {
    Temple s{glyph_path};
    // The newest acts first: the last of them comes too late.
    const Monster& distant = s.guard({12, 2});
    s.guard({5, 1});
    s.guard({5, 3});
    s.game.hero.health = 5;
    s.go(Direction::East);
    s.game.hero.nutrition = 1;
    carry(s, ItemKind::Mango);
    s.events.clear();
    s.go(Direction::East);
    REQUIRE(s.game.ending);
    CHECK(s.game.ending->killer == MonsterKind::StoneGuardian);
    // No guardian strikes or steps any more, and no meal is eaten at the end of the turn.
    CHECK(s.count<Struck>() == 1);
    CHECK(distant.at == Pos{12, 2});
    CHECK(s.count<AteByForce>() == 0);
    CHECK(s.count<HealthAlert>() == 0);
}

TEST_CASE("the target of a sacrifice appears hunting and without its item", "[play][guardians]") {
    Temple s{glyph_path};
    Monster& victim = add_live_creature(s, MonsterKind::Ogre, {10, 2});
    victim.machine = 1;
    victim.set(MonsterMark::Dormant);
    victim.set(MonsterMark::SacrificeTarget);
    give(s, victim, ItemKind::ScrollOfEnchanting);
    Moment now{s};
    // Any feature that wakes what is dormant will do.
    FeatureRow burst{};
    burst.kind = Feature::TunnelRubble;
    burst.flags = {FeatureFlag::WakesDormant};
    place_feature(now.level.around(), burst, {10, 2});
    CHECK_FALSE(victim.is_dormant());
    CHECK(victim.state == MonsterState::Hunting);
    CHECK(victim.vitals.ticks == 200);
    CHECK(s.level().items[0].carrier == no_actor);
}

}  // namespace cellophane
