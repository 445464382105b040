#include <map>

#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "support/catch.h"
#include "support/table.h"

// Where creatures set foot (rules/monsters.md 9.1 and 9.2).

namespace cellophane {

namespace {

struct GroundRow {
    Terrain dungeon = Terrain::Floor;
    Terrain liquid = Terrain::Nothing;
    Terrain gas = Terrain::Nothing;
    Terrain surface = Terrain::Nothing;
};

const std::map<std::string, GroundRow>& grounds() {
    static const std::map<std::string, GroundRow> table{
        {"floor", {}},
        {"deep-water", {.liquid = Terrain::DeepWater}},
        {"shallow-water", {.liquid = Terrain::ShallowWater}},
        {"bog", {.liquid = Terrain::Bog}},
        {"lava", {.liquid = Terrain::Lava}},
        {"chasm", {.liquid = Terrain::Chasm}},
        {"plate", {.dungeon = Terrain::CausticGasTrap}},
        {"hidden-plate", {.dungeon = Terrain::HiddenCausticGasTrap}},
        {"trap-door", {.dungeon = Terrain::TrapDoor}},
        {"fire", {.surface = Terrain::PlainFire}},
        {"brimstone", {.liquid = Terrain::ActiveBrimstone}},
        {"lichen", {.surface = Terrain::Lichen}},
        {"web", {.surface = Terrain::Spiderweb}},
        {"web-over-chasm", {.liquid = Terrain::Chasm, .surface = Terrain::Spiderweb}},
        {"grass", {.surface = Terrain::Grass}},
        {"obsidian", {.liquid = Terrain::Obsidian}},
        {"caustic-gas", {.gas = Terrain::CausticGas}},
        {"confusion-gas", {.gas = Terrain::ConfusionGas}},
        {"paralysis-gas", {.gas = Terrain::ParalyticGas}},
        {"methane", {.gas = Terrain::Methane}},
        {"steam", {.gas = Terrain::Steam}},
        {"glyph", {.surface = Terrain::SacredGlyph}},
        {"stairs", {.dungeon = Terrain::DownwardStaircase}},
        {"wall", {.dungeon = Terrain::StoneWall}},
        {"statue", {.dungeon = Terrain::MarbleStatue}},
        {"door", {.dungeon = Terrain::WoodenDoor}},
        {"secret-door", {.dungeon = Terrain::SecretDoor}},
        {"hidden-lever", {.dungeon = Terrain::HiddenLever}},
    };
    return table;
}

void lay_ground(Scenario& s, const GroundRow& ground, Pos at) {
    TerrainLayers& layers = s.level().layers;
    layers[Layer::Dungeon][at] = ground.dungeon;
    layers[Layer::Liquid][at] = ground.liquid;
    layers[Layer::Gas][at] = ground.gas;
    layers.gas_volume[at] = ground.gas == Terrain::Nothing ? 0 : 100;
    layers[Layer::Surface][at] = ground.surface;
}

struct Mood {
    char letter;
    MonsterState state;
};
constexpr Mood moods[] = {{'w', MonsterState::Wandering},
                          {'h', MonsterState::Hunting},
                          {'f', MonsterState::Fleeing},
                          {'a', MonsterState::Ally}};

/// One creature in a hall, a cell beside it that can be anything, and the hero out of the way.
struct Trial {
    Scenario s{hall(20, 9, {17, 4})};
    Pos beside{6, 4};
    Monster& creature;

