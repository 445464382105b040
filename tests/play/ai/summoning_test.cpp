#include <algorithm>
#include <set>

#include "play/ai/magic.h"
#include "play/combat/teleport.h"
#include "play/effects/harm.h"
#include "play/effects/monster_remains.h"
#include "play/pathfinding/passability.h"
#include "play/perception/clairvoyance.h"
#include "play/scenario.h"
#include "support/catch.h"

// Summoners, and creatures that merge into their summoner (rules/monsters.md 11.3 and 13.4).

namespace cellophane {

namespace {

struct SummoningScene : Scenario {
    explicit SummoningScene(MonsterKind kind, std::uint64_t key = 1) : Scenario{long_hall, key} {
        add_live_creature(*this, kind, {12, 3});
        look();
    }
    Monster& summoner() { return level().monsters.front(); }
    bool call() {
        Moment now{*this};
        return summon(now.acting(summoner()));
    }
    /// In so many tries, with always so many followers.
    int calls(int tries, int followers) {
        Moment now{*this};
        for (int i = 0; i < followers; ++i) {
            Monster& blade = add_live_creature(*this, MonsterKind::SpectralBlade, {14 + i, 5});
            blade.leader = ActorId{1};
            if (summoner().is_ally()) {
                blade.leader = no_actor;
                befriend(blade);
            }
        }
        int called = 0;
        for (int i = 0; i < tries; ++i) {
            if (!try_summoning(now.acting(summoner()))) continue;
            ++called;
            while (static_cast<int>(level().monsters.size()) > 1 + followers) level().monsters.pop_back();
            summoner().clear(MonsterMark::Dormant);
            summoner().inside = no_actor;
            events.clear();
        }
        return called;
    }
    std::vector<const Monster*> followers() {
        std::vector<const Monster*> who;
        for (std::size_t i = 1; i < level().monsters.size(); ++i) who.push_back(&level().monsters[i]);
        return who;
    }
};

}  // namespace

TEST_CASE("a conjurer's blades appear around it, follow it and expire", "[play][summoning]") {
    std::set<std::size_t> counts;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        SummoningScene s{MonsterKind::GoblinConjurer, key};
        REQUIRE(s.call());
        counts.insert(s.followers().size());
        for (const Monster* blade : s.followers()) {
            CHECK(blade->kind == MonsterKind::SpectralBlade);
            CHECK(blade->leader == s.summoner().id);
            CHECK(blade->state == MonsterState::Hunting);
            CHECK(blade->has(MonsterMark::BoundToLeader));
            CHECK(blade->vitals.ticks == 101);
            CHECK(blade->id > s.summoner().id);
            CHECK(blade->vitals.statuses[Status::Lifespan] >= 15);
            CHECK(blade->vitals.statuses[Status::Lifespan] <= 20);
            CHECK(king_distance(blade->at, s.summoner().at) == 1);
        }
        REQUIRE(s.count<Summoned>() == 1);
        CHECK(s.count<Flared>() == 1);
    }
    CHECK(counts == std::set<std::size_t>{3, 4, 5});
}

TEST_CASE("the more followers a summoner has, the rarer it summons: 1 in 3n^2 + 2", "[play][summoning]") {
    // Worked example 5 is the fourth: with three blades, 1 in 29.
    constexpr int tries = 6000;
    for (const auto& [followers, odds] : {std::pair{0, 2}, {1, 5}, {2, 14}, {3, 29}, {4, 50}}) {
        SummoningScene s{MonsterKind::GoblinConjurer};
        const int called = s.calls(tries, followers);
        INFO(followers << " followers: " << called);
        CHECK(called > tries / odds * 80 / 100);
        CHECK(called < tries / odds * 120 / 100);
    }
    // Two blows' time, for one that casts slowly.
    SummoningScene s{MonsterKind::GoblinConjurer};
    CHECK(s.calls(100, 0) > 0);
    CHECK(s.summoner().vitals.ticks == 200);
}

TEST_CASE("a summoner that enters what it calls calls once in eight turns, whoever follows it",
          "[play][summoning]") {
    constexpr int tries = 8000;
    for (const int followers : {0, 3}) {
        SummoningScene s{MonsterKind::Vampire};
        const int called = s.calls(tries, followers);
        INFO(followers << " followers: " << called);
        CHECK(called > tries / 8 * 94 / 100);
        CHECK(called < tries / 8 * 106 / 100);
    }
}

