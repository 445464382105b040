#include "play/minds/swarming.h"

namespace cellophane {

bool make_room_to_swarm(const Acting&, Pos) {
    return false;
}

}  // namespace cellophane
