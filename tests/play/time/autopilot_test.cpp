#include "content/terrain.h"
#include "play/creature_scene.h"
#include "play/pathfinding/passability.h"
#include "play/pathfinding/travel_hazards.h"
#include "play/pathfinding/travel_planner.h"
#include "support/catch.h"

// What the hero does by itself while others are about (rules/hero.md 10.1 and 10.5 to 10.8).

namespace cellophane::autopilot_scenes {

namespace {

constexpr std::string_view corridor = R"(
    ############
    #@.........#
    ############
)";
constexpr std::string_view room = R"(
    ############
    #..........#
    #@.........#
    #..........#
    ############
)";

/// A creature that takes no turns and is not easily killed.
Monster& add_dummy(Scenario& s, MonsterKind kind, Pos at) {
    Monster& monster = add_live_creature(s, kind, at);
    monster.vitals.ticks = 1'000'000;
    monster.health = monster.max_health = 30000;
    monster.noticed = monster.seen_meanwhile = true;
    s.look();
    return monster;
}

Monster& add_friend(Scenario& s, Pos at) {
    Monster& ally = add_dummy(s, MonsterKind::Ogre, at);
    ally.state = MonsterState::Ally;
    ally.set(MonsterMark::FollowsHero);
    s.look();
    return ally;
}

/// Whether the creature bars a journey down the corridor.
template <class Change>
bool bars(MonsterKind kind, Change&& change) {
    Scenario s{corridor};
    Monster& monster = add_dummy(s, kind, {5, 1});
    change(s, monster);
    s.look();
    const TravelPlan plan = plan_travel(s.game, {10, 1}, s.caches);
    CHECK((plan.barred_at() == nowhere) == (plan.end() == Pos{10, 1}));
    return would_avoid(s.game, {5, 1}) && plan.barred_at() == Pos{5, 1};
}

bool bars(MonsterKind kind) {
    return bars(kind, [](Scenario&, Monster&) {});
}

/// How many blows the first so many steps of an exploration are.
int blows_in(Scenario& s, int steps) {
    s.play(Explore{});
    for (int i = 1; i < steps; ++i) s.play(Continue{});
    return s.count<Struck>();
}

}  // namespace

TEST_CASE("travel treats sleepers and what can neither be passed nor killed as obstacles", "[play][travel]") {
    CHECK_FALSE(bars(MonsterKind::Rat));
    CHECK_FALSE(bars(MonsterKind::Revenant));
    CHECK_FALSE(bars(MonsterKind::SpectralBlade));
    CHECK(bars(MonsterKind::StoneGuardian));
    const auto asleep = [](Scenario&, Monster& monster) { monster.state = MonsterState::Sleeping; };
    CHECK(bars(MonsterKind::Rat, asleep));
    CHECK(bars(MonsterKind::Revenant, asleep));
    const auto captive = [](Scenario&, Monster& monster) { monster.set(MonsterMark::Captive); };
    CHECK(bars(MonsterKind::Ogre, captive));
    const auto ally = [](Scenario&, Monster& monster) { monster.state = MonsterState::Ally; };
    CHECK_FALSE(bars(MonsterKind::Ogre, ally));
    const auto stiff_ally = [](Scenario&, Monster& monster) {
        monster.state = MonsterState::Ally;
        monster.vitals.statuses.set(Status::Paralyzed, 20);
    };
    CHECK(bars(MonsterKind::Ogre, stiff_ally));
    // A harmless game: the hero strikes no creature, and gets past every one that moves.
    const auto harmless = [](Scenario& s, Monster&) { s.game.harmless = true; };
    CHECK_FALSE(bars(MonsterKind::Rat, harmless));
    CHECK_FALSE(bars(MonsterKind::GoblinTotem));
    CHECK(bars(MonsterKind::GoblinTotem, harmless));
}

TEST_CASE("travel names the sleeper in the only way, goes nowhere and does not attack it", "[play][travel]") {
    Scenario s{corridor};
    Monster& ogre = add_dummy(s, MonsterKind::Ogre, {5, 1});
    ogre.state = MonsterState::Sleeping;
    s.look();
    s.play_out(TravelTo{{10, 1}});
    CHECK(s.game.turns == 0);
    REQUIRE(s.count<TravelBlocked>() == 1);
    CHECK(s.last<TravelBlocked>()->behind->at == Pos{5, 1});
    CHECK(s.last<TravelBlocked>()->behind->by == view_of(ogre));
    // A hero sent to the creature's own cell walks up to it, and strikes it when sent again.
    s.play_out(TravelTo{{5, 1}});
    CHECK(s.game.hero.at == Pos{4, 1});
    CHECK(s.count<Struck>() == 0);
    s.play_out(TravelTo{{5, 1}});
    CHECK(s.count<Struck>() == 1);
}

