#include "bots/shelter.h"

#include "bots/bot.h"
#include "play/creature_scene.h"
#include "support/catch.h"

// Where explorers rest when shot at by creatures that cannot be struck.

namespace cellophane {

namespace {

constexpr std::string_view bend = R"(
    ##############
    #......#######
    #......#######
    #.....@......#
    ############.#
    ############.#
    ##############
)";

/// A creature in the wall at the left end, and what the hero knows of it.
struct Bend : Scenario {
    explicit Bend(MonsterKind kind, MonsterState state = MonsterState::Hunting) : Scenario{bend} {
        for (int x = 1; x < 13; ++x)
            for (int y = 1; y < 6; ++y) discover(game.here(), {x, y});
        add_live_creature(*this, kind, {0, 3}, state);
        look();
    }
    Observation seen() const {
        Observation observed;
        observe(game, observed);
        return observed;
    }
};

}  // namespace

TEST_CASE("turrets and totems that cast at the hero put him under fire, other monsters do not", "[bots]") {
    for (const MonsterKind kind :
         {MonsterKind::SparkTurret, MonsterKind::ArrowTurret, MonsterKind::FlameTurret,
          MonsterKind::GoblinTotem, MonsterKind::MirroredTotem})
        CHECK(is_under_fire(Bend{kind}.seen()));
    // These do not attack at range, can walk, or are allies.
    CHECK_FALSE(is_under_fire(Bend{MonsterKind::EldritchTotem}.seen()));
    CHECK_FALSE(is_under_fire(Bend{MonsterKind::GoblinConjurer}.seen()));
    CHECK_FALSE(is_under_fire(Bend{MonsterKind::SparkTurret, MonsterState::Ally}.seen()));
    Bend dark{MonsterKind::SparkTurret};
    dark.level().monsters[0].set(MonsterMark::Dormant);
    CHECK_FALSE(is_under_fire(dark.seen()));
}

TEST_CASE("a hero under fire walks to a cell the turret does not see and stays there, if there is one",
          "[bots]") {
    Bend s{MonsterKind::SparkTurret};
    const BitGrid refused{s.level().size()};
    int steps = 0;
    for (; steps < 20; ++steps) {
        const auto step = step_to_shelter(s.seen(), refused);
        if (!step) break;
        stand_at(s, s.game.hero.at + cellophane::step(*step));
    }
    CHECK(steps > 0);
    CHECK(steps < 12);
    CHECK_FALSE(is_under_fire(s.seen()));
    // Where there is no such place there is nowhere to go.
    Scenario open{"########\n#......#\n#..@...#\n#......#\n########\n"};
    add_live_creature(open, MonsterKind::SparkTurret, {0, 2});
    open.look();
    Observation seen;
    observe(open.game, seen);
    CHECK(is_under_fire(seen));
    CHECK_FALSE(step_to_shelter(seen, BitGrid{open.level().size()}));
}

}  // namespace cellophane