    explicit Trial(MonsterKind kind, MonsterState state = MonsterState::Hunting)
        : creature{add_live_creature(s, kind, {5, 4}, state)} {}
    /// Whether it has to ask again for every cell or takes note of what it keeps off makes no difference.
    bool avoids_it(Pos at) {
        Level& level = s.level();
        level.occupancy.rebuild(level.monsters, level.size());
        const bool answer = AvoidanceCheck{s.game, creature, s.caches.environment.active}.avoids(at);
        level.occupancy.invalidate();
        CHECK(answer == avoids(s.game, creature, at));
        return answer;
    }
    bool avoids_it() { return avoids_it(beside); }
    void lay(const GroundRow& ground) { lay_ground(s, ground, beside); }
    void lay_underfoot(const GroundRow& ground) { lay_ground(s, ground, creature.at); }
};

}  // namespace

TEST_CASE("every kind of monster avoids the terrain of the table in every state", "[play][avoidance]") {
    // Worked out from the tables of kinds and terrain by the rules alone.
    const Table golden{std::string{CELLOPHANE_SOURCE_DIR} + "/tests/golden/avoidance.tsv"};
    std::size_t kinds = 0;
    for (const MonsterRow& row : monster_rows) {
        if (row.kind == MonsterKind::You) continue;
        const auto rows = golden.rows();
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [&](const Table::Row& line) { return line["kind"] == row.name; });
        INFO(row.name);
        REQUIRE(found != rows.end());
        ++kinds;
        Trial trial{row.kind};
        for (const auto& [name, ground] : grounds()) {
            trial.lay(ground);
            std::string avoided;
            for (const Mood& mood : moods) {
                trial.creature.state = mood.state;
                if (trial.avoids_it()) avoided += mood.letter;
            }
            INFO(name);
            CHECK((avoided.empty() ? "-" : avoided) == (*found)[name]);
        }
    }
    CHECK(kinds == golden.size());
    CHECK(golden.unread().empty());
}

TEST_CASE("a bog monster avoids deep water like other monsters", "[play][avoidance]") {
    Trial trial{MonsterKind::BogMonster};
    Monster& bog = trial.creature;
    Monster& kraken = add_live_creature(trial.s, MonsterKind::Kraken, {6, 4});
    trial.lay({.liquid = Terrain::DeepWater});
    trial.lay_underfoot({.liquid = Terrain::Bog});
    CHECK(forbidden_terrain(bog).has(TerrainProperty::DeepWater));
    CHECK_FALSE(are_enemies(trial.s.game, kraken, bog));
    trial.lay_underfoot({.liquid = Terrain::DeepWater});
    CHECK(are_enemies(trial.s.game, kraken, bog));
    // Once in it, it may go on, and what it has may go down.
    kraken.at = {15, 6};
    CHECK_FALSE(trial.avoids_it());
    give(trial.s, bog, ItemKind::Ration);
    Moment now{trial.s};
    for (int i = 0; i < 40; ++i) apply_gradual_effects(now.level, bog, 100);
    CHECK(trial.s.level().items.front().carrier == no_actor);
}

TEST_CASE("cached avoidance equals a fresh computation for every monster and state", "[play][avoidance]") {
    Rng rng{17};
    std::vector<const GroundRow*> all;
    for (const auto& [name, ground] : grounds()) all.push_back(&ground);
    const auto any_ground = [&] {
        return *all[static_cast<std::size_t>(rng.uniform(0, static_cast<int>(all.size()) - 1))];
    };
    constexpr std::array statuses{Status::Levitating, Status::Burning,  Status::FireImmune,
                                  Status::Entranced,  Status::Confused, Status::Discordant};
    int avoided = 0;
    int taken = 0;
    for (const MonsterRow& row : monster_rows) {
        if (row.kind == MonsterKind::You) continue;
        INFO(row.name);
        for (int i = 0; i < 12; ++i) {
            Trial trial{row.kind, moods[static_cast<std::size_t>(rng.uniform(0, 3))].state};
            const Pos far{12, 3};
            Pos at = rng.percent(70) ? trial.beside : far;
            lay_ground(trial.s, any_ground(), trial.beside);
            lay_ground(trial.s, any_ground(), far);
            if (rng.percent(50)) trial.lay_underfoot(any_ground());
            for (const Status status : statuses)
                if (rng.percent(15)) trial.creature.vitals.statuses.set(status, 10);
            trial.creature.health = rng.percent(50) ? 5 : 50;
            if (rng.percent(20)) trial.s.level().environment_state.pressed.set(at);
            if (rng.percent(20)) add_live_creature(trial.s, MonsterKind::Goblin, at);
            if (rng.percent(10)) at = trial.s.game.hero.at;
            (trial.avoids_it(at) ? avoided : taken) += 1;
        }
    }
    CHECK(avoided > 100);
    CHECK(taken > 100);
}

