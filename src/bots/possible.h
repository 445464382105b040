#pragma once

#include <optional>
#include <vector>

#include "protocol/command.h"
#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// The command that uses an item without a target; nothing if it has no such use.
std::optional<Command> use_of(const PackItemView& carried);

/// The commands possible now, by what the hero knows: steps into known walls and round known corners are left
/// out, and so are journeys, which may go to every known cell, throws at empty cells, names and letters. With
/// a question open: its answers alone; once the game is over: none. `standing` is the last report, or what
/// `Play::standing` returns.
std::vector<Command> possible_commands(const Observation& seen, const Report& standing);

}  // namespace cellophane
