#include "session/replay/replay_header.h"

#include "session/context.h"

namespace cellophane {

std::optional<PlaybackHeader> playback_header(const Context& context) {
    if (!context.viewing) return std::nullopt;
    const Viewing& viewing = *context.viewing;
    const Replay& replay = *context.game_or_replay.replay();
    using State = PlaybackHeader::State;
    const State state = replay.problem()     ? State::OutOfSync
                        : viewing.seek       ? State::Seeking
                        : viewing.plays      ? State::Playing
                        : replay.is_at_end() ? State::Ended
                                             : State::Paused;
    return PlaybackHeader{
        .turn = replay.turn(), .turns = replay.recording().turns, .state = state, .delay = viewing.delay};
}

}  // namespace cellophane
