#include "tools/system/interrupt.h"

#include <signal.h>

#include <algorithm>
#include <iterator>

namespace cellophane {

namespace {

constexpr int any_end[] = {SIGINT, SIGTERM, SIGHUP};

}  // namespace

/// The signals stay blocked and are asked for, so no handler and no global is needed.
struct Interruption::Before {
    sigset_t awaited{};
    sigset_t blocked{};
    bool ignores_pipes = false;
    void (*on_pipe)(int) = nullptr;
};

Interruption::Interruption(By by) : before_{std::make_unique<Before>()} {
    sigemptyset(&before_->awaited);
    sigaddset(&before_->awaited, SIGINT);
    if (by == By::AnyEnd)
        for (const int signal : any_end) sigaddset(&before_->awaited, signal);
    pthread_sigmask(SIG_BLOCK, &before_->awaited, &before_->blocked);
    before_->ignores_pipes = by == By::AnyEnd;
    if (before_->ignores_pipes) before_->on_pipe = ::signal(SIGPIPE, SIG_IGN);
}

Interruption::~Interruption() {
    // One that came has been answered; let through, it would strike a second time.
    while (came()) {
        int taken = 0;
        sigwait(&before_->awaited, &taken);
    }
    if (before_->ignores_pipes) ::signal(SIGPIPE, before_->on_pipe);
    pthread_sigmask(SIG_SETMASK, &before_->blocked, nullptr);
}

bool Interruption::came() const {
    sigset_t pending;
    sigemptyset(&pending);
    sigpending(&pending);
    return std::any_of(std::begin(any_end), std::end(any_end), [&](int signal) {
        return sigismember(&before_->awaited, signal) == 1 && sigismember(&pending, signal) == 1;
    });
}

}  // namespace cellophane
