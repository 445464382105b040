#include "play/turn/level_context.h"

#include "play/creature_scene.h"
#include "play/effects/falling.h"
#include "play/effects/ground_effects.h"
#include "play/effects/harm.h"
#include "play/effects/monster_remains.h"
#include "support/catch.h"
#include "world/environment/promotion.h"

// What terrain and time do to bodies (rules/terrain.md 11; rules/hero.md 3 to 5).

namespace cellophane {

namespace {

constexpr std::string_view cell_block = "#####\n#...#\n#.@.#\n#...#\n#####\n";

void set(Scenario& s, Layer layer, Terrain terrain, Pos at) {
    s.level().layers[layer][at] = terrain;
}

Monster& add(Scenario& s, MonsterKind kind, Pos at) {
    Monster monster = newborn(kind, std::nullopt, at);
    monster.vitals.ticks = 1'000'000;
    s.level().monsters.push_back(monster);
    return s.level().monsters.back();
}

/// The instant effects of the ground on the hero, once.
void stand(Scenario& s) {
    Moment now{s};
    apply_instant_effects(now.level, s.game.hero);
}

/// Of the room on the right the hero sees nothing.
constexpr std::string_view behind_a_wall = R"(
    ##############################
    #...........##...............#
    #...........##...............#
    #@..........##...............#
    #...........##...............#
    ##############################
)";

}  // namespace

TEST_CASE("the hero regains full health in about 300 turns", "[play][body]") {
    Scenario s{cell_block};
    s.game.hero.health = 1;
    int turns = 0;
    for (; turns < 400 && s.game.hero.health < 30; ++turns) s.play(Rest{});
    CHECK(turns >= 282);
    CHECK(turns <= 293);
}

TEST_CASE("hunger is reported at 350, and starving starts at zero", "[play][body]") {
    Scenario s{cell_block};
    s.game.hero.pack.items.clear();
    for (int i = 0; i < 1799; ++i) s.play(Rest{});
    CHECK(s.game.hero.nutrition == 351);
    CHECK(s.count<HungerFelt>() == 0);
    s.play(Rest{});
    CHECK(s.game.hero.nutrition == 350);
    REQUIRE(s.count<HungerFelt>() == 1);
    // Nothing to eat: 350 turns later the starving begins, and one point of health goes each turn.
    for (int i = 0; i < 350; ++i) s.play(Rest{});
    CHECK(s.game.hero.nutrition == 0);
    const int health = s.game.hero.health;
    s.play(Rest{});
    CHECK(s.game.hero.health == health - 1);
    for (int i = 0; i < 40; ++i) s.play(Rest{});
    REQUIRE(s.game.ending);
    CHECK(s.game.ending->cause == DeathCause::Starvation);
    CHECK(s.game.ending);
    // The dead do nothing more.
    const int turns = s.game.turns;
    s.play(Rest{});
    CHECK(s.game.turns == turns);
}

TEST_CASE("a hero with food eats before he starves", "[play][body]") {
    Scenario s{cell_block};
    s.game.hero.pack = starting_pack();
    s.game.hero.nutrition = 3;
    s.play(Rest{}).play(Rest{});
    CHECK(s.count<AteByForce>() == 1);
    CHECK(s.game.hero.nutrition > 1790);
    CHECK(s.game.hero.pack.items.size() == 3);
    CHECK(s.game.hero.pack.wielded == 0);
}

TEST_CASE("the turn of a forced meal counts neither as rest nor as search", "[play][body]") {
    const auto hungry = [](const Command& command) {
        Scenario s{cell_block};
        s.game.hero.pack = starting_pack();
        s.game.hero.nutrition = 2;
        s.game.hero.search_streak = 2;
        s.play(command);
        REQUIRE(s.count<AteByForce>() == 1);
        return s;
    };
    CHECK(hungry(Rest{}).game.hero.stealth_range == 7);
    CHECK(hungry(Search{}).game.hero.search_streak == 0);
}