TEST_CASE("an allied conjurer summons only while it has fewer than five followers", "[play][summoning]") {
    for (const int followers : {4, 5}) {
        SummoningScene s{MonsterKind::GoblinConjurer};
        befriend(s.summoner());
        CHECK((s.calls(2000, followers) > 0) == (followers < 5));
    }
    SummoningScene s{MonsterKind::GoblinConjurer};
    befriend(s.summoner());
    REQUIRE(s.call());
    for (const Monster* blade : s.followers()) {
        CHECK(blade->is_ally());
        CHECK(blade->follows_hero());
        CHECK(blade->has(MonsterMark::StaysDead));
        CHECK(blade->leader == no_actor);
    }
}

TEST_CASE("an eldritch totem summons each time despite eight followers, a rat never", "[play][summoning]") {
    SummoningScene s{MonsterKind::EldritchTotem};
    CHECK(s.calls(20, 8) == 20);
    SummoningScene rat{MonsterKind::Rat};
    CHECK_FALSE(rat.call());
    CHECK(rat.calls(20, 0) == 0);
}

TEST_CASE("a conjurer's blades vanish within a turn of its death", "[play][summoning]") {
    SummoningScene s{MonsterKind::GoblinConjurer};
    REQUIRE(s.call());
    {
        Moment now{s};
        kill(now.level, s.summoner(),
             {.cause = DeathCause::Creature, .terrain = Terrain::Nothing, .depth = 5});
        remove_dead(s.level());
    }
    CHECK(s.level().monsters.size() >= 3);
    s.play(Rest{});
    CHECK(s.level().monsters.empty());
    REQUIRE(s.last<CreatureDied>());
    CHECK(s.last<CreatureDied>()->cause == DeathCause::LeaderGone);
}

TEST_CASE("blades whose lifespan is over are reported as spent", "[play][summoning]") {
    Scenario s{long_hall};
    Monster& blade = add_ally(s, MonsterKind::SpectralBlade, {5, 3});
    blade.vitals.statuses.set(Status::Lifespan, 1);
    s.play(Rest{});
    CHECK(s.level().monsters.empty());
    REQUIRE(s.last<CreatureDied>());
    CHECK(s.last<CreatureDied>()->cause == DeathCause::LifeSpent);
}

TEST_CASE("spectral blades keep up with a hero who walks away, at twice the speed",
          "[play][summoning][E13]") {
    SummoningScene s{MonsterKind::GoblinConjurer};
    s.game.hero.at = {8, 3};
    s.game.hero.health = s.game.hero.max_health = 1000;
    s.look();
    int struck = 0;
    for (int i = 0; i < 20; ++i) {
        s.play(Move{i < 10 ? Direction::West : Direction::South});
        for (const Monster& monster : s.level().monsters)
            struck +=
                monster.kind == MonsterKind::SpectralBlade && king_distance(monster.at, s.game.hero.at) == 1;
    }
    CHECK(s.count<Summoned>() >= 1);
    CHECK(struck >= 1);
}

TEST_CASE("a phylactery turns into its lich, and comes back when the lich dies", "[play][summoning]") {
    SummoningScene s{MonsterKind::Phylactery};
    REQUIRE(s.call());
    REQUIRE(s.followers().size() == 1);
    CHECK(s.summoner().is_dormant());
    CHECK(s.summoner().inside == ActorId{2});
    Monster& lich = s.level().monsters[1];
    CHECK(lich.kind == MonsterKind::Lich);
    CHECK(lich.leader == no_actor);
    lich.at = {20, 2};
    Moment now{s};
    kill(now.level, lich, {.cause = DeathCause::Creature, .terrain = Terrain::Nothing, .depth = 5});
    remove_dead(s.level());
    REQUIRE(s.level().monsters.size() == 1);
    CHECK_FALSE(s.summoner().is_dormant());
    CHECK(s.summoner().at == Pos{20, 2});
    CHECK(s.summoner().vitals.ticks == 200);
    // One try in eight.
    SummoningScene odds{MonsterKind::Phylactery};
    const int called = odds.calls(4000, 0);
    CHECK(called > 430);
    CHECK(called < 570);
    CHECK(odds.summoner().vitals.ticks == 150);
}

