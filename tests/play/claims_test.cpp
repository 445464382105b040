#include <algorithm>

#include "content/bolts.h"
#include "dungeon/generate.h"
#include "play/combat/blow.h"
#include "play/combat/bolt.h"
#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "play/effects/harm.h"
#include "play/effects/monster_remains.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/perception/noticing.h"
#include "play/perception/telepathy.h"
#include "play/perception/visibility.h"
#include "play/play.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "play/turn/level_context.h"
#include "support/catch.h"

// What players are promised about creatures (rules/claims.md), as far as no other file has it under its
// number. `claims.tsv` says where each promise is kept.

namespace cellophane::claims {

namespace {

constexpr std::string_view wide = R"(
    ##############################
    #............................#
    #............................#
    #.......@....................#
    #............................#
    #............................#
    ##############################
)";

Scenario two_levels(std::string_view upper = stairs_above, std::string_view lower = stairs_below) {
    Scenario s = with_below(upper, lower);
    make_tough(s);
    return s;
}

/// Whether it has left the upper level, on its own feet or not.
bool has_gone(const Scenario& s, ActorId number) {
    return find_creature(s.game.places[4]->level, number) == nullptr;
}

void cast(Scenario& s, Bolt bolt, Pos target) {
    Moment now{s};
    cast_bolt(now.turn, now.level, s.game.hero, bolt, bolt_rows[bolt].magnitude, target);
}

/// In hand, or on, as strong as it takes.
void use(Scenario& s, ItemKind kind, int enchant, bool worn) {
    const int number = put_in(s.game.hero.pack, enchanted(kind, enchant));
    (worn ? s.game.hero.pack.worn : s.game.hero.pack.wielded) = number;
    s.game.hero.strength = std::max(s.game.hero.strength, item_rows[kind].strength);
}

}  // namespace

TEST_CASE("an eel bites a paralysed hero floating in deep water for triple damage", "[play][claims][B05]") {
    int bitten = 0;
    for (std::uint64_t key = 1; key <= 10; ++key) {
        Scenario s{"#######\n#.~@~~#\n#######\n", key};
        for (int x = 2; x < 6; ++x) s.level().layers[Layer::Liquid][{x, 1}] = Terrain::DeepWater;
        make_tough(s);
        s.game.hero.vitals.statuses.set(Status::Paralyzed, 20);
        Monster& eel = add_live_creature(s, MonsterKind::Eel, {4, 1});
        eel.stats.accuracy = 10000;
        s.play(Rest{});
        for (const Event& event : s.events)
            if (const Struck* struck = event.as<Struck>()) {
                if (!struck->at.hero || struck->surprise != Surprise::Paralyzed) continue;
                ++bitten;
                CHECK(struck->damage >= 3 * eel.stats.damage.least);
            }
    }
    CHECK(bitten >= 10);
}

TEST_CASE("protected weapons and armour do not corrode", "[play][claims][B13]") {
    for (const bool safe : {true, false}) {
        Scenario s{wide};
        make_tough(s);
        use(s, ItemKind::Sword, 3, false);
        use(s, ItemKind::BandedMail, 3, true);
        s.game.hero.pack.wielded = number_of(s.game.hero.pack, s.game.hero.pack.items[0].letter);
        for (Item& item : s.game.hero.pack.items)
            if (safe) item.marks |= ItemMarks{ItemMark::Protected};
        Monster& mound = add_live_creature(s, MonsterKind::AcidMound, s.game.hero.at + Pos{1, 0});
        mound.stats.accuracy = 10000;
        for (int hits = 0; hits < 50; ++hits) {
            mound.health = 15;
            Moment now{s};
            strike(now.turn, now.level, mound, s.game.hero);
            strike(now.turn, now.level, s.game.hero, mound);
            mound.vitals.dead = false;
        }
        for (const Item& item : s.game.hero.pack.items) CHECK((item.enchant == 3) == safe);
    }
}

TEST_CASE("an ogre beats a hero in starting kit in more than nine duels of ten", "[play][claims][B15]") {
    constexpr int duels = 300;
    int won = 0;
    for (std::uint64_t key = 1; key <= duels; ++key) {
        Scenario s{"#####\n#@..#\n#####\n", key};
        s.game.hero.pack = starting_pack();
        s.game.hero.health = s.game.hero.max_health = 40;
        add_live_creature(s, MonsterKind::Ogre, {2, 1});
        for (int turn = 0; turn < 300 && !s.game.ending && !s.level().monsters.empty(); ++turn)
            s.play(Move{Direction::East});
        won += s.game.ending ? 0 : 1;
    }
    CHECK(won < duels / 10);
}