TEST_CASE("harmful gases have the same effect at any volume", "[play][body]") {
    struct Expected {
        Terrain gas;
        Status status;
        int turns;
    };
    for (const Expected& e : {Expected{Terrain::ConfusionGas, Status::Confused, 25},
                              Expected{Terrain::Putrescence, Status::Nauseous, 20},
                              Expected{Terrain::ParalyticGas, Status::Paralyzed, 20}}) {
        for (int volume : {1, 1000}) {
            Scenario s{cell_block};
            set(s, Layer::Gas, e.gas, {2, 2});
            s.level().layers.gas_volume[{2, 2}] = volume;
            stand(s);
            CHECK(s.game.hero.vitals.statuses[e.status] == e.turns);
        }
    }
    // Caustic gas costs 30 / 15 a turn.
    Scenario s{cell_block};
    Moment now{s};
    set(s, Layer::Gas, Terrain::CausticGas, {2, 2});
    apply_gradual_effects(now.level, s.game.hero, 100);
    CHECK(s.game.hero.health == 28);
    apply_gradual_effects(now.level, s.game.hero, 50);
    CHECK(s.game.hero.health == 27);
}

TEST_CASE("healing spores mend a fifteenth of the health a turn, which only a wounded hero is told",
          "[play][body]") {
    Scenario s{cell_block};
    Monster& ogre = add(s, MonsterKind::Ogre, {3, 2});
    Monster& totem = add(s, MonsterKind::GoblinTotem, {1, 2});
    for (const Pos at : {s.game.hero.at, ogre.at, totem.at}) {
        set(s, Layer::Gas, Terrain::HealingSpores, at);
        s.level().layers.gas_volume[at] = 100;
    }
    s.look();
    Moment now{s};
    apply_gradual_effects(now.level, s.game.hero, 100);
    CHECK(s.count<HealedByTerrain>() == 0);
    s.game.hero.health = 10;
    apply_gradual_effects(now.level, s.game.hero, 100);
    CHECK(s.game.hero.health == 12);
    CHECK(s.count<HealedByTerrain>() == 1);
    ogre.health = 20;
    apply_gradual_effects(now.level, ogre, 100);
    CHECK(ogre.health == 20 + ogre.max_health / 15);
    // Half a turn mends half as much, but a point at least.
    ogre.health = 20;
    apply_gradual_effects(now.level, ogre, 50);
    CHECK(ogre.health == 20 + ogre.max_health / 15 / 2);
    apply_gradual_effects(now.level, ogre, 1);
    CHECK(ogre.health == 21 + ogre.max_health / 15 / 2);
    // It does nothing for what has no life in it.
    totem.health = 20;
    apply_gradual_effects(now.level, totem, 100);
    CHECK(totem.health == 20);
    // What is below the surface is out of its reach.
    ogre.vitals.submerged = true;
    ogre.health = 20;
    apply_gradual_effects(now.level, ogre, 100);
    CHECK(ogre.health == 20);
    CHECK(s.count<HealedByTerrain>() == 1);
}

TEST_CASE("a web holds the hero for three to seven pulls and is gone then", "[play][body]") {
    for (std::uint64_t key = 1; key <= 40; ++key) {
        Scenario s{cell_block, key};
        set(s, Layer::Surface, Terrain::Spiderweb, {3, 2});
        s.play(Move{Direction::East});
        REQUIRE(s.game.hero.at == Pos{3, 2});
        const int held = s.game.hero.vitals.statuses[Status::Stuck];
        REQUIRE((held >= 3 && held <= 7));
        int pulls = 0;
        while (s.game.hero.at == Pos{3, 2} && pulls < 20) {
            s.play(Move{Direction::West});
            ++pulls;
        }
        CHECK(pulls == held);
        CHECK(s.level().layers[Layer::Surface][{3, 2}] == Terrain::Nothing);
        CHECK(s.count<Struggled>() == held - 1);
        CHECK(s.count<BrokeFree>() == 1);
    }
}

TEST_CASE("a swimming hero breathes gas, a submerged eel does not", "[play][body]") {
    for (const Terrain gas : {Terrain::ParalyticGas, Terrain::CausticGas, Terrain::Putrescence}) {
        Scenario s{cell_block};
        Monster& eel = add_live_creature(s, MonsterKind::Eel, {3, 2}, MonsterState::Wandering);
        for (const Pos at : {Pos{2, 2}, Pos{3, 2}}) {
            set(s, Layer::Liquid, Terrain::DeepWater, at);
            set(s, Layer::Gas, gas, at);
            s.level().layers.gas_volume[at] = 500;
        }
        eel.vitals.submerged = true;
        Moment now{s};
        for (Actor* each : {static_cast<Actor*>(&s.game.hero), &eel}) {
            Actor& who = *each;
            const int health = who.health;
            apply_instant_effects(now.level, who);
            apply_gradual_effects(now.level, who, 100);
            const bool harmed =
                who.health < health || who.has(Status::Paralyzed) || who.has(Status::Nauseous);
            CHECK(harmed == who.is_hero());
        }
        CHECK(s.game.hero.vitals.submerged);
    }
}

