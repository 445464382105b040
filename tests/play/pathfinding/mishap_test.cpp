#include "play/pathfinding/mishap.h"

#include "play/effects/ground_effects.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/travel_hazards.h"
#include "play/scenario.h"
#include "support/catch.h"

// What entering a cell would do is decided in one place (rules/terrain.md 11.1).

namespace cellophane {

namespace {

using P = TerrainProperty;

constexpr Pos ahead{2, 1};

/// The hero beside a cell of lava, with something over it.
Scenario beside_lava(Layer layer = Layer::Surface, Terrain over = Terrain::Nothing) {
    Scenario s = with_below("######\n#@...#\n#....#\n######\n", "######\n#....#\n#....#\n######\n");
    s.level().layers.put(Layer::Liquid, ahead, Terrain::Lava);
    if (over != Terrain::Nothing) s.level().layers.put(layer, ahead, over);
    s.look();
    return s;
}

/// A monster that the ground takes hold of as it stands there.
Monster& put_goblin(Scenario& s) {
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, ahead);
    Moment now{s};
    apply_instant_effects(now.level, goblin);
    return goblin;
}

}  // namespace

TEST_CASE("lava kills, a pit in it lets fall, and water over it puts it out, for everybody alike",
          "[play][mishap]") {
    const struct {
        Layer layer;
        Terrain over;
        Mishap mishap;
    } cases[] = {{Layer::Surface, Terrain::Nothing, Mishap::DiesInLava},
                 {Layer::Surface, Terrain::Spiderweb, Mishap::None},
                 {Layer::Dungeon, Terrain::TrapDoor, Mishap::Falls},
                 {Layer::Surface, Terrain::DeepFloodWater, Mishap::None}};
    for (const auto& [layer, over, mishap] : cases) {
        INFO(terrain_rows[over].name);
        Scenario s = beside_lava(layer, over);
        CHECK(mishap_foreseen(s.game, ahead) == mishap);
        Monster& goblin = put_goblin(s);
        CHECK(goblin.vitals.dead == (mishap == Mishap::DiesInLava));
        CHECK(goblin.vitals.falling == (mishap == Mishap::Falls));
    }
}

TEST_CASE("a pit in a lava field is asked about like any other, and the hero falls", "[play][mishap]") {
    Scenario s = beside_lava(Layer::Dungeon, Terrain::TrapDoor);
    s.play(Move{Direction::East});
    CHECK(s.count<CertainDeathRefused>() == 0);
    REQUIRE(s.game.question == Question::LeapIntoChasm);
    s.play(Answer{true});
    CHECK_FALSE(s.game.ending);
    CHECK(s.game.depth == 6);
}

TEST_CASE("lava under deep water is water to the hero, to travel and to monsters", "[play][mishap]") {
    Scenario s = beside_lava(Layer::Surface, Terrain::DeepFloodWater);
    // Those who stand in deep water mind no more of it.
    s.level().layers.put(Layer::Surface, {1, 1}, Terrain::DeepFloodWater);
    s.level().layers.put(Layer::Surface, {3, 1}, Terrain::DeepFloodWater);
    s.look();
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {3, 1});
    CHECK_FALSE(avoids(s.game, goblin, ahead));
    CHECK_FALSE(AvoidanceCheck{s.game, goblin, s.caches.environment.active}.avoids(ahead));
    CHECK_FALSE(unwelcome_to(s.game).has(P::DeepWater));
    s.level().monsters.clear();
    s.play(Move{Direction::East});
    CHECK(s.count<CertainDeathRefused>() == 0);
    CHECK(s.game.hero.at == ahead);
    CHECK_FALSE(s.game.ending);
}

TEST_CASE("protection that ends with the step is none", "[play][mishap]") {
    Scenario s = beside_lava();
    for (const Status status : {Status::Levitating, Status::FireImmune}) {
        s.game.hero.vitals.statuses.set(status, 1);
        CHECK(mishap_foreseen(s.game, ahead) == Mishap::DiesInLava);
        s.game.hero.vitals.statuses.set(status, 2);
        CHECK(mishap_foreseen(s.game, ahead) == Mishap::None);
        s.game.hero.vitals.statuses.end(status);
    }
}

}  // namespace cellophane
