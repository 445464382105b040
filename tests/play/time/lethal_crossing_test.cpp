#include "play/time/lethal_crossing.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// The warning before it is too late to turn back (rules/hero.md 5.4).

namespace cellophane {

namespace {

/// What the hero is told as it floats so many steps from the shore, with so many turns of floating left.
std::vector<bool> warnings(int steps, int turns, Status protection = Status::Levitating,
                           Terrain below = Terrain::Chasm) {
    Scenario s{"####################\n#..@...............#\n####################\n"};
    for (int x = 3; x < 19; ++x) s.level().layers[Layer::Liquid][{x, 1}] = below;
    s.game.hero.at = {2 + steps, 1};
    s.game.hero.vitals.statuses.set(protection, turns);
    s.look();
    Moment now{s};
    warn_of_no_return(now.turn);
    // Nothing is said twice.
    warn_of_no_return(now.turn);
    std::vector<bool> told;
    for (const Event& event : s.events)
        if (const auto* warning = event.as<ReturnWarning>()) told.push_back(warning->too_late);
    return told;
}

using Told = std::vector<bool>;

}  // namespace

TEST_CASE("a floating hero is warned when the way back takes all turns, or all but one", "[play][crossing]") {
    for (const Terrain below : {Terrain::Chasm, Terrain::DeepWater, Terrain::Lava})
        for (int steps = 2; steps <= 6; ++steps) {
            INFO(steps);
            CHECK(warnings(steps, steps + 2, Status::Levitating, below) == Told{});
            CHECK(warnings(steps, steps + 1, Status::Levitating, below) == Told{false});
            CHECK(warnings(steps, steps, Status::Levitating, below) == Told{false});
            CHECK(warnings(steps, steps - 1, Status::Levitating, below) == Told{true});
        }
}

TEST_CASE("immunity to fire counts over lava alone", "[play][crossing]") {
    CHECK(warnings(4, 4, Status::FireImmune, Terrain::Lava) == Told{false});
    CHECK(warnings(4, 3, Status::FireImmune, Terrain::Lava) == Told{true});
    CHECK(warnings(4, 4, Status::FireImmune, Terrain::DeepWater) == Told{});
}

TEST_CASE("a hasted hero needs half the time for the way back", "[play][crossing]") {
    for (const int turns : {2, 3}) {
        Scenario s{"####################\n#..@...............#\n####################\n"};
        for (int x = 3; x < 19; ++x) s.level().layers[Layer::Liquid][{x, 1}] = Terrain::Chasm;
        s.game.hero.at = {10, 1};
        s.game.hero.vitals.statuses.set(Status::Hasted, 50);
        s.game.hero.vitals.statuses.set(Status::Levitating, turns);
        s.look();
        Moment now{s};
        // Eight steps of half a turn each; what is left counts in such steps.
        warn_of_no_return(now.turn);
        CHECK(s.count<ReturnWarning>() == (turns == 2 ? 1 : 0));
    }
}

namespace {

/// A journey along a corridor to the far edge of a chasm of so many cells, with so many turns of floating
/// left.
Scenario journey_over_chasm(int cells, int turns) {
    Scenario s{"####################\n#@.................#\n####################\n"};
    for (int x = 2; x < 2 + cells; ++x) s.level().layers[Layer::Liquid][{x, 1}] = Terrain::Chasm;
    s.game.hero.vitals.statuses.set(Status::Levitating, turns);
    s.look();
    s.play_out(TravelTo{{2 + cells, 1}});
    return s;
}

}  // namespace

TEST_CASE("a journey that comes ashore in time is not stopped by the warning", "[play][crossing][travel]") {
    int warned = 0;
    for (int cells = 4; cells <= 12; ++cells)
        for (int turns = cells + 1; turns <= cells + 4; ++turns) {
            CAPTURE(cells, turns);
            const Scenario s = journey_over_chasm(cells, turns);
            if (s.game.hero.at == Pos{1, 1}) continue;  // Not planned: too far.
            CHECK(s.game.hero.at == Pos{2 + cells, 1});
            warned += s.count<ReturnWarning>();
        }
    CHECK(warned > 0);
}

TEST_CASE("what is left of a journey is in time or not", "[play][crossing]") {
    Scenario s{"####################\n#.@................#\n####################\n"};
    for (int x = 2; x < 8; ++x) s.level().layers[Layer::Liquid][{x, 1}] = Terrain::Chasm;
    s.look();
    std::vector<Pos> route;
    for (int x = 10; x >= 3; --x) route.push_back({x, 1});
    // Six steps to the first firm cell.
    for (const int turns : {5, 6, 7}) {
        s.game.hero.vitals.statuses.set(Status::Levitating, turns);
        CHECK(reaches_shore_in_time(s.game, route) == (turns >= 6));
    }
    // It ends over the chasm.
    route.erase(route.begin(), route.begin() + 5);
    CHECK_FALSE(reaches_shore_in_time(s.game, route));
}

TEST_CASE("on firm ground the warnings begin anew", "[play][crossing]") {
    Scenario s{"####################\n#..@...............#\n####################\n"};
    s.game.warned_of_no_return = 2;
    Moment now{s};
    warn_of_no_return(now.turn);
    CHECK(s.game.warned_of_no_return == 0);
}

}  // namespace cellophane