TEST_CASE("a submerged monster surfaces when its water is gone", "[play][body]") {
    Scenario s{cell_block};
    Monster& bog = add_live_creature(s, MonsterKind::BogMonster, {3, 2});
    set(s, Layer::Liquid, Terrain::Bog, bog.at);
    bog.vitals.submerged = true;
    Moment now{s};
    place_feature(now.level.around(), Feature::ObsidianForms, bog.at);
    REQUIRE(s.level().layers[Layer::Liquid][bog.at] == Terrain::Nothing);
    CHECK_FALSE(bog.vitals.submerged);
}

TEST_CASE("deep water takes one loose item in two turns, and no worn ones", "[play][body]") {
    int taken = 0;
    constexpr int runs = 400;
    for (std::uint64_t key = 1; key <= runs; ++key) {
        Scenario s{cell_block, key};
        s.game.hero.pack = starting_pack();
        set(s, Layer::Liquid, Terrain::DeepWater, {2, 2});
        Moment now{s};
        apply_gradual_effects(now.level, s.game.hero, 100);
        const std::size_t floor = s.level().items.size();
        taken += static_cast<int>(floor);
        REQUIRE(s.game.hero.pack.items.size() + floor == 4);
        REQUIRE(s.game.hero.pack.items[static_cast<std::size_t>(s.game.hero.pack.wielded)].kind ==
                ItemKind::Dagger);
        REQUIRE(s.game.hero.pack.items[static_cast<std::size_t>(s.game.hero.pack.worn)].kind ==
                ItemKind::LeatherArmor);
        // Darts go all at once.
        if (floor == 1 && s.level().items[0].kind == ItemKind::Dart) CHECK(s.level().items[0].quantity == 15);
    }
    CHECK(taken == Approx(runs / 2).epsilon(0.15));
}

TEST_CASE("of two things that hurt in a cell the one that is drawn is named", "[play][body]") {
    const auto named = [](Terrain surface, Terrain gas) {
        Scenario s{cell_block};
        set(s, Layer::Surface, surface, {2, 2});
        set(s, Layer::Gas, gas, {2, 2});
        s.level().layers.gas_volume[{2, 2}] = 100;
        Moment now{s};
        apply_gradual_effects(now.level, s.game.hero, 100);
        const std::optional<HurtByTerrain> told = s.last<HurtByTerrain>();
        REQUIRE(told);
        return told->by;
    };
    CHECK(named(Terrain::ThornedVines, Terrain::CausticGas) == Terrain::ThornedVines);
    CHECK(named(Terrain::ThornedVines, Terrain::Steam) == Terrain::ThornedVines);
    CHECK(named(Terrain::Nothing, Terrain::Steam) == Terrain::Steam);
    // What hurts nobody is not named, however it is drawn.
    CHECK(named(Terrain::Spiderweb, Terrain::CausticGas) == Terrain::CausticGas);
}

TEST_CASE("lichen poisons for five turns", "[play][body]") {
    Scenario s{cell_block};
    set(s, Layer::Surface, Terrain::Lichen, {2, 2});
    stand(s);
    stand(s);
    CHECK(s.game.hero.vitals.statuses[Status::Poisoned] == 5);
    CHECK(s.game.hero.vitals.poison == 1);
    set(s, Layer::Surface, Terrain::Nothing, {2, 2});
    for (int i = 0; i < 5; ++i) s.play(Rest{});
    CHECK(s.game.hero.health == 25);
    CHECK(s.game.hero.vitals.poison == 0);
}

TEST_CASE("turns of paralysis pass at once without making the hero hungry", "[play][body]") {
    Scenario s{cell_block};
    s.game.hero.vitals.statuses.set(Status::Paralyzed, 20);
    const int nutrition = s.game.hero.nutrition;
    s.play(Rest{});
    CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Paralyzed));
    CHECK(s.game.rounds == 20);
    CHECK(s.game.turns == 0);
    CHECK(nutrition - s.game.hero.nutrition <= 1);
}

