#include "play/pathfinding/passability.h"

#include "play/scenario.h"
#include "support/catch.h"

// Where creatures can walk, submerge and change places (rules/monsters.md 9.1, 9.4, 9.5 and 9.7).

namespace cellophane::passability_scenes {

namespace {

using P = TerrainProperty;

Monster some(MonsterKind kind) {
    return newborn(kind, std::nullopt, {2, 2});
}

/// Whether a creature at its place in this terrain could go under.
bool submerges(Scenario& s, const Monster& monster, Terrain liquid, Terrain dungeon = Terrain::Floor) {
    s.level().layers.put(Layer::Liquid, monster.at, liquid);
    s.level().layers.put(Layer::Dungeon, monster.at, dungeon);
    return may_submerge(s.level(), monster);
}

}  // namespace

TEST_CASE("a body is immune to what its nature and its statuses say", "[play][passability]") {
    CHECK(immunities(some(MonsterKind::Goblin)) == TerrainProperties{});
    CHECK(immunities(some(MonsterKind::Salamander)).has(P::Lava));
    CHECK(immunities(some(MonsterKind::Salamander)).has(P::Fire));
    CHECK(immunities(some(MonsterKind::Salamander)).has(P::Ignites));
    CHECK(immunities(some(MonsterKind::Eel)).has(P::DeepWater));
    CHECK_FALSE(immunities(some(MonsterKind::Eel)).has(P::Lava));
    CHECK(immunities(some(MonsterKind::Spider)) == TerrainProperties{P::Entangles});
    Monster goblin = some(MonsterKind::Goblin);
    goblin.vitals.statuses.set(Status::Levitating, 10);
    CHECK(immunities(goblin) ==
          TerrainProperties{P::Descends, P::LichenPoison, P::DeepWater, P::TrapPlate, P::Lava});
    goblin.vitals.statuses.set(Status::FireImmune, 10);
    CHECK(immunities(goblin).has(P::Fire));
    CHECK(immunities(some(MonsterKind::GoblinTotem)).has(P::Paralyzes));
    CHECK_FALSE(immunities(some(MonsterKind::GoblinTotem)).has(P::Fire));
}

TEST_CASE("ground harms a creature unless it is immune", "[play][passability]") {
    for (const P harm : {P::Damages, P::Paralyzes, P::Confuses, P::LichenPoison, P::Fire, P::Explodes}) {
        CHECK(suffers(some(MonsterKind::Goblin), {harm}));
        CHECK(suffers(some(MonsterKind::GoblinTotem), {harm}) == (harm == P::Fire || harm == P::Explodes));
        CHECK(suffers(some(MonsterKind::Salamander), {harm}) == (harm != P::Fire));
    }
    CHECK_FALSE(suffers(some(MonsterKind::Goblin), {P::DeepWater, P::Nauseates, P::Entangles}));
}

TEST_CASE("creatures are not put where they would perish, nor where they would suffer if there is better",
          "[play][passability]") {
    const TerrainProperties of_goblin = forbidden_terrain(some(MonsterKind::Goblin));
    CHECK(of_goblin.has(P::Lava));
    CHECK(of_goblin.has(P::DeepWater));
    CHECK(of_goblin.has(P::TrapPlate));
    CHECK_FALSE(forbidden_terrain(some(MonsterKind::Eel)).has(P::DeepWater));
    CHECK_FALSE(
        forbidden_terrain(some(MonsterKind::VampireBat)).any_of({P::Lava, P::Descends, P::TrapPlate}));
    CHECK_FALSE(forbidden_terrain(some(MonsterKind::Salamander)).any_of({P::Lava, P::Fire, P::Ignites}));
    const TerrainProperties shunned = shunned_terrain(some(MonsterKind::Goblin));
    for (const P harm : {P::Damages, P::Paralyzes, P::Confuses, P::LichenPoison, P::Fire, P::Sacred})
        CHECK(shunned.has(harm));
    CHECK_FALSE(shunned_terrain(some(MonsterKind::Salamander)).has(P::Fire));
    CHECK_FALSE(shunned_terrain(some(MonsterKind::VampireBat)).has(P::LichenPoison));
    CHECK_FALSE(shunned_terrain(some(MonsterKind::GoblinTotem)).any_of({P::Damages, P::Confuses}));
    CHECK(shunned_terrain(some(MonsterKind::GoblinTotem)).has(P::Fire));
    Monster warden = some(MonsterKind::WardenOfYendor);
    CHECK_FALSE(shunned_terrain(warden).any_of({P::Damages, P::Explodes, P::TrapPlate}));
    CHECK(shunned_terrain(warden).has(P::Sacred));
}

TEST_CASE("to what is confined to liquid all dry ground is closed", "[play][passability]") {
    const Scenario s{"######\n#.~,@#\n######\n"};
    const TerrainLayers& layers = s.level().layers;
    const BitGrid to_eel = cells_closed_to(layers, some(MonsterKind::Eel), {});
    CHECK(to_eel.test({1, 1}));
    CHECK_FALSE(to_eel.test({2, 1}));
    CHECK_FALSE(to_eel.test({3, 1}));
    CHECK(to_eel.count() == 6 * 3 - 2);
    CHECK(cells_closed_to(layers, some(MonsterKind::Goblin), {}).none());
    CHECK(cells_closed_to(layers, some(MonsterKind::Goblin), {P::DeepWater}).count() == 1);
}

TEST_CASE("a creature that submerges does so in its liquid, free of holds and obstructions",
          "[play][passability]") {
    Scenario s{"#####\n#...#\n#...#\n#@..#\n#####\n"};
    Monster eel = some(MonsterKind::Eel);
    CHECK(submerges(s, eel, Terrain::DeepWater));
    // Even shallow water will do (table of terrain), but no stone.
    CHECK(submerges(s, eel, Terrain::ShallowWater));
    CHECK_FALSE(submerges(s, eel, Terrain::Obsidian));
    CHECK_FALSE(submerges(s, eel, Terrain::Nothing));
    CHECK_FALSE(submerges(s, eel, Terrain::DeepWater, Terrain::GreenCrystal));
    CHECK_FALSE(submerges(s, some(MonsterKind::Goblin), Terrain::DeepWater));
    for (const MonsterMark held : {MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::Captive}) {
        Monster busy = eel;
        busy.set(held);
        CHECK_FALSE(submerges(s, busy, Terrain::DeepWater));
    }
    // In lava none but the fireproof.
    CHECK_FALSE(submerges(s, eel, Terrain::Lava));
    eel.vitals.statuses.set(Status::FireImmune, 10);
    CHECK(submerges(s, eel, Terrain::Lava));
    CHECK(submerges(s, some(MonsterKind::Salamander), Terrain::Lava));
}

TEST_CASE(
    "creatures pass secret doors, the hero does not, and nobody passes secret levers or what is "
    "overgrown",
    "[play][passability]") {
    Scenario s{"#####\n#@s.#\n#####\n"};
    const Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 1});
    const Pos door{2, 1};
    CHECK_FALSE(is_shut(s.level(), door));
    CHECK_FALSE(is_shut_to(s.level(), goblin, door));
    CHECK(is_shut_to(s.level(), s.game.hero, door));
    CHECK(secret_passages(s.level()).count() == 1);
    s.level().layers.put(Layer::Surface, door, Terrain::GreenCrystal);
    CHECK(is_shut(s.level(), door));
    CHECK(secret_passages(s.level()).none());
    s.level().layers.put(Layer::Surface, door, Terrain::Nothing);
    s.level().layers.put(Layer::Dungeon, door, Terrain::HiddenLever);
    CHECK(is_shut(s.level(), door));
    CHECK(is_shut(s.level(), {0, 0}));
    CHECK_FALSE(is_shut(s.level(), {3, 1}));
}