TEST_CASE("travel walks up to a monster awake in the only way, and does not attack it", "[play][travel]") {
    Scenario s{corridor};
    const Monster& ogre = add_dummy(s, MonsterKind::Ogre, {5, 1});
    s.play_out(TravelTo{{10, 1}});
    CHECK(s.game.hero.at == Pos{4, 1});
    CHECK(s.game.turns == 3);
    REQUIRE(s.count<CellOccupied>() == 1);
    CHECK(s.last<CellOccupied>()->by == view_of(ogre));
    CHECK(s.last<CellOccupied>()->by_himself);
    CHECK(s.count<Struck>() == 0);
}

TEST_CASE("exploring goes round sleepers, and names the one in the only way", "[play][explore]") {
    for (const MonsterKind kind : {MonsterKind::Kobold, MonsterKind::PitBloat, MonsterKind::Eel}) {
        CAPTURE(kind);
        Scenario wide{room};
        make_tough(wide);
        wide.game.here().known.discovered.fill();
        wide.level().items.push_back(some_item(ItemKind::Mango, {9, 2}));
        add_dummy(wide, kind, {5, 2}).state = MonsterState::Sleeping;
        wide.look();
        wide.play_out(Explore{});
        CHECK(wide.game.hero.at == Pos{9, 2});
        CHECK(wide.count<Struck>() + wide.count<CellOccupied>() == 0);
        Scenario narrow{corridor};
        make_tough(narrow);
        narrow.game.here().known.discovered.fill();
        narrow.level().items.push_back(some_item(ItemKind::Mango, {9, 1}));
        narrow.level().items.push_back(some_item(ItemKind::Mango, {3, 1}));
        Monster& sleeper = add_dummy(narrow, kind, {6, 1});
        sleeper.state = MonsterState::Sleeping;
        narrow.look();
        // First what can be reached, then the news of what cannot.
        narrow.play_out(Explore{});
        CHECK(narrow.game.hero.at == Pos{3, 1});
        CHECK(narrow.count<Explored>() == 0);
        narrow.play_out(Explore{});
        CHECK(narrow.game.hero.at == Pos{3, 1});
        CHECK(narrow.count<Struck>() + narrow.count<CellOccupied>() == 0);
        REQUIRE(narrow.count<Explored>() == 1);
        REQUIRE(narrow.last<Explored>()->behind);
        CHECK(narrow.last<Explored>()->behind->by == view_of(sleeper));
        // Awake it is fought, or in the way.
        sleeper.state = MonsterState::Hunting;
        narrow.look();
        CHECK_FALSE(plan_exploration(narrow.game, narrow.caches).next_step() == Direction::count);
    }
}

TEST_CASE("a sleeper seen in the only way is remembered there until the hero sees that it is gone",
          "[play][explore]") {
    // From the room the bend of the corridor is out of view.
    Scenario s{R"(
        ##############
        #....#########
        #.......@#####
        #....###.#####
        ########.....#
        ##############
    )"};
    make_tough(s);
    s.game.here().known.discovered.fill();
    s.game.here().known.memory = s.level().layers;
    s.level().items.push_back(some_item(ItemKind::Mango, {12, 4}));
    s.game.here().known.items = s.level().items;
    Monster& sleeper = add_dummy(s, MonsterKind::Ogre, {8, 4});
    sleeper.state = MonsterState::Sleeping;
    s.look();
    s.game.hero.at = {1, 1};
    s.look();
    REQUIRE_FALSE(s.game.here().known.visible.test({8, 4}));
    s.play_out(Explore{});
    REQUIRE(s.count<Explored>() == 1);
    REQUIRE(s.last<Explored>()->behind);
    CHECK(s.last<Explored>()->behind->at == Pos{8, 4});
    CHECK_FALSE(s.last<Explored>()->behind->by);
    // What happens out of view changes nothing.
    sleeper.at = {11, 4};
    sleeper.state = MonsterState::Wandering;
    s.level().occupancy.invalidate();
    s.play_out(Explore{});
    CHECK(s.count<Explored>() == 2);
    CHECK(s.last<Explored>()->behind->at == Pos{8, 4});
    s.game.hero.at = {8, 2};
    s.look();
    CHECK_FALSE(plan_exploration(s.game, s.caches).next_step() == Direction::count);
}