TEST_CASE("a monster standing in deep water, fire, gas or lichen walks on in it, but not into lava",
          "[play][avoidance]") {
    for (const char* name : {"deep-water", "fire", "lichen", "caustic-gas", "confusion-gas"}) {
        INFO(name);
        Trial trial{MonsterKind::Rat};
        trial.lay(grounds().at(name));
        CHECK(trial.avoids_it());
        trial.lay_underfoot(grounds().at(name));
        CHECK_FALSE(trial.avoids_it());
    }
    for (const char* name : {"lava", "chasm", "glyph"}) {
        INFO(name);
        Trial trial{MonsterKind::Rat};
        trial.lay(grounds().at(name));
        trial.lay_underfoot(grounds().at(name));
        CHECK(trial.avoids_it());
    }
}

TEST_CASE("brimstone is avoided except from brimstone or fire", "[play][avoidance]") {
    Trial trial{MonsterKind::Ogre, MonsterState::Wandering};
    trial.lay(grounds().at("brimstone"));
    CHECK(trial.avoids_it());
    trial.lay_underfoot(grounds().at("brimstone"));
    CHECK_FALSE(trial.avoids_it());
    trial.lay_underfoot(grounds().at("fire"));
    CHECK_FALSE(trial.avoids_it());
}

TEST_CASE("a burning monster avoids explosive gas", "[play][avoidance]") {
    Trial trial{MonsterKind::Goblin};
    trial.lay(grounds().at("methane"));
    CHECK_FALSE(trial.avoids_it());
    trial.creature.vitals.statuses.set(Status::Burning, 4);
    CHECK(trial.avoids_it());
    Trial wisp{MonsterKind::Wisp};
    wisp.lay(grounds().at("methane"));
    CHECK(wisp.avoids_it());
}

TEST_CASE("a wandering will-o-wisp avoids grass, a burning goblin does not", "[play][avoidance]") {
    for (const MonsterState state : {MonsterState::Wandering, MonsterState::Hunting}) {
        Trial wisp{MonsterKind::Wisp, state};
        wisp.lay(grounds().at("grass"));
        CHECK(wisp.avoids_it() == (state == MonsterState::Wandering));
        Trial goblin{MonsterKind::Goblin, state};
        goblin.lay(grounds().at("grass"));
        CHECK_FALSE(goblin.avoids_it());
        goblin.creature.vitals.statuses.set(Status::Burning, 4);
        CHECK_FALSE(goblin.avoids_it());
    }
}

TEST_CASE("monsters avoid plates, but not pressed ones and not when entranced", "[play][avoidance]") {
    Trial trial{MonsterKind::Goblin, MonsterState::Wandering};
    trial.lay(grounds().at("plate"));
    CHECK(trial.avoids_it());
    trial.creature.vitals.statuses.set(Status::Entranced, 4);
    CHECK_FALSE(trial.avoids_it());
    trial.creature.vitals.statuses.end(Status::Entranced);
    trial.s.level().environment_state.pressed.set(trial.beside);
    CHECK_FALSE(trial.avoids_it());
}

TEST_CASE("monsters do not avoid the hero's cell, whatever is in it", "[play][avoidance]") {
    for (const char* name : {"lava", "deep-water", "fire", "glyph", "floor"}) {
        Trial trial{MonsterKind::Goblin};
        trial.lay(grounds().at(name));
        trial.s.game.hero.at = trial.beside;
        CHECK_FALSE(trial.avoids_it());
    }
    // Except by creatures that cannot leave the water to reach the hero.
    Trial eel{MonsterKind::Eel};
    eel.s.game.hero.at = eel.beside;
    CHECK(eel.avoids_it());
}

