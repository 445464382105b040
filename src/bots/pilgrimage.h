#pragma once

#include <optional>

#include "bots/carried.h"
#include "bots/way_off.h"
#include "content/styles.h"
#include "protocol/command.h"

namespace cellophane {

/// Down to the Amulet and out with it.
class Pilgrimage {
public:
    /// What he has come for on this level: a way off it, or the Amulet.
    Destination destination(const Observation& seen);
    /// Who has no room cannot take what he has come for: what he drops; nothing if there is room.
    static std::optional<Command> make_room(const Observation& seen, const Patience& patience);

private:
    /// The level he last knew the Amulet on.
    int goal_depth_ = amulet_depth;
};

}  // namespace cellophane