TEST_CASE("exploring stops when a monster comes into view", "[play][claims][B21]") {
    Scenario s{R"(
        ####################
        #@.................#
        #################+##
        #..................#
        ####################
    )"};
    add_creature(s, MonsterKind::Goblin, {2, 3});
    s.look();
    s.play_out(Explore{});
    CHECK(s.count<CreatureNoticed>() == 1);
    CHECK(s.count<Explored>() == 0);
}

TEST_CASE("gas on a level has cleared when the hero comes back", "[play][claims][W02]") {
    Scenario s = two_levels();
    const auto gas = [&] {
        int volume = 0;
        const Level& upper = s.game.places[4]->level;
        for (int x = 0; x < upper.size().width; ++x)
            for (int y = 0; y < upper.size().height; ++y) volume += upper.layers.gas_volume[{x, y}];
        return volume;
    };
    s.level().layers[Layer::Gas][{3, 2}] = Terrain::CausticGas;
    s.level().layers.gas_volume[{3, 2}] = 1000;
    s.play(Move{Direction::East});
    REQUIRE(s.game.depth == 6);
    const int before = gas();
    REQUIRE(before > 500);
    rest(s, 100);
    CHECK(gas() == before);
    s.play_out(TravelTo{{2, 1}});
    s.play(Move{Direction::West});
    REQUIRE(s.game.depth == 5);
    CHECK(gas() < before / 2);
}

TEST_CASE("a levitating hero is not poisoned by lichen", "[play][claims][W04]") {
    for (const bool floats : {true, false}) {
        Scenario s{"########\n#@.....#\n########\n"};
        make_tough(s);
        for (int x = 2; x < 6; ++x) s.level().layers[Layer::Surface][{x, 1}] = Terrain::Lichen;
        if (floats) s.game.hero.vitals.statuses.set(Status::Levitating, 50);
        s.look();
        for (int i = 0; i < 5; ++i) {
            s.play(Move{Direction::East});
            if (s.game.question != Question::None) s.play(Answer{true});
        }
        CHECK(s.game.hero.vitals.statuses.has(Status::Poisoned) != floats);
    }
}

TEST_CASE("well enchanted armour makes centipedes and dart turrets miss more often than hit",
          "[play][claims][W06]") {
    Scenario s{wide};
    const auto percent = [&](MonsterKind kind) {
        Monster& monster = add_live_creature(s, kind, {9, 3});
        return hit_percent(s.game, monster, s.game.hero);
    };
    use(s, ItemKind::LeatherArmor, 0, true);
    for (const MonsterKind kind : {MonsterKind::Centipede, MonsterKind::DartTurret})
        CHECK(percent(kind) >= 50);
    s.game.hero.pack = {};
    use(s, ItemKind::SplintMail, 5, true);
    for (const MonsterKind kind : {MonsterKind::Centipede, MonsterKind::DartTurret})
        CHECK(percent(kind) < 50);
}

TEST_CASE("an attack on an unaware wanderer never misses, even with a -20 sword", "[play][claims][W15]") {
    int hits = 0;
    int open_fight = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        for (const bool aware : {false, true}) {
            Scenario s{"######\n#@...#\n######\n", key};
            make_tough(s);
            use(s, ItemKind::Sword, -20, false);
            Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {2, 1},
                                                aware ? MonsterState::Hunting : MonsterState::Wandering);
            goblin.health = goblin.max_health = 500;
            goblin.vitals.ticks = 1000;
            s.play(Move{Direction::East});
            (aware ? open_fight : hits) += goblin.health < 500;
        }
    }
    CHECK(hits == 60);
    CHECK(open_fight < 50);
}

TEST_CASE("telepathy shows submerged monsters", "[play][claims][W24]") {
    Scenario s{wide};
    for (int x = 14; x < 20; ++x) s.level().layers[Layer::Liquid][{x, 3}] = Terrain::DeepWater;
    Monster& eel = add_live_creature(s, MonsterKind::Eel, {16, 3}, MonsterState::Sleeping);
    eel.vitals.submerged = true;
    s.look();
    CHECK_FALSE(is_perceived(s.game, eel));
    s.game.hero.vitals.statuses.set(Status::Telepathic, 50);
    s.look();
    CHECK(is_sensed(s.game, eel));
    CHECK(is_perceived(s.game, eel));
}