TEST_CASE("travel passes allies, and leads up to a captive", "[play][travel]") {
    Scenario s{corridor};
    add_friend(s, {5, 1});
    s.play_out(TravelTo{{10, 1}});
    CHECK(s.game.hero.at == Pos{10, 1});
    CHECK(s.count<CellOccupied>() == 0);
    Scenario bound{corridor};
    add_dummy(bound, MonsterKind::Ogre, {5, 1}).set(MonsterMark::Captive);
    bound.look();
    bound.play_out(TravelTo{{5, 1}});
    CHECK(bound.game.hero.at == Pos{4, 1});
    CHECK(bound.game.question == Question::FreeCaptive);
    // A discordant friend is an enemy: the journey stops without a question.
    Scenario torn{corridor};
    add_friend(torn, {5, 1}).vitals.statuses.set(Status::Discordant, 100);
    torn.play_out(TravelTo{{10, 1}});
    CHECK(torn.count<Struck>() == 0);
    CHECK(torn.game.question == Question::None);
}

TEST_CASE("no weapon attacks at reach or in passing during travel", "[play][travel]") {
    for (const ItemKind kind : {ItemKind::Whip, ItemKind::Spear, ItemKind::Rapier, ItemKind::Flail}) {
        CAPTURE(kind);
        Scenario s{room};
        s.game.hero.pack.items.push_back(some_item(kind, {}));
        s.game.hero.pack.wielded = 0;
        add_dummy(s, MonsterKind::Ogre, {8, 2}).state = MonsterState::Sleeping;
        add_dummy(s, MonsterKind::Ogre, {4, 1}).state = MonsterState::Sleeping;
        s.play_out(TravelTo{{7, 2}});
        CHECK(s.game.hero.at == Pos{7, 2});
        CHECK(s.count<Struck>() == 0);
    }
}

TEST_CASE("travel goes round invulnerable monsters if there is a way", "[play][travel][explore]") {
    for (const MonsterKind kind : {MonsterKind::Revenant, MonsterKind::WardenOfYendor}) {
        CAPTURE(kind);
        Scenario s{room};
        add_dummy(s, kind, {5, 2});
        REQUIRE(plan_travel(s.game, {10, 2}, s.caches).end() == Pos{10, 2});
        for (const Pos at : plan_travel(s.game, {10, 2}, s.caches).route()) CHECK_FALSE(at == Pos{5, 2});
        s.play_out(TravelTo{{10, 2}});
        CHECK(s.game.hero.at == Pos{10, 2});
        Scenario narrow{corridor};
        add_dummy(narrow, kind, {5, 1});
        REQUIRE(plan_travel(narrow.game, {10, 1}, narrow.caches).end() == Pos{10, 1});
        narrow.play_out(TravelTo{{10, 1}});
        CHECK(narrow.game.hero.at == Pos{4, 1});
        CHECK(narrow.count<CellOccupied>() == 1);
        CHECK(narrow.count<Struck>() == 0);
    }
    // A journey strikes nobody else either.
    Scenario s{room};
    add_dummy(s, MonsterKind::Ogre, {5, 2});
    const std::vector<Pos> route = plan_travel(s.game, {10, 2}, s.caches).route();
    CHECK(std::find(route.begin(), route.end(), Pos{5, 2}) == route.end());
}

