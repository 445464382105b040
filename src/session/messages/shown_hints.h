#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "record/recording.h"
#include "session/messages/event_messages.h"
#include "session/settings.h"

// Hints are no part of a game: no save holds them. The settings keep where each was told, so that a game that
// is gone on with shows them again where they stood.

namespace cellophane {

/// What a hint says.
Message hint_message(Hint hint, const KeysNamed& keys);

/// Notes that a hint was told now, after all steps of the recording.
void note_shown_hint(Settings& settings, Hint hint, const Recording& recording);

/// The hints that were told in this game, in the order of its steps.
std::vector<ShownHint> hints_shown_in(const Settings& settings, const Recording& recording);

}  // namespace cellophane
