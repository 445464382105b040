#include "play/ai/monster_step.h"
#include "play/creature_scene.h"
#include "support/catch.h"

// How creatures find a way to something they cannot walk to straight (rules/monsters.md 9.2 and 9.11).

namespace cellophane::pathing_scenes {

namespace {

/// Two ways from the top to the hero at the bottom; the one on the right is shorter by a few steps.
constexpr std::string_view ring = R"(
    ############
    #..........#
    #.########.#
    #.########.#
    #.....@....#
    ############
)";
constexpr Pos start{6, 1};
constexpr Pos on_the_right{10, 2};

/// Whether a jackal at the top takes the way on the right.
bool goes_right(Scenario& s) {
    Monster& jackal = add_live_creature(s, MonsterKind::Jackal, start);
    Moment now{s};
    CHECK(path_toward(now.acting(jackal), s.game.hero.at, true));
    REQUIRE(jackal.at != start);
    return jackal.at.x > start.x;
}

}  // namespace

TEST_CASE("a path takes the shorter way, and another one around fire unless somebody stands in it",
          "[play][pathing]") {
    Scenario open{ring};
    CHECK(goes_right(open));
    Scenario burning{ring};
    burning.level().layers.put(Layer::Surface, on_the_right, Terrain::PlainFire);
    CHECK_FALSE(goes_right(burning));
    Scenario occupied{ring};
    occupied.level().layers.put(Layer::Surface, on_the_right, Terrain::PlainFire);
    add_live_creature(occupied, MonsterKind::Goblin, on_the_right);
    CHECK(goes_right(occupied));
    // One that is dormant there does not count.
    Scenario dormant{ring};
    dormant.level().layers.put(Layer::Surface, on_the_right, Terrain::PlainFire);
    add_live_creature(dormant, MonsterKind::Goblin, on_the_right).set(MonsterMark::Dormant);
    CHECK_FALSE(goes_right(dormant));
}

TEST_CASE("a path leads around what never moves and cannot be hurt, and through what can",
          "[play][pathing]") {
    const auto is_passed = [](Behaviors behaviors) {
        Scenario s{ring};
        Monster& other = add_live_creature(s, MonsterKind::Goblin, on_the_right);
        other.stats.behaviors = behaviors;
        return goes_right(s);
    };
    CHECK(is_passed({}));
    CHECK(is_passed({Behavior::Immobile}));
    CHECK(is_passed({Behavior::Invulnerable}));
    CHECK_FALSE(is_passed({Behavior::Immobile, Behavior::Invulnerable}));
    CHECK_FALSE(is_passed({Behavior::ActsWhenActivated, Behavior::Invulnerable}));
}

TEST_CASE("a path leads around gas that harms, and through gas that does not", "[play][pathing]") {
    for (const auto& [gas, is_passed] : {std::pair{Terrain::CausticGas, false},
                                         {Terrain::ParalyticGas, false},
                                         {Terrain::ConfusionGas, false},
                                         {Terrain::HealingSpores, true},
                                         {Terrain::SupernaturalDarkness, true}}) {
        Scenario s{ring};
        s.level().layers.put(Layer::Gas, on_the_right, gas);
        s.level().layers.gas_volume[on_the_right] = 100;
        INFO(terrain_rows[gas].name);
        CHECK(goes_right(s) == is_passed);
    }
}

}  // namespace cellophane::pathing_scenes
