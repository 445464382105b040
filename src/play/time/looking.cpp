#include "play/time/looking.h"

#include <span>

#include "play/effects/schooling.h"
#include "play/senses/vision.h"

namespace cellophane {

BitGrid look_around(Turn& turn) {
    BitGrid fresh = update_vision(turn.game, turn.plans);
    fresh |= see_by_flares(turn.game, turn.plans, std::span{turn.events}.subspan(turn.flares_seen));
    turn.flares_seen = turn.events.size();
    share_discovery(turn, fresh);
    return fresh;
}

void leave_flares_behind(Turn& turn) {
    turn.flares_seen = turn.events.size();
}

}  // namespace cellophane
