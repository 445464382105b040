#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "screen/input.h"
#include "tools/system/terminal_device.h"

namespace cellophane {

/// The terminal on standard input and output while a game has it: keys as they are pressed, the alternate
/// screen, mouse reports. Everything is put back when it goes out of scope and while the program is suspended
/// (Ctrl-Z), and `hung_up` reports that it is to end. While it is smaller than the screen it shows which size
/// it needs, and takes no input.
class Terminal {
public:
    /// What keeps the game from being played here, if anything: no terminal, or one smaller than 100 x 34.
    static std::optional<Problem> unfit();

    Terminal();
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// Nothing while the terminal is too small.
    void write(std::string_view bytes) const;

    struct Arrival {
        std::vector<InputEvent> events;
        /// The screen has to be drawn anew.
        bool resized = false;
        /// The program was suspended, or the terminal too small: the time until now does not count.
        bool resumed = false;
        /// Something ends the program, or the terminal is gone.
        bool hung_up = false;
    };
    /// Waits for input, at most so many milliseconds; -1: as long as it takes.
    Arrival wait(int milliseconds);

private:
    Arrival take_news();
    void begin();
    /// Gives the terminal back and stops, until the program is continued.
    void suspend();
    /// Finds out whether the screen fits, and if it does not, says so.
    void measure();
    Arrival wait_for_input(int milliseconds);

    TerminalDevice device_;
    bool is_small_ = false;
};

}  // namespace cellophane