TEST_CASE("lava kills monsters that neither fly nor resist fire, and burns their items", "[play][body]") {
    Scenario s{"######\n#.@..#\n######\n"};
    add(s, MonsterKind::Goblin, {3, 1});
    add(s, MonsterKind::VampireBat, {4, 1});
    set(s, Layer::Liquid, Terrain::Lava, {3, 1});
    set(s, Layer::Liquid, Terrain::Lava, {4, 1});
    s.play(Rest{});
    REQUIRE(s.level().monsters.size() == 1);
    CHECK(s.level().monsters[0].kind == MonsterKind::VampireBat);
    CHECK(s.count<CreatureDied>() == 1);
}

TEST_CASE("a monster over a chasm falls and waits on the level below", "[play][body]") {
    int survived = 0;
    constexpr int runs = 60;
    for (std::uint64_t key = 1; key <= runs; ++key) {
        Scenario s{"######\n#.@..#\n######\n", key};
        add(s, MonsterKind::Ogre, {3, 1});
        add(s, MonsterKind::Rat, {4, 1});
        set(s, Layer::Liquid, Terrain::Chasm, {3, 1});
        set(s, Layer::Liquid, Terrain::Chasm, {4, 1});
        s.play(Rest{});
        REQUIRE(s.level().monsters.empty());
        survived += static_cast<int>(s.game.travelers.size());
        for (const Traveler& fallen : s.game.travelers) CHECK(fallen.depth == s.game.depth + 1);
    }
    // An ogre always does, a rat (6) never does.
    CHECK(survived == runs);
}

TEST_CASE("a fall wakes and hurts a monster like other damage", "[play][body]") {
    const auto fallen = [](MonsterKind kind, MonsterState state, int shield) {
        Scenario s{"######\n#.@..#\n#....#\n######\n"};
        Monster& one = add_live_creature(s, kind, {3, 1}, state);
        one.vitals.statuses.set(Status::Shielded, shield);
        Monster& mate = add_live_creature(s, kind, {4, 1}, state);
        mate.leader = ActorId{1};
        one.vitals.ticks = mate.vitals.ticks = 1000;
        set(s, Layer::Liquid, Terrain::Chasm, {3, 1});
        Moment now{s};
        let_creatures_fall(now.level);
        remove_dead(now.level.level());
        REQUIRE(s.game.travelers.size() == 1);
        CHECK(s.level().monsters.size() == 1);
        // The fall hurts it on the level below, so no wound is seen here.
        CHECK(s.count<CreatureFell>() == 1);
        CHECK(s.count<CreatureDied>() == 0);
        CHECK(s.level().layers.cells_of(Layer::Surface, Terrain::RedBlood).none());
        CHECK((s.level().monsters.front().state == MonsterState::Sleeping) ==
              (kind == MonsterKind::WardenOfYendor));
        const Monster& below = s.game.travelers.front().monster;
        CHECK_FALSE(below.vitals.falling);
        return below;
    };
    const Monster hurt = fallen(MonsterKind::Ogre, MonsterState::Sleeping, 0);
    CHECK(hurt.health >= hurt.max_health - 12);
    CHECK(hurt.health <= hurt.max_health - 6);
    CHECK(hurt.state == MonsterState::Hunting);
    // A shield takes it, or a part of it.
    const Monster shielded = fallen(MonsterKind::Ogre, MonsterState::Hunting, 1000);
    CHECK(shielded.health == shielded.max_health);
    CHECK(shielded.vitals.statuses[Status::Shielded] < 1000);
    CHECK(fallen(MonsterKind::Ogre, MonsterState::Hunting, 20).health >= shielded.max_health - 10);
    const Monster unhurt = fallen(MonsterKind::WardenOfYendor, MonsterState::Sleeping, 0);
    CHECK(unhurt.health == unhurt.max_health);
}

TEST_CASE("a monster that dies of a fall is not reported as dead", "[play][body]") {
    Scenario s{"######\n#.@..#\n######\n"};
    add_live_creature(s, MonsterKind::Rat, {3, 1}).vitals.ticks = 1000;
    set(s, Layer::Liquid, Terrain::Chasm, {3, 1});
    s.play(Rest{});
    CHECK(s.level().monsters.empty());
    CHECK(s.game.travelers.empty());
    CHECK(s.count<CreatureFell>() == 1);
    CHECK(s.count<CreatureDied>() == 0);
}

