#pragma once

#include <csignal>

namespace cellophane {

/// While it lives, an interrupt (SIGINT, Ctrl-C) ends nothing by itself: work done in steps asks between them
/// whether one has come. Threads to be protected as well must be started while it lives.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    bool came() const;

private:
    sigset_t before_{};
};

}  // namespace cellophane