TEST_CASE("exploring does not attack monsters immune to the weapon", "[play][explore]") {
    const auto explored = [](std::string_view picture, MonsterKind kind, Pos at, ItemKind weapon) {
        Scenario s{picture};
        make_tough(s);
        s.game.hero.pack.items.push_back(some_item(weapon, {}));
        s.game.hero.pack.wielded = 0;
        add_dummy(s, kind, at);
        // Only a thing lies beyond.
        s.game.here().known.discovered.fill();
        s.level().items.push_back(some_item(ItemKind::Mango, {9, at.y}));
        s.look();
        s.play_out(Explore{});
        return s;
    };
    for (const MonsterKind kind : {MonsterKind::Revenant, MonsterKind::WardenOfYendor})
        for (const ItemKind weapon : {ItemKind::Sword, ItemKind::Whip, ItemKind::Spear, ItemKind::Rapier}) {
            CAPTURE(kind, weapon);
            const Scenario narrow = explored(corridor, kind, {5, 1}, weapon);
            CHECK(narrow.game.hero.at == Pos{4, 1});
            CHECK(narrow.count<Struck>() == 0);
            CHECK(narrow.game.turns == 3);
            CHECK(narrow.count<CellOccupied>() == 1);
            // There is something left.
            CHECK(narrow.count<Explored>() == 0);
            const Scenario wide = explored(room, kind, {5, 2}, weapon);
            CHECK(wide.count<Struck>() == 0);
            CHECK(wide.game.hero.at == Pos{9, 2});
        }
    const Scenario fought = explored(corridor, MonsterKind::Rat, {5, 1}, ItemKind::Sword);
    CHECK(fought.count<Struck>() > 0);
}

TEST_CASE("exploring remembers a sleeping invulnerable monster in the way", "[play][explore]") {
    // From the corner it is in view, and the other thing is the nearer; a step back it is not.
    Scenario s{R"(
        ##########################
        #....#####################
        ####.#####################
        ####.#####################
        ####...@.................#
        ##########################
    )"};
    make_tough(s);
    s.game.here().known.discovered.fill();
    add_creature(s, MonsterKind::Revenant, {3, 1});
    for (const Pos at : {Pos{1, 1}, Pos{24, 4}}) s.level().items.push_back(some_item(ItemKind::Mango, at));
    s.game.here().known.items = s.level().items;
    s.look();
    // To the corner, and from there to the other end.
    for (int i = 0; i < 3; ++i) s.play_out(Explore{});
    CHECK(s.game.hero.at == Pos{24, 4});
    CHECK(s.game.turns < 40);
    CHECK(s.count<Struck>() == 0);
}

TEST_CASE("a web on the way does not end travel", "[play][travel]") {
    Scenario s{corridor};
    s.level().layers.put(Layer::Surface, {5, 1}, Terrain::Spiderweb);
    s.look();
    s.play_out(TravelTo{{10, 1}});
    CHECK(s.game.hero.at == Pos{10, 1});
    CHECK(s.count<StatusBegan>() == 0);
    CHECK(s.count<Struggled>() == 0);
    CHECK(s.count<BrokeFree>() == 1);
    // A hero that walks step by step is told of it.
    Scenario stepping{corridor};
    const Pos next = stepping.game.hero.at + Pos{1, 0};
    stepping.level().layers.put(Layer::Surface, next, Terrain::Spiderweb);
    stepping.play(Move{Direction::East});
    CHECK(stepping.count<StatusBegan>() == 1);
}

TEST_CASE("travel avoids pickup switches", "[play][travel]") {
    Scenario s{corridor};
    s.level().layers.put(Layer::Dungeon, {5, 1}, Terrain::PickupSwitchAltar);
    s.look();
    travel_costs(s.game, s.caches);
    CHECK(s.caches.costs[{5, 1}] == s.caches.costs[{6, 1}] + 20);
}

TEST_CASE("automatic movement does not avoid terrain under an enemy it may attack", "[play][travel]") {
    Scenario s{"########\n#.@ll..#\n########\n"};
    CHECK(would_avoid(s.game, {3, 1}));
    Monster& bat = add_dummy(s, MonsterKind::VampireBat, {3, 1});
    CHECK_FALSE(would_avoid(s.game, {3, 1}));
    travel_costs(s.game, s.caches);
    CHECK(s.caches.costs[{3, 1}] > 0);
    CHECK(s.caches.costs[{4, 1}] < 0);
    bat.at = {4, 1};
    CHECK(would_avoid(s.game, {4, 1}));
    bat.at = {3, 1};
    s.game.harmless = true;
    CHECK(would_avoid(s.game, {3, 1}));
    // A turret shows where there is a wall.
    Scenario turret{"########\n#.@....#\n########\n"};
    add_dummy(turret, MonsterKind::ArrowTurret, {2, 0});
    CHECK_FALSE(would_avoid(turret.game, {2, 0}));
    CHECK(would_avoid(turret.game, {3, 0}));
    travel_costs(turret.game, turret.caches);
    CHECK(turret.caches.costs[{2, 0}] < 0);
}

