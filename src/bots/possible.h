#pragma once

#include <optional>
#include <vector>

#include "play/play.h"
#include "protocol/command.h"
#include "protocol/observation.h"

namespace cellophane {

/// The command that uses an item without a target; nothing if it has no such use.
std::optional<Command> use_of(const PackItemView& carried);

/// Where a zap in a direction is aimed when it needs no creature: the farthest cell in view, 6 at most; none
/// if there is none, or a creature stands on it.
std::optional<Pos> aim_toward(const Observation& seen, Direction toward);

/// The commands possible now, by what the hero knows: what the hero knows to be refused is left out (steps
/// into walls, round corners and into lava, the use of what does not work), and so are journeys, which may go
/// to every known cell, throws at empty cells, names and letters. With a question open: its answers alone,
/// unfit items left out; once the game is over: none. The first one and the last one do something in the end,
/// however often they are chosen: no program that clings to either waits for ever.
std::vector<Command> possible_commands(const Play& play);

}  // namespace cellophane
