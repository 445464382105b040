#include "play/time/look_around.h"

#include <span>

#include "play/observation/vision.h"
#include "play/society/ally_learning.h"

namespace cellophane {

BitGrid look_around(Turn& turn) {
    BitGrid fresh = update_vision(turn.game, turn.caches);
    fresh |= see_by_flares(turn.game, turn.caches, std::span{turn.events}.subspan(turn.flares_seen));
    turn.flares_seen = turn.events.size();
    share_discovery(turn, fresh);
    return fresh;
}

void leave_flares_behind(Turn& turn) {
    turn.flares_seen = turn.events.size();
}

}  // namespace cellophane
