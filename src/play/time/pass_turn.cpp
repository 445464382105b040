#include "play/time/pass_turn.h"

#include <algorithm>

#include "play/actions/actions.h"
#include "play/effects/falling.h"
#include "play/effects/ground_effects.h"
#include "play/effects/harm.h"
#include "play/effects/living_level.h"
#include "play/effects/monster_remains.h"
#include "play/items/identification.h"
#include "play/perception/allegiance.h"
#include "play/perception/scent.h"
#include "play/perception/stealth.h"
#include "play/perception/visibility.h"
#include "play/time/consequences.h"
#include "play/time/health_alerts.h"
#include "play/time/lethal_crossing.h"
#include "play/time/level_change.h"
#include "play/time/look_around.h"
#include "play/time/monster_spawn.h"
#include "play/time/schedule.h"
#include "play/time/status_upkeep.h"
#include "play/turn/animation_frames.h"
#include "play/turn/level_context.h"
#include "world/topology.h"

namespace cellophane {

namespace {

/// Reports terrain and keys worth stopping for, among cells seen for the first time.
void announce(Turn& turn, const BitGrid& fresh) {
    const VisitedLevel& place = turn.game.here();
    for (const Item& item : place.known.items)
        if (item.row().category == ItemCategory::Key && fresh.test(item.at))
            turn.emit(KeySeen{known_view_of(turn.game, item)});
    fresh.for_each([&](Pos at) {
        for (Layer layer : every_layer) {
            const Terrain terrain = disguise(place.level.layers[layer][at]);
            if (terrain_rows[terrain].mechanics.has(TerrainMechanic::InterruptsExploration))
                turn.emit(NotableSeen{at, terrain});
        }
    });
}

/// Kills creatures bound to a leader that is gone (rules/monsters.md 4).
void dismiss_the_leaderless(Turn& turn, LevelContext& level) {
    const Level& here = turn.game.here().level;
    Monsters& monsters = turn.game.here().level.monsters;
    // Creatures that join because of what these leave behind have just got a leader, or need none.
    for (Monster& monster : monsters) {
        if (monster.marks.has(MonsterMark::BoundToLeader) && leader_of(here, monster) == nullptr &&
            monster.state != MonsterState::Ally && !monster.is_dormant())
            kill(level, monster, {DeathCause::LeaderGone, Terrain::Nothing, turn.game.depth});
    }
    remove_dead(turn.game.here().level);
}

/// What terrain has opened or closed may make or break a loop (rules/levels.md 13.2).
void refresh_loops(Level& level, ActiveTerrain& terrain) {
    if (!level.environment_state.passages_changed) return;
    level.environment_state.passages_changed = false;
    const TerrainLayers& layers = level.layers;
    terrain.refresh(layers);
    level.topology.loops.follow(open_map(layers, terrain.barred(), terrain.secrets()));
}

/// One round of rules/hero.md 4.2: what the turn costs, then time, then another look around.
void pass_round(Turn& turn) {
    Game& game = turn.game;
    Hero& hero = game.hero;
    ++game.rounds;
    if (!hero.vitals.statuses.has(Status::Paralyzed)) ++game.turns;
    advance_scent_clock(game);
    Level& here = game.here().level;
    here.occupancy.rebuild(here.monsters, here.size());
    LivingLevel level{turn};
    wear_on_hero(turn, level);
    if (game.ending) return;
    search_in_passing(turn);
    refresh_loops(game.here().level, turn.caches.environment.active);
    dismiss_the_leaderless(turn, level);
    hero.vitals.ticks = turn.timeless ? 0 : turn.ticks > 0 ? turn.ticks : hero.move_ticks();
    turn.ticks = 0;
    turn.timeless = false;
    lay_scent(game, turn.caches.environment.active, turn.caches.views);
    apply_gradual_effects(level, game.hero, hero.vitals.ticks);
    let_time_run(turn, level);
    turn.ran.clear();
    const BitGrid fresh = look_around(turn);
    recognize_treasures(turn);
    update_stealth(game, turn.rested);
    if (game.doing.index() != 0) announce(turn, fresh);
    notice_creatures(turn);
    if (hero.vitals.statuses.has(Status::Paralyzed)) keep_animation_frame(turn);
    apply_instant_effects(level, game.hero);
    follow_up(turn, level);
    hero.health = std::min(hero.health, hero.max_health);
    remove_dead(turn.game.here().level);
}

void eat_if_starving(Turn& turn) {
    Hero& hero = turn.game.hero;
    if (hero.nutrition > 1) return;
    for (int i = 0; i < static_cast<int>(hero.pack.items.size()); ++i) {
        if (hero.pack.at(i).row().category != ItemCategory::Food) continue;
        const Item food = take_one(hero.pack, i);
        hero.nutrition = std::min(full_nutrition, hero.nutrition + food.row().nutrition);
        turn.emit(AteByForce{known_view_of(turn.game, food)});
        // The turn it takes is neither rest nor search, whatever the one before it was.
        turn.rested = turn.searched = false;
        hero.search_streak = 0;
        pass_turn(turn);
        return;
    }
}

}  // namespace

void pass_turn(Turn& turn) {
    Game& game = turn.game;
    // A hero that died of the hero's own action has no turn to pass; creatures that died with the hero are
    // still removed.
    if (game.ending) return remove_dead(game.here().level);
    const HealthState before = health_state_of(game);
    const bool begins_with_fall = game.hero.vitals.falling;
    if (begins_with_fall) {
        fall(turn);
    } else {
        LivingLevel level{turn};
        let_creatures_fall(level);
        remove_dead(turn.game.here().level);
    }
    // A fall ends the turn, but no paralysis: its turns pass without a command wherever the hero is.
    bool is_over = begins_with_fall;
    while (!game.ending && (!is_over || game.hero.vitals.statuses.has(Status::Paralyzed))) {
        pass_round(turn);
        if (game.ending) return;
        if (game.hero.vitals.falling) fall(turn);
        is_over = true;
    }
    warn_of_health_changes(turn, before);
    if (begins_with_fall) return;
    warn_of_no_return(turn);
    eat_if_starving(turn);
}

}  // namespace cellophane
