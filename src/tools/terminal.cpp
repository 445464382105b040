#include "tools/terminal.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "screen/frame.h"
#include "tools/terminal_events.h"

namespace cellophane {

namespace {

bool is_small(TerminalSize size) {
    return size.columns < screen_columns || size.rows < screen_rows;
}

std::string size_needed(TerminalSize size) {
    return "a terminal of at least " + std::to_string(screen_columns) + " x " + std::to_string(screen_rows) +
           " characters; this one has " + std::to_string(size.columns) + " x " + std::to_string(size.rows) +
           ".";
}

bool is_suspend(const InputEvent& event) {
    return is_control_key(event, "z");
}

}  // namespace

std::optional<Problem> Terminal::unfit() {
#ifdef __EMSCRIPTEN__
    // Node gives no way to wait for a key with an end to it.
    return Problem{
        "no-terminal",
        "this program, which runs in Node, has no terminal to draw on. The one of this name that is "
        "built from the sources has; the page and the element <cellophane-game> play and show "
        "recordings in a browser."};
#else
    if (!TerminalDevice::is_there())
        return Problem{"no-terminal",
                       "the game needs a terminal for input and output, not a file or a pipe."};
    const TerminalSize size = TerminalDevice::size();
    if (size.columns == 0) return Problem{"no-terminal", "the terminal does not tell its size."};
    if (is_small(size)) return Problem{"small-terminal", "the game needs " + size_needed(size)};
    return std::nullopt;
#endif
}

Terminal::Terminal() {
    begin();
}

Terminal::~Terminal() {
    device_.give_back();
}

void Terminal::begin() {
    device_.take();
    measure();
}

void Terminal::suspend() {
    device_.give_back();
    device_.stop();
    begin();
}

void Terminal::measure() {
    const TerminalSize size = TerminalDevice::size();
    is_small_ = is_small(size);
    if (is_small_) device_.put("\x1b[m\x1b[2J\x1b[H\x1b[?7hThe game needs " + size_needed(size) + "\x1b[?7l");
}

void Terminal::write(std::string_view bytes) const {
    if (!is_small_) device_.put(bytes);
}

Terminal::Arrival Terminal::take_news() {
    const TerminalDevice::News news = device_.news();
    Arrival arrival;
    arrival.hung_up = news.ends;
    if (news.stops) suspend();
    // It was stopped by a signal that cannot be caught, and whoever had the terminal since has changed it.
    if (news.continued) begin();
    arrival.resumed = news.stops || news.continued;
    if (news.resized) measure();
    arrival.resized = arrival.resumed || news.resized;
    return arrival;
}

Terminal::Arrival Terminal::wait(int milliseconds) {
    for (bool was_away = false;;) {
        was_away = was_away || is_small_;
        Arrival arrival = wait_for_input(is_small_ ? -1 : milliseconds);
        const auto holds = [&](bool (*is_that)(const InputEvent&)) {
            return std::any_of(arrival.events.begin(), arrival.events.end(), is_that);
        };
        if (holds(is_suspend)) {
            suspend();
            arrival = {};
            was_away = true;
        }
        // While it is too small only an end counts.
        if (is_small_ && !arrival.hung_up && !holds(is_interrupt)) continue;
        arrival.resized = arrival.resized || was_away;
        arrival.resumed = arrival.resumed || was_away;
        return arrival;
    }
}

Terminal::Arrival Terminal::wait_for_input(int milliseconds) {
    for (int waited = 0;;) {
        Arrival arrival = take_news();
        if (arrival.hung_up || arrival.resized) return arrival;
        const int remaining = milliseconds < 0 ? std::numeric_limits<int>::max() : milliseconds - waited;
        TerminalDevice::Input input = device_.wait(remaining);
        arrival.events = std::move(input.events);
        arrival.hung_up = input.is_gone;
        if (milliseconds >= 0) waited += input.waited;
        const bool out_of_time = milliseconds >= 0 && waited >= milliseconds;
        if (!arrival.events.empty() || arrival.hung_up || out_of_time) return arrival;
    }
}

}  // namespace cellophane
