#include "tools/system/terminal_device.h"

#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <iterator>

namespace cellophane {

namespace {

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
    if (write(STDOUT_FILENO, display_given_back.data(), display_given_back.size()) >= 0 &&
        tcgetattr(STDIN_FILENO, &usual) == 0) {
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
bool take_signal(int signal) {
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

/// What ends the program must not strike a second time once the signals are let through again.
void ignore_endings() {
    for (int signal = 1; signal < NSIG; ++signal)
        if (is_ending(signal)) ::signal(signal, SIG_IGN);
}

}  // namespace

struct TerminalDevice::State {
    termios before{};
    InputDecoder decoder;
};

bool TerminalDevice::is_there() {
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
}

TerminalSize TerminalDevice::size() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
    return {.columns = size.ws_col, .rows = size.ws_row};
}

TerminalDevice::TerminalDevice() : state_{std::make_unique<State>()} {
    const sigset_t signals = handled_signals();
    sigprocmask(SIG_BLOCK, &signals, nullptr);
    // Writing that fails says so; no signal needs to.
    for (int signal : {SIGPIPE, SIGXFSZ}) ::signal(signal, SIG_IGN);
    tcgetattr(STDIN_FILENO, &state_->before);
    exchange_fault_handlers(SIG_DFL, &give_back_after_fault);
}

TerminalDevice::~TerminalDevice() {
    exchange_fault_handlers(&give_back_after_fault, SIG_DFL);
    const sigset_t signals = handled_signals();
    sigprocmask(SIG_UNBLOCK, &signals, nullptr);
}

void TerminalDevice::take() {
    termios raw = state_->before;
    raw.c_iflag &= ~static_cast<tcflag_t>(BRKINT | ICRNL | INPCK | ISTRIP | IXON);
    raw.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    raw.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | IEXTEN | ISIG);
    raw.c_cc[VMIN] = 0;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw);
    put(display_taken);
}

void TerminalDevice::give_back() const {
    put(display_given_back);
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &state_->before);
}

void TerminalDevice::stop() {
    // It is blocked, so it stops the program once it is let through.
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    kill(0, SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stop, nullptr);
    sigprocmask(SIG_BLOCK, &stop, nullptr);
    take_signal(SIGCONT);
}

void TerminalDevice::put(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t written = write(STDOUT_FILENO, bytes.data(), bytes.size());
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

TerminalDevice::News TerminalDevice::news() {
    News news;
    sigset_t pending;
    sigpending(&pending);
    for (int signal = 1; signal < NSIG; ++signal)
        news.ends = news.ends || (is_ending(signal) && sigismember(&pending, signal) == 1);
    if (news.ends) {
        ignore_endings();
        return news;
    }
    news.stops = take_signal(SIGTSTP);
    news.continued = !news.stops && take_signal(SIGCONT);
    news.resized = !news.stops && take_signal(SIGWINCH);
    return news;
}

TerminalDevice::Input TerminalDevice::wait(int milliseconds) {
    InputDecoder& decoder = state_->decoder;
    Input input;
    input.waited = std::clamp(milliseconds, 0, decoder.waiting() ? escape_patience : signal_patience);
    pollfd ready{STDIN_FILENO, POLLIN, 0};
    if (poll(&ready, 1, input.waited) > 0) {
        char bytes[4096];
        const ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
        if (count > 0) input.events = decoder.feed({bytes, static_cast<std::size_t>(count)});
        const bool is_at_end = count == 0 || (count < 0 && errno == EIO);
        input.is_gone = is_at_end || (ready.revents & POLLIN) == 0;
        // The signal that tells of it may be yet to come.
        if (input.is_gone) ignore_endings();
    } else if (decoder.waiting()) {
        input.events = decoder.settle();
    }
    return input;
}

}  // namespace cellophane
