#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "record/snapshot.h"
#include "support/fuzz.h"

using namespace cellophane;

/// States from anywhere: what is let in can be played, and is written as it was read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Result<std::unique_ptr<Game>> read = game_from(std::span{data, size});
    if (!read.ok()) return 0;
    const std::vector<std::uint8_t> written = snapshot_of(*read.value());
    const Result<std::unique_ptr<Game>> again = game_from(written);
    if (!again.ok() || snapshot_of(*again.value()) != written) std::abort();
    Play play = Play::resumed(std::move(read.value()));
    play_on(play);
    return 0;
}
