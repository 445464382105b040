#include <cstddef>
#include <cstdint>
#include <span>

#include "record/save_files.h"
#include "session/replay/playback.h"
#include "session/session.h"
#include "support/any_events.h"

using namespace cellophane;

namespace {

template <class Screen>
void send_all(Screen& screen, ByteChoices& choices, int most_events) {
    for (int i = 0; i < most_events && !choices.is_at_end(); ++i) {
        send_any(screen, choices);
        if (i % 4 == 0) look_at_all(screen);
    }
    look_at_all(screen);
}

}  // namespace

/// Events of all kinds for a game, in a dungeon the first byte picks, and then for its recording as it is
/// watched.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int most_events = 120;
    ByteChoices choices{std::span{data, size}};
    const int kind = choices.below(256);
    Session session{SessionOptions{.seed = static_cast<std::uint64_t>(1 + kind % 16),
                                   .depth = 1 + kind / 64 * 5,
                                   .harmless = kind / 16 % 2 == 1}};
    send_all(session, choices, most_events);
    if (kind / 32 % 2 == 0) return 0;
    Playback playback{recording_from(session.recording()).value()};
    send_all(playback, choices, most_events);
    return 0;
}