TEST_CASE("krakens and bog monsters cannot attack a levitating hero", "[play][claims][W25]") {
    for (const MonsterKind kind : {MonsterKind::Kraken, MonsterKind::BogMonster})
        for (const bool floats : {true, false}) {
            INFO(monster_rows[kind].name);
            Scenario s{wide};
            make_tough(s);
            const Terrain ground = kind == MonsterKind::Kraken ? Terrain::DeepWater : Terrain::Bog;
            for (int x = 3; x < 14; ++x)
                for (int y = 1; y < 6; ++y) s.level().layers[Layer::Liquid][{x, y}] = ground;
            if (floats) s.game.hero.vitals.statuses.set(Status::Levitating, 500);
            s.look();
            add_live_creature(s, kind, {10, 3});
            rest(s, 100);
            CHECK((s.count<Struck>() + s.count<HeldFast>() > 0) != floats);
        }
}

TEST_CASE("a dominated monster becomes an ally, and plenty makes two allies of one", "[play][claims][W29]") {
    Scenario s{wide};
    Monster& monkey = add_live_creature(s, MonsterKind::Monkey, {12, 3});
    monkey.health = 2;
    cast(s, Bolt::Domination, monkey.at);
    REQUIRE(monkey.is_ally());
    CHECK(monkey.follows_hero());
    monkey.health = monkey.max_health;
    cast(s, Bolt::Plenty, monkey.at);
    REQUIRE(s.level().monsters.size() == 2);
    for (const Monster& one : s.level().monsters) {
        CHECK(one.kind == MonsterKind::Monkey);
        CHECK(one.is_ally());
        CHECK(one.follows_hero());
        CHECK(one.health == (one.max_health + 1) / 2);
    }
}

TEST_CASE("a hundred kills leave the hero's stats unchanged", "[play][claims][W34]") {
    Scenario s{wide};
    use(s, ItemKind::Sword, 0, false);
    const auto stats = [&] {
        const Hero& hero = s.game.hero;
        return std::array<int, 5>{hero.max_health, hero.strength, accuracy(hero, weapon_in_hand(hero)),
                                  defense(hero), damage(hero, weapon_in_hand(hero)).most};
    };
    const auto before = stats();
    for (int kills = 0; kills < 100; ++kills) {
        Monster& rat = add_live_creature(s, MonsterKind::Rat, s.game.hero.at + Pos{1, 0});
        Moment now{s};
        kill(now.level, rat, {DeathCause::Creature, Terrain::Nothing, 5});
        remove_dead(s.level());
    }
    CHECK(s.level().monsters.empty());
    CHECK(stats() == before);
}

TEST_CASE("monsters on a new level are asleep, with the exceptions of the rules", "[play][claims][E03]") {
    int sleepers = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Result<Level> level = generate({.seed = seed, .depth = 1 + static_cast<int>(seed * 2)});
        REQUIRE(level.ok());
        for (const Monster& monster : level.value().monsters) {
            if (monster.machine != 0 || monster.is_dormant() || monster.is_captive()) continue;
            // A pack does as its leader; those around a captive or a totem keep watch.
            const Monster& head = !monster.leader ? monster : *level.value().monsters.find(monster.leader);
            const auto is_watchful = [](const Monster& one) {
                return one.is_captive() || one.is(Behavior::Immobile) || one.is(Behavior::NeverSleeps) ||
                       one.is(Behavior::AlwaysHunting);
            };
            if (is_watchful(monster) || is_watchful(head)) continue;
            ++sleepers;
            INFO(monster.row().name << ", seed " << seed);
            CHECK(monster.state == MonsterState::Sleeping);
        }
    }
    CHECK(sleepers > 60);
}

TEST_CASE("telepathy shows monsters behind walls without waking them", "[play][claims][E05]") {
    Scenario s{"#########\n#@.#....#\n#########\n"};
    const Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {6, 1}, MonsterState::Sleeping);
    s.look();
    CHECK_FALSE(is_perceived(s.game, goblin));
    s.game.hero.vitals.statuses.set(Status::Telepathic, 100);
    s.look();
    CHECK(is_perceived(s.game, goblin));
    rest(s, 60);
    CHECK(goblin.state == MonsterState::Sleeping);
    CHECK_FALSE(s.known().in_view.test(goblin.at));
}

