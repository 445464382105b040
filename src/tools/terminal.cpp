#include "tools/terminal.h"

#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <iterator>

#include "screen/frame.h"
#include "tools/terminal_events.h"

namespace cellophane {

namespace {

/// Alternate screen, hidden cursor, any-motion mouse reports in SGR form, no line wrap.
constexpr std::string_view enter = "\x1b[?1049h\x1b[?25l\x1b[?1003h\x1b[?1006h\x1b[?7l";
constexpr std::string_view leave = "\x1b[?7h\x1b[?1006l\x1b[?1003l\x1b[m\x1b[?25h\x1b[?1049l";

/// Signals stay blocked and are asked for between waits, so no handler is needed; this is how long one may go
/// unnoticed.
constexpr int signal_patience = 200;
/// An escape byte alone for so long was the Escape key.
constexpr int escape_patience = 25;

/// What tells of a fault of the program's own: it cannot wait.
constexpr int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS};

/// Whether a signal ends a program that does not ask for it. All of them end the game well, not only those
/// that somebody thought of.
bool is_ending(int signal) {
    constexpr int others[] = {SIGKILL, SIGSTOP, SIGCHLD, SIGURG,  SIGWINCH, SIGTSTP,
                              SIGCONT, SIGTTIN, SIGTTOU, SIGPIPE, SIGXFSZ};
    const auto holds = [&](const auto& list) {
        return std::find(std::begin(list), std::end(list), signal) != std::end(list);
    };
    return !holds(faults) && !holds(others);
}

sigset_t ending_signals() {
    sigset_t set;
    sigemptyset(&set);
    // The system keeps a few for itself and takes no notice.
    for (int signal = 1; signal < NSIG; ++signal)
        if (is_ending(signal)) sigaddset(&set, signal);
    return set;
}

sigset_t handled_signals() {
    sigset_t set = ending_signals();
    for (int signal : {SIGWINCH, SIGTSTP, SIGCONT}) sigaddset(&set, signal);
    return set;
}

/// Gives the terminal back as a fault must, which knows nothing of how it was: lines, echo and signals.
void give_back_after_fault(int signal) {
    termios usual{};
    if (write(STDOUT_FILENO, leave.data(), leave.size()) >= 0 && tcgetattr(STDIN_FILENO, &usual) == 0) {
        usual.c_iflag |= ICRNL | IXON;
        usual.c_oflag |= OPOST;
        usual.c_lflag |= ICANON | ECHO | ISIG | IEXTEN;
        tcsetattr(STDIN_FILENO, TCSANOW, &usual);
    }
    ::signal(signal, SIG_DFL);
    raise(signal);
}

/// Sanitizers have handlers of their own, and keep them.
void exchange_fault_handlers(void (*from)(int), void (*to)(int)) {
    for (int signal : faults) {
        struct sigaction now {};
        if (sigaction(signal, nullptr, &now) == 0 && now.sa_handler == from) ::signal(signal, to);
    }
}

/// Takes a signal that is blocked, if it has come. Returns whether it had.
bool take(int signal) {
    sigset_t pending;
    sigpending(&pending);
    if (sigismember(&pending, signal) != 1) return false;
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, signal);
    int taken = 0;
    sigwait(&one, &taken);
    return true;
}

winsize size_of_terminal() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
    return size;
}

bool is_small(const winsize& size) {
    return size.ws_col < screen_columns || size.ws_row < screen_rows;
}

std::string size_needed(const winsize& size) {
    return "a terminal of at least " + std::to_string(screen_columns) + " x " + std::to_string(screen_rows) +
           " characters; this one has " + std::to_string(size.ws_col) + " x " + std::to_string(size.ws_row) +
           ".";
}

bool is_suspend(const InputEvent& event) {
    return is_control_key(event, "z");
}

/// What ends the program must not strike a second time once the signals are let through again.
void ignore_endings() {
    for (int signal = 1; signal < NSIG; ++signal)
        if (is_ending(signal)) ::signal(signal, SIG_IGN);
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
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0)
        return Problem{"no-terminal",
                       "the game needs a terminal for input and output, not a file or a pipe."};
    const winsize size = size_of_terminal();
    if (size.ws_col == 0) return Problem{"no-terminal", "the terminal does not tell its size."};
    if (is_small(size)) return Problem{"small-terminal", "the game needs " + size_needed(size)};
    return std::nullopt;
