#pragma once

#include <memory>

#include "record/recording.h"
#include "record/save_files.h"
#include "session/session_options.h"

// How a session begins.

namespace cellophane {

struct SessionState;

/// A session with a game of its own; that goes on with a saved game; that watches a recording.
std::unique_ptr<SessionState> new_session(const SessionOptions& options);
std::unique_ptr<SessionState> resumed_session(SavedGame saved);
std::unique_ptr<SessionState> watching_session(Recording recording);

}  // namespace cellophane
