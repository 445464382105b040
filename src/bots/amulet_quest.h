#pragma once

#include <optional>

#include "bots/level_exit.h"
#include "bots/pack_lookup.h"
#include "content/variants.h"
#include "protocol/command.h"

namespace cellophane {

/// The way down to the Amulet and out of the dungeon with it.
class AmuletQuest {
public:
    /// The goal on this level: a way off it, or the Amulet.
    Destination destination(const Observation& seen);
    /// Drops an item so that the Amulet will fit; nothing if the pack has room, or an item lies underfoot.
    static std::optional<Command> make_room(const Observation& seen, const Patience& patience);

private:
    /// The depth of the level where the Amulet was last known to be; 0: nothing is known yet.
    int goal_depth_ = 0;
};

}  // namespace cellophane