TEST_CASE("automatic movement crosses pressed plates and flames with an ally in them", "[play][travel]") {
    Scenario s{room};
    s.level().layers[Layer::Dungeon][{4, 2}] = Terrain::CausticGasTrap;
    s.level().layers[Layer::Surface][{6, 2}] = Terrain::PlainFire;
    s.look();
    CHECK(would_avoid(s.game, {4, 2}));
    CHECK(would_avoid(s.game, {6, 2}));
    s.level().environment_state.pressed.set({4, 2});
    add_friend(s, {6, 2});
    CHECK_FALSE(would_avoid(s.game, {4, 2}));
    CHECK_FALSE(would_avoid(s.game, {6, 2}));
    travel_costs(s.game, s.caches);
    CHECK(s.caches.costs[{4, 2}] > 0);
    CHECK(s.caches.costs[{6, 2}] > 0);
}

TEST_CASE("automatic movement in gas avoids lichen, and on lichen avoids gas", "[play][travel]") {
    Scenario s{room};
    TerrainLayers& layers = s.level().layers;
    layers[Layer::Surface][{2, 2}] = Terrain::Lichen;
    layers[Layer::Gas][s.game.hero.at] = Terrain::ConfusionGas;
    layers.gas_volume[s.game.hero.at] = 100;
    s.look();
    CHECK(would_avoid(s.game, {2, 2}));
    layers[Layer::Surface][s.game.hero.at] = Terrain::Lichen;
    s.look();
    CHECK_FALSE(would_avoid(s.game, {2, 2}));
}

TEST_CASE("exploring is refused while confused or inside solid terrain", "[play][explore]") {
    Scenario s{room};
    s.game.hero.vitals.statuses.set(Status::Confused, 5);
    s.play_out(Explore{});
    CHECK(s.count<TooConfused>() == 1);
    // A confused hero does not run either.
    s.play_out(Run{Direction::East});
    CHECK(s.game.turns == 0);
    CHECK(s.game.hero.at == Pos{1, 2});
    Scenario walled{room};
    walled.level().layers[Layer::Dungeon][{1, 2}] = Terrain::CrystalFormationWall;
    walled.play_out(Explore{});
    CHECK(walled.count<WalledIn>() == 1);
    CHECK(walled.game.turns == 0);
}

TEST_CASE("exploring fights an adjacent monster to the end", "[play][explore]") {
    Scenario s{room};
    make_tough(s);
    Monster& rat = add_dummy(s, MonsterKind::Rat, {2, 1});
    rat.health = rat.max_health = 40;
    s.play_out(Explore{});
    CHECK(s.level().monsters.empty());
    CHECK(s.count<Struck>() > 5);
    // The kill is news.
    CHECK(s.game.hero.at == Pos{1, 2});
    CHECK(s.game.doing.index() == 0);
}

TEST_CASE("exploring begins no fight with a sleeper, and bursts no bloat", "[play][explore]") {
    for (const MonsterKind kind : {MonsterKind::Rat, MonsterKind::Dragon, MonsterKind::PitBloat}) {
        Scenario s{room};
        Monster& other = add_live_creature(
            s, kind, {2, 1},
            kind == MonsterKind::PitBloat ? MonsterState::Wandering : MonsterState::Sleeping);
        other.vitals.ticks = 1'000'000;
        s.look();
        s.play_out(Explore{});
        INFO(other.row().name);
        CHECK(s.count<Struck>() == 0);
        CHECK(s.level().monsters.size() == 1);
    }
}

TEST_CASE("exploring stops fighting when the next blow may kill the hero", "[play][explore]") {
    const auto blows_at = [](int health, auto&& change) {
        Scenario s{room};
        Monster& rat = add_dummy(s, MonsterKind::Rat, {2, 1});
        s.game.hero.health = s.game.hero.max_health = health;
        change(s, rat);
        return blows_in(s, 12);
    };
    const auto as_it_is = [](Scenario&, Monster&) {};
    const int worst = monster_rows[MonsterKind::Rat].damage.most;
    CHECK(blows_at(worst, as_it_is) == 1);
    CHECK(blows_at(worst + 1, as_it_is) == 12);
    CHECK(blows_at(worst, [](Scenario&, Monster& rat) {
              rat.vitals.weakness = 5;
              rat.vitals.statuses.set(Status::Weakened, 100);
          }) == 12);
    CHECK(blows_at(worst, [](Scenario& s, Monster&) {
              s.game.hero.vitals.statuses.set(Status::Hallucinating, 100);
          }) == 12);
}

