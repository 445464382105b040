#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "kit/rng/rng.h"
#include "record/save_files.h"
#include "support/fuzz.h"

using namespace cellophane;

/// Saves and recordings from anywhere: the input is a file without its checksum, which is put right, or
/// hardly anything would get past it. What loads is played on, saved and loaded again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<std::uint8_t> file{data, data + size};
    static_cast<void>(saved_game_from(file));
    std::uint64_t checksum = 0;
    for (std::uint8_t byte : file) checksum = finalise(checksum ^ byte) + golden_gamma;
    checksum = finalise(checksum);
    for (int i = 0; i < 8; ++i) file.push_back(static_cast<std::uint8_t>(checksum >> (8 * i)));
    Result<SavedGame> loaded = saved_game_from(file);
    if (!loaded.ok()) return 0;
    SavedGame& saved = loaded.value();
    play_on(saved.play);
    const Result<SavedGame> again = saved_game_from(save_file(saved.recording, saved.play));
    if (!again.ok() || again.value().play.state_hash() != saved.play.state_hash()) std::abort();
    return 0;
}
