#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "screen/input.h"

namespace cellophane {

struct TerminalSize {
    int columns = 0;
    int rows = 0;

    friend bool operator==(const TerminalSize&, const TerminalSize&) = default;
};

/// The terminal on standard input and output as a system has it. While it lives, what would end or stop the
/// program is only told of (`news`).
class TerminalDevice {
public:
    /// Whether standard input and standard output both are a terminal.
    static bool is_there();
    /// No columns: it does not tell.
    static TerminalSize size();

    TerminalDevice();
    ~TerminalDevice();
    TerminalDevice(const TerminalDevice&) = delete;
    TerminalDevice& operator=(const TerminalDevice&) = delete;

    /// From now on the program gets every key as it is pressed, and the pointer, and has a screen to itself.
    void take();
    /// All of it as it was.
    void give_back() const;
    /// Stops the program, which has given the terminal back, until it is continued; at once where a system
    /// knows no such thing.
    void stop();

    void put(std::string_view bytes) const;

    struct News {
        /// The program is to end. It is asked once: a second time is ignored.
        bool ends = false;
        /// It is to stop.
        bool stops = false;
        /// It was stopped by force, and somebody else has had the terminal since.
        bool continued = false;
        bool resized = false;
    };
    News news();

    struct Input {
        std::vector<InputEvent> events;
        /// The terminal is gone.
        bool is_gone = false;
        /// So long it was waited for, in milliseconds.
        int waited = 0;
    };
    /// What is typed and pointed at: waits for so long at most, and briefly, for `news` have to be asked for.
    Input wait(int milliseconds);

private:
    struct State;
    std::unique_ptr<State> state_;
};

/// What the display is told at the beginning and at the end: the alternate screen, no cursor, reports of any
/// motion of the mouse in SGR form, no wrapping of lines.
inline constexpr std::string_view display_taken = "\x1b[?1049h\x1b[?25l\x1b[?1003h\x1b[?1006h\x1b[?7l";
inline constexpr std::string_view display_given_back =
    "\x1b[?7h\x1b[?1006l\x1b[?1003l\x1b[m\x1b[?25h\x1b[?1049l";

}  // namespace cellophane