TEST_CASE("a sleeping dragon notices the hero one time in four within the stealth range",
          "[play][claims][E07]") {
    constexpr int tests = 4000;
    for (const int distance : {5, 12}) {
        Scenario s{wide, 3};
        Monster& dragon = add_live_creature(s, MonsterKind::Dragon, s.game.hero.at + Pos{distance, 0},
                                            MonsterState::Sleeping);
        s.game.hero.stealth_range = 7;
        int noticed = 0;
        for (int i = 0; i < tests; ++i) noticed += is_aware(s.game, dragon);
        if (distance <= 7) {
            CHECK(noticed > tests * 22 / 100);
            CHECK(noticed < tests * 28 / 100);
        } else {
            CHECK(noticed == 0);
        }
    }
}

TEST_CASE("a dar blademaster blinks after the hero and does nothing else in that turn",
          "[play][claims][E12]") {
    Scenario s{hall(24, 9, {3, 4}), 5};
    make_tough(s);
    const ActorId number = add_live_creature(s, MonsterKind::DarBlademaster, {12, 4}).id;
    int blinks = 0;
    for (int turn = 0; turn < 100; ++turn) {
        if (turn % 8 == 0) stand_at(s, {turn % 16 == 0 ? 20 : 3, 4});
        const Pos before = find_creature(s.level(), number)->at;
        s.events.clear();
        s.play(Search{});
        const Pos after = find_creature(s.level(), number)->at;
        const int blinked = s.count<Blinked>();
        blinks += blinked;
        CHECK(blinked + s.count<Struck>() <= 1);
        if (blinked == 0) CHECK(king_distance(before, after) <= 1);
        if (s.count<Struck>() > 0) CHECK(before == after);
        for (const Event& event : s.events)
            if (const Blinked* blink = event.as<Blinked>()) CHECK(blink->to == after);
    }
    CHECK(blinks >= 5);
}

TEST_CASE("items float away from a hero in deep water and stay on the level, and eels attack",
          "[play][claims][E16]") {
    Scenario s{wide};
    make_tough(s);
    for (int x = 3; x < 20; ++x)
        for (int y = 1; y < 6; ++y) s.level().layers[Layer::Liquid][{x, y}] = Terrain::DeepWater;
    put_in(s.game.hero.pack, some_item(ItemKind::Mango, {}));
    s.look();
    add_live_creature(s, MonsterKind::Eel, {14, 3});
    rest(s, 40);
    CHECK(s.game.hero.pack.items.empty());
    REQUIRE(s.level().items.size() == 1);
    CHECK(s.level().items[0].kind == ItemKind::Mango);
    CHECK(s.count<Struck>() > 0);
}

TEST_CASE("monsters recover from paralysis before the hero does", "[play][claims][E22]") {
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{"##########\n#@...m...#\n##########\n", key};
        make_tough(s);
        const ActorId number = add_live_creature(s, MonsterKind::Goblin, {5, 1}).id;
        for (const Pos at : {s.game.hero.at, Pos{5, 1}}) {
            s.level().layers[Layer::Gas][at] = Terrain::ParalyticGas;
            s.level().layers.gas_volume[at] = 1000;
        }
        {
            Moment now{s};
            apply_instant_effects(now.level, s.game.hero);
            apply_instant_effects(now.level, s.level().monsters[0]);
        }
        for (int x = 1; x < 9; ++x) {
            s.level().layers[Layer::Gas][{x, 1}] = Terrain::Nothing;
            s.level().layers.gas_volume[{x, 1}] = 0;
        }
        REQUIRE(s.game.hero.vitals.statuses.has(Status::Paralyzed));
        REQUIRE(s.level().monsters[0].has(Status::Paralyzed));
        // The hero's stiff turns pass by themselves.
        rest(s);
        CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Paralyzed));
        CHECK_FALSE(find_creature(s.level(), number)->at == Pos{5, 1});
    }
}

TEST_CASE("a hasted hero can strike and step back before the monster answers", "[play][claims][E35]") {
    Scenario s{hall(60, 5, {30, 2}), 4};
    make_tough(s);
    // A kobold, as a spear would still reach the hero there.
    Monster& kobold = add_live_creature(s, MonsterKind::Kobold, {31, 2});
    kobold.health = kobold.max_health = 30000;
    kobold.vitals.ticks = 100;
    s.game.hero.vitals.statuses.set(Status::Hasted, 1000);
    use(s, ItemKind::Dagger, 0, false);
    int his = 0;
    int its = 0;
    for (int round = 0; round < 25; ++round) {
        s.events.clear();
        s.play(Move{Direction::East}).play(Move{Direction::West});
        for (const Event& event : s.events)
            if (const Struck* struck = event.as<Struck>()) (struck->by.hero ? his : its) += 1;
    }
    CHECK(his >= 20);
    CHECK(its <= 3);
}

