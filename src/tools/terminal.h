#pragma once

#include <termios.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "screen/input.h"

namespace cellophane {

/// The terminal on standard input and output while a game has it: raw mode, the alternate screen, mouse
/// reports. Everything is put back when it goes out of scope, and `hung_up` reports a signal to end.
class Terminal {
public:
    /// What keeps the game from being played here, if anything: no terminal, or one smaller than 100 x 34.
    static std::optional<Problem> unfit();

    Terminal();
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void write(std::string_view bytes) const;

    struct Arrival {
        std::vector<InputEvent> events;
        bool resized = false;
        /// A signal to end, or the terminal is gone.
        bool hung_up = false;
    };
    /// Waits for input, at most so many milliseconds; -1: as long as it takes.
    Arrival wait(int milliseconds);

private:
    Arrival take_signals() const;

    termios before_{};
    InputDecoder decoder_;
};

}  // namespace cellophane
