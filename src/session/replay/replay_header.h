#pragma once

#include <optional>

#include "view/playback_header.h"

namespace cellophane {

struct Context;

/// How the recording is watched, for the head of the sidebar; none where a game is played.
std::optional<PlaybackHeader> playback_header(const Context& context);

}  // namespace cellophane
