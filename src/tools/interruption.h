#pragma once

#include <csignal>

namespace cellophane {

/// While it lives, an interrupt (SIGINT, Ctrl-C) ends nothing by itself: whoever works in steps asks between
/// them whether one has come. Threads that are to be spared as well must be begun while it lives.
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