TEST_CASE("a vampire turns into three bats, and comes back with the wounds it had", "[play][summoning]") {
    SummoningScene s{MonsterKind::Vampire};
    s.summoner().health = 17;
    s.level().items.push_back(some_item(ItemKind::LeatherArmor, {12, 3}));
    s.level().items[0].carrier = ActorId{1};
    REQUIRE(s.call());
    REQUIRE(s.followers().size() == 3);
    for (const Monster* bat : s.followers()) CHECK(bat->kind == MonsterKind::VampireBat);
    CHECK(s.summoner().inside == ActorId{2});
    CHECK(s.level().items[0].at == s.level().monsters[1].at);
    // The bats stay together without it.
    CHECK(std::count_if(s.level().monsters.begin() + 1, s.level().monsters.end(),
                        [](const Monster& bat) { return !bat.leader; }) == 1);
    Moment now{s};
    kill(now.level, s.level().monsters[1],
         {.cause = DeathCause::Creature, .terrain = Terrain::Nothing, .depth = 5});
    CHECK_FALSE(s.summoner().is_dormant());
    CHECK(s.summoner().health == 17);
}

namespace {

/// Two halls with one way between them, the hero in the smaller.
std::string two_halls(Pos hero) {
    std::string picture;
    for (int y = 0; y < 21; ++y) {
        for (int x = 0; x < 60; ++x) {
            const bool wall = x == 0 || x == 59 || y == 0 || y == 20 || (x == 20 && y != 3);
            picture += hero == Pos{x, y} ? '@' : wall ? '#' : '.';
        }
        picture += '\n';
    }
    return picture;
}

}  // namespace

TEST_CASE("a goblin warlord's goblins come from out of the hero's sight", "[play][summoning]") {
    const std::string picture = two_halls({3, 10});
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{picture, key};
        Monster& warlord = add_live_creature(s, MonsterKind::GoblinWarlord, {10, 10});
        s.look();
        Moment now{s};
        REQUIRE(summon(now.acting(warlord)));
        CHECK(s.level().monsters.size() >= 5);
        CHECK(s.level().monsters.size() <= 6);
        for (std::size_t i = 1; i < s.level().monsters.size(); ++i) {
            const Monster& goblin = s.level().monsters[i];
            CHECK(goblin.leader == ActorId{1});
            CHECK_FALSE(s.known().in_view.test(goblin.at));
            CHECK_FALSE(s.level().layers.has(goblin.at, {TerrainProperty::BlocksMovement}));
        }
        CHECK(s.level().monsters[1].kind == MonsterKind::GoblinConjurer);
    }
}

TEST_CASE("a warlord's goblins do not appear where clairvoyance sees", "[play][summoning]") {
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{two_halls({18, 10}), key};
        Monster& warlord = add_live_creature(s, MonsterKind::GoblinWarlord, {16, 10});
        s.game.hero.pack.items.push_back(enchanted(ItemKind::RingOfClairvoyance, 12, {ItemMark::Identified}));
        s.game.hero.pack.rings[0] = 0;
        s.look();
        Moment now{s};
        REQUIRE(summon(now.acting(warlord)));
        const BitGrid seen = clairvoyant_cells(s.game);
        for (std::size_t i = 1; i < s.level().monsters.size(); ++i)
            CHECK_FALSE(seen.test(s.level().monsters[i].at));
    }
}

TEST_CASE("a summoner without room summons fewer or none", "[play][summoning]") {
    Scenario s{"######\n#@...#\n######\n"};
    Monster& conjurer = add_live_creature(s, MonsterKind::GoblinConjurer, {3, 1});
    s.look();
    Moment now{s};
    CHECK(summon(now.acting(conjurer)));
    CHECK(s.level().monsters.size() == 3);
    CHECK_FALSE(summon(now.acting(conjurer)));
}

TEST_CASE("a warlord's goblins come out of the hero's sight, at most 39 steps away", "[play][summoning]") {
    int farthest = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        // The warlord and the hero in a hall; a winding corridor of 60 cells leads out of it.
        Scenario s{R"(
            ################################################################################
            #..............................................................................#
            ##############################################################################.#
            #......#########################################################################
            #..@...#.......................................................................#
            #......#.#######################################################################
            #................................................................................
            ################################################################################
        )",
                   key};
        Monster& warlord = add_live_creature(s, MonsterKind::GoblinWarlord, {5, 5});
        s.look();
        Moment now{s};
        REQUIRE(summon(now.acting(warlord)));
        const BitGrid near = cells_within_walk(s.level().layers, {5, 5}, level_dividers, 39);
        for (const Monster& monster : s.level().monsters) {
            if (monster.kind == MonsterKind::GoblinWarlord) continue;
            CHECK_FALSE(s.known().in_view.test(monster.at));
            CHECK(near.test(monster.at));
            CHECK(monster.leader == s.level().monsters[0].id);
            farthest = std::max(farthest, monster.at.x);
        }
    }
    // They come from far, too.
    CHECK(farthest >= 30);
}

}  // namespace cellophane
