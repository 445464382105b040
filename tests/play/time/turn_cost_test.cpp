#include "play/time/turn_cost.h"

#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// What a command's turn leaves behind, by what it was (rules/hero.md 4.1 and 4.2).

namespace cellophane::turn_cost_scenes {

namespace {

constexpr std::string_view long_room = R"(
    ##############################
    #............................#
    #.@..........................#
    #............................#
    ##############################
)";

/// Whether an ally some way off goes for an enemy beyond it in the turn of this command.
bool ally_engages(const Command& command, int distance) {
    Scenario s{long_room};
    Monster& ally = add_ally(s, MonsterKind::Goblin, s.game.hero.at + Pos{distance, 0});
    add_live_creature(s, MonsterKind::Ogre, ally.at + Pos{4, 0}).vitals.ticks = 1'000'000;
    const Pos before = ally.at;
    s.look();
    s.play(command);
    return ally.at.x > before.x;
}

}  // namespace

TEST_CASE("allies fight within four cells of the hero, and within ten while he rests or searches",
          "[play][turn_cost]") {
    for (int distance = 1; distance <= 12; ++distance) {
        INFO(distance << " cells away");
        CHECK(ally_engages(Rest{}, distance) == (distance < 10));
        CHECK(ally_engages(Search{}, distance) == (distance < 10));
        // Not in any other turn, such as that of a step to the side.
        CHECK(ally_engages(Move{Direction::North}, distance) == (distance < 4));
    }
}

TEST_CASE("a search counts on from the one before, and any other turn begins anew", "[play][turn_cost]") {
    Scenario s{long_room};
    s.play(Search{}).play(Search{}).play(Search{});
    CHECK(s.game.hero.search_streak == 3);
    // What takes no turn interrupts nothing.
    s.play(TakeOff{'x'});
    CHECK(s.game.hero.search_streak == 3);
    s.play(Rest{});
    CHECK(s.game.hero.search_streak == 0);
    s.play(Search{}).play(Move{Direction::East});
    CHECK(s.game.hero.search_streak == 0);
}

TEST_CASE("the hero is done putting on armour once he wears none", "[play][turn_cost]") {
    for (const bool is_worn : {true, false}) {
        Scenario s{bare_room};
        const char armor = carry(s, ItemKind::PlateArmor);
        s.game.hero.pack.worn = is_worn ? number_of(s.game.hero.pack, armor) : -1;
        s.game.hero.vitals.statuses.set(Status::Donning, 10);
        Turn turn{s.game, s.events, s.caches};
        spend(turn, TurnCost::Nothing);
        CHECK(s.game.hero.vitals.statuses[Status::Donning] == 10);
        spend(turn, TurnCost::Turn);
        CHECK(s.game.hero.vitals.statuses[Status::Donning] == (is_worn ? 9 : 0));
    }
}

TEST_CASE("taking stairs passes no time, but counts as a turn of the hero's", "[play][turn_cost]") {
    Scenario s = with_below(stairs_above, stairs_below);
    s.look();
    s.play(Move{Direction::East});
    CHECK(s.game.depth == 6);
    CHECK(s.game.turns == 1);
    CHECK(s.game.rounds == 0);
    CHECK(s.game.hero.nutrition == full_nutrition);
}

}  // namespace cellophane::turn_cost_scenes
