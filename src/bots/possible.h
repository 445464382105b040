#pragma once

#include <optional>
#include <vector>

#include "protocol/command.h"
#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// What can be done with something that needs no target; nothing if there is nothing.
std::optional<Command> use_of(const PackItemView& carried);

/// What may be asked of the game now, as far as is known: steps into known walls and round known corners are
/// left out, and so are journeys, which may go to every known cell, throws at nobody, names and letters. With
/// a question open there are its answers alone; once the game is over there is nothing. `standing` is the
/// last report, or what `Play::standing` says.
std::vector<Command> possible_commands(const Observation& seen, const Report& standing);

}  // namespace cellophane
