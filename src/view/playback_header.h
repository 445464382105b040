#pragma once

#include <cstdint>
#include <string_view>

#include "screen/frame.h"

namespace cellophane {

/// How a recording is being watched, for the head of the sidebar (rules/interface.md 3).
struct PlaybackHeader {
    enum class State : std::uint8_t {
        Paused,
        Playing,
        Ended,
        /// A long way forward or back is being gone.
        Seeking,
        /// The game went another way than the recording.
        OutOfSync
    };

    int turn = 0;
    int turns = 0;
    State state = State::Paused;
    /// Milliseconds a turn takes while it plays.
    int delay = 0;
};

std::string_view words_of(PlaybackHeader::State state);

/// Rows it takes, the blank one below it included.
inline constexpr int playback_header_rows = 4;

void paint_playback_header(Frame& frame, const PlaybackHeader& header);

}  // namespace cellophane