TEST_CASE("exploring does not fight monsters that are allies, harmless or bad to strike", "[play][explore]") {
    const auto blows_at = [](MonsterKind kind, Pos at, auto&& change) {
        Scenario s{R"(
            ############
            #.#........#
            #@.........#
            #..........#
            ############
        )"};
        make_tough(s);
        change(s, add_dummy(s, kind, at));
        s.look();
        s.play(Explore{});
        return s.count<Struck>();
    };
    const auto as_it_is = [](Scenario&, Monster&) {};
    const Pos beside{2, 3};
    CHECK(blows_at(MonsterKind::Rat, beside, as_it_is) == 1);
    CHECK(blows_at(MonsterKind::StoneGuardian, beside, as_it_is) == 0);
    CHECK(blows_at(MonsterKind::Revenant, beside, as_it_is) == 0);
    CHECK(blows_at(MonsterKind::Ogre, beside,
                   [](Scenario&, Monster& ogre) { ogre.set(MonsterMark::Captive); }) == 0);
    CHECK(blows_at(MonsterKind::Ogre, beside,
                   [](Scenario&, Monster& ogre) { ogre.state = MonsterState::Ally; }) == 0);
    CHECK(blows_at(MonsterKind::Rat, beside, [](Scenario& s, Monster&) { s.game.harmless = true; }) == 0);
    CHECK(blows_at(MonsterKind::Eel, beside, [&](Scenario& s, Monster& eel) {
              s.level().layers[Layer::Liquid][beside] = Terrain::DeepWater;
              eel.vitals.submerged = true;
          }) == 0);
    // No creature behind a corner is struck, except in the wall itself.
    const auto wall_off = [](Scenario& s, Monster&) {
        s.level().layers[Layer::Dungeon][{2, 2}] = Terrain::StoneWall;
    };
    CHECK(blows_at(MonsterKind::Rat, beside, wall_off) == 0);
    CHECK(blows_at(MonsterKind::ArrowTurret, {0, 1}, as_it_is) == 1);
    CHECK(blows_at(MonsterKind::ArrowTurret, {2, 1}, as_it_is) == 1);
}

TEST_CASE("a fight during exploring ends when another monster appears, not by blows", "[play][explore]") {
    Scenario s{room};
    make_tough(s);
    Monster& rat = add_dummy(s, MonsterKind::Rat, {2, 2});
    rat.vitals.ticks = 100;
    s.play(Explore{});
    for (int i = 0; i < 10; ++i) s.play(Continue{});
    const bool struck_back = std::any_of(s.events.begin(), s.events.end(), [](const Event& event) {
        const Struck* blow = event.as<Struck>();
        return blow != nullptr && blow->at.hero;
    });
    CHECK(struck_back);
    CHECK(s.game.doing.index() != 0);
    add_dummy(s, MonsterKind::Goblin, {8, 2}).seen_meanwhile = false;
    s.play(Continue{});
    CHECK(s.count<CreatureNoticed>() == 1);
    CHECK(s.game.doing.index() == 0);
}

TEST_CASE("monsters in view from the start do not interrupt travel again", "[play][travel]") {
    Scenario s{"##############\n#@.........~~#\n##############\n"};
    Monster& eel = add_dummy(s, MonsterKind::Eel, {12, 1});
    eel.seen_meanwhile = false;
    s.play(TravelTo{{9, 1}});
    CHECK(s.game.doing.index() != 0);
    // The eel submerges, and comes up again.
    eel.vitals.submerged = true;
    s.play(Continue{});
    eel.vitals.submerged = false;
    s.play(Continue{});
    CHECK(s.count<CreatureNoticed>() == 0);
    CHECK(s.game.doing.index() != 0);
    add_dummy(s, MonsterKind::Eel, {11, 1}).seen_meanwhile = false;
    s.play(Continue{});
    CHECK(s.count<CreatureNoticed>() == 1);
    CHECK(s.game.doing.index() == 0);
}