TEST_CASE("in the dark a distant hunter loses the hero sooner", "[play][claims][E36]") {
    int lost[2]{};
    for (const int range : {7, 4})
        for (std::uint64_t key = 1; key <= 200; ++key) {
            Scenario s{wide, key};
            Monster& goblin = add_live_creature(s, MonsterKind::Goblin, s.game.hero.at + Pos{15, 0});
            s.game.hero.stealth_range = range;
            lost[range == 4] += !is_aware(s.game, goblin);
        }
    CHECK(lost[1] == 200);
    CHECK(lost[0] < 30);
    // Darkness in a bottle does it, in a lit room.
    Scenario s{"############\n#@.........#\n#..........#\n##t##t##t###\n"};
    put_in(s.game.hero.pack, some_item(ItemKind::PotionOfDarkness, {}));
    s.play(Search{});
    const int lit = s.game.hero.stealth_range;
    s.play(Throw{s.game.hero.pack.items[0].letter, {3, 1}});
    s.play(Search{}).play(Search{});
    CHECK(s.game.hero.stealth_range < lit);
}

TEST_CASE("a negated vampire bat does not cross deep water", "[play][claims][E37]") {
    Scenario s{wide};
    for (int y = 1; y < 6; ++y) s.level().layers[Layer::Liquid][{15, y}] = Terrain::DeepWater;
    Monster& bat = add_live_creature(s, MonsterKind::VampireBat, {18, 3});
    CHECK_FALSE(avoids(s.game, bat, {15, 3}));
    cast(s, Bolt::Negation, bat.at);
    CHECK_FALSE(bat.floats());
    CHECK(avoids(s.game, bat, {15, 3}));
    make_tough(s);
    bat.health = bat.max_health = 500;
    bat.stats.behaviors = bat.stats.behaviors.without({Behavior::Flits});
    for (int turn = 0; turn < 100; ++turn) {
        rest(s);
        CHECK(bat.at.x > 15);
    }
}

TEST_CASE("a conjured blade distracts a monster that stands beside it and not beside the hero",
          "[play][claims][E40]") {
    int struck = 0;
    for (std::uint64_t key = 1; key <= 20; ++key) {
        Scenario s{wide, key};
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {14, 3});
        Monster& blade = add_ally(s, MonsterKind::SpectralBlade, {14, 2});
        blade.vitals.ticks = 100000;
        let_act(s, goblin);
        for (const Event& event : s.events)
            if (const Struck* blow = event.as<Struck>()) struck += !blow->at.hero;
        CHECK(goblin.at == Pos{14, 3});
    }
    CHECK(struck > 5);
}

