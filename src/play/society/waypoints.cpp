#include "play/society/waypoints.h"

#include "world/waypoints.h"

namespace cellophane {

void renew_waypoints(Game& game) {
    Level& level = game.here().level;
    level.waypoints = choose_waypoints(level.layers, game.play);
    // The numbers of waypoints mean other places now.
    for (Monster& monster : level.monsters)
        monster.wandering = new_to_waypoints(monster.wandering, game.play);
}

}  // namespace cellophane
