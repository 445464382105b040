#include "play/society/warden.h"

#include "play/society/monster_placement.h"

#include <algorithm>

#include "kit/grid/random_cell.h"
#include "play/society/leadership.h"
#include "world/creatures.h"
#include "world/waypoints.h"

namespace cellophane {

namespace {

bool is_warden(const Monster& monster) {
    return monster.kind == MonsterKind::WardenOfYendor && !monster.vitals.dead;
}

bool is_after_hero(const Game& game) {
    const auto hunts = [](const Monster& monster) { return is_warden(monster) && !monster.is_dormant(); };
    for (const auto& place : game.places)
        if (place && std::any_of(place->level.monsters.begin(), place->level.monsters.end(), hunts))
            return true;
    return std::any_of(game.travelers.begin(), game.travelers.end(),
                       [&](const Traveler& traveler) { return hunts(traveler.monster); });
}

/// Walkable cells out of the hero's view, without creatures and not ways to other levels.
BitGrid hidden_ground(const Game& game) {
    const VisitedLevel& place = game.here();
    BitGrid ground = place.level.layers.cells_with(pathing_blockers).complement() - place.known.in_view;
    for (const Monster& monster : place.level.monsters)
        if (monster.is_about()) ground.reset(monster.at);
    ground.for_each([&](Pos at) {
        if (is_level_exit(place.level.layers[Layer::Dungeon][at])) ground.reset(at);
    });
    return ground;
}

}  // namespace

void rouse_warden(Turn& turn, LevelContext& living) {
    Game& game = turn.game;
    if (is_after_hero(game)) return;
    Level& level = game.here().level;
    const auto found = std::find_if(level.monsters.begin(), level.monsters.end(), is_warden);
    if (found != level.monsters.end()) {
        // Its statue held although the machine ran, or there was none.
        const Pos to = nearest_refuge(living, *found, BitGrid{level.size()});
        if (level.size().contains(to)) move_actor(level, *found, to);
        found->clear(MonsterMark::Dormant);
        found->state = MonsterState::Hunting;
        found->vitals.ticks = ticks_to_look_around;
        return;
    }
    const Pos at = random_cell(hidden_ground(game), game.play);
    if (!level.size().contains(at)) return;
    Monster warden = newborn(MonsterKind::WardenOfYendor, std::nullopt, at);
    warden.id = ActorId{++game.creatures_born};
    warden.wandering = new_to_waypoints(warden.wandering, game.play);
    warden.vitals.ticks = ticks_to_look_around;
    join(level, std::move(warden));
}

}  // namespace cellophane
