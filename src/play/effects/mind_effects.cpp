#include "play/effects/mind_effects.h"

#include "kit/grid/dijkstra_map.h"
#include "play/items/dropping.h"
#include "play/perception/noticing.h"

namespace cellophane {

namespace {

/// A creature has to notice the hero anew, unless the hero is still close enough.
void look_for_hero(Turn& turn, Monster& monster) {
    if (monster.is_ally() || monster.state == MonsterState::Fleeing || monster.is_captive()) return;
    const Game& game = turn.game;
    const bool near = perceived_distance(game, monster) <= 2 * game.hero.stealth_range;
    if (!near && !monster.is(Behavior::AlwaysHunting)) return lose_track(turn, monster);
    monster.state = MonsterState::Hunting;
    monster.wandering.hero_was_at = game.hero.at;
}

/// A follower that fled or strayed becomes an ally again and drops what it took.
void return_to_duty(LevelContext& living, Monster& monster) {
    if (!monster.follows_hero() || monster.is_ally()) return;
    monster.clear(MonsterMark::PermanentlyFleeing);
    monster.state = MonsterState::Ally;
    drop_carried(living, monster);
}

}  // namespace

void lose_track(Turn& turn, Monster& monster) {
    // A discordant ally loses the hero, but stays an ally.
    if (monster.is_ally()) return;
    monster.state = MonsterState::Wandering;
    const VisitedLevel& place = turn.game.here();
    const Pos last = monster.wandering.hero_was_at;
    if (!place.level.size().contains(last)) return;
    WaypointMaps::Survey ways = turn.caches.waypoints.look_at(place, turn.caches.environment.active);
    int least = unreachable;
    for (int i = 0; i < ways.count(); ++i) {
        const int distance = ways.to(i, last)[last];
        if (distance >= least) continue;
        least = distance;
        monster.wandering.target = i;
        monster.wandering.visited &= ~WaypointMaps::bit(i);
    }
}

void come_to(Turn& turn, LevelContext& living, Monster& monster, Status ended) {
    if (monster.vitals.dead || monster.is_hero()) return;
    if (ended == Status::Entranced) look_for_hero(turn, monster);
    if (ended == Status::Discordant) return_to_duty(living, monster);
}

}  // namespace cellophane
