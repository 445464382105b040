#include "play/time/schedule.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "play/ai/monster_turn.h"
#include "play/effects/diving.h"
#include "play/effects/falling.h"
#include "play/effects/ground_effects.h"
#include "play/effects/monster_remains.h"
#include "play/time/consequences.h"
#include "play/time/equipment_upkeep.h"
#include "play/time/monster_spawn.h"
#include "play/time/monster_transit.h"
#include "play/time/status_upkeep.h"
#include "play/turn/animation_frames.h"
#include "world/environment/promotion.h"
#include "world/environment/tick.h"

namespace cellophane {

namespace {

constexpr int longest_wait = 10000;
constexpr int environment_period = 100;

int until_something_happens(const Game& game) {
    int ticks = std::min({longest_wait, game.hero.vitals.ticks, game.environment_clock});
    for (const Monster& monster : game.here().level.monsters)
        if (monster.is_about()) ticks = std::min(ticks, monster.vitals.ticks);
    return std::max(ticks, 0);
}

/// Once haste or slowness is over, the dungeon's turn comes when the hero's is up, so that the two clocks
/// stay aligned whatever its pace was.
void keep_in_step(Turn& turn) {
    const Hero& hero = turn.game.hero;
    const int before = std::exchange(turn.pace, hero.move_ticks());
    if (before == turn.pace || before == environment_period) return;
    turn.game.environment_clock = hero.vitals.ticks > 0 ? hero.vitals.ticks : environment_period;
}

void act(Turn& turn, LevelContext& level, Monster& monster) {
    take_turn({turn, level, monster});
    follow_up(turn, level);
    monster.vitals.ticks = std::max(1, monster.vitals.ticks);
    if (monster.is_about()) apply_gradual_effects(level, monster, monster.vitals.ticks);
}

/// What the likes of zombies and bog monsters give off.
void let_out_features(Turn& turn, LevelContext& level) {
    Monsters& monsters = turn.game.here().level.monsters;
    for (const Monster& monster : monsters) {
        const MonsterStats& stats = monster.stats;
        if (!monster.is_about() || stats.feature_when != FeatureTrigger::EveryTurn ||
            stats.is(Behavior::ActsWhenActivated))
            continue;
        if (turn.game.play.percent(stats.feature_percent))
            place_feature(level.around(), stats.feature, monster.at);
    }
}

}  // namespace

void environment_turn(Turn& turn, LevelContext& level) {
    Monsters& monsters = turn.game.here().level.monsters;
    wear_in(turn);
    --turn.game.horde_fuse;
    for (Monster& monster : monsters)
        if (monster.is_about()) apply_instant_effects(level, monster);
    for (Monster& monster : monsters)
        if (monster.is_about()) count_down_creature(turn, level, monster);
    for (Monster& monster : monsters)
        if (monster.is_about()) dive(turn.game, monster);
    let_out_features(turn, level);
    let_creatures_fall(level);
    update_environment(level.around());
    count_down_hero(turn, level);
    spawn_hordes(turn);
    apply_instant_effects(level, turn.game.hero);
    advance_travelers(turn, level);
    remove_dead(turn.game.here().level);
    if (turn.game.hero.vitals.ticks > environment_period) keep_animation_frame(turn);
}

void let_time_run(Turn& turn, LevelContext& level) {
    Game& game = turn.game;
    // The hero's own action may have changed its pace.
    keep_in_step(turn);
    while (game.hero.vitals.ticks > 0 && !game.ending) {
        const int passed = until_something_happens(game);
        Monsters& monsters = game.here().level.monsters;
        bool any_is_up = false;
        for (Monster& monster : monsters) {
            if (!monster.is_about()) continue;
            monster.vitals.ticks -= passed;
            any_is_up |= monster.vitals.ticks <= 0;
        }
        game.environment_clock -= passed;
        if (game.environment_clock <= 0) {
            game.environment_clock += environment_period;
            environment_turn(turn, level);
            follow_up(turn, level);
            any_is_up = true;
        }
        // Terrain may kill creatures while they wait, but none leaves the list before the next tick.
        if (any_is_up)
            for (Monster& monster : monsters)
                if (monster.is_about() && monster.vitals.ticks <= 0 && !game.ending)
                    act(turn, level, monster);
        game.hero.vitals.ticks -= passed;
        keep_in_step(turn);
    }
}

}  // namespace cellophane