TEST_CASE("walking into visible fire, gas or traps asks first", "[play][step]") {
    const auto asked = [](Layer layer, Terrain terrain) {
        Scenario s{cell_block};
        set(s, layer, terrain, {3, 2});
        s.look();
        s.play(Move{Direction::East});
        CHECK(s.game.turns == 0);
        return s.game.question;
    };
    CHECK(asked(Layer::Surface, Terrain::PlainFire) == Question::WalkIntoFire);
    CHECK(asked(Layer::Gas, Terrain::ParalyticGas) == Question::WalkIntoGas);
    CHECK(asked(Layer::Gas, Terrain::ConfusionGas) == Question::WalkIntoGas);
    CHECK(asked(Layer::Dungeon, Terrain::NetTrap) == Question::StepOnTrap);
    CHECK(asked(Layer::Liquid, Terrain::Chasm) == Question::LeapIntoChasm);
}

TEST_CASE("walking onto a web over a chasm needs no question, onto vines it does", "[play][step]") {
    const auto asked_over_chasm = [](Terrain cover) {
        Scenario s{cell_block};
        set(s, Layer::Liquid, Terrain::Chasm, {3, 2});
        set(s, Layer::Surface, cover, {3, 2});
        s.look();
        s.play(Move{Direction::East});
        return s.game.question == Question::LeapIntoChasm;
    };
    CHECK_FALSE(asked_over_chasm(Terrain::Spiderweb));
    CHECK(asked_over_chasm(Terrain::ThornedVines));
}

TEST_CASE("walking onto a web over lava is allowed, onto vines it is refused", "[play][step]") {
    const auto refused_over_lava = [](Terrain cover) {
        Scenario s{cell_block};
        set(s, Layer::Liquid, Terrain::Lava, {3, 2});
        set(s, Layer::Surface, cover, {3, 2});
        s.look();
        s.play(Move{Direction::East});
        CHECK_FALSE(s.game.ending);
        return s.count<CertainDeathRefused>() == 1;
    };
    CHECK_FALSE(refused_over_lava(Terrain::Spiderweb));
    CHECK(refused_over_lava(Terrain::ThornedVines));
    CHECK(refused_over_lava(Terrain::Nothing));
}

TEST_CASE("a net trap drops its net once until the hero leaves the plate", "[play][body]") {
    Scenario s{"#########\n#.......#\n#.......#\n#...@...#\n#.......#\n#.......#\n#########\n"};
    set(s, Layer::Dungeon, Terrain::HiddenNetTrap, {5, 3});
    s.play(Move{Direction::East});
    CHECK(s.count<PlatePressed>() == 1);
    CHECK(s.level().layers.cells_of(Layer::Surface, Terrain::Netting).count() >= 10);
    CHECK(s.level().layers[Layer::Dungeon][{5, 3}] == Terrain::NetTrap);
    // What happens is told before what it does.
    const auto first = [&](auto is) {
        return std::find_if(s.events.begin(), s.events.end(), is) - s.events.begin();
    };
    const auto net = first([](const Event& event) { return event.is<FeatureSeen>(); });
    const auto caught = first([](const Event& event) {
        const StatusBegan* began = event.as<StatusBegan>();
        return began != nullptr && began->status == Status::Stuck;
    });
    CHECK(net < caught);
    CHECK(caught < std::ssize(s.events));
    s.play(Rest{}).play(Rest{});
    CHECK(s.count<PlatePressed>() == 1);
}

TEST_CASE("a pressure plate that a flier sets off is reported as pressed", "[play][body]") {
    const auto clicks_under_bat = [](Terrain plate) {
        Scenario s{"#########\n#.......#\n#...@...#\n#.......#\n#########\n"};
        set(s, Layer::Dungeon, plate, {5, 2});
        Monster& bat = add_live_creature(s, MonsterKind::VampireBat, {5, 2});
        s.look();
        Moment now{s};
        apply_instant_effects(now.level, bat);
        const std::optional<PlatePressed> told = s.last<PlatePressed>();
        if (told) CHECK(told->who->kind == MonsterKind::VampireBat);
        return s.count<PlatePressed>();
    };
    CHECK(clicks_under_bat(Terrain::PressurePlate) == 1);
    // Nothing but weight sets off a trap.
    CHECK(clicks_under_bat(Terrain::NetTrap) == 0);
    CHECK(clicks_under_bat(Terrain::SpentPressurePlate) == 0);
    // A plate is pressed once, whatever is on it.
    Scenario s{"#########\n#.......#\n#...@...#\n#.......#\n#########\n"};
    set(s, Layer::Dungeon, Terrain::PressurePlate, {5, 2});
    s.game.hero.vitals.statuses.set(Status::Levitating, 20);
    s.look();
    s.play(Move{Direction::East}).play(Rest{});
    CHECK(s.count<PlatePressed>() == 1);
    CHECK(s.level().layers[Layer::Dungeon][{5, 2}] == Terrain::SpentPressurePlate);
}

