#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "agent/legal_mask.h"
#include "agent/observation_table.h"
#include "protocol/event.h"
#include "session/session.h"

namespace cellophane {

// A game as programs play it: by numbers, without keys or screen.

/// Writes what a player of this session is shown now.
void observe_into(const Session& session, std::span<std::uint8_t, observation_bytes> bytes);

/// Sets the bits of the actions that make sense now; how many these are. Without a game there is none.
int legal_mask(const Session& session, std::span<std::uint8_t, mask_bytes> mask);

/// Carries out the action with a number. None, and nothing is done, if there is nothing to do it with or to
/// (agent/action_numbers.h).
std::optional<Report> act(Session& session, int action);

/// Carries out actions one after another, until one means nothing now or the game is over; how many were.
std::size_t act_all(Session& session, std::span<const std::int32_t> actions);

}  // namespace cellophane
