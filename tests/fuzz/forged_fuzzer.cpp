#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

#include "record/recorder.h"
#include "record/save_files.h"
#include "record/snapshot.h"
#include "session/session.h"
#include "support/any_events.h"

using namespace cellophane;

/// Events of all kinds for a game whose state comes from anywhere. The input begins with how many bytes of
/// events there are, in pairs; after these comes the state.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int most_events = 60;
    if (size < 2) return 0;
    const std::size_t length = std::min<std::size_t>(2U * data[0], size - 1);
    Result<std::unique_ptr<Game>> read = game_from(std::span{data + 1 + length, size - 1 - length});
    if (!read.ok()) return 0;
    const NewGame options{.seed = 1};
    Session session = Session::resumed({begun_recording(options), Play::resumed(std::move(read.value()))});
    ByteChoices choices{std::span{data + 1, length}};
    for (int i = 0; i < most_events && !choices.is_at_end(); ++i) {
        send_any(session, choices);
        if (i % 4 == 0) look_at_all(session);
    }
    look_at_all(session);
    static_cast<void>(session.perceived());
    return 0;
}