TEST_CASE("what the ground does to an unseen monster is not reported", "[play][body]") {
    struct Ground {
        Layer layer{};
        Terrain terrain{};
    };
    for (const Ground& ground :
         {Ground{Layer::Surface, Terrain::Lichen}, Ground{Layer::Surface, Terrain::PlainFire},
          Ground{Layer::Surface, Terrain::Explosion}, Ground{Layer::Liquid, Terrain::Chasm}})
        for (const bool invisible : {false, true}) {
            INFO(terrain_rows[ground.terrain].name << (invisible ? ", invisible" : ""));
            Scenario s{long_hall};
            Monster& ogre = add(s, MonsterKind::Ogre, {8, 3});
            ogre.health = ogre.max_health = 500;
            if (invisible) ogre.vitals.statuses.set(Status::Invisible, 100);
            set(s, ground.layer, ground.terrain, ogre.at);
            s.look();
            Moment now{s};
            apply_instant_effects(now.level, ogre);
            let_creatures_fall(now.level);
            const int told = s.count<StatusBegan>() + s.count<Blasted>() + s.count<CreatureFell>() +
                             s.count<CreatureDied>();
            CHECK((told > 0) == !invisible);
        }
    for (const bool invisible : {false, true}) {
        Scenario s{long_hall};
        Monster& bloat = add(s, MonsterKind::PitBloat, {8, 3});
        if (invisible) bloat.vitals.statuses.set(Status::Invisible, 100);
        s.look();
        Moment now{s};
        kill(now.level, bloat, {DeathCause::Creature, Terrain::Nothing, 5});
        CHECK(s.count<Released>() == (invisible ? 0 : 1));
    }
}

TEST_CASE("a secret door is discovered when the hero sees a monster in it", "[play][body]") {
    struct Passer {
        const char* who{};
        bool invisible = false;
        bool telepathic = false;
        Pos at{};
        bool tells = false;
    };
    // Behind the wall nothing is in view.
    constexpr Pos in_view{8, 3};
    constexpr Pos behind{15, 3};
    for (const Passer& passer : {Passer{"plain to see", false, false, in_view, true},
                                 Passer{"invisible", true, false, in_view, false},
                                 Passer{"invisible, and felt", true, true, in_view, true},
                                 Passer{"out of view", false, false, behind, false},
                                 Passer{"out of view, and felt", false, true, behind, true}}) {
        INFO(passer.who);
        Scenario s{behind_a_wall};
        Monster& ogre = add(s, MonsterKind::Ogre, passer.at);
        if (passer.invisible) ogre.vitals.statuses.set(Status::Invisible, 100);
        if (passer.telepathic) s.game.hero.vitals.statuses.set(Status::Telepathic, 100);
        set(s, Layer::Dungeon, Terrain::SecretDoor, ogre.at);
        s.look();
        Moment now{s};
        apply_instant_effects(now.level, ogre);
        CHECK((s.level().layers[Layer::Dungeon][ogre.at] != Terrain::SecretDoor) == passer.tells);
        CHECK(s.count<SecretFound>() == (passer.tells && passer.at == in_view ? 1 : 0));
    }
}

TEST_CASE("a monster lets go of a hero whom a closing portcullis moves away", "[play][body]") {
    Scenario s{cell_block};
    Monster& bog = add(s, MonsterKind::BogMonster, {3, 2});
    bog.set(MonsterMark::Seizing);
    s.game.hero.set(MonsterMark::Seized);
    Moment now{s};
    place_feature(now.level.around(), Feature::PortcullisDrops, s.game.hero.at);
    REQUIRE_FALSE(s.game.hero.at == Pos{2, 2});
    CHECK_FALSE(s.game.hero.has(MonsterMark::Seized));
    CHECK_FALSE(bog.has(MonsterMark::Seizing));
}