TEST_CASE("neighbours are next to each other if no corner is between them", "[play][passability]") {
    const Scenario s{"#####\n#@..#\n#.#.#\n#...#\n#####\n"};
    const TerrainLayers& layers = s.level().layers;
    CHECK(is_next_to(layers, {1, 1}, {2, 1}));
    CHECK_FALSE(is_next_to(layers, {1, 1}, {1, 1}));
    CHECK_FALSE(is_next_to(layers, {1, 1}, {3, 1}));
    CHECK_FALSE(is_next_to(layers, {2, 1}, {3, 2}));
    CHECK(corner_cut(layers, {2, 1}, Direction::SouthEast) == Pos{2, 2});
    CHECK(corner_cut(layers, {1, 2}, Direction::NorthEast) == Pos{2, 2});
    CHECK(corner_cut(layers, {2, 1}, Direction::South) == nowhere);
    CHECK_FALSE(cuts_corner(layers, {2, 1}, Direction::South));
    CHECK_FALSE(is_walled_in(s.game));
}

TEST_CASE("who may swap with whom goes by leadership, then by health among teammates",
          "[play][passability]") {
    struct Pair {
        Pair() : s{long_hall} {
            mover = &add_live_creature(s, MonsterKind::Goblin, {3, 3});
            blocker = &add_live_creature(s, MonsterKind::Goblin, {4, 3});
        }
        bool may() const { return may_swap(s.game, *mover, *blocker); }
        Scenario s;
        Monster* mover;
        Monster* blocker;
    };
    Pair strangers;
    strangers.blocker->health = 1;
    CHECK_FALSE(strangers.may());
    Pair led;
    led.blocker->leader = led.mover->id;
    CHECK(led.may());
    Pair follower;
    follower.mover->leader = follower.blocker->id;
    follower.blocker->health = 1;
    CHECK_FALSE(follower.may());
    const auto among_mates = [](auto&& change) {
        Pair pair;
        const ActorId leader = add_live_creature(pair.s, MonsterKind::GoblinConjurer, {9, 3}).id;
        pair.mover->leader = pair.blocker->leader = leader;
        pair.blocker->health = pair.mover->health - 1;
        change(pair);
        return pair.may();
    };
    CHECK(among_mates([](Pair&) {}));
    CHECK_FALSE(among_mates([](Pair& p) { p.blocker->health = p.mover->health; }));
    for (const Status status : {Status::Confused, Status::Stuck, Status::Paralyzed, Status::Entranced})
        CHECK_FALSE(among_mates([&](Pair& p) { p.blocker->vitals.statuses.set(status, 9); }));
    CHECK_FALSE(among_mates([](Pair& p) { p.mover->vitals.statuses.set(Status::Entranced, 9); }));
    CHECK(among_mates([](Pair& p) { p.mover->vitals.statuses.set(Status::Confused, 9); }));
    for (const MonsterMark mark : {MonsterMark::Captive, MonsterMark::Absorbing})
        CHECK_FALSE(among_mates([&](Pair& p) { p.blocker->set(mark); }));
    CHECK_FALSE(among_mates([](Pair& p) { p.blocker->stats.behaviors |= Behaviors{Behavior::Immobile}; }));
    CHECK_FALSE(among_mates([](Pair& p) { p.blocker->vitals.statuses.set(Status::Discordant, 9); }));
}

}  // namespace cellophane::passability_scenes