TEST_CASE("monsters do not avoid the hero's cell from afar or in fear either, but his allies do",
          "[play][avoidance]") {
    for (const char* name : {"lava", "deep-water", "lichen", "caustic-gas", "glyph"}) {
        INFO(name);
        for (const bool is_ally : {false, true}) {
            Trial trial{MonsterKind::Goblin, is_ally ? MonsterState::Ally : MonsterState::Hunting};
            trial.creature.health = 5;
            const Pos afar{9, 4};
            lay_ground(trial.s, grounds().at(name), afar);
            trial.s.game.hero.at = afar;
            CHECK(trial.avoids_it(afar) == is_ally);
            // Beside him, and too frightened to strike.
            trial.creature.at = {8, 4};
            trial.creature.vitals.statuses.set(Status::Frightened, 20);
            CHECK(trial.avoids_it(afar) == is_ally);
        }
    }
}

TEST_CASE("a monster avoids the cell of an enemy it cannot hurt", "[play][avoidance]") {
    Trial trial{MonsterKind::Goblin};
    Monster& other = add_ally(trial.s, MonsterKind::Goblin, trial.beside);
    CHECK_FALSE(trial.avoids_it());
    other.stats.behaviors |= Behaviors{Behavior::ImmuneToWeapons};
    CHECK(trial.avoids_it());
    // From afar as well.
    CHECK(avoids(trial.s.game, trial.creature, trial.beside));
    trial.creature.stats.abilities |= Abilities{Ability::Poisons};
    CHECK_FALSE(trial.avoids_it());
}

TEST_CASE("packs do not follow into passages unless they are badly hurt", "[play][avoidance]") {
    // The cell before the passage is as narrow as the passage itself.
    Scenario s{"##########\n#...######\n#........#\n#...######\n##########\n"};
    stand_at(s, {8, 2});
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {2, 2});
    CHECK_FALSE(avoids(s.game, goblin, {3, 2}));
    Monster& second = add_live_creature(s, MonsterKind::Goblin, {2, 1});
    second.leader = ActorId{1};
    CHECK(avoids(s.game, goblin, {3, 2}));
    CHECK(avoids(s.game, second, {3, 2}));
    CHECK_FALSE(avoids(s.game, goblin, {1, 1}));
    goblin.state = MonsterState::Wandering;
    CHECK_FALSE(avoids(s.game, goblin, {3, 2}));
    goblin.state = MonsterState::Hunting;
    goblin.vitals.statuses.set(Status::Enraged, 4);
    CHECK(avoids(s.game, goblin, {3, 2}));
    // To half of its health, the half included.
    goblin.max_health = 20;
    goblin.health = 11;
    CHECK(avoids(s.game, goblin, {3, 2}));
    goblin.health = 10;
    CHECK_FALSE(avoids(s.game, goblin, {3, 2}));
    goblin.vitals.statuses.end(Status::Enraged);
    CHECK(avoids(s.game, goblin, {3, 2}));
    goblin.health = goblin.max_health;
    goblin.at = {4, 2};
    CHECK_FALSE(avoids(s.game, goblin, {5, 2}));
}

TEST_CASE("invulnerable monsters do not avoid traps, nor flying ones chasms", "[play][avoidance]") {
    const auto shuns = [](MonsterKind kind, TerrainProperty property) {
        return shunned_terrain(newborn(kind, std::nullopt, {1, 1})).has(property);
    };
    CHECK(shuns(MonsterKind::Goblin, TerrainProperty::TrapPlate));
    CHECK_FALSE(shuns(MonsterKind::WardenOfYendor, TerrainProperty::TrapPlate));
    CHECK_FALSE(shuns(MonsterKind::WardenOfYendor, TerrainProperty::Fire));
    CHECK(shuns(MonsterKind::Goblin, TerrainProperty::Descends));
    CHECK_FALSE(shuns(MonsterKind::VampireBat, TerrainProperty::Descends));
    CHECK_FALSE(shuns(MonsterKind::Naga, TerrainProperty::DeepWater));
    CHECK(shuns(MonsterKind::Naga, TerrainProperty::Lava));
    CHECK_FALSE(shuns(MonsterKind::GoblinTotem, TerrainProperty::Damages));
    CHECK(shuns(MonsterKind::VampireBat, TerrainProperty::Sacred));
}

}  // namespace cellophane
