#include "tools/env_input.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <iterator>
#include <utility>

namespace cellophane {

namespace {

constexpr int ending[] = {SIGINT, SIGTERM, SIGHUP};
/// Milliseconds that a signal may go unnoticed.
constexpr int signal_patience = 200;

sigset_t ending_signals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : ending) sigaddset(&set, signal);
    return set;
}

}  // namespace

EnvInput::EnvInput(int file) : file_{file} {
    const sigset_t set = ending_signals();
    pthread_sigmask(SIG_BLOCK, &set, &before_);
    pipe_before_ = ::signal(SIGPIPE, SIG_IGN);
}

EnvInput::~EnvInput() {
    // A signal that came has been answered; let through, it would strike a second time.
    while (is_interrupted()) {
        const sigset_t set = ending_signals();
        int taken = 0;
        sigwait(&set, &taken);
    }
    ::signal(SIGPIPE, pipe_before_);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

bool EnvInput::is_interrupted() const {
    sigset_t pending;
    sigemptyset(&pending);
    sigpending(&pending);
    return std::any_of(std::begin(ending), std::end(ending),
                       [&](int signal) { return sigismember(&pending, signal) == 1; });
}

bool EnvInput::fill() {
    std::array<char, std::size_t{1} << 16> piece;
    while (!is_interrupted()) {
#ifndef __EMSCRIPTEN__
        // Node itself ends at a signal, and its files cannot be waited for.
        pollfd waiting{file_, POLLIN, 0};
        const int ready = ::poll(&waiting, 1, signal_patience);
        if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
#endif
        const ssize_t count = ::read(file_, piece.data(), piece.size());
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (count <= 0) return false;
        buffer_.append(piece.data(), static_cast<std::size_t>(count));
        return true;
    }
    return false;
}

EnvInput::Got EnvInput::line(std::string& text) {
    bool is_too_long = false;
    for (std::size_t searched = 0;;) {
        const std::size_t end = buffer_.find('\n', searched);
        if (end != std::string::npos) {
            is_too_long = is_too_long || end > longest_line;
            if (!is_too_long) text.assign(buffer_, 0, end);
            buffer_.erase(0, end + 1);
            return is_too_long ? Got::TooMuch : Got::All;
        }
        searched = buffer_.size();
        if (searched > longest_line) {
            is_too_long = true;
            buffer_.clear();
            searched = 0;
        }
        if (fill()) continue;
        if (is_too_long) return Got::TooMuch;
        text = std::exchange(buffer_, {});
        return text.empty() ? Got::Nothing : Got::Part;
    }
}

EnvInput::Got EnvInput::bytes(std::span<std::uint8_t> into) {
    while (buffer_.size() < into.size())
        if (!fill()) return buffer_.empty() ? Got::Nothing : Got::Part;
    std::memcpy(into.data(), buffer_.data(), into.size());
    buffer_.erase(0, into.size());
    return Got::All;
}

}  // namespace cellophane