TEST_CASE("a harmless effect of the ground wakes a monster only in view of the hero", "[play][body]") {
    struct Sleeper {
        const char* who{};
        MonsterKind kind{};
        Layer layer{};
        Terrain ground{};
        Pos at{};
        bool telepathic = false;
        bool wakes = false;
    };
    // Behind the wall nothing is in view.
    constexpr Pos in_view{8, 3};
    constexpr Pos behind{15, 3};
    constexpr MonsterKind ogre = MonsterKind::Ogre;
    for (const Sleeper& sleeper :
         {Sleeper{"on lichen, plain to see", ogre, Layer::Surface, Terrain::Lichen, in_view, false, true},
          Sleeper{"on lichen, out of view", ogre, Layer::Surface, Terrain::Lichen, behind, false, false},
          Sleeper{"on lichen, felt", ogre, Layer::Surface, Terrain::Lichen, behind, true, true},
          Sleeper{"nauseous, plain to see", ogre, Layer::Gas, Terrain::Putrescence, in_view, false, true},
          Sleeper{"nauseous, out of view", ogre, Layer::Gas, Terrain::Putrescence, behind, false, false},
          Sleeper{"paralysed, plain to see", ogre, Layer::Gas, Terrain::ParalyticGas, in_view, false, false},
          Sleeper{"confused, plain to see", ogre, Layer::Gas, Terrain::ConfusionGas, in_view, false, true},
          Sleeper{"confused, under water", MonsterKind::Eel, Layer::Gas, Terrain::ConfusionGas, in_view,
                  false, false},
          Sleeper{"confused, felt under water", MonsterKind::Eel, Layer::Gas, Terrain::ConfusionGas, in_view,
                  true, true}}) {
        INFO(sleeper.who);
        for (const bool invisible : {false, true}) {
            // Gas shows invisible creatures.
            if (invisible && sleeper.layer == Layer::Gas) continue;
            INFO((invisible ? "invisible" : "no magic about it"));
            Scenario s{behind_a_wall};
            Monster& monster = add_live_creature(s, sleeper.kind, sleeper.at, MonsterState::Sleeping);
            if (invisible) monster.vitals.statuses.set(Status::Invisible, 100);
            if (sleeper.telepathic) s.game.hero.vitals.statuses.set(Status::Telepathic, 100);
            if (sleeper.kind == MonsterKind::Eel) {
                set(s, Layer::Liquid, Terrain::DeepWater, sleeper.at);
                monster.vitals.submerged = true;
            }
            set(s, sleeper.layer, sleeper.ground, sleeper.at);
            if (sleeper.layer == Layer::Gas) s.level().layers.gas_volume[sleeper.at] = 500;
            s.look();
            Moment now{s};
            apply_instant_effects(now.level, monster);
            const bool wakes = sleeper.wakes && (!invisible || sleeper.telepathic);
            CHECK((monster.state != MonsterState::Sleeping) == wakes);
            // A hero that is away from the level sees no creature on it.
            monster.state = MonsterState::Sleeping;
            monster.vitals.statuses = {};
            s.game.here().known.visible.clear();
            s.game.here().known.sensed.clear();
            s.game.hero.at = {-1, -1};
            apply_instant_effects(now.level, monster);
            CHECK(monster.state == MonsterState::Sleeping);
        }
    }
}

TEST_CASE("a pressure plate in view is seen to be pressed, even under an unseen monster", "[play][body]") {
    for (const bool invisible : {false, true}) {
        Scenario s{long_hall};
        Monster& ogre = add(s, MonsterKind::Ogre, {8, 3});
        if (invisible) ogre.vitals.statuses.set(Status::Invisible, 100);
        set(s, Layer::Dungeon, Terrain::HiddenNetTrap, ogre.at);
        s.look();
        Moment now{s};
        apply_instant_effects(now.level, ogre);
        CHECK(s.level().layers[Layer::Dungeon][ogre.at] == Terrain::NetTrap);
        REQUIRE(s.count<PlatePressed>() == 1);
        CHECK(s.last<PlatePressed>()->who.has_value() == !invisible);
    }
}

}  // namespace cellophane
