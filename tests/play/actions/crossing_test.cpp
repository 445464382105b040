#include <string>

#include "play/pathfinding/shore_distance.h"
#include "play/pathfinding/travel_hazards.h"
#include "play/scenario.h"
#include "support/catch.h"

// Journeys over what kills, as long as something protects the hero from it (rules/hero.md 5.4 and 10.5).

namespace cellophane {

namespace {

/// A hero beside a lake so many cells wide, with no way round it.
std::string lake(char liquid, int width) {
    const std::string wall(static_cast<std::size_t>(width + 6), '#');
    std::string way = "#.@" + std::string(static_cast<std::size_t>(width), liquid) + "..#";
    way.resize(wall.size(), '#');
    return wall + "\n" + way + "\n" + wall + "\n";
}

constexpr int width = 6;
constexpr Pos far_shore{3 + width, 1};

Scenario at_lake(char liquid, Status status, int turns) {
    Scenario s{lake(liquid, width)};
    s.game.hero.vitals.statuses.set(status, turns);
    return s;
}

bool crosses(char liquid, Status status, int turns) {
    Scenario s = at_lake(liquid, status, turns);
    // The warning that it is time to turn back stops him; he goes on.
    for (int i = 0; i < 4; ++i) s.play_out(TravelTo{far_shore});
    CHECK(s.game.question == Question::None);
    CHECK_FALSE(s.game.ending);
    return s.game.hero.at == far_shore;
}

}  // namespace

TEST_CASE("a journey crosses hazards only if protection lasts to the far shore", "[play][travel]") {
    for (char liquid : {'l', '~', ':'}) {
        INFO(liquid);
        // Six cells of it, and the step ashore.
        CHECK(crosses(liquid, Status::Levitating, width + 1));
        CHECK(crosses(liquid, Status::Levitating, 50));
        CHECK_FALSE(crosses(liquid, Status::Levitating, width));
        CHECK_FALSE(crosses(liquid, Status::Levitating, 1));
        CHECK_FALSE(crosses(liquid, Status::Telepathic, 50));
        CHECK(crosses(liquid, Status::FireImmune, 50) == (liquid == 'l'));
        CHECK(crosses(liquid, Status::FireImmune, width + 1) == (liquid == 'l'));
        CHECK_FALSE(crosses(liquid, Status::FireImmune, width));
    }
}

TEST_CASE("a journey does not start over lava if levitation ends before the far shore", "[play][travel]") {
    Scenario s = at_lake('l', Status::Levitating, width);
    CHECK(crossable(s.game).any());
    s.play_out(TravelTo{far_shore});
    CHECK(s.game.hero.at == Pos{2, 1});
    CHECK(s.game.turns == 0);
}

TEST_CASE("a hasted hero can cross further with the same protection", "[play][travel]") {
    Scenario slow = at_lake('l', Status::Levitating, 5);
    CHECK(crossable(slow.game).count() < width);
    slow.game.hero.vitals.statuses.set(Status::Hasted, 50);
    CHECK(crossable(slow.game).count() == width);
    slow.play_out(TravelTo{far_shore});
    CHECK(slow.game.hero.at == far_shore);
    CHECK_FALSE(slow.game.ending);
}

TEST_CASE("exploring fetches items across a chasm only while the hero levitates", "[play][explore]") {
    for (int turns : {0, 30}) {
        Scenario s{lake(':', width)};
        if (turns > 0) s.game.hero.vitals.statuses.set(Status::Levitating, turns);
        s.level().items.push_back(some_item(ItemKind::ScrollOfIdentify, far_shore));
        s.look();
        for (int i = 0; i < 5; ++i) s.play_out(Explore{});
        CHECK(s.game.hero.pack.items.size() == (turns > 0 ? 1 : 0));
        CHECK(s.game.depth == 5);
    }
}

TEST_CASE("a levitating hero runs on over a chasm, others stop at its edge", "[play][run]") {
    Scenario still{lake(':', width)};
    still.play_out(Run{Direction::East});
    CHECK(still.game.hero.at == Pos{2, 1});
    still = Scenario{lake(':', width)};
    CHECK(would_avoid(still.game, {3, 1}));
    still.game.hero.vitals.statuses.set(Status::Levitating, 30);
    CHECK_FALSE(would_avoid(still.game, {3, 1}));
    still.play_out(Run{Direction::East});
    CHECK(still.game.hero.at.x >= far_shore.x);
}

TEST_CASE("automatic movement crosses traps while levitating and fire while immune", "[play][travel]") {
    const auto pass = [](Layer layer, Terrain terrain, Status status, int turns) {
        Scenario s{"#######\n#.@...#\n#######\n"};
        s.level().layers[layer][Pos{3, 1}] = terrain;
        s.look();
        if (turns > 0) s.game.hero.vitals.statuses.set(status, turns);
        return !would_avoid(s.game, {3, 1});
    };
    CHECK_FALSE(pass(Layer::Dungeon, Terrain::CausticGasTrap, Status::Levitating, 0));
    CHECK(pass(Layer::Dungeon, Terrain::CausticGasTrap, Status::Levitating, 9));
    CHECK_FALSE(pass(Layer::Dungeon, Terrain::CausticGasTrap, Status::FireImmune, 9));
    CHECK_FALSE(pass(Layer::Liquid, Terrain::InertBrimstone, Status::FireImmune, 0));
    CHECK(pass(Layer::Liquid, Terrain::InertBrimstone, Status::FireImmune, 9));
    CHECK_FALSE(pass(Layer::Liquid, Terrain::InertBrimstone, Status::Levitating, 9));
    // What is harmful besides is no safer for it.
    CHECK_FALSE(pass(Layer::Gas, Terrain::CausticGas, Status::Levitating, 9));
}

TEST_CASE("the steps to the shore count walking round corners", "[play][travel]") {
    const TerrainLayers layers = drawn::layers(
        "######\n"
        "#.#ll#\n"
        "##ll.#\n"
        "######\n");
    const Grid<std::int32_t> steps = steps_to_shore(layers);
    CHECK(steps[Pos{4, 2}] == 0);
    CHECK(steps[Pos{3, 2}] == 1);
    CHECK(steps[Pos{2, 2}] == 2);
    CHECK(steps[Pos{3, 1}] == 1);
    // The floor at the top left touches the lava at a corner only: two walls part them.
    CHECK(steps[Pos{1, 1}] == 0);
    CHECK(steps[Pos{0, 0}] >= unreachable);
    const TerrainLayers sealed = drawn::layers("####\n#.##\n##l#\n####\n");
    CHECK(steps_to_shore(sealed)[Pos{2, 2}] >= unreachable);
}

}  // namespace cellophane
