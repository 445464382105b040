#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "agent/legal_mask.h"
#include "agent/observation_table.h"
#include "session/session.h"

namespace cellophane {

// A game as programs play it: by numbers, without keys or screen.

/// Writes what a player of this session is shown now.
void observe_into(const Session& session, std::span<std::uint8_t, observation_bytes> bytes);

/// Sets the bits of the actions that make sense now; how many these are. Without a game there is none.
int legal_mask(const Session& session, std::span<std::uint8_t, mask_bytes> mask);

/// What came of an action, and how the game stands after it.
struct ActionOutcome {
    /// Turns of the hero's that passed.
    std::int32_t turns = 0;
    bool goes_on = false;
    bool asks = false;
    bool is_over = false;
    /// A turn has passed, or anything else of the state is not what it was. If not, the same action changes
    /// nothing again until another one does.
    bool changed = false;
};

/// Carries out the action with a number. One that is not possible changes nothing.
ActionOutcome act(Session& session, int action);

/// What came of several actions: how many were carried out, and the turns that passed.
struct ActionsOutcome {
    std::size_t done = 0;
    std::int32_t turns = 0;
};

/// Carries out actions one after another, up to the first that changes nothing, which is not counted, or the
/// one that ends the game, which is.
ActionsOutcome act_all(Session& session, std::span<const std::int32_t> actions);

}  // namespace cellophane
