#include "tools/interrupt.h"

#include <signal.h>

namespace cellophane {

namespace {

/// The signal stays blocked and is asked for, so no handler and no global is needed.
sigset_t interrupts() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

}  // namespace

Interruption::Interruption() {
    const sigset_t set = interrupts();
    pthread_sigmask(SIG_BLOCK, &set, &before_);
}

Interruption::~Interruption() {
    // One that came has been answered; let through, it would strike a second time.
    if (came()) {
        const sigset_t set = interrupts();
        int taken = 0;
        sigwait(&set, &taken);
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

bool Interruption::came() const {
    sigset_t pending;
    sigemptyset(&pending);
    sigpending(&pending);
    return sigismember(&pending, SIGINT) == 1;
}

}  // namespace cellophane