TEST_CASE("travel stops when lava appears on the rest of the way", "[play][travel]") {
    Scenario s{room};
    s.play(TravelTo{{10, 2}});
    s.level().layers[Layer::Liquid][{8, 2}] = Terrain::Lava;
    s.look();
    const int turns = s.game.turns;
    s.play(Continue{});
    CHECK(s.count<RouteChanged>() == 1);
    CHECK(s.game.turns == turns);
    CHECK(s.game.doing.index() == 0);
    // The next one leads round it.
    s.play_out(TravelTo{{10, 2}});
    CHECK(s.game.hero.at == Pos{10, 2});

    Scenario corner{room};
    corner.play(TravelTo{{10, 3}});
    REQUIRE(corner.game.doing.index() != 0);
    const std::vector<Pos>& route = std::get<Traveling>(corner.game.doing).route;
    Pos flank = nowhere;
    for (std::size_t i = 0; i + 1 < route.size(); ++i)
        if (route[i].y != route[i + 1].y) flank = {route[i].x, route[i + 1].y};
    REQUIRE(flank != nowhere);
    corner.level().layers[Layer::Dungeon][flank] = Terrain::StoneWall;
    corner.look();
    corner.play(Continue{});
    CHECK(corner.count<RouteChanged>() == 1);
}

TEST_CASE("travel goes on when a monster or a danger appears beside the way", "[play][travel]") {
    Scenario s{room};
    s.play(TravelTo{{10, 2}});
    add_dummy(s, MonsterKind::Rat, {8, 2});
    s.level().layers[Layer::Liquid][{8, 1}] = Terrain::Lava;
    s.look();
    for (int i = 0; i < 20; ++i) s.play(Continue{});
    CHECK(s.count<RouteChanged>() == 0);
    CHECK(s.game.hero.at == Pos{7, 2});
    CHECK(s.count<CellOccupied>() == 1);
}

TEST_CASE("levers and turrets in walls are reached round corners", "[play][travel]") {
    constexpr std::string_view nook = R"(
        ######
        #@...#
        #....#
        ######
    )";
    Scenario lever{nook};
    lever.level().layers[Layer::Dungeon][{2, 0}] = Terrain::WallLever;
    lever.look();
    lever.play_out(TravelTo{{2, 0}});
    CHECK(lever.game.turns == 1);
    CHECK(lever.game.hero.at == Pos{1, 1});
    CHECK(lever.count<Bumped>() == 1);
    Scenario turret{nook};
    add_dummy(turret, MonsterKind::ArrowTurret, {2, 0});
    turret.play_out(TravelTo{{2, 0}});
    CHECK(turret.count<Struck>() == 1);
    CHECK(turret.game.hero.at == Pos{1, 1});
}

TEST_CASE("a run passes allies and stops beside other monsters", "[play][run]") {
    const auto run_beside = [](bool is_friend) {
        Scenario s{room};
        if (is_friend)
            add_friend(s, {5, 1});
        else
            add_dummy(s, MonsterKind::Ogre, {5, 1});
        s.play_out(Run{Direction::East});
        return s.game.hero.at;
    };
    CHECK(run_beside(true) == Pos{10, 2});
    CHECK(run_beside(false) == Pos{4, 2});
}

TEST_CASE("solid growth on a hidden trap blocks monsters", "[play][movement]") {
    Scenario s{corridor};
    s.level().layers[Layer::Dungeon][{5, 1}] = Terrain::HiddenConfusionTrap;
    CHECK_FALSE(is_shut(s.level(), {5, 1}));
    s.level().layers[Layer::Surface][{5, 1}] = Terrain::BloodwortPod;
    CHECK(is_shut(s.level(), {5, 1}));
    s.level().layers[Layer::Surface][{5, 1}] = Terrain::Nothing;
    s.level().layers[Layer::Dungeon][{5, 1}] = Terrain::SecretDoor;
    CHECK_FALSE(is_shut(s.level(), {5, 1}));
    // Even a confused creature does not stumble into it.
    s.level().layers[Layer::Dungeon][{5, 1}] = Terrain::HiddenConfusionTrap;
    s.level().layers[Layer::Surface][{5, 1}] = Terrain::BloodwortPod;
    Monster& goblin = add_dummy(s, MonsterKind::Goblin, {6, 1});
    for (int i = 0; i < 200; ++i) {
        goblin.vitals.statuses.set(Status::Confused, 10);
        let_act(s, goblin);
        CHECK(goblin.at.x > 5);
    }
}

}  // namespace cellophane::autopilot_scenes