#endif
}

Terminal::Terminal() {
    const sigset_t signals = handled_signals();
    sigprocmask(SIG_BLOCK, &signals, nullptr);
    // Writing that fails says so; no signal needs to.
    for (int signal : {SIGPIPE, SIGXFSZ}) ::signal(signal, SIG_IGN);
    tcgetattr(STDIN_FILENO, &before_);
    exchange_fault_handlers(SIG_DFL, &give_back_after_fault);
    begin();
}

Terminal::~Terminal() {
    end();
    exchange_fault_handlers(&give_back_after_fault, SIG_DFL);
    const sigset_t signals = handled_signals();
    sigprocmask(SIG_UNBLOCK, &signals, nullptr);
}

void Terminal::begin() {
    termios raw = before_;
    raw.c_iflag &= ~static_cast<tcflag_t>(BRKINT | ICRNL | INPCK | ISTRIP | IXON);
    raw.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    raw.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | IEXTEN | ISIG);
    raw.c_cc[VMIN] = 0;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw);
    put(enter);
    measure();
}

void Terminal::end() const {
    put(leave);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
}

void Terminal::suspend() {
    end();
    // It is blocked, so it stops the program once it is let through.
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    kill(0, SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stop, nullptr);
    sigprocmask(SIG_BLOCK, &stop, nullptr);
    take(SIGCONT);
    begin();
}

void Terminal::measure() {
    const winsize size = size_of_terminal();
    is_small_ = is_small(size);
    if (is_small_) put("\x1b[m\x1b[2J\x1b[H\x1b[?7hThe game needs " + size_needed(size) + "\x1b[?7l");
}

void Terminal::write(std::string_view bytes) const {
    if (!is_small_) put(bytes);
}

void Terminal::put(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN || errno == EINTR) {
            pollfd ready{STDOUT_FILENO, POLLOUT, 0};
            poll(&ready, 1, signal_patience);
        } else {
            return;
        }
    }
}

Terminal::Arrival Terminal::take_signals() {
    Arrival arrival;
    sigset_t pending;
    sigpending(&pending);
    for (int signal = 1; signal < NSIG; ++signal)
        arrival.hung_up = arrival.hung_up || (is_ending(signal) && sigismember(&pending, signal) == 1);
    if (arrival.hung_up) {
        ignore_endings();
        return arrival;
    }
    if (take(SIGTSTP)) {
        suspend();
        arrival.resized = arrival.resumed = true;
    } else if (take(SIGCONT)) {
        // It was stopped by a signal that cannot be caught, and whoever had the terminal since has changed
        // it.
        begin();
        arrival.resized = arrival.resumed = true;
    }
    if (take(SIGWINCH)) {
        measure();
        arrival.resized = true;
    }
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
        Arrival arrival = take_signals();
        if (arrival.hung_up || arrival.resized) return arrival;
        const int remaining = milliseconds < 0 ? signal_patience : milliseconds - waited;
        const int patience = std::clamp(remaining, 0, decoder_.waiting() ? escape_patience : signal_patience);
        pollfd ready{STDIN_FILENO, POLLIN, 0};
        const int found = poll(&ready, 1, patience);
        waited += patience;
        if (found > 0) {
            char bytes[4096];
            const ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
            if (count > 0) arrival.events = decoder_.feed({bytes, static_cast<std::size_t>(count)});
            const bool is_gone = count == 0 || (count < 0 && errno == EIO);
            arrival.hung_up = is_gone || (ready.revents & POLLIN) == 0;
            // The signal that tells of it may be yet to come.
            if (arrival.hung_up) ignore_endings();
        } else if (decoder_.waiting()) {
            arrival.events = decoder_.settle();
        }
        const bool out_of_time = milliseconds >= 0 && waited >= milliseconds;
        if (!arrival.events.empty() || arrival.hung_up || out_of_time) return arrival;
    }
}

}  // namespace cellophane
