#include "tools/system/standard_streams.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace cellophane {

namespace {

#ifndef __EMSCRIPTEN__
/// Milliseconds that a signal may go unnoticed.
constexpr int patience_with_input = 200;
#endif

}  // namespace

std::vector<std::string> arguments_of(int count, char** values) {
    return {values + (count > 0 ? 1 : 0), values + count};
}

/// All streams are of bytes anyway.
struct ByteStreams::Before {};
ByteStreams::ByteStreams() = default;
ByteStreams::~ByteStreams() = default;

bool shows_progress() {
    return isatty(STDERR_FILENO) == 1;
}

std::optional<std::size_t> read_input(std::span<char> room) {
#ifndef __EMSCRIPTEN__
    // Node itself ends at a signal, and its files cannot be waited for.
    pollfd waiting{STDIN_FILENO, POLLIN, 0};
    const int ready = poll(&waiting, 1, patience_with_input);
    if (ready == 0 || (ready < 0 && errno == EINTR)) return std::nullopt;
#endif
    const ssize_t count = read(STDIN_FILENO, room.data(), room.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return std::nullopt;
    return count <= 0 ? 0 : static_cast<std::size_t>(count);
}

}  // namespace cellophane
