#include <cstddef>
#include <cstdint>
#include <utility>

#include "record/recording.h"
#include "record/replay.h"
#include "record/rules_version.h"

using namespace cellophane;

/// Commands from anywhere, in a dungeon the first byte picks: they are played as far as they go, and no
/// further.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int most_steps = 80;
    if (size == 0) return 0;
    Recording recording;
    recording.options.seed = 1 + data[0] % 16;
    recording.options.depth = 1 + data[0] / 128 * 3;
    recording.dungeon_version = 1;
    recording.rules_version = rules_version;
    recording.steps.assign(data + 1, data + size);
    Replay replay{std::move(recording)};
    for (int i = 0; i < most_steps && !replay.is_at_end(); ++i) replay.step();
    return 0;
}