TEST_CASE("a jump, a descent or a pit leaves walkers on the other level", "[play][claims][D10]") {
    const auto goblin_at = [](Scenario& s, Pos at) {
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, at);
        goblin.vitals.ticks = 1000;
        return goblin.id;
    };
    SECTION("the hero jumps") {
        Scenario s = two_levels();
        const ActorId number = goblin_at(s, s.game.hero.at + Pos{-1, 0});
        s.level().layers[Layer::Liquid][s.game.hero.at + Pos{0, 1}] = Terrain::Chasm;
        s.look();
        s.play(Move{Direction::South}).play(Answer{true});
        rest(s, 40);
        CHECK(s.game.depth == 6);
        CHECK_FALSE(has_gone(s, number));
        CHECK(find_creature(s.level(), number) == nullptr);
    }
    SECTION("descent under its feet") {
        Scenario s = two_levels();
        const ActorId number = goblin_at(s, s.game.hero.at + Pos{-5, 1});
        put_in(s.game.hero.pack, some_item(ItemKind::PotionOfDescent, {}));
        s.play(Throw{s.game.hero.pack.items[0].letter, s.level().monsters[0].at});
        rest(s, 2);
        CHECK(s.game.depth == 5);
        CHECK(has_gone(s, number));
    }
    SECTION("a trapdoor under the hero") {
        Scenario s = two_levels();
        const ActorId number = goblin_at(s, s.game.hero.at + Pos{-2, 1});
        s.level().monsters[0].vitals.ticks = 100;
        s.level().layers[Layer::Dungeon][s.game.hero.at + Pos{-1, 0}] = Terrain::HiddenTrapDoor;
        s.play(Move{Direction::West});
        rest(s, 40);
        CHECK(s.game.depth == 6);
        CHECK_FALSE(has_gone(s, number));
        CHECK(find_creature(s.level(), number) == nullptr);
    }
    SECTION("a pit bloat above it") {
        Scenario s = two_levels();
        const Pos at = s.game.hero.at + Pos{-5, 1};
        const ActorId number = goblin_at(s, at);
        Monster& bloat = add_live_creature(s, MonsterKind::PitBloat, at + Pos{-1, 0});
        {
            Moment now{s};
            kill(now.level, bloat, {DeathCause::Creature, Terrain::Nothing, 5});
        }
        rest(s, 2);
        CHECK(s.game.depth == 5);
        CHECK(has_gone(s, number));
    }
    SECTION("entranced, over an edge") {
        Scenario s = two_levels();
        const ActorId number = goblin_at(s, s.game.hero.at + Pos{-5, 1});
        s.level().monsters[0].vitals.statuses.set(Status::Entranced, 50);
        s.level().layers[Layer::Liquid][s.game.hero.at + Pos{-4, 1}] = Terrain::Chasm;
        s.look();
        s.play(Move{Direction::West});
        rest(s, 2);
        CHECK(s.game.depth == 5);
        CHECK(has_gone(s, number));
    }
}

TEST_CASE("entranced, paralysed, frightened and confused monsters do not follow by stairs",
          "[play][claims][D11]") {
    for (const Status status :
         {Status::count, Status::Entranced, Status::Paralyzed, Status::Frightened, Status::Confused}) {
        Scenario s = two_levels();
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, s.game.hero.at + Pos{-1, 0});
        const ActorId number = goblin.id;
        goblin.vitals.ticks = 100;
        if (status != Status::count) goblin.vitals.statuses.set(status, 20);
        s.play(Move{Direction::East});
        REQUIRE(s.game.depth == 6);
        rest(s, 30);
        INFO(static_cast<int>(status));
        CHECK((find_creature(s.level(), number) != nullptr) == (status == Status::count));
        CHECK(has_gone(s, number) == (status == Status::count));
    }
}

TEST_CASE("a follower uses doors, walks round water and sets off traps on the new level",
          "[play][claims][D15]") {
    // A door to open, water to walk round, a plate to tread on.
    constexpr std::string_view lower = R"(
        ##################
        #<...+...~~~.....#
        ##...#...~~~.....#
        ##...#...........#
        ##################
    )";
    Scenario s = two_levels(stairs_above, lower);
    const ActorId number = add_live_creature(s, MonsterKind::Goblin, s.game.hero.at + Pos{-1, 0}).id;
    s.play(Move{Direction::East});
    REQUIRE(s.game.depth == 6);
    bool through_door = false;
    bool wet = false;
    bool trodden = false;
    const auto watch = [&] {
        const Monster* goblin = find_creature(s.level(), number);
        if (goblin == nullptr) return;
        through_door |= goblin->at == Pos{5, 1};
        wet |= s.level().layers.has(goblin->at, {TerrainProperty::DeepWater});
        trodden |= goblin->at == Pos{10, 3};
    };
    const auto go = [&](Pos goal) {
        for (int i = 0; i < 60 && !(s.game.hero.at == goal); ++i) {
            s.game.horde_fuse = 1000;
            s.play(TravelTo{goal}).play(Stop{});
            watch();
        }
        REQUIRE(s.game.hero.at == goal);
    };
    s.game.here().known.discovered.fill();
    s.game.here().known.memory = s.level().layers;
    go({4, 1});
    go({7, 1});
    go({13, 3});
    // A snare appears behind the hero.
    s.level().layers[Layer::Dungeon][{10, 3}] = Terrain::HiddenAlarmTrap;
    go({15, 1});
    for (int i = 0; i < 40; ++i) {
        rest(s);
        watch();
    }
    CHECK(through_door);
    CHECK_FALSE(wet);
    CHECK(trodden);
    // As near as its spear needs it.
    CHECK(king_distance(find_creature(s.level(), number)->at, s.game.hero.at) <= 2);
}

}  // namespace cellophane::claims
